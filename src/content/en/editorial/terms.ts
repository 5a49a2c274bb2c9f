import { type CompanyFacts, phoneDigits } from "../../../domain/company/company.ts";
import hours from "../hours.ts";
import { hoursLines } from "../../opening-times.ts";
import type { LegalPage } from "../../legal-page.ts";

/** "Saturday to Wednesday 8:00–13:00 and 15:00–18:30, Thursday 8:00–13:00, Friday off" */
const hoursSentence = (company: CompanyFacts) =>
  hoursLines(company.hours, hours)
    .map(({ days, times }) => `${days} ${times.replaceAll("-", "–")}`)
    .join(", ");

/** The terms of service (R12.3): service agreement, warranties, service standards and what they rest on. */
export default (company: CompanyFacts) =>
  ({
    title: "Terms of Service",
    description: `The terms on which ${company.name} quotes, supplies and services cleaning equipment in Bahrain: service agreement, manufacturer warranties, support guarantees, service standards.`,
    version: "2026-11-21",
    lede: `These terms apply to the use of this website and to quotations, supplies and services of ${company.name}.`,
    short: [
      ["Service agreement", "A quotation that you accept in writing, with these terms."],
      ["Warranty", "The manufacturer’s warranty on every product, and our extra support guarantees."],
      ["Service standards", "A quote within 24 hours, named contacts, work recorded in writing."],
      ["Law", "That of the Kingdom of Bahrain, and its courts."],
    ],
    sections: [
      {
        id: "scope",
        title: "Who these terms are for",
        body: [
          `${company.name} (“we”) sells to businesses and institutions. By asking for a quotation or placing an order you confirm that you act for one. Your own purchase conditions apply where we have accepted them in writing.`,
        ],
      },
      {
        id: "website",
        title: "This website",
        body: [
          "The catalogue shows what we supply. Pictures may differ from the product in colour and accessories; specifications are those of the manufacturers at the time of writing. It is an invitation to ask, not an offer in law. Names and marks of manufacturers belong to them.",
          "You may use the pages and data sheets to prepare a purchase. Copying the catalogue as a whole needs our consent.",
        ],
      },
      {
        id: "agreement",
        title: "Service agreement",
        body: [
          "An agreement comes into being when you accept our written quotation in writing, or when we confirm your order. It consists of the quotation, these terms and, for recurring service, the schedule agreed with you.",
          {
            list: [
              "The quotation names products with article numbers, quantities, prices, value added tax, place and time of delivery, and how long it holds.",
              "Services such as installation, training, inspection and repair are described in the quotation with their scope and their price.",
              "A recurring service runs for the agreed term. Either side may end it in writing with one month’s notice where nothing else is agreed.",
              "You give us access to the site, power and water, and tell us of hazards there that we cannot see.",
            ],
          },
        ],
      },
      {
        id: "prices",
        title: "Prices and payment",
        body: [
          "Prices are in Bahraini dinars where nothing else is stated. Invoices are due as the quotation says. Goods remain our property until they are paid in full.",
        ],
      },
      {
        id: "delivery",
        title: "Delivery and acceptance",
        body: [
          "We deliver to the place in the quotation. Times for goods that come from abroad depend on the manufacturer and on customs; we tell you as soon as one changes. Please look at the goods on arrival and report visible damage and missing parts within three working days.",
        ],
      },
      {
        id: "warranty",
        title: "Warranties and support guarantees",
        body: [
          "Every new machine carries the manufacturer’s warranty, in the term and on the conditions of that manufacturer. We hand over the document, take your claim and settle it with the manufacturer for you.",
          "Beyond it we give these support guarantees:",
          {
            rows: [
              [
                "Spare parts",
                "We supply parts and consumables for the machines we sell, as long as the manufacturer makes them.",
              ],
              [
                "Repair",
                "Faults are examined in our service center or on site, and no repair at your cost begins before you have agreed to its price.",
              ],
              ["Training", "Operators are shown the machine at handover: operation, dosing, daily care."],
              [
                "Advice",
                "Questions about use, chemistry and dilution are answered as long as you use the product.",
              ],
            ],
          },
          "Warranties do not cover wear of brushes, pads, squeegees, filters, batteries beyond their stated life, use against the manual, unsuitable chemicals, or repair by others.",
        ],
      },
      {
        id: "standards",
        title: "Service standards",
        body: [
          {
            rows: [
              ["Quotations", "We get back to you within 24 hours of a quote request."],
              ["Hours", `${hoursSentence(company)}.`],
              [
                "Records",
                "Inspections, repairs and parts used are recorded in writing, and you receive a copy.",
              ],
              [
                "Safety",
                "Our technicians follow the manufacturer’s instructions and the safety rules of your site. Safety data sheets come with every chemical.",
              ],
              [
                "Complaints",
                "A complaint is confirmed within two working days and has one person who answers for it.",
              ],
            ],
          },
        ],
      },
      {
        id: "liability",
        title: "Liability",
        body: [
          "We are liable as the law of the Kingdom of Bahrain provides for fraud, gross fault and harm to persons. In all other cases liability is limited to the price of the product or service concerned, and does not extend to loss of profit, as far as the law permits.",
          "Neither side is liable for delay by events beyond its control, as long as they last.",
        ],
      },
      {
        id: "data",
        title: "Personal data",
        body: [
          "What we do with personal data is written in the Privacy Policy, which is part of these terms.",
        ],
      },
      {
        id: "law",
        title: "Law and courts",
        body: [
          "The law of the Kingdom of Bahrain applies, and its courts decide. Should one of these terms be void, the others stay in force. Where these terms exist in Arabic as well, the Arabic text decides before the courts.",
        ],
      },
      {
        id: "contact",
        title: "Contact",
        body: [
          {
            contact: [
              ["Company", company.name],
              ["Address", company.address],
              ["E-mail", company.email, `mailto:${company.email}`],
              ["Showroom", company.showroom, `tel:${phoneDigits(company.showroom)}`],
              ["Warehouse and service center", company.warehouse, `tel:${phoneDigits(company.warehouse)}`],
            ],
          },
        ],
      },
      {
        id: "changes",
        title: "Changes to these terms",
        body: [
          "New terms apply from the date at the top of this page. An agreement keeps the terms that were in force when it was made.",
        ],
      },
    ],
  }) satisfies LegalPage;
