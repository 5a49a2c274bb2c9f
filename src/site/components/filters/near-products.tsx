import type { Near, NearestReading } from "../../../domain/search/near-products.ts";
import { buttonClass } from "../../../ui/button.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { useContent } from "../content.tsx";
import { ProductGrid } from "../product-card/product-grid.tsx";
import styles from "./nothing-found.module.css";

type NearProps = {
  near: Near;
  q: string;
  /** Something was found exactly, too. */
  also: boolean;
};

/** What a search may mean, beside what was found exactly or in place of it, and as which words it was read. */
export function NearProducts({ near: { cards, readAs }, q, also }: NearProps) {
  const t = useContent("listing");
  if (cards.length === 0) return null;
  const title = also ? t.alsoNear(q) : t.near(q);
  const read = also ? t.alsoReadAs : (words: string) => t.readAs(q, words);
  return (
    <section className={styles.near} aria-labelledby="near">
      <h2 id="near">{title}</h2>
      {readAs === null ? null : <p className={styles.read}>{read(readAs)}</p>}
      <ProductGrid cards={cards} label={title} heading="h3" ends />
    </section>
  );
}

type NearestProps = {
  reading: NearestReading;
  q: string;
  /** The list of all that a word finds. */
  toAll: (word: string) => { address: string; onPress: () => void };
};

/** Above a list of what is nearest to a search: that it is, and as which words the search was read. */
export function NearestTo({ reading: { readAs, wider }, q, toAll }: NearestProps) {
  const t = useContent("listing");
  return (
    <div className={styles.near}>
      <h2>{t.near(q)}</h2>
      {readAs === null ? null : (
        <div className={styles.read}>
          <p>{t.readAs(q, readAs)}</p>
          {wider === null ? null : (
            <LinkButton {...toAll(wider)} className={`${buttonClass("text")} ${styles.all}`}>
              {t.allFor(wider)}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
