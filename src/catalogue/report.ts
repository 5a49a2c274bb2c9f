import type { ImportResult } from "./import.ts";
import { emptiesCatalogue, type Plan } from "./plan.ts";
import type { Removed } from "./sample.ts";
import { type BadRow, type KindName, labelOf } from "./entity.ts";

/** What a report says beside what the file holds. */
export type ReportOptions = {
  /** Names what the file doesn't have. */
  listMissing?: boolean;
  /** Whether the website shows prices. */
  showPrices?: boolean;
};

/** What a dry run found: bad rows first, then what was read otherwise, every row added and every cell changed. */
export function checkReport(plan: Plan, options: ReportOptions = {}): string[] {
  return [
    ...plan.bad.map(badLine),
    ...plan.notes,
    ...plan.added.map(({ row, cells }) => `Row ${row}: new: ${labelOf(cells)}`),
    ...plan.changed.flatMap(({ row, stored, differences }) => [
      `Row ${row}: changed: ${labelOf(stored.cells)}`,
      ...differences.map(({ column, from, to }) => `    ${column}: ${shown(from)} → ${shown(to)}`),
    ]),
    ...missingLines(plan, options),
    ...priceLines(plan, options),
    ...(emptiesCatalogue(plan, 0)
      ? [`It switches off ${plan.switchedOff} of ${plan.active} ${plan.kind}: importing it needs --force.`]
      : []),
    `${plan.kind}: ${countsOf(plan)}, ${plan.missing.length} missing from the file. Nothing was changed.`,
  ];
}

/** What an import did: bad rows first, then what was read otherwise than it stands in the file. */
export function importReport(
  { plan, applied, withdrawn }: ImportResult,
  options: ReportOptions = {},
): string[] {
  const lines = [...plan.bad.map(badLine), ...plan.notes];
  if (!applied) return [...lines, "Nothing was imported, because --strict allows no bad row."];
  const missing =
    withdrawn > 0
      ? `${withdrawn} missing from the file and switched off`
      : `${plan.missing.length} missing from the file and left as they are`;
  return [
    ...lines,
    ...missingLines(plan, options),
    ...priceLines(plan, options),
    `${plan.kind}: ${countsOf(plan)}, ${missing}.`,
  ];
}

/** What the removal of the sample did, and by name what of it is still there. */
export function removalReport(kinds: Readonly<Record<KindName, Removed>>): string[] {
  return [
    ...Object.entries(kinds).flatMap(([kind, { changed, needed }]) => [
      ...changed.map((label) => `Stays, as it was changed: ${label} (${kind})`),
      ...needed.map((label) => `Stays, as other products are in it: ${label} (${kind})`),
    ]),
    `Removed from the sample: ${counted(kinds)}.`,
  ];
}

function counted({ products, brands, categories }: Readonly<Record<KindName, Removed>>): string {
  return `${products.removed} products, ${brands.removed} brands, ${categories.removed} categories`;
}

/** Where the plan writes a price, whether visitors will see it. */
function priceLines(plan: Plan, { showPrices = false }: ReportOptions): string[] {
  const hasPrice = [...plan.added, ...plan.changed].some(({ cells }) => (cells["price"] ?? "") !== "");
  if (!hasPrice) return [];
  return [
    showPrices
      ? "Prices are stored and public: /api/products gives them to everybody (SHOW_PRICES=1)."
      : "Prices are stored and not shown to visitors.",
  ];
}

function missingLines(plan: Plan, { listMissing = false }: ReportOptions): string[] {
  return listMissing ? plan.missing.map(({ cells }) => `Missing from the file: ${labelOf(cells)}`) : [];
}

function countsOf(plan: Plan): string {
  const badRows = new Set(plan.bad.map(({ row }) => row)).size;
  return `${plan.added.length} new, ${plan.changed.length} changed, ${plan.unchanged} unchanged, ${badRows} bad`;
}

function badLine({ row, column, reason }: BadRow): string {
  return `Row ${row}${column === "" ? "" : `, column ${column}`}: ${reason}`;
}

/** A cell on one line of the report; control characters would play tricks on a terminal. */
function shown(text: string): string {
  if (text === "") return "(empty)";
  const oneLine = text.replaceAll("\n", " ⏎ ").replaceAll(/\p{Cc}/gu, "�");
  return oneLine.length > 160 ? `“${oneLine.slice(0, 157)}…”` : `“${oneLine}”`;
}
