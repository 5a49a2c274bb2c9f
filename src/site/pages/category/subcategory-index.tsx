import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import type { CategoryView } from "./view.ts";
import { toCategory } from "../../components/links.ts";
import styles from "./subcategory-index.module.css";

type Props = { category: NonNullable<CategoryView["category"]>; number: number; current: string | null };

/** The category's subcategories as a ruled index, numbered as the catalogue numbers them: 1.1, 1.2 … */
export function SubcategoryIndex({ category, number, current }: Props) {
  const t = useContent("category");
  return (
    <nav className={styles.index} aria-label={t.subcategories(category.name)}>
      <ul>
        <li>
          <Link {...toCategory(category.key)} aria-current={current === null ? "page" : undefined}>
            <span className="num">{number}</span>
            <span>{t.all}</span>
            <span className="num">{category.productCount}</span>
          </Link>
        </li>
        {category.subcategories.map((subcategory, index) => (
          <li key={subcategory.name}>
            <Link
              {...toCategory(category.key, subcategory.key)}
              aria-current={current === subcategory.name ? "page" : undefined}
            >
              <span className="num">
                {number}.{index + 1}
              </span>
              <span>{subcategory.name}</span>
              <span className="num">{subcategory.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
