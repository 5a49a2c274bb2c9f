import { company } from "../company.ts";

/** Words that the contact and the quote form share. */
export default {
  fields: {
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    phone: "Phone",
    company: "Company",
  },
  optional: "optional",
  allNeeded: "All fields are needed unless marked optional",
  phoneHint: "+973",
  honeypot: "Website",
  privacy: { before: "See the", link: "Privacy Policy", after: "." },
  aboutProduct: "This request is about",
  removeProduct: "Remove",
  removeProductNamed: (name: string) => `Remove ${name} from this request`,
  wrong: {
    one: "One field needs your attention",
    many: (count: number) => `${count} fields need your attention`,
    refused: "This was not sent yet",
  },
  failed: {
    title: "This was not sent yet",
    unreachable: "Our server could not be reached. Please check your connection and send again.",
    kept: "Everything you typed is still here.",
    direct: "You can also call",
    orWrite: "or write to",
  },
  reference: "Reference number",
  phoneNumber: company.phones.showroom,
  email: company.email,
};
