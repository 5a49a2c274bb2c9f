import { BareScene } from "../../components/banner-image/bare-banner.tsx";
import styles from "./quote-picture.module.css";

/** Of a picture as high as its frame, which shows the middle of it; on phones none is shown, and none fetched. */
const SIZES = "(min-width: 960px) clamp(587px, 66vw, 836px), 1px";

/** What a quote may hold, beside the form on wide screens: on the page's own ground, cut by its edge; it comes last. */
export function QuotePicture() {
  return <BareScene name="quote" className={styles.frame} sizes={SIZES} fetchPriority="low" />;
}
