import { useContent } from "../../components/content.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import styles from "./reasons.module.css";

/** The four "Why Choose Us" items (R9.2), each read off like an instrument: figure, unit, what it means. */
export function Reasons() {
  const t = useContent("about");
  const { title, items } = t.reasons;
  return (
    <section className={`page ${styles.reasons}`}>
      <SectionHead>
        <h2>{title}</h2>
      </SectionHead>
      <ul>
        {items.map(({ figure, unit, title: heading, text }) => (
          <li key={heading}>
            <p className={styles.reading}>
              <bdi className="num">{figure}</bdi> <span>{unit}</span>
            </p>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
