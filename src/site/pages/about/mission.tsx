import { useContent } from "../../components/content.tsx";
import { NightFloor } from "../../components/banner-image/dark-floor.tsx";
import styles from "./mission.module.css";

/** The mission as one sentence over the drawn night floor. */
export function Mission() {
  const t = useContent("about");
  const { title, statement } = t.mission;
  return (
    <section className={`night ${styles.mission}`}>
      <div className={styles.floor} aria-hidden="true">
        <NightFloor />
      </div>
      <div className={`page ${styles.words}`}>
        <h2>{title}</h2>
        <p>{statement}</p>
      </div>
    </section>
  );
}
