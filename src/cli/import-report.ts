import { type BadRow, labelOf } from "../catalogue/entities/entity.ts";
import type { ImportResult } from "../catalogue/import/import.ts";
import { countsOf, emptiesCatalogue, type Plan } from "../catalogue/import/plan.ts";
import type { Removed } from "../catalogue/sample.ts";
import type { Content } from "../content/load.ts";
import { type KindName, sentenceOf } from "../domain/catalogue/import-faults.ts";

/** What a report says beside what the file holds, and its texts. */
export type ReportOptions = {
  texts: Content["import"];
  /** Names what the file doesn't have. */
  listMissing?: boolean;
  /** Whether the website shows prices. */
  showPrices?: boolean;
};

/** What a dry run found: bad rows first, then what was read otherwise, every row added and every cell changed. */
export function checkReport(plan: Plan, options: ReportOptions): string[] {
  const { report } = options.texts;
  return [
    ...faultLines(plan, options),
    ...plan.added.map(({ row, cells }) => report.added(row, labelOf(cells))),
    ...plan.changed.flatMap(({ row, stored, differences }) => [
      report.changed(row, labelOf(stored.cells)),
      ...differences.map(({ column, from, to }) =>
        report.difference(column, report.cell(shown(from)), report.cell(shown(to))),
      ),
    ]),
    ...absentLines(plan, options),
    ...priceLines(plan, options),
    ...(emptiesCatalogue(plan, 0) ? [report.needsForce(plan.switchedOff, plan.active, plan.kind)] : []),
    report.checked(countsOf(plan), plan.absent.length),
  ];
}

/** What an import did: bad rows first, then what was read otherwise than it stands in the file. */
export function importReport({ plan, applied, deactivated }: ImportResult, options: ReportOptions): string[] {
  const { report } = options.texts;
  if (!applied) return [...faultLines(plan, options), report.strict];
  return [
    ...faultLines(plan, options),
    ...absentLines(plan, options),
    ...priceLines(plan, options),
    deactivated > 0
      ? report.deactivated(countsOf(plan), deactivated)
      : report.imported(countsOf(plan), plan.absent.length),
  ];
}

/** What the removal of the sample did, and by name what of it is still there. */
export function removalReport(
  kinds: Readonly<Record<KindName, Removed>>,
  { removal }: Content["import"],
): string[] {
  const { products, brands, categories, synonyms } = kinds;
  const stays = (kind: KindName) => [
    ...kinds[kind].changed.map((label) => removal.changed(label, kind)),
    ...kinds[kind].needed.map((label) => removal.needed(label, kind)),
  ];
  return [
    ...stays("products"),
    ...stays("brands"),
    ...stays("categories"),
    ...stays("synonyms"),
    removal.removed(products.removed, brands.removed, categories.removed, synonyms.removed),
  ];
}

function faultLines({ bad, notes }: Plan, { texts }: ReportOptions): string[] {
  const badLine = ({ row, column, fault }: BadRow) =>
    texts.report.bad(row, column, sentenceOf(texts.cells, fault));
  return [...bad.map(badLine), ...notes.map((note) => sentenceOf(texts.notes, note))];
}

/** Where the plan writes a price, whether visitors will see it. */
function priceLines(plan: Plan, { showPrices = false, texts: { report } }: ReportOptions): string[] {
  const hasPrice = [...plan.added, ...plan.changed].some(({ cells }) => (cells["price"] ?? "") !== "");
  if (!hasPrice) return [];
  return [showPrices ? report.publicPrices : report.privatePrices];
}

function absentLines(plan: Plan, { listMissing = false, texts: { report } }: ReportOptions): string[] {
  return listMissing ? plan.absent.map(({ cells }) => report.absent(labelOf(cells))) : [];
}

/** A cell on one line of the report; control characters would play tricks on a terminal. */
function shown(text: string): string {
  const oneLine = text.replaceAll("\n", " ⏎ ").replaceAll(/\p{Cc}/gu, "�");
  return oneLine.length > 160 ? `${oneLine.slice(0, 157)}…` : oneLine;
}
