import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import type { ProductCard } from "../../../domain/product-card.ts";
import type { StripGroup } from "../../../domain/catalogue-bar.ts";
import { toCategory, toListing } from "../../components/links.ts";
import { useHue } from "../../components/catalogue-bar/hue.ts";
import { Ticks } from "../../components/catalogue-bar/ticks.tsx";
import styles from "./catalogue-position.module.css";

type Props = { strip: readonly StripGroup[]; place: NonNullable<ProductCard["place"]> };

/** The catalogue bar with this product's one tick standing out. */
export function PlaceStrip({ strip, place }: Props) {
  const t = useContent("product");
  const hueOf = useHue();
  return (
    <nav className={`page ${styles.place}`} aria-label={t.register}>
      <p className="num">{t.inCatalogue(place.text)}</p>
      <div className={styles.strip}>
        {strip.map((group, index) => (
          <Link
            key={group.name}
            {...(group.inTree ? toCategory(group.key) : toListing({ category: group.name }))}
            className={styles.group}
            style={{ flexGrow: group.ticks, "--hue": hueOf(index + 1) }}
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
