import type { NearestCategory } from "../../../domain/search/mistyped-address.ts";
import { categoryPath, pagePath } from "../../../urls/links.ts";
import { useBesideTree, useMenuCategories } from "../../layout/use-categories.ts";
import { NumberTab } from "../catalogue-bar/number-tab.tsx";
import { useContent } from "../content.tsx";
import { Link } from "../link.tsx";
import styles from "./catalogue-index.module.css";

/** The catalogue laid open: each category with its number, all its subcategories and their counts. */
export function CatalogueIndex({ nearest = null }: { nearest?: NearestCategory | null }) {
  const t = useContent("shared");
  const categories = useMenuCategories();
  const beside = useBesideTree();
  const isNearest = (category: string, subcategory: string | null) =>
    nearest?.category === category && nearest.subcategory === subcategory;
  return (
    <nav aria-label={t.allCategories}>
      <ul className={styles.columns}>
        {categories.map(({ key, name, number, productCount, subcategories }) => (
          <li key={key}>
            <Link
              href={categoryPath(key)}
              className={styles.category}
              data-nearest={isNearest(key, null) || undefined}
            >
              <NumberTab number={number} className={styles.tab} />
              <span>{name}</span> <span className="num">{productCount}</span>
            </Link>
            <ul>
              {subcategories.map((part) => (
                <li key={part.key}>
                  <Link
                    href={categoryPath(key, part.key)}
                    data-nearest={isNearest(key, part.key) || undefined}
                  >
                    <span>{part.name}</span> <span className="num">{part.count}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {beside.map(({ name, number, count }) => (
          <li key={name}>
            <Link href={pagePath("listing", { category: name })} className={styles.category}>
              <NumberTab number={number} className={styles.tab} />
              <span>{name}</span> <span className="num">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
