import type { ProductCard } from "../../../domain/product-card.ts";
import { useHue } from "../catalogue-bar/hue.ts";
import styles from "./product-card.module.css";

/** Where the product stands in the catalogue, `1.1/07`, with its group's hue. */
export function RegisterPlace({ place }: { place: ProductCard["place"] }) {
  const hueOf = useHue();
  if (place === null) return null;
  return (
    <p className={`num ${styles.place}`}>
      <i style={{ background: hueOf(place.category) }} aria-hidden="true" />
      {place.text}
    </p>
  );
}
