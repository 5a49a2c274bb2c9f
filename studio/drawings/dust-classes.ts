import { dot, svgFile } from "./svg.ts";

/** That many dots, spread evenly over a field of 100 × 100. A single one lies where the eye looks for it. */
function field(count: number): string {
  if (count === 1) return "M61.8 38.2h.01";
  return Array.from({ length: count }, (_, index) => {
    // The R2 sequence, shaken a little so that no rows show.
    const x = 3 + (((index + 1) * 0.7548776662 + 0.02 * Math.sin(index * 91)) % 1) * 94;
    const y = 3 + (((index + 1) * 0.5698402909 + 0.03 * Math.sin(index * 57)) % 1) * 94;
    return dot(x, y);
  }).join("");
}

/** How many particles of 20,000 a filter of the class lets pass. */
const PASSING = { L: 200, M: 20, H: 1 };

/** The particles that pass, a dot each. */
export const DUST_CLASSES = svgFile(
  Object.entries(PASSING).map(
    ([name, count]) =>
      `<path id="${name}" stroke="var(--ink)" stroke-width="4" stroke-linecap="round" vector-effect="non-scaling-stroke" d="${field(count)}"/>`,
  ),
);
