/** The quote form as its page sends it without scripts. */
export const sampleQuoteForm = {
  firstName: "Layla",
  lastName: "Haddad",
  email: "layla@visitor.example",
  phone: "+973 1234 5678",
  company: "",
  industry: "Other",
  productCategory: "Multiple Categories",
  projectSize: "Small (1-10 units)",
  requirements: "A scrubber-dryer for a hall",
  timeline: "Long-term (6+ months)",
};

/** A quote request as the page's script sends it to the API. */
export const sampleQuoteBody = {
  name: "Omar bin Said",
  email: "omar@visitor.example",
  phone: "+973 1234 5678",
  company: "Not specified",
  category: "Quote Request",
  message: "Industry: Other\n\nRequirements:\nA scrubber-dryer",
};
