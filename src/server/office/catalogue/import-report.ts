import { labelOf } from "../../../catalogue/entities/entity.ts";
import { countsOf, emptiesCatalogue, type Plan } from "../../../catalogue/import/plan.ts";
import type { Content } from "../../../content/load.ts";
import { sentenceOf } from "../../../domain/catalogue/import-faults.ts";
import { type ImportReport, MOST_REPORTED } from "../../../domain/office/import-report.ts";

/** A plan as the office shows it: the first rows of each sort, in the sentences that the command prints. */
export function reportOf(plan: Plan, hash: string, texts: Content["import"]): ImportReport {
  return {
    version: plan.version,
    hash,
    counts: countsOf(plan),
    bad: plan.bad
      .slice(0, MOST_REPORTED)
      .map(({ row, column, fault }) => ({ row, column, reason: sentenceOf(texts.cells, fault) })),
    added: plan.added.slice(0, MOST_REPORTED).map(({ row, cells }) => ({ row, label: labelOf(cells) })),
    changed: plan.changed
      .slice(0, MOST_REPORTED)
      .map(({ row, stored, differences }) => ({ row, label: labelOf(stored.cells), differences })),
    notes: plan.notes.map((note) => sentenceOf(texts.notes, note)),
    switchesOff: emptiesCatalogue(plan, 0) ? { count: plan.switchedOff, active: plan.active } : null,
  };
}
