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

const WINDOWS = Array.from({ length: 24 * FLOORS }, (_, index) => {
  const hour = Math.floor(index / FLOORS);
  const floor = index % FLOORS;
  return {
    key: `${hour}-${floor}`,
    hour,
    x: hour * COLUMN + 12,
    y: floor * STOREY + 10,
    lit: isLit(hour, floor),
  };
});

/** A hotel front of twenty-four columns, an hour each from noon to noon. Only to be looked at. */
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
      </defs>
      {WINDOWS.map(({ key, hour, x, y, lit }) => (
        <g key={key}>
          {lit ? <rect className={styles.glow} x={x - 9} y={y - 8} width={44} height={40} rx={14} /> : null}
          <rect className={styles.dark} x={x} y={y} width={26} height={24} />
          {lit ? (
            <rect
              className={styles.lit}
              x={x}
              y={y}
              width={26}
              height={24}
              style={{ animationDelay: `${hour * 45}ms` }}
            />
          ) : null}
          <path className={styles.bar} d={`M${x + 13} ${y}v24`} />
        </g>
      ))}
    </svg>
  );
}
