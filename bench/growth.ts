import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "../src/server/env.ts";
import { measure } from "./large.ts";
import type { Row } from "./table.ts";

/** Draws how the site grows with its catalogue into docs/growth.svg, and prints what was measured. */
const COUNTS = [400, 4000, 40_000, 100_000];

type Line = { label: string; row: string };
type Panel = { title: string; unit: string; lines: readonly Line[] };

/** By the names of the rows that they show. */
const PANELS: readonly Panel[] = [
  {
    title: "First answer",
    unit: "s of processor",
    lines: [{ label: "start", row: "first answer, processor" }],
  },
  {
    title: "Memory",
    unit: "MB",
    lines: [
      { label: "settled", row: "memory" },
      { label: "at most", row: "memory at most" },
    ],
  },
  {
    title: "Rendering a page",
    unit: "ms of processor",
    lines: [
      { label: "category", row: "category, median processor" },
      { label: "product", row: "product, median processor" },
    ],
  },
  {
    title: "Search",
    unit: "ms of processor",
    lines: [
      { label: "median", row: "search, median processor" },
      { label: "with filters", row: "search with filters, median processor" },
    ],
  },
  {
    title: "HTML",
    unit: "KB before compression",
    lines: [
      { label: "category", row: "category, HTML" },
      { label: "listing", row: "listing, HTML" },
    ],
  },
];

const PLOT = { width: 250, height: 130, left: 44, top: 50 };
const CELL = { width: 340, height: 240 };
const COLUMNS = 3;
const TICKS = 4;
/** The labels stand beside the title. */
const LABEL_AT = 20;
const LABEL_HEIGHT = 16;

/** Light and dark, on a ground of its own, as a page that shows the drawing may be either. */
const STYLE = `
  svg { --ground: #ffffff; --ink: #16242c; --quiet: #52646f; --rule: #d5dde2; --first: #00677f; --second: #b4480e }
  @media (prefers-color-scheme: dark) {
    svg { --ground: #10191f; --ink: #e8eff3; --quiet: #9fb0ba; --rule: #2b3a44; --first: #5cc8e0; --second: #f2a065 }
  }
  .ground { fill: var(--ground); stroke: var(--rule) }
  text { font: 12px system-ui, sans-serif; fill: var(--quiet) }
  .title { font-size: 14px; font-weight: 600; fill: var(--ink) }
  .rule { stroke: var(--rule) }
  .first { stroke: var(--first) } .second { stroke: var(--second) }
  path { fill: none; stroke-width: 2 } path.rule { stroke-width: 1 } circle { stroke-width: 2; fill: var(--ground) }
  text.first { fill: var(--first); stroke: none } text.second { fill: var(--second); stroke: none }`;

/** The least round number (1, 2 or 5 with zeros) from which four steps reach a value. */
function stepFor(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest / TICKS));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step * TICKS >= highest) ?? highest;
}

const across = (count: number) => {
  const [least = 1, most = 1] = [COUNTS[0], COUNTS.at(-1)];
  return PLOT.left + (Math.log(count / least) / Math.log(most / least)) * PLOT.width;
};

function drawPanel(panel: Panel, place: number, valueOf: (row: string, count: number) => number): string {
  const curves = panel.lines.map(({ label, row }, n) => ({
    label,
    name: n === 0 ? "first" : "second",
    values: COUNTS.map((count) => valueOf(row, count)),
  }));
  const step = stepFor(Math.max(...curves.flatMap(({ values }) => values)));
  const bottom = PLOT.top + PLOT.height;
  const up = (value: number) => bottom - (value / (step * TICKS)) * PLOT.height;
  const ticks = Array.from({ length: TICKS + 1 }, (_, n) => {
    const y = up(n * step);
    const label = Number((n * step).toPrecision(3));
    return `<path class="rule" d="M${PLOT.left} ${y}h${PLOT.width}"/><text x="${PLOT.left - 6}" y="${y + 4}" text-anchor="end">${label}</text>`;
  });
  const counts = COUNTS.map(
    (count) =>
      `<text x="${across(count)}" y="${bottom + 18}" text-anchor="middle">${count < 1000 ? count : `${count / 1000} k`}</text>`,
  );
  const drawn = curves.map(({ label, name, values }, n) => {
    const points = values.map((value, index) => [across(COUNTS[index] ?? 1), up(value)] as const);
    return `<path class="${name}" d="M${points.map((point) => point.map((at) => at.toFixed(1)).join(" ")).join("L")}"/>${points
      .map(([cx, cy]) => `<circle class="${name}" cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="3"/>`)
      .join(
        "",
      )}<text class="${name}" x="${PLOT.left + PLOT.width}" y="${LABEL_AT + n * LABEL_HEIGHT}" text-anchor="end">${label}</text>`;
  });
  const x = (place % COLUMNS) * CELL.width;
  const y = Math.floor(place / COLUMNS) * CELL.height;
  return `<g transform="translate(${x + 16} ${y + 8})"><text class="title" x="0" y="20">${panel.title}</text><text x="0" y="36">${panel.unit}</text>${ticks.join("")}${counts.join("")}${drawn.join("")}</g>`;
}

export function draw(valueOf: (row: string, count: number) => number): string {
  const width = COLUMNS * CELL.width;
  const height = Math.ceil(PANELS.length / COLUMNS) * CELL.height;
  const panels = PANELS.map((panel, place) => drawPanel(panel, place, valueOf)).join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Growth with the number of products, from 400 to 100,000"><style>${STYLE}</style><rect class="ground" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8"/>
${panels}
</svg>
`;
}

export async function* rows(): AsyncGenerator<Row> {
  const measured = new Map<number, Row[]>();
  for (const count of COUNTS) {
    const found = await measure(count);
    measured.set(count, found);
    yield* found;
  }
  const valueOf = (name: string, count: number) => {
    const row = measured.get(count)?.find(({ what }) => what === `${count} products: ${name}`);
    if (typeof row?.measured !== "number") throw new Error(`Nothing was measured for ${name} at ${count}`);
    return row.measured;
  };
  writeFileSync(join(PROJECT, "docs/growth.svg"), draw(valueOf));
}
