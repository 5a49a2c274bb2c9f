import { svgFile } from "./svg.ts";

const LANES = 12;
const WIDTH = 800;
const HEIGHT = 130;
const LANE = WIDTH / LANES;

const steps = <T>(count: number, at: (step: number) => T) =>
  Array.from({ length: count }, (_, step) => at(step));
const symbol = (id: string, ...parts: string[]) =>
  [
    `<symbol id="${id}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">`,
    ...parts,
    "</symbol>",
  ].join("\n");
const line = (d: string, colour: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="1.5" vector-effect="non-scaling-stroke" d="${d}"/>`;
const round = (value: number) => Number(value.toFixed(1));

/** From one wall of the hall to the other and back, a lane at a time. */
const ROUTE = steps(LANES, (lane) => {
  const [from, to] = [round(lane * LANE), round((lane + 1) * LANE)];
  const wall = lane % 2 === 0 ? 14 : HEIGHT - 14;
  return `${lane === 0 ? `M0 ${HEIGHT - 14}` : ""}L${round(to - 9)} ${wall}H${to === WIDTH ? WIDTH : round(from + LANE)}`;
}).join("");

/** Water by the metre: a little more or less from lane to lane, nothing at the turns. */
const DOSE = steps(LANES * 2, (half) => {
  const from = round((half * LANE) / 2 + (half % 2 === 0 ? 3 : 0));
  const to = round(((half + 1) * LANE) / 2 - (half % 2 === 0 ? 0 : 3));
  const level = round(HEIGHT - 74 - 16 * Math.sin(half * 1.7) - 9 * Math.sin(half * 0.6));
  const [up, down] = half % 2 === 0 ? [`M${from} ${HEIGHT}`, ""] : ["", `V${HEIGHT}`];
  return `${up}${half % 2 === 0 ? "V" : "V"}${level}H${to}${down}`;
}).join("");

/** Clean floor: a step flatter at each turn. */
const REPORT = steps(LANES, (lane) => {
  const level = (part: number) => round(HEIGHT - 6 - ((lane + part) / LANES) * (HEIGHT - 20));
  return `L${round((lane + 0.86) * LANE)} ${level(1)}H${round((lane + 1) * LANE)}`;
}).join("");

/** One run of a robot on one axis of time: where it is, the water that it lays, the area that is clean. */
export const ROBOT_RUN = svgFile([
  symbol("route", line(ROUTE, "var(--ink)")),
  symbol("dose", `<path fill="var(--gulf-tint)" d="${DOSE}"/>`, line(DOSE, "var(--gulf)")),
  symbol(
    "report",
    `<path fill="var(--gulf-tint)" d="M0 ${HEIGHT - 6}${REPORT}V${HEIGHT}H0Z"/>`,
    line(`M0 ${HEIGHT - 6}${REPORT}`, "var(--ink)"),
  ),
]);
