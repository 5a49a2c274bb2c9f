import { useContent } from "../../../components/content.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import { coverSizes } from "../../../../urls/images.ts";
import { ScenePicture } from "../../../components/banner-image/banner-image.tsx";
import styles from "./sectors.module.css";

/** The six sectors at night, large and light, with the surfaces that each is known for; below a wide picture. */
export function Sectors() {
  const commercialSectors = useContent("commercial").sectors;
  return (
    <section className={`night ${styles.sectors}`}>
      <ScenePicture name="commercial" className={styles.scene} sizes={coverSizes("100vw", "260px")} />
      <div className={`page ${styles.inner}`}>
        <SectionHead>
          <h2>{commercialSectors.title}</h2>
        </SectionHead>
        <ul className={styles.list}>
          {commercialSectors.list.map(({ name, surfaces }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{surfaces}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
