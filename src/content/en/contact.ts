import type { CompanyFacts } from "../../domain/company/company.ts";
import editorial from "./editorial/contact.ts";
import hours from "./hours.ts";

/** Words of the contact page and its form. */
export default (company: CompanyFacts) => ({
  ...editorial(company),
  facts: {
    address: "Address",
    showroom: "Showroom",
    warehouse: "Warehouse and service center",
    email: "Email",
  },
  hours: {
    title: "Business hours",
    ...hours,
    open: "Open now",
    closed: "Closed now",
    until: (time: string) => `until ${time}`,
    opensAt: (day: string | null, time: string) =>
      day === null ? `opens at ${time}` : `opens ${day} at ${time}`,
    tomorrow: "tomorrow",
    otherDays: "Holidays and other days",
  },
  form: {
    title: "Send an inquiry",
    category: "Category",
    chooseCategory: "Choose a category",
    message: "Message",
    messageHelp: "What you clean, how large it is, and what you use today.",
    send: "Send inquiry",
    sending: "Transmitting...",
    purpose: "We use these details to answer you.",
  },
  sent: { title: "Inquiry Submitted", text: "Thank you for your inquiry! We will contact you shortly." },
  failed: { title: "Error", text: "Failed to submit inquiry. Please try again." },
});
