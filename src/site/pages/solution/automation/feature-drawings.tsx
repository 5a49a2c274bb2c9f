import styles from "./feature-drawings.module.css";

/** Lanes that part before an obstacle and meet behind it. */
function Route() {
  const lanes = Array.from({ length: 9 }, (_, index) => {
    const y = 24 + index * 24;
    const off = (y - 120) / 96;
    const bend = Math.max(0, 1 - Math.abs(off)) * 62 * (off < 0 ? -1 : 1);
    return `M0 ${y}H130C170 ${y} 170 ${y + bend} 210 ${y + bend}S250 ${y} 290 ${y}H420`;
  });
  return (
    <svg viewBox="0 0 420 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.line} d={lanes.join("")} />
      <circle className={styles.solid} cx="210" cy="120" r="22" />
    </svg>
  );
}

/** Speed as a thin line, water as the bars under it: both fall to nothing at the stop. */
function Dose() {
  const speed = (step: number) =>
    step > 17 && step < 22 ? 0 : 58 + 34 * Math.sin(step / 3.1) + 18 * Math.sin(step / 1.3);
  const bars = Array.from(
    { length: 42 },
    (_, step) => `M${step * 10 + 5} 220V${(220 - speed(step)).toFixed(1)}`,
  );
  const line = Array.from(
    { length: 42 },
    (_, step) => `${step === 0 ? "M" : "L"}${step * 10 + 5} ${(190 - speed(step) * 1.15).toFixed(1)}`,
  );
  return (
    <svg viewBox="0 0 420 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.bars} d={bars.join("")} />
      <path className={styles.ink} d={line.join("")} />
      <path className={styles.ink} d="M0 220H420" />
    </svg>
  );
}

/** The hall in squares: cleaned ones filled, the few left out only outlined. */
function Report() {
  const left = new Set([31, 32, 43, 44, 70, 97]);
  const cells = Array.from({ length: 12 * 9 }, (_, cell) => ({
    path: `M${(cell % 12) * 32 + 20} ${Math.floor(cell / 12) * 24 + 14}h26v18h-26z`,
    done: !left.has(cell),
  }));
  const paths = (done: boolean) => cells.flatMap((cell) => (cell.done === done ? [cell.path] : [])).join("");
  return (
    <svg viewBox="0 0 420 240" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <path className={styles.done} d={paths(true)} />
      <path className={styles.missed} d={paths(false)} />
    </svg>
  );
}

/** The drawings of the three feature cards, in their order. */
export const FEATURE_DRAWINGS = [Route, Dose, Report] as const;
