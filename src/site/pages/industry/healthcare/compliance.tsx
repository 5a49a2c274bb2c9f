import { useContent } from "../../../components/content.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import styles from "./compliance.module.css";

/** The four compliance badges as entries of a register: name, who keeps it, what it covers. */
export function Compliance() {
  const healthcareCompliance = useContent("healthcare").compliance;
  return (
    <section className={`page ${styles.compliance}`}>
      <SectionHead>
        <h2>{healthcareCompliance.title}</h2>
      </SectionHead>
      <p className="lede">{healthcareCompliance.intro}</p>
      <ul className={styles.register}>
        {healthcareCompliance.list.map(({ name, body, covers }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={styles.body}>{body}</p>
            <p>{covers}</p>
          </li>
        ))}
      </ul>
      <p className={`small ${styles.note}`}>{healthcareCompliance.note}</p>
    </section>
  );
}
