import { Link } from "@tanstack/react-router";
import { useContent } from "../content.tsx";
import type { ProductCard as Card } from "../../../domain/product-card.ts";
import { toProduct } from "../links.ts";
import { BrandBadge } from "./brand-badge.tsx";
import { ProductName } from "./product-name.tsx";
import { ProductPicture } from "../product-image/product-image.tsx";
import { RegisterPlace } from "./catalogue-number.tsx";
import styles from "./product-card.module.css";

/** A plate of the product sheet: picture, brand, name, two features and "+N more", three lines of description. */
export function ProductCard({
  card,
  eager = false,
  first = false,
}: {
  card: Card;
  eager?: boolean;
  first?: boolean;
}) {
  const t = useContent("shared").card;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ProductPicture
          name={card.name}
          imageUrl={card.imageUrl}
          category={card.category}
          subcategory={card.subcategory}
          eager={eager}
          first={first}
        />
      </div>
      <div className={styles.text}>
        <div className={styles.line}>
          <BrandBadge brand={card.brand} />
          <RegisterPlace place={card.place} />
        </div>
        <h2 className={styles.name}>
          <Link {...toProduct(card.id)}>
            <ProductName>{card.name}</ProductName>
          </Link>
        </h2>
        <p className={styles.description}>{card.description}</p>
        <ul className={styles.features}>
          {card.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
          {card.moreFeatures > 0 ? (
            <li className={styles.rest}>{t.moreFeatures(card.moreFeatures)}</li>
          ) : null}
        </ul>
      </div>
    </article>
  );
}
