import { plural } from "../plural.ts";

/** Words of the product listing. */
export default {
  title: "Products",
  description: (total: number) =>
    `All ${total} products: cleaning machines, washroom hygiene, chemicals, tools and bins. Filter by category, subcategory and brand, and ask for a quote.`,
  count: { before: "Displaying", between: "of", after: "products" },
  search: "Search",
  searchHint: "Name or article number",
  category: "Category",
  subcategory: "Subcategory",
  brand: "Brand",
  application: "Application",
  applications: { commercial: "Commercial", healthcare: "Healthcare", hospitality: "Hospitality" },
  all: "All",
  sort: "Sort by",
  sorts: {
    catalogue: "Catalogue order",
    /** In place of the catalogue's order, where a list is of what is nearest to a search. */
    nearest: "Nearest first",
    name: "Name A-Z",
    brand: "Brand A-Z",
    category: "Category",
  },
  view: "View",
  views: { grid: "Grid view", list: "List view" },
  chooseCategoryFirst: "Choose a category first",
  filters: "Filters",
  show: (count: number) => plural("en", count, { one: "Show 1 product", other: `Show ${count} products` }),
  /** The figures that a list is narrowed by: what is offered of each, and what is set. */
  figures: {
    label: "Find by figures",
    any: "Any",
    from: "From",
    to: "To",
    upTo: (most: string) => `up to ${most}`,
    atLeast: (least: string) => `from ${least}`,
    notStated: "not stated",
    without: (count: number) => `${count} without this figure`,
    leastFirst: "Least first",
    mostFirst: "Most first",
    sorted: (figure: string, order: string) => `${figure}, ${order.toLowerCase()}`,
  },
  apply: "Apply filters",
  clear: "Clear Filters",
  remove: "Remove filter",
  catalogueBar: "Where these products lie in the catalogue",
  ofAll: (all: number) => `of ${all}`,
  chosen: "(chosen, press to take off)",
  loading: "Loading Products...",
  none: "No Products Found",
  noneHint: "Nothing in the catalogue fits all of these filters at once.",
  /** Where a search alone finds nothing. */
  noneCalled: (q: string) => `No product has “${q}” in its name or description.`,
  reset: "View All Products",
  /** Where a search finds nothing, and nothing near to it either. */
  searchHints: [
    "One word finds more than several: “vacuum”, “descaler”, “mop”.",
    "A part of the article number is enough, with or without its dash.",
    "A figure with its unit finds what has it: “50 cm”, “20 L”.",
  ],
  /** Where nothing is found: what there would be without one of the filters. */
  without: "Without one filter",
  withLess: "With fewer words or filters",
  near: (q: string) => `Nearest to “${q}”`,
  alsoNear: (q: string) => `Also near to “${q}”`,
  /** What a search was read as that nothing is called, and where little is. */
  readAs: (q: string, words: string) => `Nothing has “${q}”; showing “${words}”.`,
  allFor: (word: string) => `All products for “${word}”`,
  alsoReadAs: (words: string) => `Read as “${words}”.`,
  withoutFilter: (filter: string) => `Without ${filter}:`,
  shorter: {
    without: (word: string) => `Without “${word}”:`,
    alone: (word: string) => `Only “${word}”:`,
    near: (word: string) => `Perhaps “${word}”:`,
  },
  section: {
    count: (count: number) => plural("en", count, { one: "1 product", other: `${count} products` }),
    part: (count: number, first: number, last: number) =>
      first === last
        ? `${count} products, number ${first} here`
        : `${count} products, ${first} to ${last} here`,
  },
  table: {
    picture: "Picture",
    article: "Article",
    product: "Product",
    brand: "Brand",
    actions: "Quote and comparison",
    /** One of several tables of a section: what it holds, and its first column, by which it was parted. */
    kind: (name: string | null, figure: string | null) => {
      const by = figure === null ? "" : `by ${figure === "pH" ? figure : figure.toLowerCase()}`;
      return name === null ? `Compared ${by}`.trim() : [name, by].filter(Boolean).join(", ");
    },
  },
  more: "Show more",
  onPhones: { more: (count: number) => `Show ${count} more` },
  /** Which of the result stand on the page. */
  part: (first: number, last: number, all: number) => `${first} to ${last} of ${all}`,
  /** Which of the result stand on the page, counted from 1. */
  range: (first: number, last: number) => (first === last ? `Product ${first}` : `Products ${first}–${last}`),
  pages: "Pages",
  page: (page: number) => `Page ${page}`,
  titleOfPage: (title: string, page: number) => `${title}, page ${page}`,
  previous: "Previous",
  next: "Next",
};
