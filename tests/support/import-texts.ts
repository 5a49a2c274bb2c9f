import type { BadRow } from "../../src/catalogue/entities/entity.ts";
import { CellError, FileError } from "../../src/catalogue/errors.ts";
import type { ImportResult } from "../../src/catalogue/import/import.ts";
import type { Plan } from "../../src/catalogue/import/plan.ts";
import * as report from "../../src/cli/import-report.ts";
import texts from "../../src/content/en/import.ts";
import { type ImportNote, sentenceOf } from "../../src/domain/catalogue/import-faults.ts";

type Options = Omit<report.ReportOptions, "texts">;

/** The reports of imports in English. */
export const checkReport = (plan: Plan, options: Options = {}) =>
  report.checkReport(plan, { texts, ...options });
export const importReport = (result: ImportResult, options: Options = {}) =>
  report.importReport(result, { texts, ...options });
export const removalReport = (kinds: Parameters<typeof report.removalReport>[0]) =>
  report.removalReport(kinds, texts);

/** Bad rows with their reasons in English. */
export const reasonsOf = (bad: readonly BadRow[]) =>
  bad.map(({ row, column, fault }) => ({ row, column, reason: sentenceOf(texts.cells, fault) }));

/** Notes in English. */
export const notesOf = (notes: readonly ImportNote[]) => notes.map((note) => sentenceOf(texts.notes, note));

/** Why reading or importing something is refused, in English; "" when it is not. */
export async function refusalOf(work: () => unknown): Promise<string> {
  try {
    await work();
    return "";
  } catch (error) {
    if (error instanceof FileError) return sentenceOf(texts.files, error.fault);
    if (error instanceof CellError) return sentenceOf(texts.cells, error.fault);
    throw error;
  }
}
