import { plural } from "../plural.ts";

/** Words that the four theme pages share. */
export default {
  loading: "Loading products...",
  none: "No product of this kind is in the catalogue at the moment. Please ask us for it.",
  count: (count: number) => plural("en", count, { one: "1 product", other: `${count} products` }),
};
