import type { Database } from "../../database/schema.ts";
import type { CellFault, ImportNote } from "../../domain/catalogue/import-faults.ts";
import type { Cells, FileColumn } from "../columns.ts";
import type { NameResolver } from "./name-resolver.ts";
import type { CatalogueRecords } from "../records.ts";

/** Something stored, as the cells that an export writes of it. */
export type StoredRow = { id: string; cells: Cells; active: boolean };

/** Why a row is not imported: its number, the column (or "" for the whole row) and what is wrong. */
export type BadRow = { row: number; column: string; fault: CellFault };

/** A row whose every cell could be read. */
export type ReadRow = { row: number; cells: Cells };

/** What is to be written: new rows, and stored ones with all their cells, some of them changed. */
export type Changes = { added: readonly Cells[]; changed: readonly { id: string; cells: Cells }[] };

/** What was written of something: all its cells as they are stored now. */
export type WrittenRow = Omit<StoredRow, "active">;

/** What an import needs of each kind: products, brands, categories and synonyms have a file each. */
export type Entity = {
  columns: readonly FileColumn[];
  /** Everything stored, in catalogue order. */
  stored(records: CatalogueRecords): StoredRow[];
  /** What the JSON of an export lists. */
  json(records: CatalogueRecords): unknown[];
  /** Registers the names that rows introduce, so that other rows of the file find them. */
  introduce(rows: readonly ReadRow[], names: NameResolver): void;
  /** What a row is known by, or null when it doesn't say. */
  identity(cells: Cells, names: NameResolver): string | null;
  /** What a row is also known by where that means one thing only: brand and name of a product, or null. */
  otherIdentity(cells: Cells, names: NameResolver): string | null;
  /** What is wrong with a row beside its cells, or null. */
  fault(row: ReadRow, stored: StoredRow | null, names: NameResolver): Omit<BadRow, "row"> | null;
  /** The row laid over what is stored, with every name as it is spelled in the catalogue. */
  complete(cells: Cells, stored: StoredRow | null, names: NameResolver): Cells;
  /** What whoever imports the file should know about the rows to be written. */
  notes(
    written: readonly { cells: Cells; stored: StoredRow | null }[],
    records: CatalogueRecords,
  ): ImportNote[];
  /** Resolves with what was written, the changed ones first. */
  write(
    trx: Database,
    changes: Changes,
    records: CatalogueRecords,
    options: { now: string; written?: (count: number) => void },
  ): Promise<WrittenRow[]>;
};

/** What a report calls a row. */
export function labelOf(cells: Cells): string {
  const parts = [cells["article number"], cells["brand"], cells["parent"], cells["name"]];
  return parts.filter((part) => part !== undefined && part !== "").join(" · ");
}

export function lastPosition(records: readonly { position: number }[]): number {
  return records.reduce((last, { position }) => Math.max(last, position), 0);
}

/** The fault of a name that only looks like a known one, or null. */
export function lookAlike(column: string, given: string, twin: string | null): Omit<BadRow, "row"> | null {
  return twin === null ? null : { column, fault: { code: "looksLike", given, known: twin } };
}
