import { svgFile } from "./svg.ts";

/** Where the hall's lines meet, in a drawing of 1,600 × 900. */
const EYE = { x: 1010, y: 400 };
const SEAMS = Array.from({ length: 31 }, (_, index) => EYE.x + (index - 15) * 236);
/** Rows of tiles come closer together towards the horizon, as equal steps on a floor do. */
const ROWS = [1, 1.18, 1.42, 1.75, 2.2, 2.9, 4, 6, 10].map((depth) => EYE.y + 500 / depth);
const FAR = 0.16;
const NEAR = 1.05;

/** A strip of light from far to near, on the ceiling (`up` −1) or as its reflection on the floor (1). */
function strip(offset: number, half: number, up: 1 | -1): string {
  const point = (side: number, depth: number) =>
    `${(EYE.x + (offset + side) * depth).toFixed(1)},${(EYE.y + up * 460 * depth).toFixed(1)}`;
  return `<polygon points="${[point(-half, FAR), point(half, FAR), point(half, NEAR), point(-half, NEAR)].join(" ")}"/>`;
}
const OFFSETS = [-900, -450, 0, 450, 900];
/** Lines keep their width at every size of the drawing. */
const line = (d: string, attributes = "") =>
  `<path${attributes} fill="none" vector-effect="non-scaling-stroke" d="${d}"/>`;

/** A hall behind a banner image: tiled floor, horizon, strips of light and their reflections. The page colours it. */
export const BANNER_GROUND = svgFile([
  '<g id="floor">',
  ...SEAMS.map((x) => line(`M${EYE.x} ${EYE.y}L${x} 900`)),
  ...ROWS.map((y) => line(`M0 ${y.toFixed(1)}H1600`)),
  "</g>",
  `<g id="reflections">${OFFSETS.map((offset) => strip(offset, 74, 1)).join("")}</g>`,
  line(`M0 ${EYE.y}H1600`, ' id="horizon"'),
  `<g id="strips">${OFFSETS.map((offset) => strip(offset, 42, -1)).join("")}</g>`,
]);
