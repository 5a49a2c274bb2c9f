import type { CellFault } from "./import-faults.ts";

/** The kinds of document, in the order in which a page lists them. */
export const DOCUMENT_TYPES = [
  "data sheet",
  "safety data sheet",
  "manual",
  "spare parts list",
  "certificate",
  "declaration of conformity",
] as const;

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** A document of a product: at most one of a type and language. */
export type ProductDocument = {
  type: DocumentType;
  /** BCP 47, such as `en` or `pt-BR`. */
  language: string;
  /** "" where it has none. */
  revision: string;
  /** `2026-11-22`, `2026-11` or "". */
  date: string;
  /** Path below the folder of documents. */
  file: string;
  /** Of the file, where that is known: in the catalogue in memory, of a file that is there. */
  bytes: number | null;
};

/** The formats that are taken, by the endings of files. */
const DOCUMENT_FORMATS: ReadonlyMap<string, "PDF" | "JPEG" | "PNG"> = new Map([
  ["pdf", "PDF"],
  ["jpg", "JPEG"],
  ["jpeg", "JPEG"],
  ["png", "PNG"],
]);

/** What a file is, by its ending; null for one that is not taken. */
export function documentFormat(file: string) {
  return DOCUMENT_FORMATS.get(file.slice(file.lastIndexOf(".") + 1).toLowerCase()) ?? null;
}

const isType = (text: string): text is DocumentType => DOCUMENT_TYPES.some((type) => type === text);

/** A path below a folder, without steps out of it or into hidden folders. */
const FILE = /^(?![./])(?!.*(?:\/\.|\/\/|\\))[^\p{Cc}|]{1,180}$/u;
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/;
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;
const LONGEST_REVISION = 40;

/**
 * Reads a line of a document, `type | language | revision | date | file`; what stands behind the file is its size
 * (see {@link documentLine}) and is not read here. Answers a fault where it can't.
 */
export function readDocument(line: string): ProductDocument | CellFault {
  const parts = line.split("|").map((part) => part.trim());
  const [type = "", tag = "", revision = "", date = "", file = ""] = parts;
  if (parts.length < 5 || parts.length > 6) return { code: "documentParts", line };
  const named = type.toLowerCase();
  if (!isType(named)) return { code: "documentType", given: type, types: DOCUMENT_TYPES };
  const language = canonicalLanguage(tag);
  if (language === null) return { code: "documentLanguage", given: tag };
  if (revision.length > LONGEST_REVISION) return { code: "tooLong", longest: LONGEST_REVISION };
  if (date !== "" && !isDate(date)) return { code: "documentDate", given: date };
  if (!FILE.test(file)) return { code: "documentName", file };
  if (documentFormat(file) === null) return { code: "documentFormat", file };
  return { type: named, language, revision, date, file, bytes: null };
}

function canonicalLanguage(tag: string): string | null {
  try {
    const [canonical = ""] = Intl.getCanonicalLocales(tag);
    return LANGUAGE.test(canonical) ? canonical : null;
  } catch {
    return null;
  }
}

function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const day = text.length === 10 ? text : `${text}-01`;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** A document as a line of a catalogue file; with its size, where that is known, as the catalogue in memory has it. */
export function documentLine({ type, language, revision, date, file, bytes }: ProductDocument): string {
  return [type, language, revision, date, file, ...(bytes === null ? [] : [bytes])].join(" | ");
}

/** The documents of a product whose files are there, in the order of their types. */
export function documentsOf({
  documents = [],
}: {
  documents?: readonly string[] | undefined;
}): ProductDocument[] {
  const found = documents.flatMap((line) => {
    const document = readDocument(line);
    const bytes = Number(line.split("|")[5] ?? Number.NaN);
    return "code" in document || Number.isNaN(bytes) ? [] : [{ ...document, bytes }];
  });
  const place = ({ type }: ProductDocument) => DOCUMENT_TYPES.indexOf(type);
  return found.toSorted((a, b) => place(a) - place(b));
}
