import { company } from "../company.ts";

/** Words of the quote request and its confirmation. */
export default {
  title: "Request a quote",
  lede: "Tell us what you clean and by when. A person who knows the machines reads it.",
  description:
    "Request a quotation for cleaning machines, chemicals and supplies in Bahrain. Answered within 24 hours with a competitive quote.",
  promise: {
    figure: "24",
    unit: "hours",
    text: "We'll get back to you within 24 hours with a competitive quote.",
  },
  showroom: "Showroom",
  email: "Email",
  details: "Your details",
  project: "Your project",
  fields: {
    industry: "Industry",
    productCategory: "Product category",
    projectSize: "Project size",
    timeline: "Timeline",
    requirements: "Requirements",
  },
  chooseIndustry: "Choose your industry",
  chooseCategory: "Choose a product category",
  requirementsHelp: "Floor type and area, hours of use, machines in use today. At least 10 characters.",
  send: "Submit Quote Request",
  sending: "Submitting Quote Request...",
  purpose: "We use these details to prepare your quotation.",
  sent: {
    title: "Quote Request Submitted!",
    text: "We'll get back to you within 24 hours with a competitive quote.",
  },
  failed: { title: "Submission Failed", text: "Please try again or contact us directly." },
  confirmation: {
    title: "Quote Request Received!",
    lede: "Thank you. Your request is with our sales desk.",
    reference: "Reference number",
    referenceHelp: "Please mention it when you call or write to us.",
    next: "What happens next",
    steps: [
      { title: "Now", text: "A confirmation with this reference is on its way to your email address." },
      {
        title: "Within 24 hours",
        text: "We'll get back to you with a competitive quote, or call when something is unclear.",
      },
      {
        title: "Any time",
        text: `Call the showroom in ${company.city}, or answer our mail, when something should be added.`,
      },
    ],
    home: "Return to Home",
  },
};
