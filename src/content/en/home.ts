import type { CompanyFacts } from "../../domain/company/company.ts";
import { plural } from "../plural.ts";
import editorial from "./editorial/home.ts";

/** Words of the home page. */
export default (company: CompanyFacts) => ({
  ...editorial(company),
  hero: {
    ...editorial(company).hero,
    explore: "Explore Solutions",
    consult: "Expert Consultation",
  },
  partners: {
    ...editorial(company).partners,
    label: "Partners",
    row: "Brands we work with",
    loading: "Loading brands",
    pause: "Pause the moving row",
    play: "Let the row move",
  },
  categories: {
    title: "Product categories",
    total: (products: number, categories: number) =>
      `${plural("en", products, { one: `${products} product`, other: `${products} products` })} in ${plural("en", categories, { one: `${categories} category`, other: `${categories} categories` })}`,
    more: (count: number) =>
      plural("en", count, { one: "+1 more category", other: `+${count} more categories` }),
    viewAll: "View All Products",
    in: (category: string) => ` in ${category}`,
  },
  about: {
    ...editorial(company).about,
    discover: "Discover Our Story",
  },
  services: {
    ...editorial(company).services,
    title: "Service",
    more: "What each service includes",
  },
  contact: {
    ...editorial(company).contact,
    title: "Contact",
  },
});
