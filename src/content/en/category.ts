import { plural } from "../plural.ts";

/** Words of the category pages. */
export default {
  fallbackHeading: "Category",
  titleWithin: (subcategory: string, category: string) => `${subcategory}, ${category}`,
  fallbackDescription:
    "Browse professional cleaning equipment and supplies, and ask for a quote on what you need.",
  searchHint: "Search products...",
  allBrands: "All Brands",
  clear: "Clear",
  found: (count: number, filtered: boolean) =>
    `${plural("en", count, { one: `${count} product`, other: `${count} products` })} found${filtered ? " matching your filters" : ""}`,
  loading: "Loading products...",
  none: "No products found",
  noneHint: "Try adjusting your search terms or filters to find what you're looking for.",
  clearAll: "Clear all filters",
  missing: {
    category: (name: string) => `There is no category “${name}”.`,
    subcategory: (name: string, category: string) => `There is no subcategory “${name}” in ${category}.`,
    meant: (count: number) =>
      plural("en", count, {
        one: "The address probably meant this one product",
        other: `The address probably meant these ${count} products`,
      }),
    all: (count: number) => plural("en", count, { one: "The one product", other: `All ${count} products` }),
  },
  subcategories: (category: string) => `Subcategories of ${category}`,
  all: "All",
  others: (category: string) => `Also in ${category}`,
  /** The products of one kind in a row by size. */
  sizes: {
    label: "By size, drawn to one scale",
    metre: "1 m",
    product: (size: string, name: string, height: string) => `${size}: ${name}, ${height} mm high`,
    size: (litres: string, times: number) => (times > 1 ? `${times} × ${litres} L` : `${litres} L`),
  },
  /** Abrasives in rows, a column a grit. */
  grits: {
    label: "By grit, from coarse to fine",
    hint: "What comes in one grit only is in the list below.",
    /** Where some of them state a bond, which stands in small type below their grit. */
    bonds: "Below a grit stands the bond, hard ones for soft floors.",
    withBond: (grit: string, bond: string) => `${grit} ${bond} bond`,
    product: (grit: string, name: string) => `${grit}: ${name}`,
  },
  products: "Products",
};
