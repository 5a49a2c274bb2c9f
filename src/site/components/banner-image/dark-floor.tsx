import { useId } from "react";
import styles from "./dark-floor.module.css";

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

/**
 * The drawn night floor: strips of light on a dark wall, spread dull over the floor and sharp in the one lane
 * that is already clean. Stands behind the film and in its place; drawn without filters, which phones paint slowly.
 */
export function NightFloor() {
  const id = useId();
  const part = (name: string) => `${id}${name}`;
  const use = (name: string) => `url(#${part(name)})`;
  return (
    <svg
      className={styles.floor}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={part("wall")} x2="1" y2="0">
          <stop stopColor="#0b1a22" />
          <stop offset=".5" stopColor="#0a1318" />
          <stop offset="1" stopColor="#1d140c" />
        </linearGradient>
        <linearGradient id={part("foot")} x2="0" y2="1">
          <stop stopColor="#060b0e" stopOpacity="0" />
          <stop offset=".7" stopColor="#060b0e" stopOpacity=".8" />
          <stop offset="1" stopColor="#04080a" />
        </linearGradient>
        <linearGradient id={part("ground")} x2="0" y2="1">
          <stop stopColor="#18262d" />
          <stop offset=".35" stopColor="#1a272d" />
          <stop offset="1" stopColor="#0d181d" />
        </linearGradient>
        <linearGradient id={part("lane")} x2="0" y2="1">
          <stop stopColor="#060c10" />
          <stop offset=".6" stopColor="#081016" />
          <stop offset="1" stopColor="#0a141a" />
        </linearGradient>
        <linearGradient id={part("edge")} x2="1" y2="1">
          <stop stopColor="#fff" stopOpacity="0" />
          <stop offset=".45" stopColor="#dff0f5" stopOpacity=".55" />
          <stop offset="1" stopColor="#ffd9ac" stopOpacity=".25" />
        </linearGradient>
        {STRIPS.map(({ x, warm }) => (
          <radialGradient key={x} id={part(`glow${x}`)}>
            <stop stopColor={lightOf(warm)} stopOpacity=".85" />
            <stop offset=".4" stopColor={lightOf(warm)} stopOpacity=".26" />
            <stop offset="1" stopColor={lightOf(warm)} stopOpacity="0" />
          </radialGradient>
        ))}
        {STRIPS.map(({ x, warm }) => (
          <linearGradient key={x} id={part(`mirror${x}`)} x2="0" y2="1">
            <stop stopColor={lightOf(warm)} stopOpacity=".95" />
            <stop offset=".55" stopColor={lightOf(warm)} stopOpacity=".72" />
            <stop offset="1" stopColor={lightOf(warm)} stopOpacity=".08" />
          </linearGradient>
        ))}
        <clipPath id={part("clean")}>
          <path d={LANE} />
        </clipPath>
      </defs>
      <rect width="1600" height={WALL} fill={use("wall")} />
      {STRIPS.map(({ x, width, end }) => (
        <g key={x}>
          <ellipse cx={x} cy={end - 150} rx="120" ry="250" fill={use(`glow${x}`)} opacity=".34" />
          <rect
            x={x - width}
            y="-40"
            width={width * 2}
            height={end + 50}
            rx={width}
            fill={use(`glow${x}`)}
            opacity=".5"
          />
        </g>
      ))}
      <rect y={WALL} width="1600" height={900 - WALL} fill={use("ground")} />
      {STRIPS.map(({ x, width }) => (
        <g key={x}>
          <ellipse cx={x} cy={WALL + 70} rx={width * 4.4} ry="330" fill={use(`glow${x}`)} opacity=".2" />
          <ellipse cx={x} cy={WALL + 16} rx={width * 7} ry="110" fill={use(`glow${x}`)} opacity=".26" />
        </g>
      ))}
      {/* The wall stands before what the spread light would paint on it. */}
      <rect y={WALL - 46} width="1600" height="46" fill={use("foot")} />
      {STRIPS.map(({ x, width, end, warm }) => (
        <rect
          key={x}
          x={x - width / 2}
          y="-40"
          width={width}
          height={end + 40}
          rx={width / 2}
          fill={lightOf(warm)}
          className={styles.strip}
        />
      ))}
      <g clipPath={use("clean")}>
        <path d={LANE} fill={use("lane")} />
        {STRIPS.map(({ x, width, end }) => (
          <g key={x}>
            <ellipse cx={x} cy={WALL + 210} rx={width * 3.4} ry="420" fill={use(`glow${x}`)} opacity=".3" />
            <rect
              x={x - width / 2}
              y={WALL * 2 - end}
              width={width}
              height={900 - (WALL * 2 - end)}
              rx={width / 2}
              fill={use(`mirror${x}`)}
            />
          </g>
        ))}
      </g>
      {LANE_LINES.map((line) => (
        <path key={line} d={line} fill="none" stroke={use("edge")} strokeWidth="1" opacity=".2" />
      ))}
      {LANE_EDGES.map((edge) => (
        <path key={edge} d={edge} fill="none" stroke={use("edge")} strokeWidth="1.5" />
      ))}
    </svg>
  );
}
