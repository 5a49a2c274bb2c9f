import { healthcareWords } from "../../../../content/en/healthcare.ts";
import { SectionHead } from "../../../../ui/section-head.tsx";
import styles from "./compliance.module.css";

const words = healthcareWords.compliance;

/** The four compliance badges as entries of a register: name, who keeps it, what it covers. */
export function Compliance() {
  return (
    <section className={`page ${styles.compliance}`}>
      <SectionHead>
        <h2>{words.title}</h2>
      </SectionHead>
      <p className="lede">{words.intro}</p>
      <ul className={styles.register}>
        {words.list.map(({ name, body, covers }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={styles.body}>{body}</p>
            <p>{covers}</p>
          </li>
        ))}
      </ul>
      <p className={`small ${styles.note}`}>{words.note}</p>
    </section>
  );
}
