import { plural } from "../plural.ts";
import hours from "./hours.ts";

/** What each field of an inquiry is called in a mail. */
const fieldLabels = {
  reference: "Reference",
  received: "Received",
  name: "Name",
  email: "E-mail",
  phone: "Phone",
  company: "Company",
  category: "Category",
  source: "Came from",
};

/** The mail that tells the sales desk of a new inquiry. */
const salesMail = {
  subject: (reference: string, category: string) => `New inquiry ${reference}: ${category}`,
  heading: "New inquiry from the website",
  message: "Message",
  lines: (count: number) => plural("en", count, { one: "1 line", other: `${count} lines` }),
  /** Of a line that was recognised in a list. */
  asWritten: (text: string) => `As written: ${text}`,
  answer: "Answer this mail to write to the sender.",
};

/** The mail that thanks a visitor. */
const confirmationMail = {
  subject: (company: string, reference: string) => `We have received your inquiry ${reference} – ${company}`,
  quoteSubject: (company: string, reference: string) =>
    `We have received your quote request ${reference} – ${company}`,
  heading: "Thank you",
  greeting: (name: string) => `Dear ${name},`,
  /** For a name that can't be repeated. */
  unnamedGreeting: "Dear customer,",
  inquiry: "Thank you for your inquiry! We will contact you shortly.",
  quote: "Thank you for your quote request! We'll get back to you within 24 hours with a competitive quote.",
  away: hours.away,
  reference: (reference: string) =>
    `Your reference is ${reference}. Please mention it when you call or write to us.`,
  lines: "You asked for",
  /** What of a list can't be repeated in this mail: lines in the visitor's own words, and notes. */
  ownWords: (count: number) =>
    plural("en", count, {
      one: "We also have your line in words of your own.",
      other: `We also have your ${count} lines in words of your own.`,
    }),
  notes: "Your notes are with the request.",
  reach: "You can answer this mail, or reach us here:",
  showroom: "Showroom",
  warehouse: "Warehouse and service center",
  email: "E-mail",
  address: "Address",
  notYou: "If you did not write to us, somebody gave your address by mistake; you need do nothing.",
};

/** The mail with an answer that staff wrote. */
const replyMail = {
  youWrote: (day: string) => `On ${day} you wrote:`,
};

export default { fieldLabels, salesMail, confirmationMail, replyMail };
