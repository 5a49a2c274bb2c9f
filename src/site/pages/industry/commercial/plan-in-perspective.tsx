import { AREAS, BLOCKS, type Block, FLOOR, LANES, MACHINE, WALLS } from "./floor-plan.ts";
import { CANVAS, corners, distance, lyingAt, points, project } from "./projection.ts";
import styles from "./plan-in-perspective.module.css";

const WALL_HEIGHT = 0.85;

type Solid = { key: string; far: number; kind: "wall" | "block" | "machine"; faces: string[]; top: string };

/** The three faces of a block that the eye can see from the left front: front, left side, top. */
function solidOf(key: string, kind: Solid["kind"], block: Block & { z?: number }): Solid {
  const z = block.z ?? 0;
  const [a, b, , d] = corners(block, z);
  const [a2, b2, c2, d2] = corners(block, z + block.h);
  return {
    key,
    kind,
    far: distance({ x: block.x + block.w / 2, y: block.y + block.d / 2 }) - z,
    faces: [points([a, b, b2, a2]), points([a, d, d2, a2])],
    top: points([a2, b2, c2, d2]),
  };
}

const SOLIDS: readonly Solid[] = [
  ...WALLS.map(([from, to], index): Solid => {
    const [a, b] = [project(from), project(to)];
    const [a2, b2] = [project(from, WALL_HEIGHT), project(to, WALL_HEIGHT)];
    return {
      key: `wall-${index}`,
      kind: "wall",
      far: distance({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }),
      faces: [points([a, b, b2, a2])],
      top: points([a2, b2]),
    };
  }),
  ...BLOCKS.map((block, index) => solidOf(`block-${index}`, "block", block)),
  ...MACHINE.map((block, index) => solidOf(`machine-${index}`, "machine", block)),
].toSorted((a, b) => b.far - a.far);

/**
 * The floor plan as a model under a lamp: five areas in the catalogue's hues with their numbers on the floor,
 * and the scrubber-dryer on its third lane. The words are in the page; this is `description` for those who
 * can't see it.
 */
export function PlanInPerspective({ description }: { description: string }) {
  return (
    <svg
      className={styles.plan}
      viewBox={`0 0 ${CANVAS.width} ${CANVAS.height}`}
      role="img"
      aria-label={description}
    >
      <polygon className={styles.floor} points={points(corners(FLOOR))} />
      {AREAS.map(({ category, rect }) => (
        <polygon
          key={category}
          className={styles.area}
          points={points(corners(rect))}
          style={{ color: `var(--hue-${category})` }}
        />
      ))}
      {LANES.map((lane, turn) => (
        <polygon
          key={lane.y}
          className={styles.lane}
          points={points(corners(lane))}
          style={{ animationDelay: `${400 + turn * 420}ms` }}
        />
      ))}
      {AREAS.map(({ category, number }) => (
        <text key={category} className={styles.number} transform={lyingAt(number)}>
          {category}
        </text>
      ))}
      {SOLIDS.map(({ key, kind, faces, top }) => (
        <g key={key} className={styles[kind]}>
          {faces.map((face) => (
            <polygon key={face} points={face} />
          ))}
          {kind === "wall" ? <polyline points={top} /> : <polygon className={styles.top} points={top} />}
        </g>
      ))}
    </svg>
  );
}
