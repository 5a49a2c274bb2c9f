import { useContent } from "../../components/content.tsx";
import { covering, OPENING_ON_PHONES } from "../../components/banner-image/cover-sizes.ts";
import { ScenePicture } from "../../components/banner-image/banner-image.tsx";
import styles from "./about-opening.module.css";

/** As high as the block; on small screens 62 % of it. */
const PICTURE_SIZES = [
  `(min-width: 960px) ${covering("72vw", "min(88svh, 860px)")}`,
  `(min-width: 600px) ${covering("100vw", "min(54svh, 447px)")}`,
  OPENING_ON_PHONES,
].join(", ");

/** The night block that the page opens with: heading low on the left, the showroom bleeding off on the right. */
export function AboutOpening() {
  const t = useContent("about");
  return (
    <section className={`night ${styles.opening}`}>
      <ScenePicture name="about" eager className={styles.picture} sizes={PICTURE_SIZES} />
      <div className={`page ${styles.words}`}>
        <h1>{t.headline}</h1>
        <p className="lede">{t.lede}</p>
      </div>
    </section>
  );
}
