/** What one topic measured, and the goal that it is held to. */
export type Row = {
  what: string;
  unit: string;
  goal: { least: number } | { most: number };
  /** A sentence where it could not be measured, which counts as short of the goal. */
  measured: number | string;
};

/** A file of this folder: everything that it measures, one row after the other. */
export type Topic = { rows(): AsyncIterable<Row> };

const limitOf = ({ goal }: Row) => ("least" in goal ? goal.least : goal.most);

/** How much of the goal is reached: 1 is just enough. */
function ratioOf(row: Row): number {
  if (typeof row.measured === "string") return 0;
  // None of what must not be is enough.
  if (row.measured === limitOf(row)) return 1;
  return "least" in row.goal ? row.measured / row.goal.least : row.goal.most / row.measured;
}

export const passes = (row: Row) => ratioOf(row) >= 1;

/** Three digits are what a measurement is worth. */
const figure = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

function cellsOf(row: Row): string[] {
  const goal = `${"least" in row.goal ? "≥" : "≤"} ${limitOf(row)}${row.unit && ` ${row.unit}`}`;
  const measured =
    typeof row.measured === "string" ? row.measured : figure(row.measured) + (row.unit && ` ${row.unit}`);
  const ratio = typeof row.measured === "string" ? "" : figure(ratioOf(row));
  return [row.what, goal, measured, ratio, passes(row) ? "yes" : "NO"];
}

/** The rows as a table of Markdown with even columns. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [["what", "goal", "measured", "ratio", "pass"], ...rows.map(cellsOf)];
  const widths = (cells[0] ?? []).map((_, n) => Math.max(...cells.map((row) => row[n]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = cells;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(head), rule, ...body.map(line)].join("\n");
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
