import type { ProductCard } from "../../../domain/product/product-card.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { comparisonPath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { ProductName } from "../../components/catalogue-text/catalogue-text.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { ProductImage } from "../../components/product-image/product-image.tsx";
import type { Example } from "./view.ts";
import styles from "./choices.module.css";

type MoreProps = { cards: readonly ProductCard[]; ids: readonly string[]; show?: "differences" | undefined };

/** Products like those that are compared; each link is the comparison with that one too. */
export function MoreToAdd({ cards, ids, show }: MoreProps) {
  const t = useContent("compare");
  if (cards.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="more">
      <h2 id="more">{t.more}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <Link href={comparisonPath([...ids, card.id], show)} aria-label={t.add(card.name)}>
              <div aria-hidden="true">
                <ProductImage {...card} use="way" />
              </div>
              <span className={styles.name}>
                <ProductName>{card.name}</ProductName>
              </span>
              <Icon name="plus" className={styles.plus} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How to choose, and comparisons to begin with. */
export function Examples({ examples }: { examples: readonly Example[] }) {
  const t = useContent("compare").empty;
  return (
    <>
      <p className={styles.text}>{t.text}</p>
      <p className={styles.how}>{examples.length === 0 ? null : t.how}</p>
      <ul className={styles.examples}>
        {examples.map(({ name, cards }) => (
          <li key={name}>
            <Link href={comparisonPath(cards.map(({ id }) => id))}>
              <div className={styles.pictures} aria-hidden="true">
                {cards.map((card) => (
                  <ProductImage key={card.id} {...card} use="way" />
                ))}
              </div>
              <strong>{t.start(cards.length, name)}</strong>
              {cards.map((card) => (
                <span key={card.id} className={styles.one}>
                  <ProductName>{card.name}</ProductName>
                </span>
              ))}
            </Link>
          </li>
        ))}
      </ul>
      <Link href={PAGES.listing.path} className={buttonClass()}>
        {t.browse} <Icon name="arrow" />
      </Link>
    </>
  );
}
