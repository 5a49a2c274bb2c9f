import type { FloorMaterial } from "../../../../domain/themes.ts";
import { CHIPS, FLECKS, VEINS } from "./material-shapes.ts";
import styles from "./material-sample.module.css";

/** A piece of floor, drawn: to be looked at only. */
export function MaterialSample({ material }: { material: FloorMaterial }) {
  return (
    <svg
      className={styles.sample}
      data-material={material}
      viewBox="0 0 240 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {DRAWINGS[material]}
      <rect width="240" height="480" fill="url(#floor-light)" />
    </svg>
  );
}

/** What the samples share: the light over all of them, cloud and grain, and the loop of the carpet. */
export function SampleDefinitions() {
  return (
    <svg className={styles.definitions} aria-hidden="true">
      <defs>
        <linearGradient id="floor-light" x1="0" y1="0" x2="0.5" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.34" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#0b161b" stopOpacity="0.2" />
        </linearGradient>
        <pattern id="floor-loops" width="10" height="20" patternUnits="userSpaceOnUse">
          <g fill="none" strokeLinecap="round">
            <path d="M1 8q3.4-6 7 0M-4 18q3.4-6 7 0M6 18q3.4-6 7 0" stroke="#41565f" strokeWidth="3.4" />
            <path d="M1 7q3.2-6 6.4 0M-4 17q3.2-6 6.4 0M6 17q3.2-6 6.4 0" stroke="#5b727b" />
          </g>
        </pattern>
        <filter id="floor-cloud" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency="0.012 0.02" numOctaves="4" seed="4" />
          <feColorMatrix values="0 0 0 0 0.2  0 0 0 0 0.22  0 0 0 0 0.24  0.9 0 0 0 -0.3" />
        </filter>
        <filter id="floor-grain" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="9" />
          <feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.12  0 0 0 0 0.13  0.7 0 0 0 -0.28" />
        </filter>
        <filter id="floor-soft">
          <feGaussianBlur stdDeviation="2.2" />
        </filter>
      </defs>
    </svg>
  );
}

const DRAWINGS: Record<FloorMaterial, React.ReactNode> = {
  marble: (
    <>
      <rect width="240" height="480" fill="#eceae4" />
      <rect width="240" height="480" filter="url(#floor-cloud)" opacity="0.5" />
      {VEINS.map((vein, index) => (
        <g key={vein} fill="none" stroke="#6d7378">
          <path d={vein} strokeWidth={index === 0 ? 9 : 5} opacity="0.22" filter="url(#floor-soft)" />
          <path d={vein} strokeWidth={index === 0 ? 1.6 : 0.8} opacity="0.6" />
        </g>
      ))}
      <path d="M0 300H240" stroke="#b9b6ad" strokeWidth="1.2" />
    </>
  ),
  terrazzo: (
    <>
      <rect width="240" height="480" fill="#d8d2c6" />
      {CHIPS.map(({ colour, path }) => (
        <path key={colour} d={path} fill={colour} />
      ))}
      <rect width="240" height="480" filter="url(#floor-grain)" opacity="0.4" />
      <path d="M168 0V480" stroke="#a58a4f" strokeWidth="2.5" />
    </>
  ),
  concrete: (
    <>
      <rect width="240" height="480" fill="#a7aaa8" />
      <rect width="240" height="480" filter="url(#floor-cloud)" opacity="0.8" />
      <rect width="240" height="480" filter="url(#floor-grain)" opacity="0.9" />
      <path d="M0 190H240" stroke="#5d6262" strokeWidth="4" />
      <path d="M0 192.5H240" stroke="#c9cbc9" strokeWidth="1" />
      <path
        d="M52 480 60 430 48 392 66 342 58 300 76 262 70 228 82 192"
        fill="none"
        stroke="#4d5354"
        strokeWidth="1"
      />
    </>
  ),
  porcelain: (
    <>
      <rect width="240" height="480" fill="#8d9193" />
      {Array.from({ length: 15 }, (_, tile) => {
        const shade = ["#c9c6bf", "#cfccc5", "#c3c0b8", "#ccc8c0"][(tile * 7) % 4];
        const x = (tile % 3) * 98 - 22;
        const y = Math.floor(tile / 3) * 98 - 6;
        return <rect key={tile} x={x} y={y} width="95" height="95" fill={shade} />;
      })}
      <rect width="240" height="480" filter="url(#floor-grain)" opacity="0.35" />
    </>
  ),
  vinyl: (
    <>
      <rect width="240" height="480" fill="#9fb4b4" />
      <path d="M150 0H240V480H150" fill="#8aa3a5" />
      <path d={FLECKS.dark} stroke="#6c898c" strokeWidth="2" strokeLinecap="round" />
      <path d={FLECKS.light} stroke="#c6d5d4" strokeWidth="2" strokeLinecap="round" />
      <path d="M150 0V480" stroke="#728e91" strokeWidth="1.6" />
    </>
  ),
  carpet: (
    <>
      <rect width="240" height="480" fill="#2f4149" />
      <rect width="240" height="480" fill="url(#floor-loops)" />
      <rect width="240" height="480" filter="url(#floor-grain)" opacity="0.9" />
    </>
  ),
};
