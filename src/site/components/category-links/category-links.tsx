import { BannerImage, useCategoryBanner } from "../banner-image/banner-image.tsx";
import { NumberTab } from "../catalogue-bar/number-tab.tsx";
import { useContent } from "../content.tsx";
import { CategoryHeading } from "./category-heading.tsx";
import styles from "./category-links.module.css";

/** A main category with how many products it has. */
export type CategoryLink = { number: number; key: string; name: string; count: number };

/** A fifth of the page; half of it on tablets; beside the words on phones. */
const PICTURE_SIZES = "(min-width: 960px) 20vw, (min-width: 600px) 50vw, 150px";

/** The main categories, each a picture over its name and count: on phones rows. */
export function CategoryLinks({ categories }: { categories: readonly CategoryLink[] }) {
  const { products } = useContent("shared");
  return (
    <ul className={styles.list}>
      {categories.map(({ number, key, name, count }) => (
        <li key={name} className={styles.plate}>
          <NumberTab number={number} className={styles.tab} />
          <div className={styles.frame}>
            <CategoryPicture of={key} className={styles.picture} sizes={PICTURE_SIZES} />
          </div>
          <CategoryHeading id={key} name={name} />
          <p className="num">{products(count)}</p>
        </li>
      ))}
    </ul>
  );
}

type PictureProps = { of: string; className: string | undefined; sizes: string };

/** The picture of a main category beside its name; nothing where it has none. */
export function CategoryPicture({ of, className, sizes }: PictureProps) {
  const banner = useCategoryBanner(of);
  if (banner === null) return null;
  return <BannerImage {...banner} silent tone="light" className={className} sizes={sizes} />;
}
