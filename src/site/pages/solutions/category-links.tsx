import { categoryPath } from "../../../urls/links.ts";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { categoryBanner } from "../../components/banner-image/banner-names.ts";
import { NumberTab } from "../../components/catalogue-bar/number-tab.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import type { CategoryLink } from "./view.ts";
import styles from "./category-links.module.css";

/** A fifth of the page; half of it on tablets; beside the words on phones. */
const PICTURE_SIZES = "(min-width: 960px) 20vw, (min-width: 600px) 50vw, 150px";

/** The main categories, each a picture over its name and count: on phones rows. */
export function CategoryLinks({ categories }: { categories: readonly CategoryLink[] }) {
  const { products } = useContent("shared");
  return (
    <ul className={styles.list}>
      {categories.map(({ number, key, name, count }) => {
        const banner = categoryBanner(key);
        return (
          <li key={name} className={styles.plate}>
            <NumberTab number={number} className={styles.tab} />
            <div className={styles.frame}>
              {banner === undefined ? null : (
                <BannerImage
                  name={banner}
                  silent
                  tone="light"
                  className={styles.picture}
                  sizes={PICTURE_SIZES}
                />
              )}
            </div>
            <h3>
              <Link href={categoryPath(key)}>{name}</Link>
            </h3>
            <p className="num">{products(count)}</p>
          </li>
        );
      })}
    </ul>
  );
}
