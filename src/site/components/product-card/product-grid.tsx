import type { ReactNode } from "react";
import type { ProductCard as Card } from "../../../domain/product-card.ts";
import { ListFailure, useListRetry } from "./list-failure.tsx";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-card.module.css";

type Props = {
  cards: readonly Card[];
  label: string;
  /** The sheet is what its page begins with: the first row's pictures are fetched at once. */
  leads?: boolean;
};

/** The ruled sheet of plates: 4, 3 or 2 across. */
export function ProductSheet({ cards, label, leads = false }: Props) {
  return (
    <ul className={styles.sheet} aria-label={label}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} eager={leads && index < 4} first={leads && index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** The sheet while it loads: `count` empty plates that pulse (R13.4), and the words for screen readers. */
export function SheetLoading({ count, children }: { count: number; children: ReactNode }) {
  const retry = useListRetry();
  if (retry) return <ListFailure onRetry={retry} />;
  return (
    <div role="status" aria-busy="true">
      <p className="unseen">{children}</p>
      <ul className={styles.sheet} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={styles.card} data-placeholder="">
            <div className={`${styles.picture} ${styles.pulse}`} />
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
