import { AREAS, BLOCKS, FLOOR, LANES, MACHINE, type Rect, WALLS } from "./floor-plan.ts";
import styles from "./plan-detail.module.css";

/** A cut-out of the same floor, seen straight from above, in ink on the studio floor. */
type Props = {
  /** What the cut-out shows, in metres. */
  view: Rect;
  /** The areas, by number, that carry their hue here. */
  areas: readonly number[];
  /** Whether the machine and its lanes are drawn. */
  route?: boolean;
  label: string;
};

// On paper y runs down the page; on the plan it runs away from the street.
const box = ({ x, y, w, d }: Rect) => ({ x, y: FLOOR.d - y - d, width: w, height: d });

/** Draws one cut-out of the floor plan with a scale bar of five metres. */
export function PlanDetail({ view, areas, route = false, label }: Props) {
  const frame = box(view);
  return (
    <svg
      className={styles.detail}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <rect className={styles.paper} {...box(FLOOR)} />
      {AREAS.map(({ category, rect }) =>
        areas.includes(category) ? (
          <rect
            key={category}
            className={styles.area}
            {...box(rect)}
            style={{ color: `var(--hue-${category})` }}
          />
        ) : null,
      )}
      {route ? LANES.map((lane) => <rect key={lane.y} className={styles.lane} {...box(lane)} />) : null}
      {BLOCKS.map((block) => (
        <rect key={`${block.x} ${block.y}`} className={styles.block} {...box(block)} />
      ))}
      {WALLS.map(([from, to]) => (
        <path
          key={`${from.x} ${from.y} ${to.x} ${to.y}`}
          className={styles.wall}
          d={`M${from.x} ${FLOOR.d - from.y}L${to.x} ${FLOOR.d - to.y}`}
        />
      ))}
      {route
        ? MACHINE.slice(0, 2).map((part) => <rect key={part.w} className={styles.machine} {...box(part)} />)
        : null}
      {AREAS.map(({ category, number }) =>
        areas.includes(category) && number.y > view.y && number.y < view.y + view.d ? (
          <text key={category} className={styles.number} x={number.x} y={FLOOR.d - number.y}>
            {category}
          </text>
        ) : null,
      )}
    </svg>
  );
}
