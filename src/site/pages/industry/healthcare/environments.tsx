import { useContent } from "../../../components/content.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import styles from "./environments.module.css";

/** The six environments as the doors of one corridor: the name on the door, below it what decides behind it. */
export function Environments() {
  const healthcareEnvironments = useContent("healthcare").environments;
  return (
    <section className={styles.environments}>
      <div className="page">
        <SectionHead>
          <h2>{healthcareEnvironments.title}</h2>
        </SectionHead>
      </div>
      <div className={styles.corridor}>
        <ul className={`page ${styles.doors}`}>
          {healthcareEnvironments.list.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
