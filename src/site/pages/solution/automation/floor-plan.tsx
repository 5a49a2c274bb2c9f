import { useContent } from "../../../components/content.tsx";
import { BLOCKS, FIELD, lanesOf } from "./plan-path.ts";
import styles from "./floor-plan.module.css";

const DOCK = { x: 130, y: 470 };
const ROUTE = lanesOf(FIELD, BLOCKS, DOCK);

/** Outer walls with door openings, shop fronts along the upper side, a service room with the dock. */
const WALLS = [
  "M60 40H1540M60 40V300M60 372V580M60 580H560M660 580H1000M1100 580H1540M1540 40V580",
  "M60 420H200V440M200 510V580",
].join("");
const FRONTS = "M360 40V64M520 40V64M700 40V64M900 40V64M1120 40V64M1320 40V64M200 64H1540M200 40V64";
const STAIRS = Array.from({ length: 11 }, (_, index) => `M1240 ${208 + index * 17}h70`).join("");

/** The plan view with the robot's lanes, drawn once when the page opens. */
export function FloorPlan() {
  const automation = useContent("automation");
  const automationLabels = useContent("automation").labels;
  return (
    <svg className={styles.plan} viewBox="0 0 1600 640" role="img" aria-label={automation.plan}>
      <rect className={styles.cleaned} {...FIELD} />
      <path className={styles.route} d={ROUTE} pathLength={1} />
      {BLOCKS.map((block) => (
        <rect key={`${block.x} ${block.y}`} className={styles.block} {...block} />
      ))}
      <path className={styles.stairs} d={STAIRS} />
      <path className={styles.fronts} d={FRONTS} />
      <path className={styles.walls} d={WALLS} />
      <g className={styles.robot}>
        <rect x={DOCK.x - 20} y={DOCK.y - 18} width={40} height={36} rx={6} />
        <circle cx={DOCK.x + 6} cy={DOCK.y} r={7} />
      </g>
      <g className={styles.notes}>
        <path d="M130 500V536M609 496V600M1240 602H1440M1240 594v16M1440 594v16" />
        <text x={130} y={564} textAnchor="middle">
          {automationLabels.dock}
        </text>
        <text x={609} y={634} textAnchor="middle">
          {automationLabels.lane}
        </text>
        <text x={1340} y={634} textAnchor="middle">
          {automationLabels.scale}
        </text>
      </g>
    </svg>
  );
}
