import editorial from "./editorial/home.ts";

/** Words of the home page. */
export default {
  ...editorial,
  hero: {
    ...editorial.hero,
    explore: "Explore Solutions",
    consult: "Expert Consultation",
  },
  partners: {
    ...editorial.partners,
    label: "Partners",
    row: "Brands we work with",
    loading: "Loading brands",
    pause: "Pause the moving row",
    play: "Let the row move",
  },
  categories: {
    title: "Product Categories",
    total: (products: number, categories: number) =>
      `${products} ${products === 1 ? "product" : "products"} in ${categories} ${categories === 1 ? "category" : "categories"}`,
    products: (count: number) => (count === 1 ? "product" : "products"),
    more: (count: number) => (count === 1 ? "+1 more category" : `+${count} more categories`),
    viewAll: "View All Products",
    in: (category: string) => ` in ${category}`,
  },
  about: {
    ...editorial.about,
    discover: "Discover Our Story",
  },
  services: {
    ...editorial.services,
    title: "Service",
    more: "What each service includes",
  },
  contact: {
    ...editorial.contact,
    title: "Contact",
  },
};
