import { useContent } from "../components/content.tsx";
import { RangeText } from "../components/product-card/range-text.tsx";
import { ResponsiveImage } from "../components/product-image/responsive-image.tsx";
import { usePreviews } from "./use-categories.ts";
import styles from "./menu-preview.module.css";

/** What is pointed at: a subcategory by its path, or a whole category, with the path of the picture that stands for it. */
export type Seen = { path: string; name: string; count: number; isWhole: boolean };

/**
 * A typical product of a group, the group's name, its count and the range of its first figure. Only to be looked at: the
 * list beside it says the same. The picture is lazy, so that it is fetched when the menu is open.
 */
export function MenuPreview({ seen: { path, name, count, isWhole } }: { seen: Seen }) {
  const t = useContent("shared");
  const { imageUrl = null, range = null } = usePreviews()[path] ?? {};
  return (
    <div className={styles.preview} aria-hidden="true">
      {imageUrl === null ? null : (
        <div key={path} className={styles.picture}>
          <ResponsiveImage url={imageUrl} alt="" sizes="360px" widths={[320, 480, 640]} loading="lazy" />
        </div>
      )}
      <p className={styles.name}>{name}</p>
      <p className={styles.line}>{t.products(count)}</p>
      <p className={`num ${styles.line}`}>{range && !isWhole ? <RangeText range={range} /> : null}</p>
    </div>
  );
}
