import { healthcareWords } from "../../../content/en/healthcare.ts";
import { SectionHead } from "../../../ui/section-head.tsx";
import { ScenePicture } from "../../scene/scene-picture.tsx";
import styles from "./systems.module.css";

const words = healthcareWords.systems;

/** The four system cards as a ruled procedure beside a tall picture that stays while one reads. */
export function Systems() {
  return (
    <section className={`page ${styles.systems}`}>
      <ScenePicture name="healthcare" tone="day" className={styles.scene} />
      <div className={styles.sheet}>
        <SectionHead>
          <h2>{words.title}</h2>
        </SectionHead>
        <ol>
          {words.cards.map(({ title, points }) => (
            <li key={title}>
              <h3>{title}</h3>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
