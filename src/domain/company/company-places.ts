import type { ChangeableFact } from "./company-changes.ts";

/** Where facts of the company are shown, in the order in which they are told. */
const COMPANY_PLACES = [
  "header",
  "footer",
  "contact",
  "quote",
  "home",
  "about",
  "legal",
  "notFound",
  "titles",
  "mails",
  "dataSheets",
  "structuredData",
  "manifest",
  "replyClock",
] as const;

export type CompanyPlace = (typeof COMPANY_PLACES)[number];

const SHOWN: Record<ChangeableFact, readonly CompanyPlace[]> = {
  name: ["footer", "about", "legal", "titles", "mails", "dataSheets", "structuredData", "manifest"],
  shortName: ["header", "footer", "dataSheets", "manifest"],
  arabicName: ["structuredData"],
  address: ["footer", "contact", "legal", "mails", "dataSheets", "structuredData"],
  city: ["contact", "quote", "home", "about", "structuredData"],
  showroom: ["footer", "contact", "quote", "legal", "notFound", "mails", "dataSheets", "structuredData"],
  warehouse: ["contact", "about", "legal", "mails", "dataSheets", "structuredData"],
  whatsapp: ["footer", "contact"],
  email: ["footer", "contact", "quote", "legal", "notFound", "mails", "dataSheets", "structuredData"],
  facebook: ["footer", "structuredData"],
  linkedin: ["footer", "structuredData"],
  x: ["footer", "structuredData"],
  hours: ["footer", "contact", "quote", "home", "legal", "structuredData", "replyClock"],
  otherDays: ["contact", "home", "structuredData", "replyClock"],
  replyGoal: ["replyClock"],
};

/** The places that a change of these facts reaches. */
export function placesOf(facts: readonly ChangeableFact[]): CompanyPlace[] {
  return COMPANY_PLACES.filter((place) => facts.some((fact) => SHOWN[fact].includes(place)));
}
