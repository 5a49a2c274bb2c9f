import { plural } from "../plural.ts";

/** Words that the three industry landing pages share. */
export default {
  solutions: "Solutions",
  loading: "Loading products...",
  count: (total: number) => plural("en", total, { one: "product", other: "products" }),
  none: "No product of this kind is in the catalogue at present. Ask us for what you need.",
  askForQuote: "Ask for a quote",
};

/** A benefit card: what we take care of, and how. */
export type Benefit = { title: string; text?: string; points: readonly string[] };
