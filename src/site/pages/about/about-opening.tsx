import { useContent } from "../../components/content.tsx";
import { coverSizes, PHONE_HERO_SIZES } from "../../../urls/images.ts";
import { ScenePicture } from "../../components/banner-image/banner-image.tsx";
import styles from "./about-opening.module.css";

/** As high as the block; on small screens 62 % of it. */
const PICTURE_SIZES = [
  `(min-width: 960px) ${coverSizes("72vw", "min(88svh, 860px)")}`,
  `(min-width: 600px) ${coverSizes("100vw", "min(54svh, 447px)")}`,
  PHONE_HERO_SIZES,
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
