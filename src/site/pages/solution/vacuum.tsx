import type { DustClass } from "../../../domain/figures/readings.ts";
import type { ProductCard } from "../../../domain/product/product-card.ts";
import { VACUUM_CATEGORY } from "../../../domain/catalogue/category.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { coverSizes } from "../../../urls/images.ts";
import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { SolutionBreadcrumbs } from "../../components/breadcrumbs/solution-breadcrumbs.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { pagePath } from "../../../urls/links.ts";
import airflow from "./airflow.svg?url&no-inline";
import { DustClasses } from "./dust-classes.tsx";
import { ContactLink, SolutionLayout } from "./layout.tsx";
import styles from "./vacuum.module.css";

type Props = {
  /** Null while the products are on their way, or could not be loaded. */
  cards: readonly ProductCard[] | null;
  matching: number;
  examples: Record<DustClass, readonly { id: string; name: string }[]>;
};

/** As high as the cards beside it. */
const BANNER_SIZES = `(min-width: 960px) ${coverSizes("62vw", "640px")}, ${coverSizes("100vw", "67vw")}`;

/** Industrial vacuums: the machine cut open, the dust classes counted out, the products. */
export function VacuumPage({ cards, matching, examples }: Props) {
  const t = useContent("vacuum");
  return (
    <SolutionLayout
      title={t.products}
      count={matching}
      cards={cards}
      placeholders={3}
      more={
        <div className={styles.closing}>
          <h2>{t.close.title}</h2>
          <p>{t.close.text}</p>
          <div className={styles.actions}>
            <ContactLink>{t.ask}</ContactLink>
            <Link href={pagePath("listing", { category: VACUUM_CATEGORY })} className={buttonClass("go")}>
              {t.all} <Icon name="arrow" />
            </Link>
          </div>
        </div>
      }
    >
      <section className={`dark ${styles.hero}`}>
        <div className={`page ${styles.opening}`}>
          <SolutionBreadcrumbs here={t.crumb} />
          <h1>{t.title}</h1>
          <p className="lede">{t.lede}</p>
          <div className={styles.actions}>
            <ContactLink>{t.ask}</ContactLink>
            <a href="#classes" className={buttonClass("line")}>
              {t.choose} <Icon name="down" />
            </a>
          </div>
        </div>
        <Airflow />
        <ol className={`page ${styles.stations}`} aria-label={t.path}>
          {t.stations.map(({ name, text }, index) => (
            <li key={name}>
              <h2>
                <span className="num">{index + 1}</span> {name}
              </h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <DustClasses examples={examples} />
      <section className={styles.features} aria-labelledby="features">
        <BannerImage name="vacuum" tone="light" className={styles.banner} sizes={BANNER_SIZES} />
        <div className={styles.cards}>
          <SectionHead>
            <h2 id="features">{t.features.title}</h2>
          </SectionHead>
          {t.features.cards.map(({ title, text }) => (
            <article key={title}>
              <h3>{title}</h3>
              <p>
                <CatalogueText>{text}</CatalogueText>
              </p>
            </article>
          ))}
        </div>
      </section>
    </SolutionLayout>
  );
}

/** Where the drawing's callouts end, for the numbers of the stations. */
const NUMBERS = [
  { x: 846, y: 396 },
  { x: 1332, y: 507 },
  { x: 1332, y: 643 },
  { x: 1332, y: 307 },
  { x: 1080, y: 40 },
];

/** The cut-away: where the air goes and where the dust stays. Numbered as the stations below it. */
function Airflow() {
  const t = useContent("vacuum");
  return (
    <div className={styles.cutaway}>
      <svg className={styles.drawing} viewBox="0 0 1600 740" role="img" aria-label={t.drawing}>
        <use href={`${airflow}#dust`} />
        <use className={styles.air} href={`${airflow}#dirty-air`} />
        <use className={styles.air} href={`${airflow}#clean-air`} />
        <use href={`${airflow}#machine`} />
        <use className={styles.turbine} href={`${airflow}#turbine`} />
        <use href={`${airflow}#callouts`} />
        {NUMBERS.map((at, index) => (
          <text key={at.y} className={styles.number} {...at} textAnchor="middle">
            {index + 1}
          </text>
        ))}
      </svg>
    </div>
  );
}
