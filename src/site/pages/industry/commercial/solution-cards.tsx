import { useContent } from "../../../components/content.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import plan from "../office-details.svg?url&no-inline";
import styles from "./solution-cards.module.css";

/** The cut-out of the plan that each card is about. */
const CUT_OUTS = ["office", "waste-room", "corridor", "washrooms"];

/** The four solution cards, each over its own cut-out of the plan, in two staggered columns. */
export function SolutionPlates() {
  const commercialSolutions = useContent("commercial").solutions;
  return (
    <section className={`page ${styles.solutions}`}>
      <SectionHead>
        <h2>{commercialSolutions.title}</h2>
      </SectionHead>
      <ul className={styles.plates}>
        {commercialSolutions.cards.map(({ title, points }, index) => (
          <li key={title}>
            <figure>
              <svg role="img" aria-label={commercialSolutions.figures[index] ?? ""}>
                <use href={`${plan}#${CUT_OUTS[index]}`} />
              </svg>
            </figure>
            <h3>{title}</h3>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
