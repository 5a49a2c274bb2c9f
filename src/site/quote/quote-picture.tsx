import { sceneWords } from "../../content/en/scenes.ts";
import { OwnPicture } from "../picture/own-picture.tsx";
import { useLoading } from "../picture/use-loading.ts";
import { useMedia } from "../picture/use-media.ts";
import { SCENE } from "../scene/scene-picture.tsx";
import styles from "./quote-picture.module.css";

/** Of a picture as high as its frame, which shows the middle of it; on phones none is shown, and none fetched. */
const SIZES = "(min-width: 960px) clamp(587px, 66vw, 836px), 1px";

/**
 * What a quote may hold, beside the form on wide screens: drawn on the page's own ground, cut by its edge. It
 * comes last: nothing waits for it, and without it the page is only emptier.
 */
export function QuotePicture() {
  const url = useMedia("scenes/quote.avif");
  const { state, image } = useLoading();
  if (url === null || state === "failed") return null;
  return (
    <div className={styles.frame}>
      <OwnPicture
        {...image}
        {...SCENE}
        sizes={SIZES}
        url={url}
        alt={sceneWords.quote}
        loading="lazy"
        fetchPriority="low"
        decoding="async"
      />
    </div>
  );
}
