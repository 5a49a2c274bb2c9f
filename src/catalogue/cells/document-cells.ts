import { documentLine, readDocument } from "../../domain/product/documents.ts";
import type { CellFault } from "../../domain/catalogue/import-faults.ts";
import { type CellReader, entries } from "./cells.ts";
import { CellError } from "../errors.ts";
import type { BadRow } from "../entities/entity.ts";
import type { Cells } from "../columns.ts";

/** What is wrong with the file of this name below the folder of documents; null for one that is there and whole. */
export type DocumentFault = (file: string) => CellFault | null;

const COLUMN = "documents";
const LONGEST_LINE = 400;
const MOST = 30;

/** One document a line; at most one of a type and language. */
export const documents: CellReader = (cell, context) => {
  const known = new Set<string>();
  const lines = entries(LONGEST_LINE, MOST)(cell, context).split("\n").filter(Boolean);
  return lines
    .map((line) => {
      const document = readDocument(line);
      if ("code" in document) throw new CellError(document);
      const { type, language } = document;
      const key = `${type} ${language}`;
      if (known.has(key)) throw new CellError({ code: "documentTwice", type, language });
      known.add(key);
      return documentLine(document);
    })
    .join("\n");
};

/** The fault of the first document of a row that is not stored yet and has no file; null without. */
export function newDocumentFault(
  cells: Cells,
  stored: Cells | undefined,
  faultOf: DocumentFault = () => null,
): Omit<BadRow, "row"> | null {
  const before = new Set(stored?.[COLUMN]?.split("\n"));
  for (const line of (cells[COLUMN] ?? "").split("\n").filter(Boolean)) {
    const document = readDocument(line);
    const fault = before.has(line) || "code" in document ? null : faultOf(document.file);
    if (fault) return { column: COLUMN, fault };
  }
  return null;
}
