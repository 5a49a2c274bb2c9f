import { Link } from "@tanstack/react-router";
import type { ProductCard } from "../../../domain/product-card.ts";
import { useContent } from "../content.tsx";
import { toProduct } from "../../../urls/links.ts";
import { ProductImage } from "../product-image/product-image.tsx";
import { BrandBadge } from "../brand-logo/brand-badge.tsx";
import { ProductName } from "./product-name.tsx";
import styles from "./product-list.module.css";

/** Products as rows: small image, brand and name, description, features. */
export function ProductList({ cards, label }: { cards: readonly ProductCard[]; label: string }) {
  const t = useContent("shared").card;
  return (
    <ul className={styles.list} aria-label={label}>
      {cards.map((card, index) => (
        <li key={card.id} className={styles.row}>
          <div className={styles.image}>
            <ProductImage
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
            <BrandBadge brand={card.brandName} />
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
