import { AREAS, BLOCKS, type Block, FLOOR, LANES, MACHINE, type Rect, WALLS } from "./office-floor.ts";
import { corners, distance, lyingAt, points, project } from "./perspective.ts";
import { svgFile } from "./svg.ts";

const WALL_HEIGHT = 0.85;

type Solid = { distance: number; text: string };

const polygon = (list: string, attributes = "") => `<polygon points="${list}"${attributes}/>`;
const hue = (category: number) => `var(--hue-${category})`;

/** The three faces of a block that can be seen from the left front: front, left side, top. */
function solidOf(block: Block & { z?: number }, attributes: string, top: string): Solid {
  const z = block.z ?? 0;
  const [a, b, , d] = corners(block, z);
  const [a2, b2, c2, d2] = corners(block, z + block.h);
  return {
    distance: distance({ x: block.x + block.w / 2, y: block.y + block.d / 2 }) - z,
    text: `<g ${attributes} stroke-width="1" stroke-linejoin="round">${polygon(points([a, b, b2, a2]))}${polygon(points([a, d, d2, a2]))}${polygon(points([a2, b2, c2, d2]), ` fill="${top}"`)}</g>`,
  };
}

const SOLIDS: readonly Solid[] = [
  ...WALLS.map(([from, to]): Solid => {
    const [a, b] = [project(from), project(to)];
    const [a2, b2] = [project(from, WALL_HEIGHT), project(to, WALL_HEIGHT)];
    return {
      distance: distance({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }),
      text: `${polygon(points([a, b, b2, a2]), ' fill="#8fa3ac" fill-opacity="0.16"')}<polyline fill="none" stroke="#dfe7ea" stroke-width="2.5" stroke-linecap="round" points="${points([a2, b2])}"/>`,
    };
  }),
  ...BLOCKS.map((block) => solidOf(block, 'fill="#22383f" stroke="#7b8f98"', "#38525c")),
  ...MACHINE.map((block) => solidOf(block, 'fill="#c9560a" stroke="#0b161b"', "var(--signal)")),
].toSorted((a, b) => b.distance - a.distance);

/**
 * The floor as a model under a lamp: five areas in the catalogue's hues with their numbers, and the
 * scrubber-dryer on its third lane. The lanes are parts of their own: the page shows one after the other.
 */
export const OFFICE_MODEL = svgFile([
  '<g id="floor">',
  polygon(points(corners(FLOOR)), ' fill="#1a2f38" stroke="#3a5561" stroke-width="1.5"'),
  ...AREAS.map(({ category, rect }) =>
    polygon(
      points(corners(rect)),
      ` fill="${hue(category)}" fill-opacity="0.34" stroke="${hue(category)}" stroke-width="2"`,
    ),
  ),
  "</g>",
  ...LANES.map((lane, index) =>
    polygon(
      points(corners(lane)),
      ` id="lane-${index + 1}" fill="#fff" fill-opacity="0.2" stroke="#fff" stroke-opacity="0.35" stroke-width="1"`,
    ),
  ),
  '<g id="numbers" fill="#f4f6f6" font-size="2.3" font-weight="300" text-anchor="middle" dominant-baseline="central">',
  ...AREAS.map(({ category, number }) => `<text transform="${lyingAt(number)}">${category}</text>`),
  "</g>",
  '<g id="solids">',
  ...SOLIDS.map(({ text }) => text),
  "</g>",
]);

// On paper y runs down the page; on the plan it runs away from the street.
const onPaper = ({ x, y, w, d }: Rect) => ({ x, y: FLOOR.d - y - d, width: w, height: d });
function box(rect: Rect, attributes = ""): string {
  const { x, y, width, height } = onPaper(rect);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${attributes}/>`;
}

/** A cut-out of the floor seen from above: what it shows in metres, and the areas that carry their hue there. */
type CutOut = { name: string; view: Rect; areas: readonly number[]; route?: boolean };

/** One for each solution card. */
const CUT_OUTS: readonly CutOut[] = [
  { name: "office", view: { x: 9.3, y: 8.3, w: 9.6, d: 6.4 }, areas: [1] },
  { name: "waste-room", view: { x: -0.7, y: -0.7, w: 9, d: 6 }, areas: [4] },
  { name: "corridor", view: { x: 2.2, y: 3.6, w: 10.8, d: 7.2 }, areas: [1], route: true },
  { name: "washrooms", view: { x: -0.7, y: 8.3, w: 11, d: 6.4 }, areas: [2, 3] },
];

function cutOut({ name, view, areas, route = false }: CutOut): string[] {
  const { x, y, width, height } = onPaper(view);
  const shown = AREAS.filter(({ category }) => areas.includes(category));
  const numbered = shown.filter(({ number }) => number.y > view.y && number.y < view.y + view.d);
  return [
    `<symbol id="${name}" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    box(FLOOR, ' fill="#fff" fill-opacity="0.55"'),
    ...shown.map(({ category, rect }) => box(rect, ` fill="${hue(category)}" fill-opacity="0.72"`)),
    ...(route ? ['<use href="#lanes"/>'] : []),
    '<use href="#building"/>',
    ...(route
      ? MACHINE.slice(0, 2).map((part, index) => box(part, ` fill="var(--${index === 0 ? "ink" : "paper"})"`))
      : []),
    ...numbered.map(
      ({ category, number }) =>
        `<text fill="var(--ink)" font-size="1.5" font-weight="600" text-anchor="middle" dominant-baseline="central" x="${number.x}" y="${FLOOR.d - number.y}">${category}</text>`,
    ),
    "</symbol>",
  ];
}

/** The same floor seen straight from above, in four cut-outs. */
export const OFFICE_DETAILS = svgFile([
  '<g id="lanes" fill="#fff" fill-opacity="0.5" stroke="var(--ink)" stroke-width="0.02" stroke-dasharray="0.12 0.12">',
  ...LANES.map((lane) => box(lane)),
  "</g>",
  '<g id="building" stroke="var(--ink)">',
  '<g fill="#fff" fill-opacity="0.7" stroke-width="0.05">',
  ...BLOCKS.map((block) => box(block)),
  "</g>",
  '<g fill="none" stroke-width="0.18" stroke-linecap="square">',
  ...WALLS.map(([from, to]) => `<path d="M${from.x} ${FLOOR.d - from.y}L${to.x} ${FLOOR.d - to.y}"/>`),
  "</g>",
  "</g>",
  ...CUT_OUTS.flatMap(cutOut),
]);
