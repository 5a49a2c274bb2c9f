import { dot, randomNumbers, svgFile } from "./svg.ts";

/** Points over the unit square. */
function scattered(count: number, seed: number): [number, number][] {
  const next = randomNumbers(seed);
  return Array.from({ length: count }, () => [next(), next()]);
}

/** Dust in the hose, whirling in the cyclone, lying in the container. */
const DUST = [
  ...scattered(120, 7).map(([x, y]) => dot(10 + x * 650, 648 + y * 44)),
  ...scattered(100, 11).map(([x, y]) => dot(944 + x * 272, 404 + y * 158)),
  ...scattered(230, 19).map(([x, y]) => dot(940 + x * 280, 660 - y * y * 46)),
].join("");

const PLEATS = `M958 232${Array.from({ length: 17 }, (_, index) => `L${958 + (index + 0.5) * 14.35} 366L${958 + (index + 1) * 14.35} 232`).join("")}`;

const MACHINE = [
  "M0 640H640C800 640 770 420 920 420M0 700H660C850 700 820 480 920 480",
  "M920 220V410M920 490V588M1240 220V588M920 420V410M920 480V490",
  "M920 588H1240M932 600H1228V668H932zM940 668v14M1220 668v14",
  "M906 220H1254M906 208H1254M906 208v12M1254 208v12",
  "M950 208V96a22 22 0 0 1 22-22H1188a22 22 0 0 1 22 22V208",
  "M1210 108H1600M1210 164H1600",
  "M940 682a15 15 0 1 0 .1 0M1220 682a15 15 0 1 0 .1 0",
].join("");

const TURBINE = Array.from({ length: 10 }, (_, index) => {
  const turn = (index / 10) * 2 * Math.PI;
  const at = (radius: number, ahead: number) =>
    `${(1080 + radius * Math.cos(turn + ahead)).toFixed(1)} ${(140 + radius * Math.sin(turn + ahead)).toFixed(1)}`;
  return `M${at(14, 0)}Q${at(28, 0.1)} ${at(42, 0.55)}`;
}).join("");

const DIRTY_AIR = [
  "M0 658H646C810 658 784 438 920 438H960q130 0 220 22t40 52q-30 24-140 24t-140-28q-6-34 130-38t120 34",
  "M0 682H654C836 682 806 462 920 462h20q110 6 210 34t20 40",
];
const CLEAN_AIR = [
  "M1010 380V216q0-50 40-66",
  "M1080 390V196",
  "M1150 380V216q0-50-40-66",
  "M1120 128q40-6 90-4H1600",
  "M1122 146q40 2 88 2H1600",
];
/** From a part of the machine to where the page writes the number of its station. */
const CALLOUTS = "M846 452V410M1240 500h70M1228 636h82M1240 300h70M1080 98V52";

/** Lines keep their width at every size of the drawing. */
const path = (d: string, attributes = "") =>
  `<path vector-effect="non-scaling-stroke"${attributes} d="${d}"/>`;

/** An industrial vacuum cut open, 1,600 × 740. The air and the turbine are parts of their own: the page moves them. */
export const AIRFLOW = svgFile([
  `<g id="dust" fill="none" stroke="#b9c5ca" stroke-width="2.6" stroke-linecap="round">${path(DUST)}</g>`,
  `<g id="dirty-air" fill="none" stroke="#93a3aa" stroke-width="1.25" stroke-dasharray="10 14">${DIRTY_AIR.map((d) => path(d)).join("")}</g>`,
  `<g id="clean-air" fill="none" stroke="#7fd0d8" stroke-width="1.25" stroke-dasharray="10 14">${CLEAN_AIR.map((d) => path(d)).join("")}</g>`,
  `<g id="machine" fill="none" stroke="#f4f6f6">${path(PLEATS, ' stroke-width="1.25" stroke-linejoin="round"')}`,
  `<circle vector-effect="non-scaling-stroke" stroke-width="2" cx="1080" cy="140" r="46"/>${path(MACHINE, ' stroke-width="2"')}</g>`,
  `<g id="turbine" fill="none" stroke="#b9c5ca" stroke-width="1.5">${path(TURBINE)}</g>`,
  `<g id="callouts" fill="none" stroke="#6d7e86">${path(CALLOUTS)}</g>`,
]);
