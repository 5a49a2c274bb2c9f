import type { Catalogue } from "../catalogue/catalogue.ts";
import { articlesIn } from "./pasted-articles.ts";
import { FOUND, quantityAlone } from "./pasted-quantity.ts";

type Source = Pick<Catalogue, "products">;

/** A row of a list: its cells, one where it has no columns, null for what can't be read. */
export type PastedRow = readonly (string | null)[];

/** What the columns are, where a heading says so or the first column counts the rows. */
export type Columns = { quantity: number; position: number; note: number };

/** More of a row is not looked at: what a buyer lists is shorter, and looking takes longer than reading. */
const MOST_CELLS = 40;
const LONGEST_CELL = 1000;
/** A heading is among so many first rows, below titles. */
const HEADING_WITHIN = 8;

export const NONE = -1;

/** Words that a heading begins with. */
const heading = (words: string) => new RegExp(String.raw`^(?:${words})(?![\p{L}\p{N}])`, "iu");
const QUANTITY = heading(
  "(?:req(?:uired|'d|d)?\\.? |total )?(?:qty|quantity|q'ty)|count|pcs|nos|pieces|required|amount|الكمية|كمية|العدد|عدد",
);
const POSITION = heading("#|no|s\\.?\\s?no?|sr|sl|pos(?:ition)?|item|line|م|ت|رقم|الرقم|مسلسل");
const NOTE = heading("remarks?|notes?|comments?|ملاحظات|ملاحظة");
const OTHER = heading(
  "article|art|part|product|sku|code|ref|model|description|name|brand|unit|uom|price|rate|total|الوصف|البيان|الصنف|المادة|الوحدة|وحدة|الموديل",
);

/** What a spreadsheet shows of a cell that it can't calculate. */
const ERROR = /^#(?:ref!|n\/a|value!|div\/0!|name\?|num!|null!|#+)$/i;

/** What stands before the sum of a column, and perhaps the sum itself. */
const SUM =
  /^(?:(?:grand|sub|net)[\s-]?total|total(?: (?:qty|quantity|amount|price|value|items|pcs))?|sum|المجموع(?: الكلي)?|الإجمالي|الاجمالي)\s*(?:[:=]\s*[\d.,\s]*)?$/iu;

const isFilled = (cell: string | null) => cell !== null && /[\p{L}\p{N}#]/u.test(cell);
const hasWords = (cell: string | null) => cell !== null && /[\p{L}\p{N}]/u.test(cell);
const isHeading = (cell: string) => [QUANTITY, POSITION, NOTE, OTHER].some((words) => words.test(cell));

/** The cells of a row as they are read. */
function cellsOf(row: PastedRow): PastedRow {
  return row.slice(0, MOST_CELLS).map((cell) => {
    const text = (cell ?? "").replaceAll(FOUND, " ").trim().slice(0, LONGEST_CELL).trimEnd();
    return cell === null || ERROR.test(text) ? null : text;
  });
}

const hasArticle = (source: Source, row: PastedRow) =>
  row.some((cell) => cell !== null && articlesIn(source, cell).products.length > 0);

/** Whether a row names columns: half of its cells do, no article stands in it, and no number but a year. */
function isHeadingRow(source: Source, row: PastedRow): boolean {
  const filled = row.flatMap((cell) => cell || []);
  const headings = filled.filter(isHeading);
  if (headings.length < 2 || headings.length * 2 < filled.length) return false;
  if (filled.some((cell) => /\d/.test(cell.replace(/\b20\d\d\b/, "")))) return false;
  return !hasArticle(source, filled);
}

/** Whether a row is what a column adds up to. */
function isSum(source: Source, row: PastedRow): boolean {
  const words = row.find((cell) => cell !== null && /\p{L}/u.test(cell)) ?? "";
  return SUM.test(words) && !hasArticle(source, row);
}

/** The rows that ask for something, without a heading, the titles above it and sums, and what their columns are. */
export function readColumns(
  source: Source,
  given: readonly PastedRow[],
): { row: PastedRow; columns: Columns }[] {
  const filled = given.map(cellsOf).filter((row) => row.some(hasWords) && !isSum(source, row));
  const at = filled.slice(0, HEADING_WITHIN).findIndex((row) => isHeadingRow(source, row));
  const names = (filled[at] ?? []).map((cell) => cell ?? "");
  const below = filled.slice(at + 1);
  const isTitle = (row: PastedRow) => row.filter(isFilled).length < 2 && !hasArticle(source, row);
  const above = at < 0 ? [] : filled.slice(0, at).filter((row) => !isTitle(row));
  const counting = names.findIndex((name) => POSITION.test(name));
  const isCounting = counting >= 0 && below.every((row) => /^\d{0,4}$/.test(row[counting] ?? ""));
  const position = isCounting ? counting : countsRows(below) ? 0 : NONE;
  const quantity = names.findIndex((name, column) => column !== position && QUANTITY.test(name));
  const note = names.findIndex((name) => NOTE.test(name));
  return [
    ...above.map((row) => ({ row, columns: { quantity: NONE, position: NONE, note: NONE } })),
    ...below
      .filter((row) => row.some((cell, column) => column !== position && hasWords(cell)))
      .map((row) => ({ row, columns: { quantity, position, note } })),
  ];
}

/**
 * Whether the first cells are 1, 2, 3 …, which are no quantities. Two rows may ask for 1 and 2; not so where another cell
 * of each is a number.
 */
function countsRows(rows: readonly PastedRow[]): boolean {
  const numbers = rows.map(([cell, ...others]) =>
    others.length > 0 && cell && /^\d+$/.test(cell) ? Number(cell) : Number.NaN,
  );
  const isCounted = numbers.every((number, place) => number === (numbers[0] ?? 0) + place);
  if (numbers.length > 2) return isCounted;
  const hasOther = ([, ...others]: PastedRow) =>
    others.some((cell) => cell !== null && quantityAlone(cell) !== null);
  return isCounted && numbers.length === 2 && numbers[0] === 1 && rows.every(hasOther);
}
