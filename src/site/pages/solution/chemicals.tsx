import { CHEMICAL_CATEGORY, isInCategory } from "../../../domain/catalogue/category.ts";
import type { ProductCard } from "../../../domain/product/product-card.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { SolutionBreadcrumbs } from "../../components/breadcrumbs/solution-breadcrumbs.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { categoryPath } from "../../../urls/links.ts";
import { useCategories } from "../../layout/use-categories.ts";
import { CategoryLink, ContactLink, SolutionLayout } from "./layout.tsx";
import { PhScale, type ScaleProduct } from "./ph-scale.tsx";
import styles from "./chemicals.module.css";

type Props = {
  places: readonly ScaleProduct[];
  cards: readonly ProductCard[] | null;
  matching: number;
  inCategory: number;
};

/** Chemicals: the pH scale is the page's axis, with every cleaner at its place. */
export function ChemicalsPage({ places, cards, matching, inCategory }: Props) {
  const t = useContent("chemicals");
  // The link of R7.6 shows the one category of that name; this is the category of the tree that contains it.
  const whole = useCategories().find(({ name }) =>
    isInCategory({ category: CHEMICAL_CATEGORY, subcategory: null }, name),
  );
  return (
    <SolutionLayout
      title={t.products}
      count={matching}
      cards={cards}
      placeholders={6}
      more={
        <p className={styles.all}>
          {whole ? (
            <Link href={categoryPath(whole.key)} className={buttonClass("line")}>
              {t.whole(whole.productCount, whole.name)} <Icon name="arrow" />
            </Link>
          ) : null}
          <CategoryLink category={CHEMICAL_CATEGORY} count={inCategory} second={whole !== undefined}>
            {t.all}
          </CategoryLink>
        </p>
      }
      closing={
        <section aria-labelledby="close">
          <BannerImage name="chemicals" tone="light" className={styles.banner} />
          <div className={`page ${styles.closingText}`}>
            <h2 id="close">{t.close.title}</h2>
            <p>{t.close.text}</p>
            <ContactLink>{t.ask}</ContactLink>
          </div>
        </section>
      }
    >
      <section className={`dark ${styles.hero}`}>
        <div className="page">
          <SolutionBreadcrumbs here={t.crumb} />
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
    </SolutionLayout>
  );
}

/** Six fields of application, each with the part of the scale that it works in. */
function Uses() {
  const t = useContent("chemicals").uses;
  return (
    <section className={`page ${styles.uses}`} aria-labelledby="uses">
      <SectionHead aside={t.aside}>
        <h2 id="uses">{t.title}</h2>
      </SectionHead>
      <ul className={styles.fields}>
        {t.cards.map(({ name, text, ranges }) => (
          <li key={name} className={styles.field}>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className={styles.range}>
              {ranges.map(([from, to]) => (
                <span key={from} style={{ "--from": from, "--to": to }}>
                  <i className="num">{t.range(from, to)}</i>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
