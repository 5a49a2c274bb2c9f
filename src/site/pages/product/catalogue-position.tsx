import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import type { ProductCard } from "../../../domain/product-card.ts";
import type { MarkedGroup } from "../../../domain/catalogue-bar.ts";
import { toCategory, toListing } from "../../components/links.ts";
import { useHue } from "../../components/catalogue-bar/hue.ts";
import { Marks } from "../../components/catalogue-bar/marks.tsx";
import styles from "./catalogue-position.module.css";

type Props = { bar: readonly MarkedGroup[]; place: NonNullable<ProductCard["place"]> };

/** The catalogue bar with this product's one mark standing out. */
export function CataloguePosition({ bar, place }: Props) {
  const t = useContent("product");
  const hueOf = useHue();
  return (
    <nav className={`page ${styles.place}`} aria-label={t.register}>
      <p className="num">{t.inCatalogue(place.text)}</p>
      <div className={styles.strip}>
        {bar.map((group, index) => (
          <Link
            key={group.name}
            {...(group.inTree ? toCategory(group.key) : toListing({ category: group.name }))}
            className={styles.group}
            style={{ flexGrow: group.marks, "--hue": hueOf(index + 1) }}
          >
            <Marks group={group} tall />
            <span className="num">
              {index + 1} <span className="unseen">{group.name}</span>
            </span>
          </Link>
        ))}
      </div>
    </nav>
  );
}
