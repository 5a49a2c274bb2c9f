import { type Block, BLOCKS, FIELD, routeOf } from "./robot-route.ts";
import { svgFile } from "./svg.ts";

const DOCK = { x: 130, y: 470 };

/** Outer walls with door openings, shop fronts along the upper side, a service room with the dock. */
const WALLS = [
  "M60 40H1540M60 40V300M60 372V580M60 580H560M660 580H1000M1100 580H1540M1540 40V580",
  "M60 420H200V440M200 510V580",
].join("");
const FRONTS = "M360 40V64M520 40V64M700 40V64M900 40V64M1120 40V64M1320 40V64M200 64H1540M200 40V64";
const STAIRS = Array.from({ length: 11 }, (_, index) => `M1240 ${208 + index * 17}h70`).join("");
/** The dock's pointer, the field's edge, the scale of ten metres; the page writes the words below them. */
const POINTERS = "M130 500V536M609 496V600M1240 602H1440M1240 594v16M1440 594v16";

const rect = ({ x, y, width, height }: Block, attributes: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${attributes}/>`;
const line = (d: string, colour: string, width: number) =>
  `<path fill="none" stroke="var(--${colour})" stroke-width="${width}" vector-effect="non-scaling-stroke" d="${d}"/>`;

/** The plan of a hall, 1,600 × 640, 5 cm a unit. The robot's route is a part of its own: the page draws it slowly. */
export const HALL_PLAN = svgFile([
  rect(FIELD, ' id="field" fill="var(--gulf-tint)"'),
  `<path id="route" fill="none" stroke="var(--gulf)" stroke-linejoin="round" stroke-dasharray="1" vector-effect="non-scaling-stroke" pathLength="1" d="${routeOf(FIELD, BLOCKS, DOCK)}"/>`,
  `<g id="hall">${BLOCKS.map((block) => rect(block, ' fill="var(--ink)"')).join("")}`,
  line(STAIRS, "pearl", 1),
  line(FRONTS, "ink", 1.25),
  line(WALLS, "ink", 5),
  rect({ x: DOCK.x - 20, y: DOCK.y - 18, width: 40, height: 36 }, ' rx="6" fill="var(--ink)"'),
  `<circle cx="${DOCK.x + 6}" cy="${DOCK.y}" r="7" fill="var(--signal)"/>`,
  line(POINTERS, "steel-500", 1),
  "</g>",
]);
