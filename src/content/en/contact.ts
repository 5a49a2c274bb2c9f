/** Words of the contact page and its form. */
export default {
  title: "Contact",
  lede: "Ask about a machine, a part or a delivery. The showroom in Manama answers.",
  description:
    "Address, phones, e-mail and business hours in Manama, Bahrain, and a form for inquiries about cleaning equipment, hygiene, chemicals, tools and bins.",
  facts: {
    address: "Address",
    showroom: "Showroom",
    warehouse: "Warehouse and service center",
    email: "Email",
  },
  hours: {
    title: "Business hours",
    to: "to",
    and: "and",
    off: "off",
    open: "Open now",
    closed: "Closed now",
    until: (time: string) => `until ${time}`,
    opensAt: (day: string | null, time: string) =>
      day === null ? `opens at ${time}` : `opens ${day} at ${time}`,
    tomorrow: "tomorrow",
  },
  form: {
    title: "Send an inquiry",
    category: "Category",
    chooseCategory: "Choose a category",
    message: "Message",
    messageHelp: "What you clean, how large it is, and what you use today.",
    send: "Send Inquiry",
    sending: "Transmitting...",
    purpose: "We use these details to answer you.",
  },
  sent: { title: "Inquiry Submitted", text: "Thank you for your inquiry! We will contact you shortly." },
  failed: { title: "Error", text: "Failed to submit inquiry. Please try again." },
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
};
