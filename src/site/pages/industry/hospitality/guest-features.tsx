import { useContent } from "../../../components/content.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import { coverSizes } from "../../../../urls/images.ts";
import { ScenePicture } from "../../../components/banner-image/banner-image.tsx";
import { type Sound, SoundScale } from "./sound-scale.tsx";
import styles from "./guest-features.module.css";

/** The four guest-centric features at night, and the proof of the first: the catalogue by its sound. */
export function GuestFeatures({ sound }: { sound: Sound | null }) {
  const hospitalityFeatures = useContent("hospitality").features;
  return (
    <section className={`night ${styles.features}`}>
      <ScenePicture
        name="hospitality"
        tone="dusk"
        className={styles.scene}
        sizes={coverSizes("100vw", "280px")}
      />
      <div className={`page ${styles.inner}`}>
        <SectionHead>
          <h2>{hospitalityFeatures.title}</h2>
        </SectionHead>
        <ul className={styles.list}>
          {hospitalityFeatures.list.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        {sound === null ? null : <SoundScale {...sound} />}
      </div>
    </section>
  );
}
