import { Link } from "@tanstack/react-router";
import { useContent } from "../../../components/content.tsx";
import type { DustClass } from "../../../../domain/readings.ts";
import type { ProductCard } from "../../../../domain/product-card.ts";
import { VACUUM_CATEGORY } from "../../../../domain/themes.ts";
import { buttonClass } from "../../../../ui/button.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import { toListing } from "../../../components/links.ts";
import { coverSizes } from "../../../../urls/images.ts";
import { ScenePicture } from "../../../components/banner-image/banner-image.tsx";
import { ThemeProducts } from "../solution-products.tsx";
import { AirflowSection } from "./airflow-section.tsx";
import { DustClasses } from "./dust-classes.tsx";
import styles from "./vacuum-page.module.css";

type Props = {
  /** Null while the products are on their way, or could not be loaded. */
  cards: readonly ProductCard[] | null;
  examples: Record<DustClass, readonly { id: string; name: string }[]>;
};

/** As high as the cards beside it. */
const SCENE_SIZES = `(min-width: 960px) ${coverSizes("62vw", "640px")}, ${coverSizes("100vw", "67vw")}`;

/** Industrial vacuums: the machine cut open, the dust classes counted out, the products. */
export function VacuumPage({ cards, examples }: Props) {
  const t = useContent("vacuum");
  return (
    <>
      <section className={`night ${styles.hero}`}>
        <div className={`page ${styles.words}`}>
          <h1>{t.title}</h1>
          <p className="lede">{t.lede}</p>
          <div className={styles.actions}>
            <Link to="/contact" className={buttonClass()}>
              {t.ask} <Icon name="arrow" />
            </Link>
            <a href="#classes" className={buttonClass("line")}>
              {t.choose} <Icon name="down" />
            </a>
          </div>
        </div>
        <AirflowSection />
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
        <ScenePicture name="vacuum" tone="day" className={styles.scene} sizes={SCENE_SIZES} />
        <div className={styles.cards}>
          <SectionHead>
            <h2 id="features">{t.features.title}</h2>
          </SectionHead>
          {t.features.cards.map(({ title, text }) => (
            <article key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </div>
      </section>
      <ThemeProducts title={t.products} count={cards?.length ?? 0} cards={cards} placeholders={3}>
        <div className={styles.close}>
          <h2>{t.close.title}</h2>
          <p>{t.close.text}</p>
          <div className={styles.actions}>
            <Link to="/contact" className={buttonClass()}>
              {t.ask} <Icon name="arrow" />
            </Link>
            <Link {...toListing({ category: VACUUM_CATEGORY })} className={buttonClass("go")}>
              {t.all} <Icon name="arrow" />
            </Link>
          </div>
        </div>
      </ThemeProducts>
    </>
  );
}
