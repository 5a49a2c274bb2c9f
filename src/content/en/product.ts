import editorial from "./editorial/product.ts";

/** Words of the product page. */
export default {
  ...editorial,
  requestQuote: "Request Quote",
  contactExpert: "Contact Expert",
  back: "Back to Products",
  features: "Key features",
  specifications: "Specifications",
  article: "Article number",
  position: "Place in the catalogue",
  zoom: "Zoom",
  zoomTitle: (name: string) => `${name}, enlarged`,
  zoomViewport: "Enlarged picture, can be moved",
  makerPage: "Product page of the maker",
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
