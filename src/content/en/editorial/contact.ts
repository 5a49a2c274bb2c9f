import type { CompanyFacts } from "../../../domain/company/company.ts";

/** What the contact page says of the company and its trade. */
export default (company: CompanyFacts) => ({
  title: "Contact",
  lede: `Ask about a machine, a part or a delivery. The showroom in ${company.city} answers.`,
  description: `Address, phones, e-mail and business hours in ${company.city}, Bahrain, and a form for inquiries about cleaning equipment, hygiene, chemicals, tools and bins.`,
  next: "A confirmation with this reference is on its way to your email address.",
  promises: {
    title: "What you can count on",
    list: [
      {
        title: "Free Consultation",
        text: "Tell us your floors, hours and budget. We name the machine that fits, free of charge and without obligation.",
      },
      {
        title: "Competitive Pricing",
        text: "Quotations list every item with its article number and quantity, so that you can compare line by line.",
      },
      {
        title: "Ongoing Support",
        text: "Training, technical support and spare parts after the purchase, so that the machine keeps working.",
      },
    ],
  },
});
