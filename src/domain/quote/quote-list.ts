import * as v from "valibot";
import { joinLines, MAX_TOKEN } from "./joined-lines.ts";
import { MAX_LINE_TEXT, MAX_QUANTITY } from "../limits.ts";
import type { ListedProduct } from "../product/listed-product.ts";
import type { QuoteLine } from "./quote-lines.ts";

const token = v.pipe(v.string(), v.maxLength(MAX_TOKEN));
const words = v.pipe(v.string(), v.maxLength(MAX_LINE_TEXT));

/** Products that are offered for a line which may mean any of them. */
export const MAX_CHOICES = 4;

/** A line of a list that is being put together: in the visitor's browser, or on its way through a form. */
export const listLineSchema = v.object({
  product: token,
  text: words,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
  note: words,
  /** Products that a pasted line may mean. */
  choices: v.pipe(v.array(token), v.maxLength(MAX_CHOICES)),
  /** The quantity that was pasted is none that a line can have. */
  isDoubtful: v.boolean(),
});

export type ListLine = v.InferOutput<typeof listLineSchema>;

/** A line for a product or for words, as nobody has touched it. */
export function newListLine(changes: Partial<ListLine>): ListLine {
  return { product: "", text: "", quantity: 1, note: "", choices: [], isDoubtful: false, ...changes };
}

/** A list as a page shows it. */
export type QuoteList = {
  lines: readonly ListLine[];
  /** The products of the lines and of their choices by token; what the catalogue doesn't have is missing. */
  products: Readonly<Record<string, ListedProduct>>;
  /** How many lines were left out, because a list has no room for them. */
  left: number;
};

/** What was made of a list that was pasted or dropped. */
export type MatchedList = { found: number; uncertain: number; unknown: number };

/** Lines with others after them, those of one product joined; it may be more than a list has room for. */
export function addLines(lines: readonly ListLine[], more: readonly ListLine[]): ListLine[] {
  return joinLines([...lines, ...more], ({ product, text, choices }) =>
    product === "" ? `"${text}\n${choices.join(" ")}` : product.toLowerCase(),
  );
}

/** The lines after a change of one: where a product is chosen for it that another line asks for, these are joined. */
export function changeLine(
  lines: readonly ListLine[],
  place: number,
  changes: Partial<ListLine>,
): ListLine[] {
  const changed = lines.map((line, at) => (at === place ? { ...line, ...changes } : line));
  if (!changes.product) return changed;
  const joined = addLines(
    [],
    changed.map((line, at) => (at === place ? { ...line, choices: [] } : line)),
  );
  return joined.length < lines.length ? joined : changed;
}

/** The lines as they are sent. */
export function sentLines(lines: readonly ListLine[]): QuoteLine[] {
  return lines.map(({ product, text, quantity, note }) => ({ product, text, quantity, note }));
}
