import type { Catalogue } from "./catalogue.ts";
import { MAX_LINE_TEXT, MAX_QUOTE_LINES } from "./limits.ts";
import type { KeyedProduct } from "./keys.ts";
import { articlesIn, articlesLike } from "./pasted-articles.ts";
import { FOUND, type PastedQuantity, quantityAlone, quantityIn, saysNoMore } from "./pasted-quantity.ts";
import type { Steps } from "./steps.ts";
import { productToken } from "./quote-link.ts";
import { type ListLine, MAX_CHOICES, type MatchedList, newListLine } from "./quote-list.ts";

type Source = Pick<Catalogue, "products" | "search" | "byId">;

/** A row of a list that was pasted: its cells, one where it has no columns. */
export type PastedRow = readonly string[];

/** The rows of a text: its lines, in cells where tabs, semicolons or bars part them. */
export function pastedRows(text: string): PastedRow[] {
  return text.split(/\r\n?|\n/).map((line) => line.split(/[\t;|]/));
}

/** What the columns are, where the first row says so or the first column counts the rows. */
type Columns = { quantity: number; position: number };

/** More of a row is not looked at: what a buyer lists is shorter, and looking takes longer than reading. */
const MOST_CELLS = 40;
const LONGEST_CELL = 1000;

const NONE = -1;
const QUANTITY = /^(?:qty|quantity|q'ty|count|pcs|nos?\.?|pieces|required|amount|الكمية|العدد)\b/i;
const HEADING =
  /^(?:#|s\.?\s?no|sr|sl|pos(?:ition)?|item|line|article|art|part|product|sku|code|ref|model|description|name|brand|unit|uom|remarks?|notes?)\b/i;

/** The rows with something in them, without a heading, and what their columns are. */
function readColumns(rows: readonly PastedRow[]): { rows: readonly PastedRow[]; columns: Columns } {
  const filled = rows.filter((row) => row.some((cell) => /[\p{L}\p{N}]/u.test(cell)));
  const [first = []] = filled;
  const cells = first.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const headings = cells.filter((cell) => QUANTITY.test(cell) || HEADING.test(cell));
  const isHeading =
    headings.length >= 2 && headings.length * 2 >= cells.length && !cells.some((cell) => /\d/.test(cell));
  const own = isHeading ? filled.slice(1) : filled;
  const quantity = isHeading ? first.findIndex((cell) => QUANTITY.test(cell.trim())) : NONE;
  return { rows: own, columns: { quantity, position: countsRows(own) ? 0 : NONE } };
}

/** Whether the first cells are 1, 2, 3 …, which are no quantities. */
function countsRows(rows: readonly PastedRow[]): boolean {
  const numbers = rows.map(([cell = "", ...others]) =>
    others.length > 0 && /^\s*\d+\s*$/.test(cell) ? Number(cell) : Number.NaN,
  );
  return numbers.length > 2 && numbers.every((number, place) => number === (numbers[0] ?? 0) + place);
}

/** Lines of a list, with how many of them were found, may mean several products, and mean none. */
export type PastedLines = { lines: ListLine[]; matched: MatchedList; left: number };

/**
 * Finds the articles in the rows of a list, in steps of a row. Each row is a line: with its product where exactly one
 * article number stands in it, with choices where several do or one may be meant, and else in the buyer's own words.
 */
export function* matchRows(source: Source, given: readonly PastedRow[]): Steps<PastedLines> {
  const { rows, columns } = readColumns(given);
  const lines: ListLine[] = [];
  for (const row of rows.slice(0, MAX_QUOTE_LINES)) {
    lines.push(matchRow(source, row, columns));
    yield;
  }
  const found = lines.filter(({ product }) => product !== "").length;
  const uncertain = lines.filter(({ choices }) => choices.length > 0).length;
  const matched = { found, uncertain, unknown: lines.length - found - uncertain };
  return { lines, matched, left: Math.max(0, rows.length - MAX_QUOTE_LINES) };
}

const tokenOf = ({ id, serialNumber }: KeyedProduct) => productToken(id, serialNumber);

function matchRow(source: Source, row: PastedRow, columns: Columns): ListLine {
  const cells = row
    .slice(0, MOST_CELLS)
    .map((cell, place) =>
      place === columns.position ? "" : cell.slice(0, LONGEST_CELL).replaceAll(FOUND, " ").trim(),
    );
  const found = cells.map((cell, place) =>
    place === columns.quantity ? { products: [], rest: cell } : articlesIn(source, cell),
  );
  const text = shortened(cells.filter((cell) => cell !== "").join(" "));
  const rests = found.map(({ rest }) => rest);
  const { quantity, isDoubtful } = quantityOf(rests, columns) ?? { quantity: 1, isDoubtful: false };
  const products = [...new Set(found.flatMap(({ products: each }) => each))];
  const [only] = products;
  if (only && products.length === 1) {
    const isPlain = rests.every(saysNoMore);
    return newListLine({
      product: tokenOf(only),
      text: isPlain && !isDoubtful ? "" : text,
      quantity,
      isDoubtful,
    });
  }
  const choices = products.length > 1 ? products.slice(0, MAX_CHOICES) : articlesLike(source, text);
  return newListLine({ text, quantity, isDoubtful, choices: choices.map(tokenOf) });
}

/** From the column of quantities, from the words, or from a cell with nothing but a number, first one after the article. */
function quantityOf(rests: readonly string[], { quantity }: Columns): PastedQuantity | null {
  const told = quantity === NONE ? null : quantityAlone(rests[quantity] ?? "");
  if (told) return told;
  for (const rest of rests) {
    const said = quantityIn(rest);
    if (said) return said;
  }
  const article = rests.findIndex((rest) => rest.includes(FOUND));
  const [after, before] = [rests.slice(article + 1), rests.slice(0, Math.max(0, article))];
  for (const cell of [...after, ...before.toReversed()]) {
    const alone = quantityAlone(cell);
    if (alone) return alone;
  }
  return null;
}

/** As much of a row as a line may say. */
function shortened(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, " ")
    .trim();
  return line.length <= MAX_LINE_TEXT
    ? line
    : `${line
        .slice(0, MAX_LINE_TEXT - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
