import { useContent } from "../../../components/content.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import styles from "./depth-cards.module.css";

/** The four services as a section through the floor: each card stands as deep as its work goes. */
export function DepthCards() {
  const floorCareServices = useContent("floorCare").services;
  return (
    <section className={`page ${styles.section}`} aria-labelledby="depth">
      <SectionHead aside={floorCareServices.aside}>
        <h2 id="depth">{floorCareServices.title}</h2>
      </SectionHead>
      <ol className={styles.steps}>
        {floorCareServices.cards.map(({ title, depth, unit, text }, index) => (
          <li key={title} className={styles.step} style={{ "--step": index }}>
            <div className={styles.card}>
              <p className={styles.depth}>
                <b className="num">{depth}</b> {unit}
              </p>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <div className={styles.ground} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </section>
  );
}
