import { CellError, FileError } from "../errors.ts";
import { normalizeHeader } from "../columns.ts";
import { cellOf, checkWidth, type Sheet, type SheetRow, unquoteFormula } from "./table.ts";
import type { ShopRow } from "./shop-rows.ts";
import { SHOPIFY } from "./shopify.ts";
import { WOOCOMMERCE } from "./woocommerce.ts";

/** Recognises the product export of a shop and gives it the columns of a catalogue file, else the sheet itself. */
export function shopSheet(sheet: Sheet): Sheet {
  const header = sheet.header.map(normalizeHeader);
  const shop = [WOOCOMMERCE, SHOPIFY].find((each) => each.recognises((column) => header.includes(column)));
  if (!shop) return sheet;
  // A column that the export doesn't have leaves what is stored alone.
  const columns = shop.columns.filter(({ from }) => header.some((name) => from.test(name)));
  const articles = shop.articles(sheet.rows.map((row) => shopRow(sheet, header, row, shop.keys)));
  const rows = articles.map((article) => ({
    row: article.own.row,
    cells: columns.map(({ read }) => cellOf(() => read(article, header))),
  }));
  const left = sheet.header
    .map((name) => name.trim())
    .filter((name, n) => name !== "" && !columns.some(({ from }) => from.test(header[n] ?? "")));
  return {
    header: columns.map(({ name }) => name),
    rows,
    decimalComma: sheet.decimalComma,
    quotesFormulas: false,
    notes: [
      ...sheet.notes,
      { code: "shopExport", shop: shop.name, rows: sheet.rows.length, products: rows.length },
      ...(left.length > 0 ? [{ code: "columnsLeftOut" as const, columns: left }] : []),
    ],
  };
}

/** Throws {@link FileError} for a row of which can't be told what it belongs to. */
function shopRow(sheet: Sheet, header: readonly string[], given: SheetRow, keys: readonly string[]): ShopRow {
  const get = (column: string) => {
    const cell = given.cells[header.indexOf(column)] ?? "";
    if (typeof cell !== "string") throw cell;
    return (sheet.quotesFormulas ? unquoteFormula(cell) : cell).trim();
  };
  try {
    checkWidth(sheet, given);
    keys.forEach(get);
  } catch (error) {
    if (!(error instanceof CellError)) throw error;
    throw new FileError({ code: "unreadableExport", row: given.row, fault: error.fault });
  }
  return { row: given.row, get };
}
