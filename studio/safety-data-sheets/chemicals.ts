import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSheetBytes } from "../../src/catalogue/files/read-file.ts";
import type { SampleRow } from "./sections.ts";

const CATALOGUE = join(import.meta.dirname, "../../catalogue");

/** Where the sheets lie below the sample's folder of documents. */
export const FOLDER = "safety-data-sheets";

/** The sample's chemicals. */
export async function chemicals(): Promise<SampleRow[]> {
  const name = "products-3-chemicals.csv";
  const { header, rows } = await readSheetBytes(name, readFileSync(join(CATALOGUE, name)));
  return rows.map(({ cells }) =>
    Object.fromEntries(header.map((column, n) => [column, typeof cells[n] === "string" ? cells[n] : ""])),
  );
}

/** The file of a chemical's sheet. */
export function fileOf(row: SampleRow): string {
  return join(CATALOGUE, "documents", FOLDER, `${row["article number"]?.toLowerCase()}.pdf`);
}
