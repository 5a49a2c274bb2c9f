import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import { type HomeCategory, homeCategories } from "../../../domain/category.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { Reveal } from "../../components/reveal/reveal.tsx";
import { useBesideTree, useCategories } from "../../layout/use-categories.ts";
import { toCategory } from "../../../urls/links.ts";
import { useHue } from "../../components/catalogue-bar/hue.ts";
import { OtherCategories } from "../../components/catalogue-bar/other-categories.tsx";
import { categoryBanner } from "../../components/banner-image/banner-names.ts";
import { coverSizes } from "../../../urls/images.ts";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import styles from "./categories.module.css";

/** How wide the image of the card at this position is: on wide screens, on tablets, on phones. */
function pictureSizes(position: number): string {
  if (position === 1) {
    return `(min-width: 960px) ${coverSizes("57vw", "660px")}, (min-width: 600px) 100vw, ${coverSizes("100vw", "80vw")}`;
  }
  const wide = position === 2 || position === 5;
  const card = wide ? coverSizes("min(58vw, 747px)", "475px") : coverSizes("min(42vw, 533px)", "300px");
  return `(min-width: 960px) ${card}, (min-width: 600px) 56vw, ${coverSizes("100vw", "62.5vw")}`;
}

/** The product categories (R2.9): cards of which the first is the largest. */
export function Categories() {
  const { categories: t } = useContent("home");
  const cards = homeCategories(useCategories());
  const beside = useBesideTree();
  const products = cards.reduce((sum, { productCount }) => sum + productCount, 0);
  if (cards.length === 0 && beside.length === 0) return null;
  return (
    <section className={styles.categories}>
      <div className="page">
        <SectionHead aside={cards.length > 0 ? t.total(products, cards.length) : undefined}>
          <h2>{t.title}</h2>
        </SectionHead>
      </div>
      <div className={styles.grid}>
        {cards.map((card, index) => (
          <Reveal key={card.name} className={styles.cell}>
            <Card category={card} position={index + 1} />
          </Reveal>
        ))}
      </div>
      <div className="page">
        <OtherCategories beside={beside} total={beside.reduce((sum, { count }) => sum + count, products)} />
      </div>
    </section>
  );
}

/** `position` counts from 1 and decides how wide the image is. */
function Card({ category, position }: { category: HomeCategory; position: number }) {
  const { categories: t } = useContent("home");
  const hueOf = useHue();
  const { number, key, name, description, productCount, subcategories, more } = category;
  const banner = categoryBanner(key);
  return (
    <article className={styles.card}>
      {banner === undefined ? null : (
        <div className={styles.frame}>
          <BannerImage name={banner} tone="light" className={styles.picture} sizes={pictureSizes(position)} />
        </div>
      )}
      <div className={styles.text}>
        <div className={styles.title}>
          <h3>
            <Link {...toCategory(key)}>{name}</Link>
          </h3>
          <p className={styles.count}>
            <span className={`num ${styles.figure}`}>{productCount}</span>{" "}
            <small>{t.products(productCount)}</small>
          </p>
          {/* One tick a product at one pitch on all cards, so that their lengths can be compared. */}
          <i
            className={styles.ticks}
            style={{ "--ticks": productCount, "--hue": hueOf(number) }}
            aria-hidden="true"
          />
          <p>{description}</p>
        </div>
        <div className={styles.index}>
          <ul>
            {subcategories.map((subcategory) => (
              <li key={subcategory.name}>
                <Link {...toCategory(key, subcategory.key)}>
                  {subcategory.name}
                  <span className="num">{subcategory.count}</span>
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles.end}>
            <Link {...toCategory(key)} className={buttonClass("go")}>
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
