import { svgFile } from "./svg.ts";

const FLOORS = 8;
/** How many of the eight windows of an hour are lit, from noon to noon: the hotel goes to bed and gets up. */
const LIT = [2, 2, 2, 3, 3, 4, 6, 7, 7, 8, 7, 5, 3, 2, 1, 1, 1, 2, 4, 6, 6, 4, 3, 2];
const COLUMN = 50;
const STOREY = 40;

/** Which windows of a column are lit: scattered, but the same at every run. */
function isLit(hour: number, floor: number): boolean {
  const order = Array.from(
    { length: FLOORS },
    (_, index) => (index * 5 + hour * 3 + ((hour * hour) % 7)) % FLOORS,
  );
  return order.indexOf(floor) < (LIT[hour] ?? 0);
}

/** The twenty-four columns: where each window's corner is, and whether it is lit. */
const HOURS = LIT.map((_, hour) =>
  Array.from({ length: FLOORS }, (__, floor) => ({
    x: hour * COLUMN + 12,
    y: floor * STOREY + 10,
    lit: isLit(hour, floor),
  })),
);
const WINDOWS = HOURS.flat();
const PANES = WINDOWS.map(({ x, y }) => `M${x} ${y}h26v24h-26z`).join("");
const BARS = WINDOWS.map(({ x, y }) => `M${x + 13} ${y}v24`).join("");

/** The lamps go on once, hour by hour from noon to noon. */
const STYLE = [
  "@media (prefers-reduced-motion: no-preference) {",
  ".hour { animation: lamp 320ms cubic-bezier(0.2, 0.7, 0.2, 1) both; }",
  "}",
  "@keyframes lamp { from { opacity: 0; } }",
];

/**
 * A hotel front of twenty-four columns, an hour each from noon to noon. It stands on the first screen: few shapes,
 * an animation an hour and no filters, as a blur for every window held up the first paint.
 */
export const HOTEL_FRONT = svgFile(
  [
    "<style>",
    ...STYLE,
    "</style>",
    '<linearGradient id="light" x1="0" y1="0" x2="0" y2="1">',
    '<stop offset="0" stop-color="#ffdcae"/><stop offset="1" stop-color="#e8964a"/>',
    "</linearGradient>",
    '<radialGradient id="glow">',
    '<stop offset="0.4" stop-color="#ff9a3d" stop-opacity="0.14"/><stop offset="1" stop-color="#ff9a3d" stop-opacity="0"/>',
    "</radialGradient>",
    '<g fill="url(#glow)">',
    ...WINDOWS.filter(({ lit }) => lit).map(
      ({ x, y }) => `<rect x="${x - 13}" y="${y - 12}" width="52" height="48"/>`,
    ),
    "</g>",
    `<path fill="#101f26" stroke="#22353d" stroke-width="1" d="${PANES}"/>`,
    ...HOURS.map((windows, hour) => {
      const lit = windows.filter((window) => window.lit);
      const panes = lit.map(({ x, y }) => `<rect x="${x}" y="${y}" width="26" height="24"/>`).join("");
      return `<g class="hour" style="animation-delay:${hour * 45}ms" fill="url(#light)">${panes}</g>`;
    }),
    `<path fill="none" stroke="#0b161b" stroke-opacity="0.55" stroke-width="2" d="${BARS}"/>`,
  ],
  ` viewBox="0 0 ${24 * COLUMN} ${FLOORS * STOREY + 8}"`,
);
