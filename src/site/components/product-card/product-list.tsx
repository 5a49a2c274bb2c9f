import { Link } from "@tanstack/react-router";
import { useContent } from "../content.tsx";
import type { ProductCard } from "../../../domain/product-card.ts";
import { toProduct } from "../links.ts";
import { BrandBadge } from "./brand-badge.tsx";
import { ProductName } from "./product-name.tsx";
import { ProductPicture } from "../product-image/product-image.tsx";
import styles from "./product-list.module.css";

/** Products as ruled rows: small picture, brand and name, description, features. */
export function ProductList({ cards, label }: { cards: readonly ProductCard[]; label: string }) {
  const t = useContent("shared").card;
  return (
    <ul className={styles.list} aria-label={label}>
      {cards.map((card, index) => (
        <li key={card.id} className={styles.row}>
          <div className={styles.picture}>
            <ProductPicture
              name={card.name}
              imageUrl={card.imageUrl}
              category={card.category}
              subcategory={card.subcategory}
              use="row"
              eager={index < 4}
              first={index === 0}
            />
          </div>
          <div className={styles.name}>
            <BrandBadge brand={card.brand} />
            <h2>
              <Link {...toProduct(card.id)}>
                <ProductName>{card.name}</ProductName>
              </Link>
            </h2>
          </div>
          <p className={styles.description}>{card.description}</p>
          <ul className={styles.features}>
            {card.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
            {card.moreFeatures > 0 ? <li>{t.moreFeatures(card.moreFeatures)}</li> : null}
          </ul>
        </li>
      ))}
    </ul>
  );
}
