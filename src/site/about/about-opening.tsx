import { aboutWords } from "../../content/en/about.ts";
import { ScenePicture } from "../scene/scene-picture.tsx";
import styles from "./about-opening.module.css";

/** The night block that the page opens with: heading low on the left, the showroom bleeding off on the right. */
export function AboutOpening() {
  return (
    <section className={`night ${styles.opening}`}>
      <ScenePicture name="about" eager className={styles.picture} />
      <div className={`page ${styles.words}`}>
        <h1>{aboutWords.headline}</h1>
        <p className="lede">{aboutWords.lede}</p>
      </div>
    </section>
  );
}
