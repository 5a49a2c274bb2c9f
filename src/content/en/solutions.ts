import { englishNumber } from "../number.ts";
import { plural } from "../plural.ts";
import editorial from "./editorial/solutions.ts";

/** Words of the solutions overview. */
export default {
  ...editorial,
  description: (total: number) =>
    `Cleaning machines, chemicals, washroom supplies, tools and bins for every industry: ${total} products by category, industry and brand.`,
  /** The way to the page that fits, by what one stands before. */
  begin: {
    title: "Which page answers your question",
    rows: {
      floorCare: {
        given: "You know the floor",
        get: "What it takes badly, the care it asks for, and its machine",
        count: (count: number) =>
          plural("en", count, { one: "1 floor care product", other: `${count} floor care products` }),
      },
      vacuum: {
        given: "You know the dust",
        get: "The filter class for it, and the vacuums that state it",
        count: (count: number) =>
          plural("en", count, { one: "1 industrial vacuum", other: `${count} industrial vacuums` }),
      },
      chemicals: {
        given: "You know the stain",
        get: "The pH that takes it, and the cleaners with that pH",
        count: (count: number) =>
          plural("en", count, { one: "1 cleaner or detergent", other: `${count} cleaners and detergents` }),
      },
      automation: {
        given: "You know the area",
        get: "The machines that finish it in time, and all that works by itself",
        count: (count: number) => `${count} with automatic functions`,
      },
      places: { given: "You know the building", get: "Its rooms, and the list of the catalogue for each" },
    },
    /** Floors in m² that the machine finder is opened with. */
    areas: [500, 2000, 10_000],
    area: (area: number) => `${englishNumber(area)} m²`,
    dust: (name: string, dust: string) => `${dust}: class ${name}`,
  },
  contents: "On this page",
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
