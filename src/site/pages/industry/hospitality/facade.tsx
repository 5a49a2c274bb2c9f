import styles from "./facade.module.css";

const FLOORS = 8;
/** How many of the eight windows of an hour are lit, from noon to noon: a house goes to bed and gets up. */
const AWAKE = [2, 2, 2, 3, 3, 4, 6, 7, 7, 8, 7, 5, 3, 2, 1, 1, 1, 2, 4, 6, 6, 4, 3, 2];
const COLUMN = 50;
const STOREY = 40;

/** Which windows of a column are lit: a fixed scatter, so that server and browser draw the same house. */
function isLit(hour: number, floor: number): boolean {
  const order = Array.from(
    { length: FLOORS },
    (_, index) => (index * 5 + hour * 3 + ((hour * hour) % 7)) % FLOORS,
  );
  return order.indexOf(floor) < (AWAKE[hour] ?? 0);
}

/** The twenty-four columns: where each window's corner is, and whether it is lit. */
const HOURS = Array.from({ length: 24 }, (_, hour) =>
  Array.from({ length: FLOORS }, (__, floor) => ({
    x: hour * COLUMN + 12,
    y: floor * STOREY + 10,
    lit: isLit(hour, floor),
  })),
);
const WINDOWS = HOURS.flat();
const PANES = WINDOWS.map(({ x, y }) => `M${x} ${y}h26v24h-26z`).join("");
const BARS = WINDOWS.map(({ x, y }) => `M${x + 13} ${y}v24`).join("");

/**
 * A hotel front of twenty-four columns, an hour each from noon to noon. Only to be looked at. It stands on the
 * first screen: few shapes, an animation an hour and no filters, as a blur for every window held up the first paint.
 */
export function Facade() {
  return (
    <svg
      className={styles.facade}
      viewBox={`0 0 ${24 * COLUMN} ${FLOORS * STOREY + 8}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="facade-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffdcae" />
          <stop offset="1" stopColor="#e8964a" />
        </linearGradient>
        <radialGradient id="facade-glow">
          <stop offset="0.4" stopColor="#ff9a3d" stopOpacity="0.14" />
          <stop offset="1" stopColor="#ff9a3d" stopOpacity="0" />
        </radialGradient>
      </defs>
      {WINDOWS.map(({ x, y, lit }) =>
        lit ? (
          <rect key={`${x}-${y}`} className={styles.glow} x={x - 13} y={y - 12} width={52} height={48} />
        ) : null,
      )}
      <path className={styles.dark} d={PANES} />
      {HOURS.map((windows, hour) => (
        <g key={windows[0]?.x} className={styles.lit} style={{ animationDelay: `${hour * 45}ms` }}>
          {windows.map(({ x, y, lit }) => (lit ? <rect key={y} x={x} y={y} width={26} height={24} /> : null))}
        </g>
      ))}
      <path className={styles.bar} d={BARS} />
    </svg>
  );
}
