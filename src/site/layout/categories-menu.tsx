import { Link } from "@tanstack/react-router";
import { toCategory } from "../components/links.ts";
import { useHue } from "../components/catalogue-bar/hue.ts";
import { useMenuCategories } from "./use-categories.ts";
import styles from "./categories-menu.module.css";

/** The sheet of five ruled columns: each category's count and name, all its subcategories with counts. */
export function CategoriesMenu({ onChoose }: { onChoose: () => void }) {
  const categories = useMenuCategories();
  const hueOf = useHue();
  return (
    <div className="page">
      <ul className={styles.columns}>
        {categories.map((category) => (
          <li key={category.name}>
            <Link {...toCategory(category.key)} onClick={onChoose} className={styles.category}>
              <span className={`num ${styles.count}`}>{category.productCount}</span>
              <span className={styles.name}>
                <i style={{ background: hueOf(category.number) }} aria-hidden="true" />
                {category.name}
              </span>
            </Link>
            <ul className={styles.index}>
              {category.subcategories.map((subcategory) => (
                <li key={subcategory.name}>
                  <Link {...toCategory(category.key, subcategory.key)} onClick={onChoose}>
                    {subcategory.name}
                    <span className="num">{subcategory.count}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
