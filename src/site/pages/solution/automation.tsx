import { linkOptions } from "@tanstack/react-router";
import type { FloorMachine } from "../../../domain/cleaning-hours.ts";
import type { ProductCard } from "../../../domain/product-card.ts";
import { coverSizes } from "../../../urls/images.ts";
import { PAGES, type PageParams } from "../../../urls/pages.ts";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { useContent } from "../../components/content.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { CleaningHours } from "./cleaning-hours.tsx";
import { ContactLink, SolutionLayout } from "./layout.tsx";
import run from "./robot-run.svg?url&no-inline";
import styles from "./automation.module.css";

type Props = {
  machines: readonly FloorMachine[];
  /** Null while the products are on their way, or could not be loaded. */
  list: { cards: readonly ProductCard[]; matching: number; from: number; page: number; pages: number } | null;
  search: PageParams<"automation">;
};

/** As high as the first screen; on phones their own picture. */
const BANNER_SIZES = coverSizes("100vw", "760px");

/** The drawing of each feature, in their order. */
const DRAWINGS = ["route", "dose", "report"] as const;

/** Industrial automation: the lanes of a robot, the hours of a floor, what a robot takes over, the products. */
export function AutomationPage({ machines, list, search }: Props) {
  const t = useContent("automation");
  const { page: _page, ...question } = search;
  return (
    <SolutionLayout
      title={t.products}
      count={list?.matching ?? 0}
      cards={list?.cards ?? null}
      placeholders={3}
      showsReason
      more={
        list ? (
          <Pagination
            shown={list}
            at={(page) =>
              linkOptions({
                to: PAGES.automation.path,
                search: page > 1 ? { ...question, page } : question,
                hash: "products",
              })
            }
          />
        ) : null
      }
      closing={
        <section className={styles.closing} aria-labelledby="close">
          <div className={styles.lane} aria-hidden="true" />
          <div className={`page ${styles.closingText}`}>
            <h2 id="close">{t.close.title}</h2>
            <div>
              <p className="lede">{t.close.text}</p>
              <ContactLink>{t.send}</ContactLink>
            </div>
          </div>
        </section>
      }
    >
      <section className={`dark ${styles.hero}`}>
        <BannerImage name="automation" className={styles.banner} sizes={BANNER_SIZES} eager />
        <div className={`page ${styles.opening}`}>
          <h1>{t.title}</h1>
          <p className="lede">{t.lede}</p>
          <ContactLink>{t.send}</ContactLink>
        </div>
      </section>
      <CleaningHours machines={machines} search={search} />
      <section className={`page ${styles.run}`} aria-labelledby="features">
        <div className={styles.runHead}>
          <h2 id="features">{t.features.title}</h2>
          <p className="small">{t.run.note}</p>
        </div>
        {t.features.cards.map(({ title, text }, index) => {
          const drawing = DRAWINGS[index];
          return (
            <article key={title} className={styles.track}>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              {drawing === undefined ? null : (
                <svg role="img" aria-label={t.run.drawing[drawing]}>
                  <use href={`${run}#${drawing}`} />
                </svg>
              )}
            </article>
          );
        })}
      </section>
      <div id="products" />
    </SolutionLayout>
  );
}
