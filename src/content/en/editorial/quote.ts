import type { CompanyFacts } from "../../../domain/company/company.ts";

/** What the quote page says of the company and its trade. */
export default (company: CompanyFacts) => ({
  title: "Request a quote",
  lede: "Tell us what you clean and by when. A\u00a0person who knows the machines reads it.",
  description:
    "Request a quotation for cleaning machines, chemicals and supplies in Bahrain. Answered within 24 hours with a competitive quote.",
  promise: "We'll get back to you within 24 hours with a competitive quote.",
  sent: {
    title: "Quote Request Submitted!",
    text: "We'll get back to you within 24 hours with a competitive quote.",
  },
  /** What happens with a request, told before it is sent. */
  afterwards: {
    title: "Once it is sent",
    steps: [
      { title: "At once", text: "A confirmation with your reference number comes by email." },
      {
        title: "Within 24 hours",
        text: "A quotation with article number, quantity and price of every item, or a call when something is unclear.",
      },
    ],
  },
  confirmation: {
    lede: "Thank you. Your request is with our sales desk.",
    steps: [
      { title: "Now", text: "A confirmation with this reference is on its way to your email address." },
      {
        title: "Within 24 hours",
        text: "We'll get back to you with a competitive quote, or call when something is unclear.",
      },
      {
        title: "Any time",
        text: `Call ${company.showroom}, or answer our mail, when something should be added.`,
      },
    ],
  },
});
