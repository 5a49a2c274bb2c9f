import { useContent } from "../../../components/content.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import type { Rect } from "./floor-plan.ts";
import { PlanDetail } from "./plan-detail.tsx";
import styles from "./solution-cards.module.css";

/** Which part of the floor each card is about. */
const CUTS: readonly { view: Rect; areas: readonly number[]; route?: boolean }[] = [
  { view: { x: 9.3, y: 8.3, w: 9.6, d: 6.4 }, areas: [1] },
  { view: { x: -0.7, y: -0.7, w: 9, d: 6 }, areas: [4] },
  { view: { x: 2.2, y: 3.6, w: 10.8, d: 7.2 }, areas: [1], route: true },
  { view: { x: -0.7, y: 8.3, w: 11, d: 6.4 }, areas: [2, 3] },
];

/** The four solution cards, each over its own cut-out of the plan, in two staggered columns. */
export function SolutionPlates() {
  const commercialSolutions = useContent("commercial").solutions;
  return (
    <section className={`page ${styles.solutions}`}>
      <SectionHead>
        <h2>{commercialSolutions.title}</h2>
      </SectionHead>
      <ul className={styles.plates}>
        {commercialSolutions.cards.map(({ title, points }, index) => {
          const cut = CUTS[index];
          return (
            <li key={title}>
              <figure>
                {cut ? <PlanDetail {...cut} label={commercialSolutions.figures[index] ?? ""} /> : null}
              </figure>
              <h3>{title}</h3>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
