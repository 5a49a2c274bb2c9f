import { stringify } from "csv-stringify/sync";
import { unzipSync, zipSync } from "fflate";
import writeXlsxFile from "write-excel-file/node";
import type { CatalogueRows } from "../database/catalogue-rows.ts";
import { brandOf } from "../database/brands.ts";
import { productOf } from "../database/products.ts";
import { COLUMNS, type KindName } from "./columns.ts";
import { quoteFormula } from "./sheet.ts";
import { storedRows } from "./stored.ts";

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
    cells.map((value) => ({
      value: escaped(value),
      type: String,
      wrap: n > 0,
      ...(n === 0 ? { fontWeight: "bold" as const } : {}),
    })),
  );
  const workbook = await writeXlsxFile(data, { sheet: kind, stickyRowsCount: 1 }).toBuffer();
  // Packed again with one time for all, so that the same catalogue gives the same bytes.
  return zipSync(unzipSync(workbook), { mtime: new Date(1980, 0, 1) });
}

/** What the XLSX writer would drop without a word, and the names that every object has, which it trips over. */
const NOT_IN_XML = /[\u007f-\u0084\u0086-\u009f\ufffd\p{Noncharacter_Code_Point}]/gu;

/**
 * A workbook holds a character that XML can't as `_xFFFE_`, and a reader decodes whatever looks like that; so
 * text that only looks like it has its underscore written that way too.
 */
function escaped(text: string): string {
  const encoded = text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, codeOf).replaceAll(NOT_IN_XML, codeOf);
  return text in {} ? codeOf(text.charAt(0)) + text.slice(1) : encoded;
}

function codeOf(character: string): string {
  const units = Array.from({ length: character.length }, (_, n) => character.charCodeAt(n));
  return units.map((unit) => `_x${unit.toString(16).toUpperCase().padStart(4, "0")}_`).join("");
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
