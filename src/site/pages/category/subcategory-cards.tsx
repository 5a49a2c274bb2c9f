import type { SubcategoryCard } from "../../../domain/catalogue/subcategory-cards.ts";
import { categoryPath } from "../../../urls/links.ts";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { RangeText } from "../../components/product-card/range-text.tsx";
import { ProductImage } from "../../components/product-image/product-image.tsx";
import type { CategoryView } from "./view.ts";
import styles from "./subcategory-cards.module.css";

type Category = NonNullable<CategoryView["category"]>;

/** The subcategories as pictured cards in, with the range of their products. */
export function SubcategoryCards({
  cards,
  category,
  later = false,
}: {
  cards: readonly SubcategoryCard[];
  category: Category;
  /** They stand below products, so their images wait. */
  later?: boolean;
}) {
  const t = useContent("category");
  const small = cards.filter(({ large }) => !large).length;
  return (
    <nav
      className={styles.cards}
      aria-label={t.subcategories(category.name)}
      style={{ "--large": cards.length - small, "--small": Math.max(1, small) }}
    >
      <ul>
        {cards.map((card, index) => (
          <li key={card.key} data-large={card.large || undefined}>
            <Link href={categoryPath(category.key, card.key)} className={styles.card}>
              <div className={styles.pictures} aria-hidden="true">
                {card.pictures.map((picture, place) => (
                  <div key={picture.id}>
                    <ProductImage
                      name={picture.name}
                      alt=""
                      imageUrl={picture.imageUrl}
                      category={category.name}
                      subcategory={card.name}
                      use="way"
                      eager={card.large && !later}
                      first={index === 0 && place === 0 && !later}
                    />
                  </div>
                ))}
              </div>
              <span className={`num ${styles.number}`}>{card.number}</span>
              <b className={styles.name}>{card.name}</b>
              <span className={`num ${styles.ranges}`}>
                {card.ranges.map((range) => (
                  <RangeText key={range.name} range={range} />
                ))}
              </span>
              <span className={`num ${styles.count}`}>{card.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type IndexProps = { category: Category; number: number; current: string | null };

/** The links to all subcategories in ruled cells, where products and not cards in are what the page is about. */
export function SubcategoryIndex({ category, number, current }: IndexProps) {
  const t = useContent("category");
  const filled = category.subcategories.filter(({ count }) => count > 0);
  if (filled.length < 2) return null;
  return (
    <nav className={styles.index} aria-label={t.subcategories(category.name)}>
      <ul>
        <li>
          <Link href={categoryPath(category.key)} aria-current={current === null ? "page" : undefined}>
            <span className="num">{number}</span>
            <span>{t.all}</span>
            <span className="num">{category.productCount}</span>
          </Link>
        </li>
        {filled.map(({ key, name, count }) => (
          <li key={key}>
            <Link href={categoryPath(category.key, key)} aria-current={current === key ? "page" : undefined}>
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
