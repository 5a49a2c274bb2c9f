import { isWordmark } from "../../../urls/images.ts";
import { useImageLoading } from "../product-image/responsive-image.tsx";
import styles from "./brand-logo.module.css";

type Props = {
  /** As in the catalogue; the image's alternative text. */
  name: string;
  /** URL of the logo; null where there is none. */
  logo: string | null;
  /** Fetched with the page, though after all else: in a row that moves, a lazy image would be late. */
  moving?: boolean;
};

/**
 * A brand's logo, as large as the text around it and on its baseline:
 *
 * - A wordmark of `studio/wordmarks`: dark on transparent. An `<img>` and no inline SVG, because 18 of them would be
 *   31 KB in a page and they are never the first thing seen; each is 0.2 to 1.8 KB, loaded late and cached for a
 *   year. `--logo-filter` turns it white on a dark background.
 * - In forced colours, where an image keeps colours that may be invisible, the name as text in the same face.
 * - An image that staff named, in its own colours and of a fixed height.
 * - The name as text where there is no logo or it fails to load. Without scripts, its alternative text.
 */
export function BrandLogo({ name, logo, moving = false }: Props) {
  const { state, image } = useImageLoading();
  const text = (
    <span className={styles.text} lang="en" translate="no">
      {name}
    </span>
  );
  if (logo === null || state === "failed") return text;
  return (
    <span className={styles.logo} data-kind={isWordmark(logo) ? "wordmark" : "image"}>
      <img
        {...image}
        src={logo}
        alt={name}
        loading={moving ? "eager" : "lazy"}
        fetchPriority="low"
        decoding="async"
      />
      {isWordmark(logo) ? text : null}
    </span>
  );
}
