import type { ImportResult } from "./import.ts";
import type { Plan } from "./plan.ts";
import type { BadRow } from "./read-rows.ts";
import { labelOf } from "./stored.ts";

/** What a dry run found, line by line: every row added, every cell changed, what is missing, what is bad. */
export function checkReport(plan: Plan): string[] {
  return [
    ...plan.notes,
    ...plan.added.map(({ row, cells }) => `Row ${row}: new: ${labelOf(cells)}`),
    ...plan.changed.flatMap(({ row, stored, differences }) => [
      `Row ${row}: changed: ${labelOf(stored.cells)}`,
      ...differences.map(({ column, from, to }) => `    ${column}: ${shown(from)} → ${shown(to)}`),
    ]),
    ...plan.missing.map(({ cells }) => `Missing from the file: ${labelOf(cells)}`),
    ...plan.bad.map(badLine),
    `${plan.kind}: ${countsOf(plan)}, ${plan.missing.length} missing from the file. Nothing was changed.`,
  ];
}

/** What an import did, line by line. */
export function importReport({ plan, applied, withdrawn }: ImportResult): string[] {
  if (!applied) {
    return [
      ...plan.notes,
      ...plan.bad.map(badLine),
      "Nothing was imported, because --strict allows no bad row.",
    ];
  }
  const missing =
    withdrawn > 0
      ? `${withdrawn} switched off`
      : `${plan.missing.length} missing from the file and left as they are`;
  return [...plan.notes, ...plan.bad.map(badLine), `${plan.kind}: ${countsOf(plan)}, ${missing}.`];
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
