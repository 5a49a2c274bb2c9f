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
  zoomed: {
    title: (name: string) => `${name}, enlarged`,
    hint: "Drag to move, wheel or pinch to zoom, arrow keys work too",
    size: "Size of the picture",
    whole: "Fit",
    percent: (percent: number) => `${percent} %`,
    larger: "Larger",
    smaller: "Smaller",
  },
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
