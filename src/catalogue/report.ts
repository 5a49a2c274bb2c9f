import type { ImportResult } from "./import.ts";
import { emptiesCatalogue, type Plan } from "./plan.ts";
import type { BadRow } from "./read-rows.ts";
import { labelOf } from "./stored.ts";

/** What a dry run found: bad rows first, then what was read otherwise, every row added and every cell changed. */
export function checkReport(plan: Plan, options: { listMissing?: boolean } = {}): string[] {
  return [
    ...plan.bad.map(badLine),
    ...plan.notes,
    ...plan.added.map(({ row, cells }) => `Row ${row}: new: ${labelOf(cells)}`),
    ...plan.changed.flatMap(({ row, stored, differences }) => [
      `Row ${row}: changed: ${labelOf(stored.cells)}`,
      ...differences.map(({ column, from, to }) => `    ${column}: ${shown(from)} → ${shown(to)}`),
    ]),
    ...missingLines(plan, options),
    ...(emptiesCatalogue(plan, 0)
      ? [`It switches off ${plan.switchedOff} of ${plan.active} ${plan.kind}: importing it needs --force.`]
      : []),
    `${plan.kind}: ${countsOf(plan)}, ${plan.missing.length} missing from the file. Nothing was changed.`,
  ];
}

/** What an import did: bad rows first, then what was read otherwise than it stands in the file. */
export function importReport(
  { plan, applied, withdrawn }: ImportResult,
  options: { listMissing?: boolean } = {},
): string[] {
  const lines = [...plan.bad.map(badLine), ...plan.notes];
  if (!applied) return [...lines, "Nothing was imported, because --strict allows no bad row."];
  const missing =
    withdrawn > 0
      ? `${withdrawn} missing from the file and switched off`
      : `${plan.missing.length} missing from the file and left as they are`;
  return [...lines, ...missingLines(plan, options), `${plan.kind}: ${countsOf(plan)}, ${missing}.`];
}

function missingLines(plan: Plan, { listMissing = false }: { listMissing?: boolean }): string[] {
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
