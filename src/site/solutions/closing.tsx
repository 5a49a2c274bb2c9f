import { Link } from "@tanstack/react-router";
import { solutionsWords } from "../../content/en/solutions.ts";
import { buttonClass } from "../../ui/button.ts";
import { Icon } from "../../ui/icon.tsx";
import { covering } from "../scene/covering.ts";
import { ScenePicture } from "../scene/scene-picture.tsx";
import styles from "./closing.module.css";

const words = solutionsWords.closing;

/** On small screens 56 % of a block of 660 px. */
const SCENE_SIZES = covering("100vw", "370px");

/** How long after the press the contact page is brought to its top, in milliseconds (spec §2). */
const SCROLL_AFTER = 100;

function scrollToTopSoon() {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  setTimeout(() => window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" }), SCROLL_AFTER);
}

/** The overview's closing block at night (spec §2). */
export function Closing() {
  return (
    <section className={`night ${styles.closing}`} aria-labelledby="closing">
      <ScenePicture name="solutions" silent className={styles.scene} sizes={SCENE_SIZES} />
      <div className={`page ${styles.words}`}>
        <h2 id="closing">{words.title}</h2>
        <p className="lede">{words.text}</p>
        <Link to="/contact" className={buttonClass()} onClick={scrollToTopSoon}>
          {words.action} <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}
