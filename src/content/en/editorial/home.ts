import type { Partner } from "../../partners.ts";
import type { CompanyFacts } from "../../../domain/company/company.ts";

/** A label with its figure (R2.14). */
type Stat = { label: string; value: string };

/** One of the three kinds of service (R2.12). */
export type ServiceHighlight = {
  id: "training" | "support" | "business-setup";
  title: string;
  description: string;
  icon: "GraduationCap" | "Wrench" | "Handshake";
};

/** What the home page says of the company and its trade. */
export default (company: CompanyFacts) => ({
  title: "Industrial cleaning equipment in Bahrain",
  description: `Machines, washroom hygiene, chemicals, tools and waste bins from ${company.address}, with training, technical support and spare parts. Since ${company.established}.`,
  hero: {
    headline: ["Innovative", "Cleaning Solutions", `Since ${company.established}`],
    tagline: "Leading industrial cleaning solutions in the Middle East",
    stats: [
      { label: "Years of Innovation", value: "21+" },
      { label: "Global Brands", value: "12+" },
    ] satisfies Stat[],
  },
  partners: {
    facts: "21+ Years Partnership and 12+ Global Brands",
    knownFor: {
      COMAC: "Italian Floor Care Excellence",
      FILMOP: "Professional Cleaning Innovation",
      Glasdon: "Smart Urban Solutions",
      Klindex: "Floor Treatment Technology",
      Numatic: "Industrial Vacuum Systems",
      Santoemma: "Carpet & Upholstery Solutions",
      ChaoBao: "Cleaning Equipments",
      Intercare: "Cleaning Supplies",
      Selden: "Cleaning Agents",
      VonSchrader: "Professional Carpet Care",
    } satisfies Record<Partner["name"], string>,
  },
  about: {
    year: String(company.established),
    title: "Established",
    text: `A trading company in ${company.city} for industrial cleaning. 12+ Global Brands, with showroom, warehouse and service center under one name.`,
  },
  services: {
    highlights: [
      {
        id: "training",
        title: "Training programs",
        description:
          "Operators learn their machine on the floor they clean: dosing, pads, daily care, and what never to do.",
        icon: "GraduationCap",
      },
      {
        id: "support",
        title: "Technical support with spare parts",
        description:
          "One workshop for the machines we sell. Ask for pads, blades, filters, batteries and motors by article number.",
        icon: "Wrench",
      },
      {
        id: "business-setup",
        title: "Business-setup support",
        description:
          "From an empty store room to a working operation: equipment list, consumables plan and trained staff.",
        icon: "Handshake",
      },
    ] satisfies ServiceHighlight[],
  },
  contact: {
    text: "Say what you clean and how much of it. The inquiry goes straight to the sales desk.",
  },
});
