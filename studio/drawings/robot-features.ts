import { svgFile } from "./svg.ts";

const steps = <T>(count: number, at: (step: number) => T) =>
  Array.from({ length: count }, (_, step) => at(step));
const line = (d: string, colour: string, width: number) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" vector-effect="non-scaling-stroke" d="${d}"/>`;
const PALE_GULF = "color-mix(in srgb, var(--gulf) 34%, var(--paper))";

/** Lanes that part before an obstacle and meet behind it. */
const LANES = steps(9, (index) => {
  const y = 24 + index * 24;
  const off = (y - 120) / 96;
  const bend = Math.max(0, 1 - Math.abs(off)) * 62 * (off < 0 ? -1 : 1);
  return `M0 ${y}H130C170 ${y} 170 ${y + bend} 210 ${y + bend}S250 ${y} 290 ${y}H420`;
}).join("");

/** Speed as a thin line, water as the bars under it: both fall to nothing at the stop. */
const speed = (step: number) =>
  step > 17 && step < 22 ? 0 : 58 + 34 * Math.sin(step / 3.1) + 18 * Math.sin(step / 1.3);
const WATER = steps(42, (step) => `M${step * 10 + 5} 220V${(220 - speed(step)).toFixed(1)}`).join("");
const SPEED = steps(
  42,
  (step) => `${step === 0 ? "M" : "L"}${step * 10 + 5} ${(190 - speed(step) * 1.15).toFixed(1)}`,
).join("");

/** The hall in squares: cleaned ones filled, the few left out only outlined. */
const LEFT_OUT = new Set([31, 32, 43, 44, 70, 97]);
const squares = (leftOut: boolean) =>
  steps(12 * 9, (cell) =>
    LEFT_OUT.has(cell) === leftOut
      ? `M${(cell % 12) * 32 + 20} ${Math.floor(cell / 12) * 24 + 14}h26v18h-26z`
      : "",
  ).join("");

const group = (id: string, ...parts: string[]) => [`<g id="${id}">`, ...parts, "</g>"].join("\n");

/** The three feature cards of the automation page, each 420 × 240. */
export const ROBOT_FEATURES = svgFile([
  group("route", line(LANES, "var(--gulf)", 1.5), '<circle fill="var(--ink)" cx="210" cy="120" r="22"/>'),
  group(
    "dose",
    line(WATER, PALE_GULF, 5),
    line(SPEED, "var(--ink)", 1.5),
    line("M0 220H420", "var(--ink)", 1.5),
  ),
  group(
    "report",
    `<path fill="${PALE_GULF}" d="${squares(false)}"/>`,
    line(squares(true), "var(--ink)", 1.25),
  ),
]);
