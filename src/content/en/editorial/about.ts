import type { CompanyFacts } from "../../../domain/company/company.ts";
import type { ServiceHighlight } from "./home.ts";

/** A step in the company's history; two may share a year. */
type Milestone = { year: number; title: string; text: string };

/** A reason to buy here, and what it means for the buyer. */
type Reason = { title: string; text: string };

/** What one service includes, beside its words on the home page. */
type ServiceContents = { id: ServiceHighlight["id"]; text: string; includes: readonly string[] };

/** What the About page says of the company and its trade. */
export default (company: CompanyFacts) => ({
  title: "About Us",
  description: `${company.name} has traded in industrial cleaning from ${company.address} since ${company.established}: our story, services, mission and the steps in between.`,
  headline: `Cleaning is our only trade. Since ${company.established}.`,
  lede: "Machines, washroom hygiene, chemicals, tools and waste bins for the people who keep Gulf buildings clean, with the service that keeps them running.",
  story: {
    title: "Our story",
    lead: "A floor machine is bought once and used every night for years. What counts is what happens in those years.",
    paragraphs: [
      `${company.name} opened in ${company.city} in ${company.established} to sell cleaning equipment to businesses: hotels, hospitals, offices, schools, shops and the contractors who clean them.`,
      "From the start the machines came with the rest of the job: the chemical that suits the floor, the pad that suits the chemical, someone who shows the night shift how to use both, and the part that is needed on the day something wears out.",
      "The range has grown around that idea. Today a building can be equipped from one catalogue, from the ride-on machine in the basement to the soap dispenser on the top floor, and one company answers for all of it.",
    ],
    facts: [
      { label: "Established", value: String(company.established) },
      { label: "Years of Innovation", value: "21+" },
      { label: "Global Brands", value: "12+" },
    ],
  },
  services: {
    title: "Services",
    lead: "A delivery ends at the door. These three begin there.",
    contents: [
      {
        id: "training",
        text: "Sessions at your site or in our showroom, on the machines and chemicals that you own, in the words of the people who use them.",
        includes: [
          "First start-up and hand-over of new machines",
          "Dosing, dilution and safe storage of chemicals",
          "Daily and weekly care by the operator",
          "Refreshers when staff change",
        ],
      },
      {
        id: "support",
        text: "The service center looks after the machines we sell, from the first wear part to a full overhaul.",
        includes: [
          "Fault finding by phone, then on site or in the workshop",
          "Spare and wear parts by article number",
          "Planned maintenance before the busy season",
          "Advice on repair or replacement, with both prices",
        ],
      },
      {
        id: "business-setup",
        text: "For new cleaning companies, new buildings and in-house teams that start from an empty store room.",
        includes: [
          "A walk through the site and a list of its surfaces",
          "An equipment list in two or three levels of budget",
          "A plan for consumables, month by month",
          "Trained operators on the first working day",
        ],
      },
    ] satisfies ServiceContents[],
  },
  mission: {
    title: "Our mission",
    statement:
      "To give everyone who cleans for a living the right machine, the right chemical and someone to call.",
  },
  reasons: {
    title: "Why Choose Us",
    items: [
      {
        title: "A quote within a day",
        text: "We get back to every quote request within 24 hours. The list may be long or vague; we ask what is missing.",
      },
      {
        title: "Makers who know their field",
        text: "Each brand is here for what it does best: scrubber-dryers, vacuums, grinding, carpets, window tools, hygiene. You compare them side by side, in one showroom.",
      },
      {
        title: "One order for the whole building",
        text: "Equipment, washroom, chemicals, tools and waste come from one warehouse: one order, one delivery note, one number to call.",
      },
      {
        title: "Service after the sale",
        text: "Training, technical support and spare parts come from the company that sold you the machine.",
      },
    ] satisfies Reason[],
  },
  timeline: {
    title: `Since ${company.established}`,
    milestones: [
      { year: company.established, title: "Founded", text: `The company opens in ${company.city}.` },
      {
        year: 2008,
        title: "European partnerships",
        text: "European makers of professional cleaning machines join the range.",
      },
      {
        year: 2008,
        title: "Market expansion",
        text: "Deliveries and service reach further markets in the region.",
      },
      {
        year: 2018,
        title: "Digital transformation",
        text: "Catalogue, inquiries and service records move to digital tools.",
      },
      {
        year: 2024,
        title: "Continued innovation",
        text: "Automation and battery technology widen what one operator can clean.",
      },
    ] satisfies Milestone[],
  },
});
