import { Figures } from "./figures.tsx";
import type { ProductCard as Card } from "../../../domain/product/product-card.ts";
import { CompareBox } from "../comparison/compare-box.tsx";
import { CatalogueText, ProductName } from "../catalogue-text/catalogue-text.tsx";
import { useContent } from "../content.tsx";
import { Link } from "../link.tsx";
import { AddToQuote } from "../quote-list/add-link.tsx";
import { productPath } from "../../../urls/links.ts";
import { ProductImage } from "../product-image/product-image.tsx";
import { BrandBadge } from "../brand-logo/brand-badge.tsx";
import styles from "./product-card.module.css";

type Props = {
  card: Card;
  eager?: boolean;
  first?: boolean;
  /** It lies in a row of its own, its image half as wide as the page. */
  lies?: boolean;
  /** The level of its heading: one more below that of a section or a group. */
  heading?: "h2" | "h3" | "h4";
};

/**
 * A product in a grid: image, brand, article number, name, key figures, three lines of description, two features and
 * "+N more" (R13.1). Each has a row of its own, so that those of neighbours stand at one height.
 */
export function ProductCard({
  card,
  eager = false,
  first = false,
  lies = false,
  heading: Heading = "h2",
}: Props) {
  return (
    <article className={styles.card}>
      <div className={styles.image}>
        <ProductImage
          name={card.name}
          imageUrl={card.imageUrl}
          category={card.category}
          subcategory={card.subcategory}
          use={lies ? "gallery" : "card"}
          eager={eager}
          first={first}
        />
      </div>
      <div className={styles.line}>
        <BrandBadge brand={card.brandName} />
        {card.articleNumber === null ? null : <p className={`num ${styles.number}`}>{card.articleNumber}</p>}
      </div>
      <Heading className={styles.name}>
        <Link href={productPath(card.id)}>
          <ProductName>{card.name}</ProductName>
        </Link>
      </Heading>
      <div className={styles.figures}>
        <Figures figures={card.figures} />
      </div>
      <p className={styles.description}>
        <CatalogueText>{card.description}</CatalogueText>
      </p>
      <CardFeatures card={card} />
    </article>
  );
}

/** The first two features, a link to the others on the product's page, and the ways to compare the product and to ask for it. */
function CardFeatures({ card }: { card: Card }) {
  const t = useContent("shared").card;
  return (
    <ul className={styles.features}>
      {card.features.map((feature) => (
        <li key={feature}>
          <CatalogueText>{feature}</CatalogueText>
        </li>
      ))}
      <li className={styles.rest}>
        {card.moreFeatures > 0 ? (
          <Link href={`${productPath(card.id)}#features`}>{t.moreFeatures(card.moreFeatures)}</Link>
        ) : null}
        <CompareBox id={card.id} />
        <AddToQuote id={card.id} articleNumber={card.articleNumber} />
      </li>
    </ul>
  );
}
