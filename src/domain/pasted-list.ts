import type { Catalogue } from "./catalogue.ts";
import { MAX_LINE_TEXT, MAX_QUOTE_LINES } from "./limits.ts";
import type { KeyedProduct } from "./keys.ts";
import { articlesIn, articlesLike } from "./pasted-articles.ts";
import {
  beginsWithNumber,
  FOUND,
  hasBareNumber,
  type PastedQuantity,
  quantityAlone,
  quantityIn,
  saysNoMore,
} from "./pasted-quantity.ts";
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

/** What the columns are, where a heading says so or the first column counts the rows. */
type Columns = { quantity: number; position: number };

/** More of a row is not looked at: what a buyer lists is shorter, and looking takes longer than reading. */
const MOST_CELLS = 40;
const LONGEST_CELL = 1000;
/** A heading is among so many first rows, below titles. */
const HEADING_WITHIN = 8;

const NONE = -1;

/** Words that a heading begins with. */
const heading = (words: string) => new RegExp(String.raw`^(?:${words})(?![\p{L}\p{N}])`, "iu");
const QUANTITY = heading(
  "(?:req(?:uired|'d|d)?\\.? |total )?(?:qty|quantity|q'ty)|count|pcs|nos|pieces|required|amount|الكمية|كمية|العدد|عدد",
);
const POSITION = heading("#|no|s\\.?\\s?no?|sr|sl|pos(?:ition)?|item|line|م|ت|رقم|الرقم|مسلسل");
const OTHER = heading(
  "article|art|part|product|sku|code|ref|model|description|name|brand|unit|uom|price|rate|total|remarks?|notes?|الوصف|البيان|الصنف|المادة|الوحدة|وحدة|الموديل|ملاحظات",
);

const isFilled = (cell: string) => /[\p{L}\p{N}#]/u.test(cell);
const isHeading = (cell: string) => [QUANTITY, POSITION, OTHER].some((words) => words.test(cell));

/** Whether a row names columns: half of its cells do, no article stands in it, and no number but a year. */
function isHeadingRow(source: Source, row: PastedRow): boolean {
  const cells = row.slice(0, MOST_CELLS).map((cell) => cell.slice(0, LONGEST_CELL).trim());
  const filled = cells.filter((cell) => cell !== "");
  const headings = filled.filter(isHeading);
  if (headings.length < 2 || headings.length * 2 < filled.length) return false;
  if (filled.some((cell) => /\d/.test(cell.replace(/\b20\d\d\b/, "")))) return false;
  return filled.every((cell) => articlesIn(source, cell).products.length === 0);
}

/** The rows with something in them, without a heading and the titles above it, and what their columns are. */
function readColumns(source: Source, given: readonly PastedRow[]): { row: PastedRow; columns: Columns }[] {
  const filled = given.filter((row) => row.some((cell) => /[\p{L}\p{N}]/u.test(cell)));
  const at = filled.slice(0, HEADING_WITHIN).findIndex((row) => isHeadingRow(source, row));
  const names = (filled[at] ?? []).map((cell) => cell.trim());
  const below = filled.slice(at + 1);
  const isTitle = (row: PastedRow) =>
    row.filter(isFilled).length < 2 && articlesIn(source, row.join(" ")).products.length === 0;
  const above = at < 0 ? [] : filled.slice(0, at).filter((row) => !isTitle(row));
  const counting = names.findIndex((name) => POSITION.test(name));
  const isCounting = counting >= 0 && below.every((row) => /^\s*\d{0,4}\s*$/.test(row[counting] ?? ""));
  const position = isCounting ? counting : countsRows(below) ? 0 : NONE;
  const quantity = names.findIndex((name, column) => column !== position && QUANTITY.test(name));
  return [
    ...above.map((row) => ({ row, columns: { quantity: NONE, position: NONE } })),
    ...below.map((row) => ({ row, columns: { quantity, position } })),
  ];
}

/**
 * Whether the first cells are 1, 2, 3 …, which are no quantities. Two rows may ask for 1 and 2; not so where another cell
 * of each is a number.
 */
function countsRows(rows: readonly PastedRow[]): boolean {
  const numbers = rows.map(([cell = "", ...others]) =>
    others.length > 0 && /^\s*\d+\s*$/.test(cell) ? Number(cell) : Number.NaN,
  );
  const isCounted = numbers.every((number, place) => number === (numbers[0] ?? 0) + place);
  if (numbers.length > 2) return isCounted;
  const hasOther = ([, ...others]: PastedRow) => others.some((cell) => quantityAlone(cell) !== null);
  return isCounted && numbers.length === 2 && numbers[0] === 1 && rows.every(hasOther);
}

/** Lines of a list, with how many of them were found, may mean several products, and mean none. */
export type PastedLines = { lines: ListLine[]; matched: MatchedList; left: number };

/**
 * Finds the articles in the rows of a list, in steps of a row. Each row is a line: with its product where exactly one
 * article number stands in it, with choices where several do or one may be meant, and else in the buyer's own words.
 */
export function* matchRows(source: Source, given: readonly PastedRow[]): Steps<PastedLines> {
  const rows = readColumns(source, given);
  const lines: ListLine[] = [];
  for (const { row, columns } of rows.slice(0, MAX_QUOTE_LINES)) {
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
  // A quantity that was understood is said beside the words.
  const isRead = quantityAlone(cells[columns.quantity] ?? "")?.isDoubtful === false;
  const words = cells.filter((cell, place) => cell !== "" && !(isRead && place === columns.quantity));
  const text = shortened(words.join(" "));
  const rests = found.map(({ rest }) => rest);
  const products = [...new Set(found.flatMap(({ products: each }) => each))];
  const told = quantityOf(rests, columns);
  // A number that says neither what nor how many, or two of which either may.
  const isUnclear =
    told === null
      ? rests.some(hasBareNumber) || (products.length === 0 && rests.some(beginsWithNumber))
      : products.length === 0 && !isSure(rests, columns);
  const { quantity, isDoubtful } = told && !isUnclear ? told : { quantity: 1, isDoubtful: isUnclear };
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

/** Whether the quantity stands in its column or its words, or only one cell can be it. */
function isSure(rests: readonly string[], { quantity }: Columns): boolean {
  if (quantity !== NONE || rests.some((rest) => quantityIn(rest) !== null)) return true;
  return rests.filter((rest) => quantityAlone(rest) !== null).length < 2;
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
