import { Link } from "@tanstack/react-router";
import { NavigationMenu } from "radix-ui";
import { toCategory } from "../links.ts";
import { useCategories } from "./use-categories.ts";
import styles from "./categories-menu.module.css";

/** The sheet of five ruled columns: each category's count and name, all its subcategories with counts. */
export function CategoriesMenu({ onChoose }: { onChoose: () => void }) {
  const categories = useCategories();
  return (
    <div className="page">
      <ul className={styles.columns}>
        {categories.map((category, index) => (
          <li key={category.name}>
            <NavigationMenu.Link asChild onSelect={onChoose}>
              <Link {...toCategory(category.name)} className={styles.category}>
                <span className={`num ${styles.count}`}>{category.productCount}</span>
                <span className={styles.name}>
                  <i style={{ background: `var(--hue-${index + 1})` }} aria-hidden="true" />
                  {category.name}
                </span>
              </Link>
            </NavigationMenu.Link>
            <ul className={styles.index}>
              {category.subcategories.map((subcategory) => (
                <li key={subcategory.name}>
                  <NavigationMenu.Link asChild onSelect={onChoose}>
                    <Link {...toCategory(category.name, subcategory.name)}>
                      {subcategory.name}
                      <span className="num">{subcategory.count}</span>
                    </Link>
                  </NavigationMenu.Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
