import type { CellFault } from "../catalogue/import-faults.ts";

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

export type DocumentFormat = "PDF" | "JPEG" | "PNG";

/** The formats that are taken, by the endings of files. */
const DOCUMENT_FORMATS: ReadonlyMap<string, DocumentFormat> = new Map([
  ["pdf", "PDF"],
  ["jpg", "JPEG"],
  ["jpeg", "JPEG"],
  ["png", "PNG"],
]);

/** What a file is, by its ending; null for one that is not taken. */
export function documentFormat(file: string) {
  return DOCUMENT_FORMATS.get(file.slice(file.lastIndexOf(".") + 1).toLowerCase()) ?? null;
}

/** How files begin, by what they are. */
const BEGINNINGS: readonly (readonly [DocumentFormat, readonly number[]])[] = [
  ["PDF", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["JPEG", [0xff, 0xd8, 0xff]],
  ["PNG", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** What a file is, by its first bytes; null for one that is not taken. */
export function documentFormatOf(beginning: Uint8Array): DocumentFormat | null {
  const found = BEGINNINGS.find(([, bytes]) => bytes.every((byte, at) => beginning[at] === byte));
  return found?.[0] ?? null;
}

/** What a file is called that staff see: without its folder, and without the hash that an uploaded one is stored under. */
export function documentTitle(file: string): string {
  const name = file.slice(file.lastIndexOf("/") + 1);
  return file.startsWith("uploaded/") ? name.replace(/\.[0-9a-f]{16}(?=\.[a-z]+$)/, "") : name;
}

const isType = (text: string): text is DocumentType => DOCUMENT_TYPES.some((type) => type === text);

/** A path below a folder, without steps out of it or into hidden folders. */
const FILE = /^(?![./])(?!.*(?:\/\.|\/\/|\\))[^\p{Cc}|]{1,180}$/u;
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/;
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;
const LONGEST_REVISION = 40;

/** The parts of a line as they are written, in their order. */
export const DOCUMENT_PARTS = ["type", "language", "revision", "date", "file"] as const;

export type DocumentPart = (typeof DOCUMENT_PARTS)[number];
export type DocumentParts = Readonly<Record<DocumentPart, string>>;

const CHECKS: Readonly<Record<DocumentPart, (text: string) => CellFault | null>> = {
  type: (text) =>
    isType(text.toLowerCase()) ? null : { code: "documentType", given: text, types: DOCUMENT_TYPES },
  language: (text) => (canonicalLanguage(text) === null ? { code: "documentLanguage", given: text } : null),
  revision: (text) =>
    text.length > LONGEST_REVISION ? { code: "tooLong", longest: LONGEST_REVISION } : null,
  date: (text) => (text === "" || isDate(text) ? null : { code: "documentDate", given: text }),
  file(file) {
    if (!FILE.test(file)) return { code: "documentName", file };
    return documentFormat(file) === null ? { code: "documentFormat", file } : null;
  },
};

/** What is wrong with a part of a line; null where it can be read. */
export function documentPartFault(part: DocumentPart, text: string): CellFault | null {
  return CHECKS[part](text);
}

/**
 * The parts of a line, `type | language | revision | date | file`; what stands behind the file is its size (see
 * {@link documentLine}) and is left out. Null for a line with fewer or more.
 */
export function documentParts(line: string): DocumentParts | null {
  const parts = line.split("|").map((part) => part.trim());
  const [type = "", language = "", revision = "", date = "", file = ""] = parts;
  return parts.length < 5 || parts.length > 6 ? null : { type, language, revision, date, file };
}

/** Reads a line of a document. Answers a fault where it can't. */
export function readDocument(line: string): ProductDocument | CellFault {
  const parts = documentParts(line);
  if (!parts) return { code: "documentParts", line };
  for (const part of DOCUMENT_PARTS) {
    const fault = documentPartFault(part, parts[part]);
    if (fault) return fault;
  }
  const type = parts.type.toLowerCase();
  const language = canonicalLanguage(parts.language);
  if (!isType(type) || language === null) return { code: "documentParts", line };
  return { ...parts, type, language, bytes: null };
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
