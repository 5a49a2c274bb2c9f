import { foldHeader } from "../columns.ts";
import { type Cell, cellOf, type Sheet, unquoteFormula } from "../sheet.ts";
import type { ShopRow } from "./shop-rows.ts";
import { SHOPIFY } from "./shopify.ts";
import { WOOCOMMERCE } from "./woocommerce.ts";

/** Recognises the product export of a shop and gives it the columns of a catalogue file, else the sheet itself. */
export function shopSheet(sheet: Sheet): Sheet {
  const header = sheet.header.map(foldHeader);
  const shop = [WOOCOMMERCE, SHOPIFY].find((each) => each.recognises((column) => header.includes(column)));
  if (!shop) return sheet;
  // A column that the export doesn't have leaves what is stored alone.
  const columns = shop.columns.filter(({ from }) => header.some((name) => from.test(name)));
  const articles = shop.articles(sheet.rows.map(({ row, cells }) => shopRow(sheet, header, row, cells)));
  const rows = articles.map((article) => ({
    row: article.own.row,
    cells: columns.map(({ read }) => cellOf(() => read(article, header))),
  }));
  const left = sheet.header.filter((name, n) => {
    const folded = header[n] ?? "";
    return name.trim() !== "" && !columns.some(({ from }) => from.test(folded));
  });
  return {
    header: columns.map(({ name }) => name),
    rows,
    decimalComma: sheet.decimalComma,
    quotesFormulas: false,
    notes: [
      ...sheet.notes,
      `This is a ${shop.name} export: ${sheet.rows.length} rows, ${rows.length} products. Drafts and hidden ones stay off.`,
      ...(left.length > 0 ? [`Left out: ${left.map((name) => name.trim()).join(", ")}.`] : []),
    ],
  };
}

function shopRow(sheet: Sheet, header: readonly string[], row: number, cells: readonly Cell[]): ShopRow {
  return {
    row,
    get(column) {
      const cell = cells[header.indexOf(column)] ?? "";
      if (typeof cell !== "string") throw cell;
      return (sheet.quotesFormulas ? unquoteFormula(cell) : cell).trim();
    },
  };
}
