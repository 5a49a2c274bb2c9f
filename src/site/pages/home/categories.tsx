import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { type HomeCategory, homeCategories } from "../../../domain/catalogue/category.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Reveal } from "../../components/reveal/reveal.tsx";
import { useBesideTree, useCategories } from "../../layout/use-categories.ts";
import { categoryPath } from "../../../urls/links.ts";
import { NumberTab } from "../../components/catalogue-bar/number-tab.tsx";
import { CategoryHeading } from "../../components/category-links/category-heading.tsx";
import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import { OtherCategories } from "../../components/catalogue-bar/other-categories.tsx";
import { BannerImage, useCategoryBanner } from "../../components/banner-image/banner-image.tsx";
import styles from "./categories.module.css";

/** How wide the picture of the plate at this position is: on wide screens, on tablets, on phones. */
function pictureSizes(position: number): string {
  if (position === 1) return "(min-width: 960px) min(83vw, 1064px), (min-width: 600px) 100vw, 118vw";
  const wide = position === 2 || position === 5;
  return wide
    ? "(min-width: 960px) min(58vw, 740px), (min-width: 600px) 50vw, 42vw"
    : "(min-width: 960px) min(48vw, 612px), (min-width: 600px) 50vw, 42vw";
}

/**
 * The product categories (R2.9) as plates: a picture and the words about it stand on one ground, with page between one
 * plate and the next, so that no picture is taken for another's.
 */
export function Categories() {
  const { categories: t } = useContent("home");
  const plates = homeCategories(useCategories());
  const beside = useBesideTree();
  const products = plates.reduce((sum, { productCount }) => sum + productCount, 0);
  if (plates.length === 0 && beside.length === 0) return null;
  return (
    <section className={`page ${styles.categories}`}>
      <div className={styles.head}>
        <h2>{t.title}</h2>
        {plates.length > 0 ? <p className="num">{t.total(products, plates.length)}</p> : null}
      </div>
      <div className={styles.plates}>
        {plates.map((plate, index) => (
          <Reveal key={plate.name} className={styles.cell}>
            <Plate category={plate} position={index + 1} />
          </Reveal>
        ))}
      </div>
      <OtherCategories beside={beside} total={beside.reduce((sum, { count }) => sum + count, products)} />
    </section>
  );
}

/** The whole plate is one link, its subcategories are links of their own. `position` counts from 1. */
function Plate({ category, position }: { category: HomeCategory; position: number }) {
  const { categories: t } = useContent("home");
  const { products } = useContent("shared");
  const { number, key, name, description, productCount, subcategories, more } = category;
  const banner = useCategoryBanner(key);
  return (
    <article className={styles.plate}>
      <NumberTab number={number} className={styles.tab} />
      {banner === null ? null : (
        <div className={styles.frame}>
          <BannerImage
            {...banner}
            tone="light"
            beside={position > 1}
            className={styles.picture}
            sizes={pictureSizes(position)}
          />
        </div>
      )}
      <div className={styles.text}>
        <div>
          <CategoryHeading id={key} name={name} />
          <p className={`num ${styles.count}`}>{products(productCount)}</p>
          <p className={styles.description}>
            <CatalogueText>{description}</CatalogueText>
          </p>
        </div>
        <div className={styles.index}>
          <ul>
            {subcategories.map((subcategory) => (
              <li key={subcategory.name}>
                <Link href={categoryPath(key, subcategory.key)}>
                  {subcategory.name}
                  <span className="num">{subcategory.count}</span>
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles.end}>
            <Link href={categoryPath(key)} className={buttonClass("go")}>
              <span>
                {t.viewAll}
                <span className="unseen">{t.in(name)}</span>
              </span>
              <Icon name="arrow" />
            </Link>
            {more > 0 ? <span>{t.more(more)}</span> : null}
          </div>
        </div>
      </div>
    </article>
  );
}
