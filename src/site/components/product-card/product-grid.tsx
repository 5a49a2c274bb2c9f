import { type ReactNode, Suspense } from "react";
import type { ProductCard as Card } from "../../../domain/product/product-card.ts";
import { Icon } from "../../../ui/icon.tsx";
import { slugOf } from "../../../domain/catalogue/category.ts";
import { categoryBanner } from "../banner-image/banner-names.ts";
import { BannerImage } from "../banner-image/banner-image.tsx";
import { useContent } from "../content.tsx";
import { Link } from "../link.tsx";
import { useRest } from "../../layout/first-screen-end.tsx";
import { ListFailure, useListRetry } from "./list-failure.tsx";
import { ProductCard } from "./product-card.tsx";
import { PAGES } from "../../../urls/pages.ts";
import styles from "./product-card.module.css";

type Props = {
  cards: readonly Card[];
  label: string;
  /** It is at the top of its page: the images of the first row are fetched at once. */
  first?: boolean;
  /** The first feature of each card is why its product is here, and is marked so. */
  showsReason?: boolean;
  /** The list ends here: what its last row leaves free leads to the sales desk, and three or fewer cards lie. */
  ends?: boolean;
  heading?: "h2" | "h3" | "h4";
  /** So many are shown on phones at first; the others wait for the link to {@link MORE}. */
  atFirst?: number;
};

/** What the first card that waits on phones is known by. */
export const MORE = "more";

/** So many are rendered with the first screen. */
const FIRST = 8;

/** As many cards fill no row: each takes one of its own, the image beside the text. */
const FEW = 3;

/** A grid of product cards: 4 in a row, 2 on tablets, 1 on phones, where they lie. */
export function ProductGrid({
  cards,
  label,
  first = false,
  showsReason = false,
  ends = false,
  heading = "h2",
  atFirst = Infinity,
}: Props) {
  const few = ends && cards.length <= FEW;
  const isWhole = useRest();
  return (
    <ul
      className={styles.grid}
      aria-label={label}
      data-few={few || undefined}
      data-reason={showsReason || undefined}
    >
      {cards.map((card, index) => (
        <li key={card.id} id={index === atFirst ? MORE : undefined} data-late={index >= atFirst || undefined}>
          {/* Each is hydrated on its own: a touch waits for the one that it is on. */}
          {isWhole || index < FIRST ? (
            <Suspense>
              <ProductCard
                card={card}
                eager={first && index < 4}
                first={first && index === 0}
                lies={few}
                heading={heading}
              />
            </Suspense>
          ) : null}
        </li>
      ))}
      {ends ? (
        <AskInstead late={cards.length > atFirst} among={cards.map(({ category }) => slugOf(category))} />
      ) : null}
    </ul>
  );
}

/**
 * What the last row leaves free, where it leaves something; it waits with the cards that phones show later. Its picture is
 * that of the category of most of the products (`among`): beside those of a company's own one of ours would show another
 * trade.
 */
function AskInstead({ late, among }: { late: boolean; among: readonly string[] }) {
  const t = useContent("shared").card.ask;
  const counts = new Map<string, number>();
  for (const slug of among) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const [[most = ""] = []] = [...counts].toSorted(([, one], [, other]) => other - one);
  const picture = categoryBanner(most);
  return (
    <li className={styles.ask} data-late={late || undefined}>
      {picture ? (
        <BannerImage
          name={picture}
          silent
          tone="light"
          className={styles.askPicture}
          sizes="(min-width: 960px) 320px, 66vw"
        />
      ) : null}
      <div className={styles.askWords}>
        <p className={styles.question}>{t.question}</p>
        <p>{t.text}</p>
        <Link href={PAGES.contact.path}>
          {t.action} <Icon name="arrow" />
        </Link>
      </div>
    </li>
  );
}

/** The grid while it loads: `count` empty cards that pulse (R13.4), and a text for screen readers. */
export function ProductGridSkeleton({ count, children }: { count: number; children: ReactNode }) {
  const retry = useListRetry();
  if (retry) return <ListFailure onRetry={retry} />;
  return (
    <div role="status" aria-busy="true">
      <p className="unseen">{children}</p>
      <ul className={styles.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <div className={styles.card} data-placeholder="">
              <div className={`${styles.image} ${styles.pulse}`} />
              <span className={`${styles.line} ${styles.bar}`} style={{ inlineSize: "34%" }} />
              <span className={`${styles.name} ${styles.bar}`} style={{ inlineSize: "80%" }} />
              <div className={styles.figures}>
                <span className={styles.threeBars} />
              </div>
              <span className={`${styles.description} ${styles.lines}`} />
              <span className={`${styles.features} ${styles.bar}`} style={{ inlineSize: "62%" }} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
