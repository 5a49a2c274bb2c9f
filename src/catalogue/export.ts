import { stringify } from "csv-stringify/sync";
import writeXlsxFile from "write-excel-file/node";
import type { CatalogueRows } from "../database/catalogue-rows.ts";
import { brandOf } from "../database/brands.ts";
import { productOf } from "../database/products.ts";
import { COLUMNS, type KindName } from "./columns.ts";
import { quoteFormula } from "./sheet.ts";
import { storedRows } from "./stored.ts";
import { withoutTimes } from "./zip-directory.ts";

/** The file formats that an export can write, by extension. */
export type ExportFormat = "csv" | "xlsx" | "json";

/** The whole of one kind, also what is inactive, as a file that the importer reads back without a change. */
export async function exportBytes(
  rows: CatalogueRows,
  format: ExportFormat,
  kind: KindName = "products",
): Promise<Uint8Array> {
  if (format === "json") return new TextEncoder().encode(`${JSON.stringify(listOf(kind, rows), null, 2)}\n`);
  const table = tableOf(kind, rows);
  if (format === "csv") return new TextEncoder().encode(stringify(table));
  const data = table.map((cells, n) =>
    cells.map((value) => ({ value, type: String, wrap: n > 0, ...(n === 0 ? { fontWeight: "bold" as const } : {}) })),
  );
  return withoutTimes(await writeXlsxFile(data, { sheet: kind, stickyRowsCount: 1 }).toBuffer());
}

function tableOf(kind: KindName, rows: CatalogueRows): string[][] {
  const columns = COLUMNS[kind].map(({ name }) => name);
  return [
    columns,
    ...storedRows(kind, rows).map(({ cells }) => columns.map((column) => quoteFormula(cells[column] ?? ""))),
  ];
}

function listOf(kind: KindName, rows: CatalogueRows): unknown[] {
  if (kind === "products") return rows.products.map(productOf);
  if (kind === "brands") return rows.brands.map(brandOf);
  return rows.categories.map(({ name, parent, description }) => ({ name, parent, description }));
}
