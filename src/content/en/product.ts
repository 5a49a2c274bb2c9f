/** Words of the product page. */
export default {
  requestQuote: "Request Quote",
  contactExpert: "Contact Expert",
  back: "Back to Products",
  features: "Key features",
  specifications: "Specifications",
  article: "Article number",
  register: "Place in the catalogue",
  zoom: "Zoom",
  zoomTitle: (name: string) => `${name}, enlarged`,
  zoomRoom: "Enlarged picture, can be moved",
  makerPage: "Product page of the maker",
  why: {
    title: "Why Choose This Solution",
    items: [
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
  },
  about: (brand: string) => `About ${brand}`,
  brandProducts: (brand: string) => `${brand} products`,
  related: (group: string) => `More in ${group}`,
  loading: "Loading product details...",
  notFound: {
    title: "Product Not Found",
    text: "The product you're looking for doesn't exist.",
    browse: "Browse All Products",
  },
  inCatalogue: (place: string) => `${place} in the catalogue`,
};
