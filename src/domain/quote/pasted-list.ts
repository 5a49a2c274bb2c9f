import { MAX_LINE_TEXT, MAX_QUOTE_LINES } from "../limits.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { articlesIn, articlesLike } from "./pasted-articles.ts";
import { type Columns, NONE, type PastedRow, readColumns } from "./pasted-columns.ts";
import {
  beginsWithNumber,
  FOUND,
  hasBareNumber,
  type PastedQuantity,
  quantityAlone,
  quantityIn,
  saysNoMore,
} from "./pasted-quantity.ts";
import type { Steps } from "../steps.ts";
import { productToken } from "./quote-link.ts";
import { type ListLine, MAX_CHOICES, type MatchedList, newListLine } from "./quote-list.ts";

type Source = Parameters<typeof articlesLike>[0];

/** The rows of a text: its lines, in cells where tabs, semicolons or bars part them. */
export function pastedRows(text: string): PastedRow[] {
  return text.split(/\r\n?|\n/).map((line) => line.split(/[\t;|]/));
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
  const cells = row.map((cell, place) => {
    const isBeside = place === columns.position || place === columns.note;
    return isBeside ? "" : (cell ?? "");
  });
  const found = cells.map((cell, place) =>
    place === columns.quantity ? { products: [], unsure: [], rest: cell } : articlesIn(source, cell),
  );
  // A quantity that was understood is said beside the words.
  const isRead = quantityAlone(cells[columns.quantity] ?? "")?.isDoubtful === false;
  const words = cells.filter((cell, place) => cell !== "" && !(isRead && place === columns.quantity));
  const remark = shortened(row[columns.note] ?? "");
  const text = shortened(words.join(" ")) || shortened(cells.join(" ")) || remark;
  const note = text === remark ? "" : remark;
  const rests = found.map(({ rest }) => rest);
  const products = [...new Set(found.flatMap(({ products: each }) => each))];
  const unsure = products.length > 0 ? [] : [...new Set(found.flatMap((each) => each.unsure))];
  const told = quantityOf(row, rests, columns);
  // A number that says neither what nor how many, or two of which either may.
  const isUnclear =
    unsure.length > 0 ||
    (told === null
      ? rests.some(hasBareNumber) || (products.length === 0 && rests.some(beginsWithNumber))
      : products.length === 0 && !isSure(rests, columns));
  const { quantity, isDoubtful } = told && !isUnclear ? told : { quantity: 1, isDoubtful: isUnclear };
  const [only] = products;
  if (only && products.length === 1) {
    const isPlain = rests.every((rest) => saysNoMore(rest.replace(only.name, ""))) && !isDoubtful;
    return newListLine({ product: tokenOf(only), text: isPlain ? "" : text, quantity, isDoubtful, note });
  }
  const meant = [...products, ...unsure].slice(0, MAX_CHOICES);
  const choices = meant.length > 0 ? meant : articlesLike(source, text);
  return newListLine({ text, quantity, isDoubtful, note, choices: choices.map(tokenOf) });
}

/**
 * From the column of quantities, from the words, or from a cell with nothing but a number, first one after the article.
 * What can't be read may have been it.
 */
function quantityOf(row: PastedRow, rests: readonly string[], { quantity }: Columns): PastedQuantity | null {
  const cell = row[quantity] ?? "";
  const told = quantityAlone(cell) ?? quantityIn(cell);
  if (told) return told;
  if (cell !== "" || row[quantity] === null) return UNREAD;
  for (const rest of rests) {
    const said = quantityIn(rest);
    if (said) return said;
  }
  if (quantity !== NONE) return null;
  const isUnread = row.includes(null);
  const article = rests.findIndex((rest) => rest.includes(FOUND));
  const [after, before] = [rests.slice(article + 1), rests.slice(0, Math.max(0, article))];
  for (const rest of [...after, ...before.toReversed()]) {
    const alone = quantityAlone(rest);
    if (alone) return isUnread ? { ...alone, isDoubtful: true } : alone;
  }
  return isUnread ? UNREAD : null;
}

const UNREAD: PastedQuantity = { quantity: 1, isDoubtful: true };

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
