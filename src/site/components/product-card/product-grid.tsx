import type { ReactNode } from "react";
import type { ProductCard as Card } from "../../../domain/product-card.ts";
import { ListFailure, useListRetry } from "./list-failure.tsx";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-card.module.css";

type Props = {
  cards: readonly Card[];
  label: string;
  /** It is at the top of its page: the images of the first row are fetched at once. */
  first?: boolean;
  /** The first feature of each card is why its product is here, and is marked so. */
  showsReason?: boolean;
};

/** A grid of product cards: 4, 3 or 2 in a row. */
export function ProductGrid({ cards, label, first = false, showsReason = false }: Props) {
  return (
    <ul className={styles.grid} aria-label={label} data-reason={showsReason || undefined}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} eager={first && index < 4} first={first && index === 0} />
        </li>
      ))}
    </ul>
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
          <li key={index} className={styles.card} data-placeholder="">
            <div className={`${styles.image} ${styles.pulse}`} />
            <div className={styles.text}>
              <span className={styles.bar} style={{ inlineSize: "34%" }} />
              <span className={`${styles.bar} ${styles.thick}`} style={{ inlineSize: "86%" }} />
              <span className={styles.bar} />
              <span className={styles.bar} style={{ inlineSize: "62%" }} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
