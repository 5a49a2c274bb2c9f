import { useContent } from "../../../components/content.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import { ScenePicture } from "../../../components/banner-image/banner-image.tsx";
import styles from "./systems.module.css";

/** Half the page and its edge, 3:2, a little of the height cut off; on small screens the whole picture. */
const SCENE_SIZES = "(min-width: 960px) max(58vw, 570px), 100vw";

/** The four system cards as a ruled procedure beside a picture that stays while one reads. */
export function Systems() {
  const healthcareSystems = useContent("healthcare").systems;
  return (
    <section className={`page ${styles.systems}`}>
      <ScenePicture name="healthcare" tone="day" className={styles.scene} sizes={SCENE_SIZES} />
      <div className={styles.sheet}>
        <SectionHead>
          <h2>{healthcareSystems.title}</h2>
        </SectionHead>
        <ol>
          {healthcareSystems.cards.map(({ title, points }) => (
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
