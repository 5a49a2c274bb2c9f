/** What the sentence of a fault needs to know, by the fault's code. `None` is for those that need nothing. */
type None = Record<never, never>;

/** The kinds of catalogue file. */
export const KIND_NAMES = ["products", "brands", "categories", "synonyms"] as const;

export type KindName = (typeof KIND_NAMES)[number];

/** Why a cell, or a row as a whole, is not taken over. */
export type CellFaults = {
  unreadable: None;
  /** Of a text, in characters. */
  tooLong: { longest: number };
  farTooLong: None;
  empty: None;
  tooManyLines: { most: number };
  htmlTooDeep: None;
  htmlTooOften: None;

  shortenedNumber: None;
  currency: None;
  negativePrice: None;
  pointOrThousands: None;
  noPrice: None;
  tooManyDecimals: { price: string };
  tooManyDigits: None;
  /** `folder` is where files of our own lie. */
  noAddress: { folder: string };
  noWebAddress: object;
  notYesOrNo: None;
  notAKey: None;

  documentParts: { line: string };
  documentType: { given: string; types: readonly string[] };
  documentLanguage: { given: string };
  documentDate: { given: string };
  documentName: { file: string };
  documentFormat: { file: string };
  documentTwice: { type: string; language: string };
  documentMissing: { file: string };
  /** The file is not what its ending says. */
  documentContent: { file: string };
  documentTooLarge: { file: string; megabytes: number };

  /** Of a name in whose place "all" stands for no filter. */
  meansAll: None;
  arrowInName: None;
  noCategory: None;
  manyArrows: None;
  twoSubcategories: { category: string; column: string };

  spreadsheetError: { shown: string };
  merged: { corner: string };
  noResult: None;
  date: None;
  dateOrTime: None;
  noNumber: None;
  percentage: None;
  digitsLost: { kept: number };

  rowTooShort: { given: number; wanted: number };
  rowTooLong: { given: number; wanted: number };
  nameless: None;
  duplicate: { row: number };
  ambiguousName: { products: number };
  /** `lacking` are the columns that the row would need. */
  unknownArticle: { lacking: readonly string[] };
  /** Of a relation to another product. */
  unknownRelation: { article: string };
  relatesToItself: None;
  /** `chain` leads back to the product that it begins with. */
  successorCircle: { chain: readonly string[] };
  /** Another product, called `name`, is known by the same article number, or by the same brand and name. */
  articleTaken: { article: string; name: string };
  sameProduct: { name: string };
  looksLike: { given: string; known: string };
  nameTaken: { taken: string; given: string };
  unknownParent: { parent: string };
};

/** Why a file is not imported at all. */
export type FileFaults = {
  missingFile: { path: string };
  unreadableFile: { path: string };
  emptyFile: { name: string };
  fileTooLarge: { name: string; megabytes: number };
  otherFormat: { name: string };

  unknownColumns: { found: readonly string[] };
  sameColumn: { first: string; second: string; column: string };
  tooManyColumns: { most: number };
  unreadableHeader: { row: number; fault: CellFault };
  noRows: None;
  unreadableExport: { row: number; fault: CellFault };

  otherEncoding: None;
  openQuote: None;
  strayQuote: { line: number };
  rowTooWide: None;
  tooManyRows: { most: number };
  notJson: None;
  notAList: None;

  notAWorkbook: None;
  damagedWorkbook: None;
  noSheet: None;
  unpacksTooLarge: None;
  tooManyCells: None;
  cellOutside: { cell: string; rows: number; columns: number };

  onlyProducts: { kind: KindName };
  deactivatesTooMany: { deactivated: number; active: number; kind: KindName };
  overtaken: None;
};

/** What cells are changed to while they are read: HTML to plain text, invisible characters to none. */
export type CellChange = "html" | "invisible";

/** What whoever imports a file should know about how it was read and what it does. */
export type ImportNotes = {
  windows1252: None;
  noLineBreak: { row: number };
  otherSheets: { sheet: string; others: readonly { name: string; isHidden: boolean }[] };
  hiddenRows: { count: number };
  formatWords: { words: string };
  shopExport: { shop: string; rows: number; products: number };
  columnsLeftOut: { columns: readonly string[] };
  /** `meant` is what it may be a misspelling of, here and below; null where nothing is near. */
  unknownColumn: { column: string; meant: string | null };
  /** Cells that are empty in the file and not in the catalogue. */
  cellsEmptied: { column: string; count: number };
  /** Of our own pictures: those that the file names and that are not there. */
  picturesMissing: { count: number; row: number; first: string };
  cellsChanged: { change: CellChange; count: number; row: number; column: string };
  unreadValues: { label: string; count: number; examples: readonly string[] };
  newBrand: { brand: string; meant: string | null };
  unknownCategory: { category: string; meant: string | null };
  unknownSubcategory: { subcategory: string; category: string; meant: string | null };
  brandRenamed: { from: string; to: string };
  categoryRenamed: { from: string; to: string };
  noneDeactivated: None;
};

/** One of these faults or notes: its code, with what its sentence needs. */
type Coded<All, Code extends keyof All = keyof All> = { [Each in Code]: { code: Each } & All[Each] }[Code];

export type CellFault = Coded<CellFaults>;
export type FileFault = Coded<FileFaults>;
export type ImportNote = Coded<ImportNotes>;

/** The sentence of each fault or note, in one language. */
export type Sentences<All> = { [Code in keyof All]: (given: All[Code]) => string };

/** The sentence of a fault or note. */
export function sentenceOf<All, Code extends keyof All>(
  sentences: Sentences<All>,
  coded: Coded<All, Code>,
): string {
  return sentences[coded.code](coded);
}
