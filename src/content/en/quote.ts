import { englishNumber } from "../number.ts";
import type { CompanyFacts } from "../../domain/company/company.ts";
import type { FloorNeeds } from "../../domain/machines/floor-needs.ts";
import type { QuoteChoice } from "../../domain/quote/quote.ts";
import editorial from "./editorial/quote.ts";

/** Words of the quote request and its confirmation. */
export default (company: CompanyFacts) => ({
  ...editorial(company),
  showroom: "Showroom",
  email: "Email",
  soFar: { title: "Your request so far", name: "Name", open: "still open" },
  ratherTalk: "Rather talk?",
  details: "Your details",
  project: "Your project",
  fields: {
    industry: "Industry",
    productCategory: "Product category",
    projectSize: "Project size",
    timeline: "Timeline",
    requirements: "Requirements",
  },
  choices: {
    "Healthcare & Medical": "Healthcare & Medical",
    "Hospitality & Hotels": "Hospitality & Hotels",
    "Commercial Offices": "Commercial Offices",
    "Retail & Shopping Centers": "Retail & Shopping Centers",
    "Industrial & Manufacturing": "Industrial & Manufacturing",
    "Education & Schools": "Education & Schools",
    "Government & Municipal": "Government & Municipal",
    "Sports & Recreation": "Sports & Recreation",
    Other: "Other",
    "Industrial Vacuum Cleaners": "Industrial Vacuum Cleaners",
    "Floor Care Equipment": "Floor Care Equipment",
    "Cleaning Chemicals": "Cleaning Chemicals",
    "Specialized Equipment": "Specialized Equipment",
    "Complete Cleaning Solutions": "Complete Cleaning Solutions",
    "Multiple Categories": "Multiple Categories",
    "Small (1-10 units)": "Small (1-10 units)",
    "Medium (11-50 units)": "Medium (11-50 units)",
    "Large (51-200 units)": "Large (51-200 units)",
    "Enterprise (200+ units)": "Enterprise (200+ units)",
    "Immediate (Within 1 month)": "Immediate (Within 1 month)",
    "Short-term (1-3 months)": "Short-term (1-3 months)",
    "Medium-term (3-6 months)": "Medium-term (3-6 months)",
    "Long-term (6+ months)": "Long-term (6+ months)",
  } satisfies Record<QuoteChoice, string>,
  chooseIndustry: "Choose your industry",
  chooseCategory: "Choose a product category",
  requirementsHelp: "Floor type and area, hours of use, machines in use today. At least 10 characters.",
  /** What the machine finder was told, as the beginning of the requirements. */
  floor: ({ area, hours, floor, obstacles, power }: FloorNeeds) =>
    `A ${floor} floor of ${englishNumber(area)} m², to be clean in ${hours} h, with ${obstacles} obstacles; power: ${power ?? "battery or mains"}.\n`,
  send: "Submit quote request",
  sending: "Submitting Quote Request...",
  purpose: "We use these details to prepare your quotation.",
  failed: { title: "Submission Failed", text: "Please try again or contact us directly." },
  confirmation: {
    ...editorial(company).confirmation,
    title: "Quote Request Received!",
    reference: "Reference number",
    referenceHelp: "Please mention it when you call or write to us.",
    product: (name: string, articleNumber: string | null) =>
      articleNumber === null ? `You asked about: ${name}` : `You asked about: ${name}, ${articleNumber}`,
    asSent: "As you sent it",
    next: "What happens next",
    home: "Return to Home",
  },
});
