import { plural } from "../plural.ts";

const products = (count: number) => plural("en", count, { one: "1 product", other: `${count} products` });

/** Words that the four theme pages share. */
export default {
  loading: "Loading products...",
  none: "No product of this kind is in the catalogue at the moment. Please ask us for it.",
  /** How many of the page's products stand there. */
  count: (shown: number, all: number) => (shown < all ? `${shown} of ${products(all)}` : products(all)),
  /** A link to a category, which may hold fewer products than the page's rule finds. */
  withCount: (label: string, count: number) => `${label}, ${products(count)}`,
};
