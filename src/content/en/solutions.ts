import { plural } from "../plural.ts";
import editorial from "./editorial/solutions.ts";

/** Words of the solutions overview. */
export default {
  ...editorial,
  description: (total: number) =>
    `Cleaning machines, chemicals, washroom supplies, tools and bins for every industry: ${total} products by category, industry and brand.`,
  categories: "Main categories",
  unit: (count: number) => plural("en", count, { one: "product", other: "products" }),
  brands: {
    title: "Shop by Brand",
    hint: "Press a brand to see only its products, press it again to see all.",
    group: "Brands",
    clear: "Clear Filter",
  },
  grid: {
    all: "All Products",
    of: (brand: string) => `${brand} Products`,
    loading: "Loading products...",
    none: "No products found",
    noneHint: "The catalogue holds nothing under this name at the moment.",
    empty: "The catalogue is being filled. Please call us for what you need.",
  },
};
