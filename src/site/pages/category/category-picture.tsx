import { BareScene } from "../../components/banner-image/bare-banner.tsx";
import { categoryScene } from "../../components/banner-image/banner-names.ts";
import styles from "./category-picture.module.css";

/** Half the page's column; on phones and tablets, where products come first, none is shown and none fetched. */
const SIZES = "(min-width: 1360px) 640px, (min-width: 960px) 48vw, 1px";

/** The category's own wide picture beside its heading, by its key; nothing for a category that has none. */
export function CategoryPicture({ category }: { category: string }) {
  const scene = categoryScene(category);
  return scene ? <BareScene name={scene} className={styles.frame} sizes={SIZES} /> : null;
}
