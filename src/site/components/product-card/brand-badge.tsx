import { brandColour } from "../brand-logo/brand-colour.ts";
import styles from "./product-card.module.css";

/** The brand's name behind a small square in its colour. */
export function BrandBadge({ brand }: { brand: string }) {
  return (
    <p className={styles.brand}>
      <i style={{ background: brandColour(brand) }} aria-hidden="true" />
      {brand}
    </p>
  );
}
