import { useContent } from "../../../components/content.tsx";
import styles from "./airflow-section.module.css";

/** Points strewn over the unit square, the same at every drawing (a linear congruence). */
function strewn(count: number, seed: number): [number, number][] {
  let state = seed;
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
  return Array.from({ length: count }, () => [next(), next()]);
}

const dot = (x: number, y: number) => `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;

/** Dust in the hose, whirling in the cyclone, lying in the container. */
const DUST = [
  ...strewn(120, 7).map(([x, y]) => dot(10 + x * 650, 648 + y * 44)),
  ...strewn(100, 11).map(([x, y]) => dot(944 + x * 272, 404 + y * 158)),
  ...strewn(230, 19).map(([x, y]) => dot(940 + x * 280, 660 - y * y * 46)),
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

const DIRTY = [
  "M0 658H646C810 658 784 438 920 438H960q130 0 220 22t40 52q-30 24-140 24t-140-28q-6-34 130-38t120 34",
  "M0 682H654C836 682 806 462 920 462h20q110 6 210 34t20 40",
];
const CLEAN = [
  "M1010 380V216q0-50 40-66",
  "M1080 390V196",
  "M1150 380V216q0-50-40-66",
  "M1120 128q40-6 90-4H1600",
  "M1122 146q40 2 88 2H1600",
];

const CALLOUTS: readonly (readonly [string, number, number])[] = [
  ["M690 630V588", 690, 574],
  ["M1240 500h70", 1332, 507],
  ["M1228 636h82", 1332, 643],
  ["M1240 300h70", 1332, 307],
  ["M1080 98V52", 1080, 40],
];

/** The cut-away: where the air goes and where the dust stays. Numbered as the stations below it. */
export function AirflowSection() {
  const t = useContent("vacuum");
  return (
    <div className={styles.frame}>
      <svg className={styles.drawing} viewBox="0 0 1600 740" role="img" aria-label={t.drawing}>
        <path className={styles.dust} d={DUST} />
        {DIRTY.map((path) => (
          <path key={path} className={styles.dirty} d={path} />
        ))}
        {CLEAN.map((path) => (
          <path key={path} className={styles.clean} d={path} />
        ))}
        <path className={styles.filter} d={PLEATS} />
        <circle className={styles.shell} cx="1080" cy="140" r="46" />
        <path className={styles.shell} d={MACHINE} />
        <path className={styles.turbine} d={TURBINE} />
        {CALLOUTS.map(([line, x, y], index) => (
          <g key={line} className={styles.callout}>
            <path d={line} />
            <text x={x} y={y} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
