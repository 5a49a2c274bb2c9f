import { useContent } from "../../../components/content.tsx";
import drawing from "../hall-plan.svg?url&no-inline";
import styles from "./floor-plan.module.css";

/** The plan view with the robot's lanes, drawn once when the page opens. */
export function FloorPlan() {
  const { plan, labels } = useContent("automation");
  return (
    <svg className={styles.plan} viewBox="0 0 1600 640" role="img" aria-label={plan}>
      <use href={`${drawing}#field`} />
      <use className={styles.route} href={`${drawing}#route`} />
      <use href={`${drawing}#hall`} />
      <g className={styles.notes} textAnchor="middle">
        <text x={130} y={564}>
          {labels.dock}
        </text>
        <text x={609} y={634}>
          {labels.lane}
        </text>
        <text x={1340} y={634}>
          {labels.scale}
        </text>
      </g>
    </svg>
  );
}
