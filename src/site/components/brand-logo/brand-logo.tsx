import { isWordmark } from "../../../urls/images.ts";
import { useLoading } from "../product-image/use-loading.ts";
import styles from "./brand-logo.module.css";

type Props = {
  /** As the catalogue writes it; the picture's alternative text. */
  name: string;
  /** Address of the logo; null where staff have none yet. */
  logo: string | null;
  /** Fetched with the page, though after all else: in a row that moves a lazy mark would come too late. */
  moving?: boolean;
};

/**
 * A maker's mark, as large as the text around it and on its baseline. It is one of four:
 *
 * - A mark that `studio/wordmarks` set in type: ink on nothing. An `<img>` and no inlined outline, because 18 of
 *   them would be 31 KB in a page and they are never the first thing seen; each is 0.2 to 1.8 KB, late, and kept
 *   for a year. One file serves every ground: `--mark-filter` turns it white by night, and it prints as it is.
 * - In forced colours, where a picture keeps colours that may not show, the name as text in the same face.
 * - A picture that staff named, in its own colours, held by the same line.
 * - The name as text where there is no logo or it can't be loaded. Before the scripts, its alternative text.
 */
export function Wordmark({ name, logo, moving = false }: Props) {
  const { state, image } = useLoading();
  const words = (
    <span className={styles.words} lang="en" translate="no">
      {name}
    </span>
  );
  if (logo === null || state === "failed") return words;
  return (
    <span className={styles.logo} data-kind={isWordmark(logo) ? "mark" : "picture"}>
      <img
        {...image}
        src={logo}
        alt={name}
        loading={moving ? "eager" : "lazy"}
        fetchPriority="low"
        decoding="async"
      />
      {isWordmark(logo) ? words : null}
    </span>
  );
}
