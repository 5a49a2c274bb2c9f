import { Link } from "@tanstack/react-router";
import { useContent } from "../../../components/content.tsx";
import { isInCategory } from "../../../../domain/category.ts";
import type { ProductCard } from "../../../../domain/product-card.ts";
import { CHEMICAL_CATEGORY } from "../../../../domain/themes.ts";
import { buttonClass } from "../../../../ui/button.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import { useCategories } from "../../../layout/use-categories.ts";
import { toCategory, toListing } from "../../../components/links.ts";
import { ScenePicture } from "../../../components/banner-image/banner-image.tsx";
import { ThemeProducts } from "../solution-products.tsx";
import { PhScale, type ScaleProduct } from "./ph-scale.tsx";
import { Uses } from "./uses.tsx";
import styles from "./chemicals-page.module.css";

type Props = { places: readonly ScaleProduct[]; cards: readonly ProductCard[] | null; matching: number };

/** Chemicals: the pH scale is the page's axis, with every cleaner at its place. */
export function ChemicalsPage({ places, cards, matching }: Props) {
  const t = useContent("chemicals");
  // The link of R7.6 shows the one category of that name; this is the category of the tree that contains it.
  const whole = useCategories().find(({ name }) =>
    isInCategory({ category: CHEMICAL_CATEGORY, subcategory: null }, name),
  );
  return (
    <>
      <section className={`night ${styles.hero}`}>
        <div className="page">
          <div className={styles.top}>
            <h1>{t.title}</h1>
            <p className="lede">{t.lede}</p>
          </div>
          <PhScale places={places} />
        </div>
      </section>
      <section className={`page ${styles.features}`} aria-labelledby="features">
        <SectionHead>
          <h2 id="features">{t.features.title}</h2>
        </SectionHead>
        <div className={styles.cards}>
          {t.features.cards.map(({ sign, title, text }) => (
            <article key={title}>
              <p className={styles.sign} aria-hidden="true">
                {sign}
              </p>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </article>
          ))}
        </div>
      </section>
      <Uses />
      <ThemeProducts title={t.products} count={matching} cards={cards} placeholders={6}>
        <p className={styles.all}>
          <Link {...toListing({ category: CHEMICAL_CATEGORY })} className={buttonClass("line")}>
            {t.all} <Icon name="arrow" />
          </Link>
          {whole ? (
            <Link {...toCategory(whole.key)} className={buttonClass("go")}>
              {t.whole(whole.productCount, whole.name)} <Icon name="arrow" />
            </Link>
          ) : null}
        </p>
      </ThemeProducts>
      <section className={styles.close} aria-labelledby="close">
        <ScenePicture name="chemicals" tone="day" className={styles.scene} />
        <div className={`page ${styles.words}`}>
          <h2 id="close">{t.close.title}</h2>
          <p>{t.close.text}</p>
          <Link to="/contact" className={buttonClass()}>
            {t.ask} <Icon name="arrow" />
          </Link>
        </div>
      </section>
    </>
  );
}
