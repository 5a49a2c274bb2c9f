import { floorCareWords } from "../../../../content/en/floor-care.ts";
import { SectionHead } from "../../../../ui/section-head.tsx";
import styles from "./depth-cards.module.css";

const words = floorCareWords.services;

/** The four services as a section through the floor: each card stands as deep as its work goes. */
export function DepthCards() {
  return (
    <section className={`page ${styles.section}`} aria-labelledby="depth">
      <SectionHead aside={words.aside}>
        <h2 id="depth">{words.title}</h2>
      </SectionHead>
      <ol className={styles.steps}>
        {words.cards.map(({ title, depth, unit, text }, index) => (
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
