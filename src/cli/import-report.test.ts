import { expect, test } from "vitest";
import { MADE_UP, untranslated } from "../../tests/support/made-up-language.ts";
import type { Plan } from "../catalogue/import/plan.ts";
import { contentOf } from "../content/load.ts";
import {
  type CellFault,
  type FileFault,
  type ImportNote,
  sentenceOf,
} from "../domain/catalogue/import-faults.ts";
import { checkReport, importReport, removalReport } from "./import-report.ts";

const CELL_FAULTS: readonly CellFault[] = [
  { code: "unreadable" },
  { code: "tooLong", longest: 7 },
  { code: "farTooLong" },
  { code: "empty" },
  { code: "tooManyLines", most: 7 },
  { code: "htmlTooDeep" },
  { code: "htmlTooOften" },
  { code: "shortenedNumber" },
  { code: "currency" },
  { code: "negativePrice" },
  { code: "pointOrThousands" },
  { code: "noPrice" },
  { code: "tooManyDecimals", price: "7" },
  { code: "tooManyDigits" },
  { code: "noAddress", folder: "7" },
  { code: "noWebAddress" },
  { code: "notYesOrNo" },
  { code: "notAKey" },
  { code: "documentParts", line: "manual" },
  { code: "documentType", given: "brochure", types: ["manual", "certificate"] },
  { code: "documentLanguage", given: "English" },
  { code: "documentDate", given: "01.03.2026" },
  { code: "documentName", file: "../a.pdf" },
  { code: "documentFormat", file: "a.exe" },
  { code: "documentTwice", type: "manual", language: "en" },
  { code: "documentMissing", file: "a.pdf" },
  { code: "documentContent", file: "a.pdf" },
  { code: "documentTooLarge", file: "a.pdf", megabytes: 50 },
  { code: "meansAll" },
  { code: "arrowInName" },
  { code: "noCategory" },
  { code: "manyArrows" },
  { code: "twoSubcategories", category: "7", column: "7" },
  { code: "spreadsheetError", shown: "7" },
  { code: "merged", corner: "7" },
  { code: "noResult" },
  { code: "date" },
  { code: "dateOrTime" },
  { code: "noNumber" },
  { code: "percentage" },
  { code: "digitsLost", kept: 7 },
  { code: "rowTooShort", given: 7, wanted: 7 },
  { code: "rowTooLong", given: 7, wanted: 7 },
  { code: "nameless" },
  { code: "duplicate", row: 7 },
  { code: "ambiguousName", products: 7 },
  { code: "unknownArticle", lacking: ["7", "7"] },
  { code: "unknownRelation", article: "7" },
  { code: "relatesToItself" },
  { code: "successorCircle", chain: ["7", "8", "7"] },
  { code: "articleTaken", article: "7", name: "7" },
  { code: "sameProduct", name: "7" },
  { code: "looksLike", given: "7", known: "7" },
  { code: "nameTaken", taken: "7", given: "7" },
  { code: "unknownParent", parent: "7" },
];

const FILE_FAULTS: readonly FileFault[] = [
  { code: "missingFile", path: "7" },
  { code: "unreadableFile", path: "7" },
  { code: "emptyFile", name: "7" },
  { code: "fileTooLarge", name: "7", megabytes: 200 },
  { code: "otherFormat", name: "7" },
  { code: "unknownColumns", found: [] },
  { code: "sameColumn", first: "7", second: "7", column: "7" },
  { code: "tooManyColumns", most: 7 },
  { code: "unreadableHeader", row: 7, fault: { code: "empty" } },
  { code: "noRows" },
  { code: "unreadableExport", row: 7, fault: { code: "empty" } },
  { code: "otherEncoding" },
  { code: "openQuote" },
  { code: "strayQuote", line: 7 },
  { code: "rowTooWide" },
  { code: "tooManyRows", most: 200_000 },
  { code: "notJson" },
  { code: "notAList" },
  { code: "notAWorkbook" },
  { code: "damagedWorkbook" },
  { code: "noSheet" },
  { code: "unpacksTooLarge" },
  { code: "tooManyCells" },
  { code: "cellOutside", cell: "7", rows: 7, columns: 7 },
  { code: "onlyProducts", kind: "brands" },
  { code: "deactivatesTooMany", deactivated: 7, active: 7, kind: "brands" },
  { code: "overtaken" },
];

const NOTES: readonly ImportNote[] = [
  { code: "windows1252" },
  { code: "noLineBreak", row: 7 },
  { code: "otherSheets", sheet: "7", others: [{ name: "7", isHidden: true }] },
  { code: "hiddenRows", count: 7 },
  { code: "formatWords", words: "7" },
  { code: "shopExport", shop: "7", rows: 7, products: 7 },
  { code: "columnsLeftOut", columns: ["7"] },
  { code: "unknownColumn", column: "7", meant: "7" },
  { code: "cellsChanged", change: "html", count: 7, row: 7, column: "7" },
  { code: "unreadValues", label: "7", count: 7, examples: ["7", "7"] },
  { code: "newBrand", brand: "7", meant: null },
  { code: "unknownCategory", category: "7", meant: "7" },
  { code: "unknownSubcategory", subcategory: "7", category: "7", meant: "7" },
  { code: "cellsEmptied", column: "7", count: 1 },
  { code: "cellsEmptied", column: "7", count: 7 },
  { code: "picturesMissing", count: 1, row: 7, first: "7" },
  { code: "picturesMissing", count: 7, row: 7, first: "7" },
  { code: "brandRenamed", from: "7", to: "7" },
  { code: "categoryRenamed", from: "7", to: "7" },
  { code: "noneDeactivated" },
  { code: "cellsChanged", change: "invisible", count: 1, row: 7, column: "7" },
  { code: "unreadValues", label: "7", count: 1, examples: ["7"] },
];

const content = contentOf(MADE_UP, false);
await content.load(["import"]);
const texts = content.get("import");

const codesOf = (all: readonly { code: string }[]) => new Set(all.map(({ code }) => code));

test("every fault and note has an example here", () => {
  expect(codesOf(CELL_FAULTS)).toEqual(new Set(Object.keys(texts.cells)));
  expect(codesOf(FILE_FAULTS)).toEqual(new Set(Object.keys(texts.files)));
  expect(codesOf(NOTES)).toEqual(new Set(Object.keys(texts.notes)));
});

test("in a language that nobody speaks the reports have no English", () => {
  const stored = { id: "7", cells: { name: "7" }, active: true };
  const plan: Plan = {
    version: 1,
    kind: "products",
    added: [{ row: 7, cells: { name: "7", price: "7" } }],
    changed: [{ row: 7, stored, cells: { name: "8" }, differences: [{ column: "7", from: "", to: "8" }] }],
    unchanged: 7,
    active: 7,
    switchedOff: 7,
    absent: [stored],
    hasNameless: false,
    bad: CELL_FAULTS.map((fault) => ({ row: 7, column: "7", label: "7", given: "7", fault })),
    notes: [...NOTES],
  };
  const options = { texts, listMissing: true };
  const removed = { removed: 7, changed: ["7"], needed: ["7"] };
  const lines = [
    ...checkReport(plan, options),
    ...importReport({ plan, applied: true, deactivated: 0 }, { ...options, showPrices: true }),
    ...importReport({ plan, applied: true, deactivated: 7 }, options),
    ...importReport({ plan, applied: false, deactivated: 0 }, options),
    ...removalReport({ products: removed, brands: removed, categories: removed, synonyms: removed }, texts),
    ...FILE_FAULTS.map((fault) => sentenceOf(texts.files, fault)),
  ];
  expect(lines.length).toBeGreaterThan(4 * (CELL_FAULTS.length + NOTES.length));
  expect(untranslated(lines)).toEqual([]);
});
