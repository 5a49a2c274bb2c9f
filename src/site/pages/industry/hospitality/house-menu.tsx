import { useContent } from "../../../components/content.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import styles from "./house-menu.module.css";

/** The four solution cards set like a menu: the part of the house large and light, its three points beside it. */
export function HouseMenu() {
  const hospitalitySolutions = useContent("hospitality").solutions;
  return (
    <section className={`page ${styles.menu}`}>
      <SectionHead>
        <h2>{hospitalitySolutions.title}</h2>
      </SectionHead>
      <ul>
        {hospitalitySolutions.cards.map(({ title, points }) => (
          <li key={title} className={styles.course}>
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
