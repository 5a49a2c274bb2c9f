import { stringify } from "csv-stringify/sync";
import { unzipSync, zipSync } from "fflate";
import writeXlsxFile from "write-excel-file/node";
import { ENTITIES } from "./entities/entities.ts";
import type { KindName } from "../domain/catalogue/import-faults.ts";
import type { CatalogueRecords } from "./records.ts";
import { quoteFormula } from "./files/table.ts";

/** The file formats that an export can write, by extension. */
export type ExportFormat = "csv" | "xlsx" | "json";

/** The whole of one kind, also what is inactive, as a file that the importer reads back without a change. */
export async function exportBytes(
  records: CatalogueRecords,
  format: ExportFormat,
  kind: KindName = "products",
): Promise<Uint8Array> {
  const { columns, stored, json } = ENTITIES[kind];
  if (format === "json") {
    return new TextEncoder().encode(`${JSON.stringify(json(records), null, 2)}\n`);
  }
  const table = [
    columns.map(({ name }) => name),
    ...stored(records).map(({ cells }) => columns.map(({ name }) => quoteFormula(cells[name] ?? ""))),
  ];
  // Without a mark Excel takes the letters of a CSV file for those of Windows.
  if (format === "csv") return new TextEncoder().encode(stringify(table, { bom: true }));
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

/** Characters that the XLSX writer drops. */
const NOT_IN_XML = /[\u007f-\u0084\u0086-\u009f\ufffd\p{Noncharacter_Code_Point}]/gu;

/**
 * A workbook holds a character that XML can't as `_xFFFE_`, and a reader decodes whatever looks like that; so
 * text that only looks like it has its underscore written that way too.
 */
function escaped(text: string): string {
  const encoded = text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, codeOf).replaceAll(NOT_IN_XML, codeOf);
  // The writer also trips over names that every object has, such as `valueOf`.
  return text in {} ? codeOf(text.charAt(0)) + text.slice(1) : encoded;
}

function codeOf(character: string): string {
  const units = Array.from({ length: character.length }, (_, n) => character.charCodeAt(n));
  return units.map((unit) => `_x${unit.toString(16).toUpperCase().padStart(4, "0")}_`).join("");
}
