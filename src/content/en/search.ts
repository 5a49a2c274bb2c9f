import { plural } from "../plural.ts";

/** Words of the search over the catalogue, which is opened from the header of every page. */
export default {
  label: "Search the catalogue",
  placeholder: "Name or article number",
  clear: "Clear",
  /** Before anything is typed. */
  hint: "Part of an article number is enough, with or without dash: 2001, num20, COM 1062.",
  results: "Suggestions",
  products: "Products",
  articleNumbers: "Article numbers",
  closest: "Closest in the catalogue",
  categories: "Categories",
  within: "Found in",
  brands: "Brands",
  pagesTitle: "Pages",
  all: (count: number, q: string) =>
    plural("en", count, { one: `The one product for “${q}”`, other: `All ${count} products for “${q}”` }),
  allOfBrand: (count: number, brand: string) =>
    plural("en", count, { one: `The one product of ${brand}`, other: `All ${count} products of ${brand}` }),
  allOfBrandFor: (count: number, brand: string, q: string) =>
    plural("en", count, {
      one: `The one product of ${brand} for “${q}”`,
      other: `All ${count} products of ${brand} for “${q}”`,
    }),
  /** Where nothing is called so: leads to the page with all that is near. */
  allNear: (q: string) => `Show all results near “${q}”`,
  none: (q: string) => `Nothing in the catalogue is called “${q}”. Try fewer words or another spelling.`,
  /** Read out when the list changes. */
  found: (count: number) =>
    plural("en", count, { one: "1 suggestion", other: `${count} suggestions` }) +
    ", choose with the arrow keys",
  failed: "Suggestions are out of reach just now. Press Enter to search the catalogue.",
  keys: { choose: "choose", open: "open", close: "close", slash: "opens the search on every page" },
  /** The site's pages by their keys: how a suggestion names them, and other words that mean them. */
  pages: {
    about: { name: "About Us", also: "company history services training repair spare parts" },
    contact: { name: "Contact", also: "phone telephone email address hours showroom" },
    quote: { name: "Request a quote", also: "price offer quotation cost" },
    listing: { name: "All products", also: "catalogue" },
    compare: { name: "Compare products", also: "comparison side by side differences" },
    solutions: { name: "Solutions overview", also: "industries themes brands" },
    vacuum: { name: "Industrial Vacuum Solutions", also: "dust" },
    automation: { name: "Industrial Automation", also: "robots autonomous" },
    finder: { name: "Machine finder", also: "which machine area hours calculator" },
    floorCare: { name: "Smart Floor Care", also: "marble terrazzo" },
    chemicals: { name: "Advanced Chemicals", also: "detergents ph" },
    commercial: { name: "Commercial Space Solutions", also: "offices malls retail banks schools" },
    healthcare: { name: "Healthcare Facility Solutions", also: "hospitals clinics" },
    hospitality: { name: "Hospitality Excellence", also: "hotels restaurants" },
    privacy: { name: "Privacy Policy", also: "data" },
    terms: { name: "Terms of Service", also: "warranty delivery" },
    sitemap: { name: "Sitemap", also: "" },
  },
};
