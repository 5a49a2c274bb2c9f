import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLinkToTop } from "../../layout/scrolling.ts";
import { coverSizes } from "../../../urls/images.ts";
import { ScenePicture } from "../../components/banner-image/banner-image.tsx";
import styles from "./closing.module.css";

/** On small screens 56 % of a block of 660 px. */
const SCENE_SIZES = coverSizes("100vw", "370px");

/** How long the contact page is shown before it scrolls to its top, in milliseconds (R6.8). */
const SCROLL_AFTER = 100;

/** The overview's closing section, dark (R6.8). */
export function Closing() {
  const solutionsClosing = useContent("solutions").closing;
  const toTop = useLinkToTop(undefined, SCROLL_AFTER);
  return (
    <section className={`dark ${styles.closing}`} aria-labelledby="closing">
      <ScenePicture name="solutions" silent className={styles.scene} sizes={SCENE_SIZES} />
      <div className={`page ${styles.words}`}>
        <h2 id="closing">{solutionsClosing.title}</h2>
        <p className="lede">{solutionsClosing.text}</p>
        <Link to="/contact" className={buttonClass()} {...toTop}>
          {solutionsClosing.action} <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}
