/** What the product pages says of the company and its trade. */
export default {
  why: {
    title: "Why Choose This Solution",
    ofMachines: [
      {
        title: "Premium Quality",
        text: "Professional goods from makers whose machines and parts we stock and service.",
      },
      {
        title: "Warranty Included",
        text: "The manufacturer's warranty applies; claims are handled by us in Bahrain.",
      },
      {
        title: "Fast Delivery",
        text: "From our warehouse in Bahrain. Machines are set up where they will work.",
      },
      { title: "Expert Support", text: "Operator training, spare parts and repair from one service centre." },
    ],
    ofSupplies: [
      {
        title: "Premium Quality",
        text: "Professional goods, made for use every day and ordered again by the same article number.",
      },
      {
        title: "Warranty Included",
        text: "The manufacturer's warranty applies; claims are handled by us in Bahrain.",
      },
      {
        title: "Fast Delivery",
        text: "From our warehouse in Bahrain, with everything else of your order.",
      },
      {
        title: "Expert Support",
        text: "Which product suits which surface, how much of it and with which machine: ask before you buy.",
      },
    ],
  },
};
