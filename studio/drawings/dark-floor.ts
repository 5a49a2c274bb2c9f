import { svgFile } from "./svg.ts";

/** Where the wall meets the floor, in a drawing of 1,600 × 900. */
const WALL = 318;
/** The light strips on the wall: place, width, lower end, and how warm the light is from 0 to 1. */
const STRIPS = [
  { x: 96, width: 20, end: 262, warm: 0 },
  { x: 372, width: 24, end: 252, warm: 0 },
  { x: 648, width: 27, end: 244, warm: 0.1 },
  { x: 900, width: 27, end: 240, warm: 0.45 },
  { x: 1126, width: 25, end: 240, warm: 0.8 },
  { x: 1330, width: 22, end: 243, warm: 1 },
  { x: 1512, width: 19, end: 248, warm: 1 },
];
/** The lane that a machine has just cleaned: from far back on the left it sweeps towards the viewer. */
const LANE = "M150 336C560 366 900 540 1010 900H1660V760C1440 500 960 352 214 326Z";
const LANE_EDGES = ["M150 336C560 366 900 540 1010 900", "M214 326C960 352 1440 500 1660 760"];
/** What the squeegee leaves: faint lines along the lane. */
const LANE_LINES = [
  "M166 334C660 363 1035 530 1172 900",
  "M182 331C760 360 1170 520 1335 900",
  "M198 329C860 357 1305 510 1498 900",
];

const COOL = [206, 229, 255];
const WARM = [255, 190, 104];
const lightOf = (warm: number) =>
  `rgb(${COOL.map((cool, i) => Math.round(cool + ((WARM[i] ?? cool) - cool) * warm)).join(" ")})`;

type Stop = { at?: number; colour: string; opacity?: number };
const stops = (list: readonly Stop[]) =>
  list
    .map(
      ({ at, colour, opacity }) =>
        `<stop${at === undefined ? "" : ` offset="${at}"`} stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");
const linear = (id: string, to: string, list: readonly Stop[]) =>
  `<linearGradient id="${id}" ${to}>${stops(list)}</linearGradient>`;
const DOWN = 'x2="0" y2="1"';

const DEFINITIONS = [
  linear("wall", 'x2="1" y2="0"', [
    { colour: "#0b1a22" },
    { at: 0.5, colour: "#0a1318" },
    { at: 1, colour: "#1d140c" },
  ]),
  linear("foot", DOWN, [
    { colour: "#060b0e", opacity: 0 },
    { at: 0.7, colour: "#060b0e", opacity: 0.8 },
    { at: 1, colour: "#04080a" },
  ]),
  linear("ground", DOWN, [
    { colour: "#18262d" },
    { at: 0.35, colour: "#1a272d" },
    { at: 1, colour: "#0d181d" },
  ]),
  linear("lane", DOWN, [{ colour: "#060c10" }, { at: 0.6, colour: "#081016" }, { at: 1, colour: "#0a141a" }]),
  linear("edge", 'x2="1" y2="1"', [
    { colour: "#fff", opacity: 0 },
    { at: 0.45, colour: "#dff0f5", opacity: 0.55 },
    { at: 1, colour: "#ffd9ac", opacity: 0.25 },
  ]),
  ...STRIPS.map(({ x, warm }) => {
    const colour = lightOf(warm);
    return `<radialGradient id="glow${x}">${stops([
      { colour, opacity: 0.85 },
      { at: 0.4, colour, opacity: 0.26 },
      { at: 1, colour, opacity: 0 },
    ])}</radialGradient>`;
  }),
  ...STRIPS.map(({ x, warm }) => {
    const colour = lightOf(warm);
    return linear(`mirror${x}`, DOWN, [
      { colour, opacity: 0.95 },
      { at: 0.55, colour, opacity: 0.72 },
      { at: 1, colour, opacity: 0.08 },
    ]);
  }),
  `<clipPath id="clean"><path d="${LANE}"/></clipPath>`,
];

type Box = { x?: number; y: number; width: number; height: number; rx?: number };
const rect = ({ x = 0, y, width, height, rx = 0 }: Box, fill: string, more = "") =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${rx > 0 ? ` rx="${rx}"` : ""} fill="${fill}"${more}/>`;
const glow = (x: number, y: number, rx: number, ry: number, opacity: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#glow${x})" opacity="${opacity}"/>`;
const edge = (d: string, attributes: string) =>
  `<path d="${d}" fill="none" stroke="url(#edge)" ${attributes}/>`;

/**
 * A dark floor: strips of light on a wall, spread dull over the floor and sharp in the one lane that is already
 * clean. Stands behind the film and in its place; without filters, which phones paint slowly.
 */
export const DARK_FLOOR = svgFile(
  [
    "<defs>",
    ...DEFINITIONS,
    "</defs>",
    rect({ y: 0, width: 1600, height: WALL }, "url(#wall)"),
    ...STRIPS.flatMap(({ x, width, end }) => [
      glow(x, end - 150, 120, 250, 0.34),
      rect(
        { x: x - width, y: -40, width: width * 2, height: end + 50, rx: width },
        `url(#glow${x})`,
        ' opacity="0.5"',
      ),
    ]),
    rect({ y: WALL, width: 1600, height: 900 - WALL }, "url(#ground)"),
    ...STRIPS.flatMap(({ x, width }) => [
      glow(x, WALL + 70, width * 4.4, 330, 0.2),
      glow(x, WALL + 16, width * 7, 110, 0.26),
    ]),
    // The wall stands before what the spread light would paint on it.
    rect({ y: WALL - 46, width: 1600, height: 46 }, "url(#foot)"),
    ...STRIPS.map(({ x, width, end, warm }) =>
      rect(
        { x: x - width / 2, y: -40, width, height: end + 40, rx: width / 2 },
        lightOf(warm),
        ' opacity="0.96"',
      ),
    ),
    '<g clip-path="url(#clean)">',
    `<path d="${LANE}" fill="url(#lane)"/>`,
    ...STRIPS.flatMap(({ x, width, end }) => [
      glow(x, WALL + 210, width * 3.4, 420, 0.3),
      rect(
        {
          x: x - width / 2,
          y: WALL * 2 - end,
          width,
          height: 900 - (WALL * 2 - end),
          rx: width / 2,
        },
        `url(#mirror${x})`,
      ),
    ]),
    "</g>",
    ...LANE_LINES.map((d) => edge(d, 'stroke-width="1" opacity="0.2"')),
    ...LANE_EDGES.map((d) => edge(d, 'stroke-width="1.5"')),
  ],
  ' viewBox="0 0 1600 900"',
);
