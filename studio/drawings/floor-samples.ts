import { CHIPS, FLECKS, VEINS } from "./floor-shapes.ts";
import { svgFile } from "./svg.ts";

/** What several floors share, by the name that they refer to it by. */
const DEFINITIONS = {
  light: `<linearGradient id="light" x1="0" y1="0" x2="0.5" y2="1">
<stop offset="0" stop-color="#fff" stop-opacity="0.34"/>
<stop offset="0.45" stop-color="#fff" stop-opacity="0"/>
<stop offset="1" stop-color="#0b161b" stop-opacity="0.2"/>
</linearGradient>`,
  loops: `<pattern id="loops" width="10" height="20" patternUnits="userSpaceOnUse">
<g fill="none" stroke-linecap="round">
<path d="M1 8q3.4-6 7 0M-4 18q3.4-6 7 0M6 18q3.4-6 7 0" stroke="#41565f" stroke-width="3.4"/>
<path d="M1 7q3.2-6 6.4 0M-4 17q3.2-6 6.4 0M6 17q3.2-6 6.4 0" stroke="#5b727b"/>
</g>
</pattern>`,
  cloud: `<filter id="cloud" x="0" y="0" width="100%" height="100%">
<feTurbulence type="fractalNoise" baseFrequency="0.012 0.02" numOctaves="4" seed="4"/>
<feColorMatrix values="0 0 0 0 0.2  0 0 0 0 0.22  0 0 0 0 0.24  0.9 0 0 0 -0.3"/>
</filter>`,
  grain: `<filter id="grain" x="0" y="0" width="100%" height="100%">
<feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="9"/>
<feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.12  0 0 0 0 0.13  0.7 0 0 0 -0.28"/>
</filter>`,
  soft: `<filter id="soft"><feGaussianBlur stdDeviation="2.2"/></filter>`,
};

const cover = (attributes: string) => `<rect width="240" height="480" ${attributes}/>`;
const fill = (colour: string) => cover(`fill="${colour}"`);
const noise = (name: "cloud" | "grain", opacity: number) =>
  cover(`filter="url(#${name})" opacity="${opacity}"`);
const stroke = (d: string, colour: string, width: number, more = "") =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"${more}/>`;

const TILES = Array.from({ length: 15 }, (_, tile) => {
  const shade = ["#c9c6bf", "#cfccc5", "#c3c0b8", "#ccc8c0"][(tile * 7) % 4];
  return `<rect x="${(tile % 3) * 98 - 22}" y="${Math.floor(tile / 3) * 98 - 6}" width="95" height="95" fill="${shade}"/>`;
});

const FLOORS = {
  marble: [
    fill("#eceae4"),
    noise("cloud", 0.5),
    ...VEINS.flatMap((vein, index) => [
      stroke(vein, "#6d7378", index === 0 ? 9 : 5, ' fill="none" opacity="0.22" filter="url(#soft)"'),
      stroke(vein, "#6d7378", index === 0 ? 1.6 : 0.8, ' fill="none" opacity="0.6"'),
    ]),
    stroke("M0 300H240", "#b9b6ad", 1.2),
  ],
  terrazzo: [
    fill("#d8d2c6"),
    ...CHIPS.map(({ colour, path }) => `<path d="${path}" fill="${colour}"/>`),
    noise("grain", 0.4),
    stroke("M168 0V480", "#a58a4f", 2.5),
  ],
  concrete: [
    fill("#a7aaa8"),
    noise("cloud", 0.8),
    noise("grain", 0.9),
    stroke("M0 190H240", "#5d6262", 4),
    stroke("M0 192.5H240", "#c9cbc9", 1),
    stroke("M52 480 60 430 48 392 66 342 58 300 76 262 70 228 82 192", "#4d5354", 1, ' fill="none"'),
  ],
  porcelain: [fill("#8d9193"), ...TILES, noise("grain", 0.35)],
  vinyl: [
    fill("#9fb4b4"),
    '<path d="M150 0H240V480H150" fill="#8aa3a5"/>',
    stroke(FLECKS.dark, "#6c898c", 2, ' stroke-linecap="round"'),
    stroke(FLECKS.light, "#c6d5d4", 2, ' stroke-linecap="round"'),
    stroke("M150 0V480", "#728e91", 1.6),
  ],
  carpet: [fill("#2f4149"), fill("url(#loops)"), noise("grain", 0.9)],
};

/** A piece of each floor under the same light, by its material. */
export const FLOOR_SAMPLES = Object.entries(FLOORS).map(([material, parts]) => {
  const drawing = [...parts, fill("url(#light)")];
  const used = Object.entries(DEFINITIONS).filter(([id]) =>
    drawing.some((part) => part.includes(`url(#${id})`)),
  );
  const definitions = used.map(([, text]) => text);
  return {
    material,
    file: svgFile(["<defs>", ...definitions, "</defs>", ...drawing], ' viewBox="0 0 240 480"'),
  };
});
