import {
  DOCUMENT_PARTS,
  documentPartFault,
  documentParts,
  type DocumentPart,
  type DocumentParts,
} from "./documents.ts";
import type { CellFault } from "../catalogue/import-faults.ts";

/** A line of documents as it is edited: its parts, or the line itself where it has not five of them. */
export type DocumentRow = { parts: DocumentParts } | { line: string };

/** What is wrong with the parts of a row, or with its whole line. */
export type DocumentRowFaults = Partial<Record<DocumentPart | "line", CellFault>>;

/** The rows of a cell's text. */
export function documentRows(text: string): DocumentRow[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const parts = documentParts(line);
    return parts ? { parts } : { line };
  });
}

/** The text of rows. What would end a part or a line is not in it. */
export function documentText(rows: readonly DocumentRow[]): string {
  const lines = rows.map((row) =>
    "line" in row
      ? row.line.replaceAll(/\s+/g, " ").trim()
      : DOCUMENT_PARTS.map((part) => row.parts[part].replaceAll(/[\s|]+/g, " ").trim()).join(" | "),
  );
  return lines.filter(Boolean).join("\n");
}

/** What is wrong with each row, as far as that can be told without its file. */
export function documentRowFaults(rows: readonly DocumentRow[]): DocumentRowFaults[] {
  const known = new Set<string>();
  return rows.map((row) => {
    const parts = "line" in row ? documentParts(row.line) : row.parts;
    if (!parts) return { line: { code: "documentParts", line: documentText([row]) } };
    // It becomes a row when its line is left.
    if ("line" in row) return {};
    const faults: DocumentRowFaults = {};
    for (const part of DOCUMENT_PARTS) {
      const fault = documentPartFault(part, parts[part].trim());
      if (fault) faults[part] = fault;
    }
    const key = `${parts.type} ${parts.language}`.toLowerCase();
    if (!faults.type && !faults.language && known.has(key)) {
      faults.type = { code: "documentTwice", type: parts.type, language: parts.language };
    }
    known.add(key);
    return faults;
  });
}
