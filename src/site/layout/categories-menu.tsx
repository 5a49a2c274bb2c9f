import { type ReactNode, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { categoryPath } from "../../urls/links.ts";
import { PAGES } from "../../urls/pages.ts";
import { type MenuCategory, type Subcategory, subcategoryPath } from "../../domain/catalogue/category.ts";
import { NumberTab } from "../components/catalogue-bar/number-tab.tsx";
import { useContent } from "../components/content.tsx";
import { Link } from "../components/link.tsx";
import { MenuPreview, type Seen } from "./menu-preview.tsx";
import { INDUSTRY_PAGES, THEME_PAGES } from "./solution-pages.ts";
import { useMenuCategories } from "./use-categories.ts";
import styles from "./categories-menu.module.css";

/** All categories and subcategories with their counts, a picture of what is pointed at, and industries and themes. */
export function CategoriesMenu({ onChoose }: { onChoose: () => void }) {
  const categories = useMenuCategories();
  const [seen, setSeen] = useState<Seen | null>(null);
  const [first] = categories;
  const [firstIn] = first?.subcategories ?? [];
  const shown = seen ?? (first && firstIn ? subcategorySeen(first.key, firstIn) : null);
  const link = (next: Seen) => ({
    onClick: onChoose,
    onPointerEnter: () => setSeen(next),
    onFocus: () => setSeen(next),
  });
  return (
    <>
      <div className={`page ${styles.sheet}`}>
        <ul className={styles.columns}>
          {categories.map((category) => (
            <li key={category.name}>
              <Link
                href={categoryPath(category.key)}
                {...link(categorySeen(category))}
                className={styles.category}
              >
                <NumberTab number={category.number} />
                {category.name}
                <span className="num">{category.productCount}</span>
              </Link>
              <ul>
                {category.subcategories.map((subcategory) => (
                  <li key={subcategory.name}>
                    <Link
                      href={categoryPath(category.key, subcategory.key)}
                      {...link(subcategorySeen(category.key, subcategory))}
                    >
                      {subcategory.name}
                      <span className="num">{subcategory.count}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {shown === null ? null : <MenuPreview seen={shown} />}
      </div>
      <OtherWays onChoose={onChoose} />
    </>
  );
}

function subcategorySeen(category: string, { key, name, count }: Subcategory): Seen {
  return { path: subcategoryPath(category, key), name, count, isWhole: false };
}

/** A category is shown by its first subcategory's picture. */
function categorySeen({ key, name, productCount, subcategories }: MenuCategory): Seen {
  return {
    path: subcategoryPath(key, subcategories[0]?.key ?? ""),
    name,
    count: productCount,
    isWhole: true,
  };
}

/** The pages that lead into the catalogue by industry and by theme, in one row. */
function OtherWays({ onChoose }: { onChoose: () => void }) {
  const t = useContent("shared").solutions;
  return (
    <div className={styles.foot}>
      <div className={`page ${styles.ways}`}>
        <Way title={t.byIndustry}>
          {INDUSTRY_PAGES.map((page) => (
            <li key={page}>
              <Link href={PAGES[page].path} onClick={onChoose}>
                {t.pages[page]}
              </Link>
            </li>
          ))}
        </Way>
        <Way title={t.byTheme}>
          {THEME_PAGES.map((page) => (
            <li key={page}>
              <Link href={PAGES[page].path} onClick={onChoose}>
                {t.pages[page]}
              </Link>
            </li>
          ))}
        </Way>
        <Link href={PAGES.solutions.path} onClick={onChoose} className={styles.all}>
          {t.overview} <Icon name="arrow" />
        </Link>
      </div>
    </div>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <p>{title}</p>
      <ul aria-label={title}>{children}</ul>
    </div>
  );
}
