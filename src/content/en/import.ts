import {
  type CellFaults,
  type FileFaults,
  type ImportNotes,
  type KindName,
  sentenceOf,
  type Sentences,
} from "../../domain/catalogue/import-faults.ts";
import forms from "./forms.ts";

const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(", ");

/** Why a cell or row is not imported. */
const cells: Sentences<CellFaults> = {
  unreadable: () => `${forms.errors.unreadable}.`,
  tooLong: ({ longest }) => `${forms.errors.tooLong(longest)}.`,
  farTooLong: () => "This cell holds far too much text.",
  empty: () => "This cell must not be empty.",
  tooManyLines: ({ most }) => `Please use at most ${most} lines.`,
  htmlTooDeep: () => "This HTML is nested too deep; write plain text.",
  htmlTooOften: () => "This HTML is wrapped too often; write plain text.",
  shortenedNumber: () => "A spreadsheet shortened this number; format the column as text and write it again.",
  currency: () => "Write the number alone, without a currency.",
  negativePrice: () => "A price cannot be negative.",
  pointOrThousands: () => "This can be read in two ways; write thousands without a point.",
  noPrice: () => "Write the price as a plain number such as 12.50, without thousands separators.",
  tooManyDecimals: ({ price }) => `A price has at most two decimal places, and this is ${price}.`,
  tooManyDigits: () => "A price has at most eight digits before its decimal places.",
  noAddress: ({ folder }) =>
    `Write a whole address such as https://example.com/a.jpg, or a path below ${folder}.`,
  noWebAddress: () => "Write a whole address that begins with https://, such as https://example.com/machine.",
  notYesOrNo: () => "Write yes or no.",
  notAKey: () => "A key is small letters and hyphens; leave it as it was exported.",
  documentParts: ({ line }) =>
    `“${line}” is no document; write “type | language | revision | date | file”, such as “manual | en | 2 | 2026-03-01 | a-100.pdf”.`,
  documentType: ({ given, types }) => `“${given}” is no type of document; use one of ${types.join(", ")}.`,
  documentLanguage: ({ given }) => `“${given}” is no language; write its tag, such as en, ar or pt-BR.`,
  documentDate: ({ given }) => `“${given}” is no date; write it as 2026-03-01 or 2026-03.`,
  documentName: ({ file }) => `“${file}” is no path below the folder of documents.`,
  documentFormat: ({ file }) => `“${file}” is neither .pdf nor .jpg nor .png.`,
  documentTwice: ({ type, language }) =>
    `There are two of “${type}” in “${language}”; the one that holds is enough.`,
  documentMissing: ({ file }) =>
    `There is no file “${file}” in the folder of documents. Leave the line out and send the file under Documents of the product, or put it there.`,
  documentContent: ({ file }) => `The file “${file}” is not what its ending says.`,
  documentTooLarge: ({ file, megabytes }) => `The file “${file}” is larger than ${megabytes} MB.`,

  meansAll: () => "Lists can't be narrowed to what is called “all”; choose another name.",
  arrowInName: () => "A name here must not hold a double arrow.",
  noCategory: () => "There is no category before the arrow.",
  manyArrows: () => "Only one arrow may stand in a category.",
  twoSubcategories: ({ category, column }) =>
    `It names the subcategory “${category}”, the column subcategory “${column}”.`,
  spreadsheetError: ({ shown }) => `The spreadsheet shows the error ${shown} here.`,
  merged: ({ corner }) => `This cell is merged with ${corner}.`,
  noResult: () => "This formula has no stored result; open the file in a spreadsheet and save it there.",
  date: () => "This cell holds a date; format it as text.",
  dateOrTime: () => "This cell holds a date or a time; format it as text and write what it should say.",
  noNumber: () => "This cell holds no number.",
  percentage: () => "This cell holds a percentage; write a plain number.",
  digitsLost: ({ kept }) =>
    `A spreadsheet keeps only ${kept} digits of a number; format the cell as text and write it again.`,
  rowTooShort: ({ given, wanted }) => `This row has only ${given} of ${wanted} cells.`,
  rowTooLong: ({ given, wanted }) =>
    `This row has ${given} cells and the header ${wanted}; a separator may be unquoted.`,
  nameless: () => "It has neither article number nor brand and name.",
  duplicate: ({ row }) => `Row ${row} is the same one, and only that row counts.`,
  ambiguousName: ({ products }) => `${products} products have this brand and name; give the article number.`,
  unknownArticle: ({ lacking }) =>
    `No product has this article number, and a new one needs ${lacking.join(" and ")}.`,
  unknownRelation: ({ article }) => `No product has the article number “${article}”.`,
  relatesToItself: () => "A product cannot name itself here.",
  successorCircle: ({ chain }) => `Each would replace the next in a circle: ${chain.join(" → ")}.`,
  articleTaken: ({ article, name }) => `“${name}” has the article number ${article}.`,
  sameProduct: ({ name }) => `Another product of this brand is called “${name}”; give it an article number.`,
  looksLike: ({ given, known }) => `“${given}” looks like “${known}” and is written with other characters.`,
  nameTaken: ({ taken, given }) =>
    `Another one is called “${taken}”, so this one can't be called “${given}”.`,
  unknownParent: ({ parent }) => `There is no category “${parent}” at the top of the tree.`,
};

/** Why a file is not imported at all. */
const files: Sentences<FileFaults> = {
  missingFile: ({ path }) => `There is no file ${path}.`,
  unreadableFile: ({ path }) => `${path} cannot be read.`,
  emptyFile: ({ name }) => `${name} is empty.`,
  fileTooLarge: ({ name, megabytes }) => `${name} is larger than ${megabytes} MB; split it.`,
  otherFormat: ({ name }) => `${name} is not a .csv, .xlsx or .json file.`,
  unknownColumns: ({ found }) =>
    "The first row must name the columns: products need “article number” or “name” and “brand”, brands “name” " +
    `and “website”, “logo” or “display name”, categories “name” and “parent”; found was ${quoted(found) || "nothing"}.`,
  sameColumn: ({ first, second, column }) =>
    `The columns “${first}” and “${second}” both mean “${column}”; remove one.`,
  tooManyColumns: ({ most }) =>
    `The header names more than ${most} columns; the separator may be another one.`,
  unreadableHeader: ({ row, fault }) => `The header in row ${row} can't be read: ${sentenceOf(cells, fault)}`,
  noRows: () => "This file names its columns and has no rows below them.",
  unreadableExport: ({ row, fault }) =>
    `Row ${row} of this export can't be read: ${sentenceOf(cells, fault)}`,
  otherEncoding: () => "The text of this file is neither UTF-8 nor Western European; save it as “CSV UTF-8”.",
  openQuote: () => "A quotation mark is opened in this file and never closed; perhaps its end was cut off.",
  strayQuote: ({ line }) =>
    `Line ${line} has a quotation mark where none may stand; save the file as CSV again.`,
  rowTooWide: () => "A row of this file has more cells than a catalogue has columns.",
  tooManyRows: ({ most }) =>
    `This file holds more than ${most.toLocaleString("en")} rows, or more cells than a catalogue has; split it into smaller files.`,
  notJson: () => "This file is not valid JSON.",
  notAList: () => "A JSON file must be a list of products as /api/products answers it.",
  notAWorkbook: () => "This is not an Excel workbook (.xlsx); save it as one or as CSV.",
  damagedWorkbook: () => "This Excel workbook is damaged; open it, save it again and try once more.",
  noSheet: () => "This workbook has no visible sheet with cells.",
  unpacksTooLarge: () => "This workbook unpacks to more than 100 MB; split it into smaller files.",
  tooManyCells: () => "This file holds more cells than a catalogue has; split it into smaller files.",
  cellOutside: ({ cell, rows, columns }) =>
    `The cell ${cell} is not empty, and a catalogue has at most ${rows.toLocaleString("en")} rows ` +
    `and ${columns} columns; remove what stands there.`,
  onlyProducts: ({ kind }) => `Only products can be withdrawn, and this file holds ${kind}.`,
  deactivatesTooMany: ({ deactivated, active, kind }) =>
    `This import would switch off ${deactivated} of ${active} ${kind}, more than a tenth, ` +
    "so nothing was imported; if that is meant, add --force.",
  overtaken: () => "Others change the catalogue all the time, so nothing was imported; try again later.",
};

const MOST_SHEETS = 5;

const ifMeant = (meant: string | null) => (meant === null ? "" : ` If “${meant}” is meant, write that.`);

/** What else a file's reader should know. */
const notes: Sentences<ImportNotes> = {
  windows1252: () => "The file is not UTF-8 and was read as Windows-1252; look at letters like é and ö.",
  noLineBreak: ({ row }) => `The file ends without a line break; if it was cut off, row ${row} is not whole.`,
  otherSheets({ sheet, others }) {
    const named = others
      .slice(0, MOST_SHEETS)
      .map(({ name, isHidden }) => `“${name}”${isHidden ? " (hidden)" : ""}`);
    const more = others.length > MOST_SHEETS ? ` and ${others.length - MOST_SHEETS} more` : "";
    return `Only the sheet “${sheet}” was read, not ${named.join(", ")}${more}.`;
  },
  hiddenRows: ({ count }) => `${count} hidden ${count === 1 ? "row was" : "rows were"} read like the others.`,
  formatWords: ({ words }) => `“${words}” is only shown by a number format and was not read.`,
  shopExport: ({ shop, rows, products }) =>
    `This is a ${shop} export: ${rows} rows, ${products} products. Drafts and hidden ones stay off.`,
  columnsLeftOut: ({ columns }) => `Left out: ${columns.join(", ")}.`,
  unknownColumn: ({ column, meant }) =>
    `The column “${column}” is not known and was left out.${meant === null ? "" : ` If it is “${meant}”, call it so in the first row.`}`,
  cellsChanged({ change, count, row, column }) {
    const what = { html: "HTML became plain text", invisible: "Invisible characters were removed" }[change];
    return `${what} in ${count === 1 ? "" : `${count} cells, first in `}row ${row}, column ${column}.`;
  },
  cellsEmptied: ({ column, count }) =>
    count === 1
      ? `A row has nothing under “${column}” and empties what stands there now.`
      : `${count.toLocaleString("en")} rows have nothing under “${column}” and empty what stands there now.`,
  picturesMissing: ({ count, row, first }) =>
    `There is no picture “${first}” (row ${row}${count === 1 ? "" : `, and ${count - 1} more`}): the site shows none until it is sent under Pictures of the product.`,
  unreadValues: ({ label, count, examples }) =>
    count === 1
      ? `A value of “${label}” can't be read as a figure and stays text: ${quoted(examples)}.`
      : `${count} values of “${label}” can't be read as figures and stay text, such as ${quoted(examples)}.`,
  newBrand: ({ brand, meant }) => `The brand “${brand}” is new and will be added.${ifMeant(meant)}`,
  unknownCategory: ({ category, meant }) =>
    `The category “${category}” is not in the category tree; that is allowed.${ifMeant(meant)}`,
  unknownSubcategory: ({ subcategory, category, meant }) =>
    `The subcategory “${subcategory}” is not in the category tree under “${category}”; that is allowed.${ifMeant(meant)}`,
  brandRenamed: ({ from, to }) =>
    `The brand “${from}” is now called “${to}”; its products and addresses stay.`,
  categoryRenamed: ({ from, to }) =>
    `The category “${from}” is now called “${to}”; its products and addresses stay.`,
  noneDeactivated: () => "Nothing was withdrawn, as some bad rows don't say which product they are.",
};

/** How many rows of a file are new, changed and so on. */
type Counts = { kind: KindName; added: number; changed: number; unchanged: number; bad: number };

const counted = ({ kind, added, changed, unchanged, bad }: Counts) =>
  `${kind}: ${added} new, ${changed} changed, ${unchanged} unchanged, ${bad} bad`;

/** The lines of the report of a check or an import. */
const report = {
  /** `column` is "" where the whole row is meant. */
  bad: (row: number, column: string, reason: string) =>
    `Row ${row}${column === "" ? "" : `, column ${column}`}: ${reason}`,
  added: (row: number, label: string) => `Row ${row}: new: ${label}`,
  changed: (row: number, label: string) => `Row ${row}: changed: ${label}`,
  cell: (text: string) => (text === "" ? "(empty)" : `“${text}”`),
  difference: (column: string, from: string, to: string) => `    ${column}: ${from} → ${to}`,
  absent: (label: string) => `Missing from the file: ${label}`,
  publicPrices: "Prices are stored and public: /api/products gives them to everybody (SHOW_PRICES=1).",
  privatePrices: "Prices are stored and not shown to visitors.",
  needsForce: (deactivated: number, active: number, kind: KindName) =>
    `It switches off ${deactivated} of ${active} ${kind}: importing it needs --force.`,
  strict: "Nothing was imported, because --strict allows no bad row.",
  checked: (counts: Counts, absent: number) =>
    `${counted(counts)}, ${absent} missing from the file. Nothing was changed.`,
  imported: (counts: Counts, absent: number) =>
    `${counted(counts)}, ${absent} missing from the file and left as they are.`,
  deactivated: (counts: Counts, deactivated: number) =>
    `${counted(counts)}, ${deactivated} missing from the file and switched off.`,
};

/** The lines of the report of a removal of the sample. */
const removal = {
  changed: (label: string, kind: KindName) => `Stays, as it was changed: ${label} (${kind})`,
  needed: (label: string, kind: KindName) => `Stays, as other products are in it: ${label} (${kind})`,
  removed: (products: number, brands: number, categories: number, synonyms: number) =>
    `Removed from the sample: ${products} products, ${brands} brands, ${categories} categories, ${synonyms} synonyms.`,
};

export default { cells, files, notes, report, removal };
