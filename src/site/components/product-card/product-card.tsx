import { Link } from "@tanstack/react-router";
import { Figures } from "./figures.tsx";
import { ProductName } from "./product-name.tsx";
import type { ProductCard as Card } from "../../../domain/product-card.ts";
import { useHue } from "../catalogue-bar/hue.ts";
import { useContent } from "../content.tsx";
import { toProduct } from "../../../urls/links.ts";
import { ProductImage } from "../product-image/product-image.tsx";
import { BrandBadge } from "../brand-logo/brand-badge.tsx";
import styles from "./product-card.module.css";

/** A product in a grid: image, brand, name, two features and "+N more", three lines of description (R13.1). */
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
      <div className={styles.image}>
        <ProductImage
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
          <BrandBadge brand={card.brandName} />
          {card.articleNumber === null ? null : (
            <p className={`num ${styles.number}`}>{card.articleNumber}</p>
          )}
        </div>
        <h2 className={styles.name}>
          <Link {...toProduct(card.id)}>
            <ProductName>{card.name}</ProductName>
          </Link>
        </h2>
        <Figures figures={card.figures} />
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

/** The product's number in the catalogue, `1.1/07`, with its category's colour. */
export function CatalogueNumber({ place }: { place: Card["place"] }) {
  const hueOf = useHue();
  if (place === null) return null;
  return (
    <p className={`num ${styles.number}`}>
      <i style={{ background: hueOf(place.category) }} aria-hidden="true" />
      {place.text}
    </p>
  );
}
