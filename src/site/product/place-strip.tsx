import { Link } from "@tanstack/react-router";
import { productWords as words } from "../../content/en/product.ts";
import type { ProductCard } from "../../domain/product-card.ts";
import type { StripGroup } from "../../domain/register-strip.ts";
import { toCategory } from "../links.ts";
import { Ticks } from "../register/ticks.tsx";
import styles from "./place-strip.module.css";

type Props = { strip: readonly StripGroup[]; place: NonNullable<ProductCard["place"]> };

/** The register strip with this product's one tick standing out. */
export function PlaceStrip({ strip, place }: Props) {
  return (
    <nav className={`page ${styles.place}`} aria-label={words.register}>
      <p className="num">{words.inCatalogue(place.text)}</p>
      <div className={styles.strip}>
        {strip.map((group, index) => (
          <Link
            key={group.name}
            {...toCategory(group.name)}
            className={styles.group}
            style={{ flexGrow: group.ticks, "--hue": `var(--hue-${index + 1})` }}
          >
            <Ticks group={group} tall />
            <span className="num">
              {index + 1} <span className="unseen">{group.name}</span>
            </span>
          </Link>
        ))}
      </div>
    </nav>
  );
}
