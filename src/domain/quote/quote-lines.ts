import * as v from "valibot";
import { productNamed } from "./article-numbers.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { errorKey } from "../form.ts";
import { joinLines, MAX_TOKEN } from "./joined-lines.ts";
import { type ListedProduct, listedProduct } from "../product/listed-product.ts";
import { MAX_LINE_TEXT, MAX_QUANTITY, MAX_QUOTE_LINES } from "../limits.ts";
import { line } from "../plain-text.ts";
import { addLines, type ListLine, type QuoteList } from "./quote-list.ts";

const optionalText = (longest: number) => v.nullish(line(longest), "");

const lineSchema = v.pipe(
  v.object(
    {
      /** Article number or id; empty for a line in the buyer's own words. */
      product: optionalText(MAX_TOKEN),
      /** The buyer's own words: instead of a product, or as the line was written in a list that was pasted. */
      text: optionalText(MAX_LINE_TEXT),
      quantity: v.nullish(
        v.pipe(
          v.number(errorKey("quantityInvalid")),
          v.integer(errorKey("quantityInvalid")),
          v.minValue(1, errorKey("quantityInvalid")),
          v.maxValue(MAX_QUANTITY, errorKey("quantityInvalid")),
        ),
        1,
      ),
      note: optionalText(MAX_LINE_TEXT),
    },
    errorKey("notLines"),
  ),
  v.check(({ product, text }) => product !== "" || text !== "", errorKey("lineEmpty")),
);

/** What a quote request names beside its form: products with quantities and notes, or a buyer's own words (R18.13). */
export type QuoteLine = v.InferOutput<typeof lineSchema>;

/** The lines of a body; none where it has none. */
export const quoteLinesSchema = v.object({
  lines: v.nullish(
    v.pipe(
      // Counted before they are read.
      v.array(v.unknown(), errorKey("notLines")),
      v.maxLength(MAX_QUOTE_LINES, errorKey("tooManyLines")),
      v.array(lineSchema),
    ),
    [],
  ),
});

/** A line as it is stored and shown to staff: what the catalogue said of its product when it was sent. */
export type RequestedLine = Pick<QuoteLine, "text" | "quantity" | "note"> & {
  /** Null for a line in the buyer's own words, and for a product that the catalogue doesn't have. */
  product: { id: string; articleNumber: string | null; name: string } | null;
};

/** A line as text: quantity, article number and name; under it the product's id and what the buyer wrote. */
export function textOfLine({ product, text, quantity, note }: RequestedLine): string[] {
  const name = product ? `${product.articleNumber ?? ""} ${product.name}`.trim() : `> ${text}`;
  const written = [note, product ? text : ""].filter((words) => words !== "");
  return [
    `${quantity} × ${name}`,
    ...(product ? [`    ${product.id}`] : []),
    ...written.map((words) => `    > ${words}`),
  ];
}

/**
 * What the lines ask for, those of one product and one note joined. A product that the catalogue doesn't have is kept
 * as text, by the name that was sent.
 */
export function requestedLines(
  source: Pick<Catalogue, "products" | "byId">,
  lines: readonly QuoteLine[],
): RequestedLine[] {
  const requested = lines.map(({ product: token, text, quantity, note }) => {
    const found = token === "" ? null : productNamed(source, token);
    const product = found && { id: found.id, articleNumber: found.serialNumber, name: found.name };
    const words = product || token === "" || text.includes(token) ? text : `${token} ${text}`.trim();
    return { product, text: words.slice(0, MAX_LINE_TEXT).trimEnd(), quantity, note };
  });
  return joinLines(requested, ({ product, text }) => (product ? product.id : `"${text}`));
}

/** The list of these lines, with what the catalogue says of their products. */
export function quoteList(
  source: Pick<Catalogue, "products" | "byId">,
  given: readonly ListLine[],
): QuoteList {
  const all = addLines([], given);
  const lines = all.slice(0, MAX_QUOTE_LINES);
  const products: Record<string, ListedProduct> = {};
  for (const each of lines.flatMap(({ product, choices }) => [product, ...choices])) {
    const found = each === "" ? null : productNamed(source, each);
    if (found) products[each] = listedProduct(found);
  }
  return { lines, products, left: all.length - lines.length };
}
