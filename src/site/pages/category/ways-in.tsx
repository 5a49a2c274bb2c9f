import { Link } from "@tanstack/react-router";
import type { WayIn } from "../../../domain/ways-in.ts";
import { toCategory } from "../../../urls/links.ts";
import { useContent } from "../../components/content.tsx";
import { RangeText } from "../../components/product-card/range-text.tsx";
import { ProductImage } from "../../components/product-image/product-image.tsx";
import type { CategoryView } from "./view.ts";
import styles from "./ways-in.module.css";

type Category = NonNullable<CategoryView["category"]>;

/** The subcategories as pictured ways in, with the range of their products. */
export function WaysIn({ ways, category }: { ways: readonly WayIn[]; category: Category }) {
  const t = useContent("category");
  const small = ways.filter(({ large }) => !large).length;
  return (
    <nav
      className={styles.ways}
      aria-label={t.subcategories(category.name)}
      style={{ "--large": ways.length - small, "--small": Math.max(1, small) }}
    >
      <ul>
        {ways.map((way, index) => (
          <li key={way.key} data-large={way.large || undefined}>
            <Link {...toCategory(category.key, way.key)} className={styles.way}>
              <div className={styles.pictures} aria-hidden="true">
                {way.pictures.map((picture, place) => (
                  <div key={picture.id}>
                    <ProductImage
                      name={picture.name}
                      imageUrl={picture.imageUrl}
                      category={category.name}
                      subcategory={way.name}
                      use="way"
                      eager={way.large}
                      first={index === 0 && place === 0}
                    />
                  </div>
                ))}
              </div>
              <span className={`num ${styles.number}`}>{way.number}</span>
              <b className={styles.name}>{way.name}</b>
              <span className={`num ${styles.ranges}`}>
                {way.ranges.map((range) => (
                  <RangeText key={range.name} range={range} />
                ))}
              </span>
              <span className={`num ${styles.count}`}>{way.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type IndexProps = { category: Category; number: number; current: string | null };

/** The links to all subcategories in ruled cells, where products and not ways in are what the page is about. */
export function SubcategoryIndex({ category, number, current }: IndexProps) {
  const t = useContent("category");
  const filled = category.subcategories.filter(({ count }) => count > 0);
  if (filled.length < 2) return null;
  return (
    <nav className={styles.index} aria-label={t.subcategories(category.name)}>
      <ul>
        {current === null ? null : (
          <li>
            <Link {...toCategory(category.key)}>
              <span className="num">{number}</span>
              <span>{t.all}</span>
              <span className="num">{category.productCount}</span>
            </Link>
          </li>
        )}
        {filled.map(({ key, name, count }) => (
          <li key={key}>
            <Link {...toCategory(category.key, key)} aria-current={current === key ? "page" : undefined}>
              <span className="num">
                {number}.{category.subcategories.findIndex((each) => each.key === key) + 1}
              </span>
              <span>{name}</span>
              <span className="num">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
