import { Link } from "@tanstack/react-router";
import { categoryWords } from "../../content/en/category.ts";
import type { CategoryView } from "../../domain/category-view.ts";
import { buttonClass } from "../../ui/button.ts";
import { Icon } from "../../ui/icon.tsx";
import { useCategories } from "../frame/use-categories.ts";
import { toCategory, toListing } from "../links.ts";
import styles from "./category-page.module.css";
import index from "./subcategory-index.module.css";

const words = categoryWords.missing;

/** The page of a path that names nothing in the tree: what was not found, and the ways on. */
export function CategoryMissing({
  view: { category },
  params,
}: {
  view: CategoryView;
  params: { category: string; subcategory?: string | undefined };
}) {
  const said = category
    ? words.subcategory(params.subcategory ?? "", category.name)
    : words.category(params.category);
  return (
    <>
      <p className={`${styles.state} ${styles.count}`} role="status">
        {categoryWords.found(0, false)}
      </p>
      <div className={styles.none}>
        <h2>{said}</h2>
        <p className="lede">{words.ways}</p>
        {category ? null : <CategoryIndex />}
        <Link {...toListing()} className={buttonClass()}>
          {words.allProducts} <Icon name="arrow" />
        </Link>
      </div>
    </>
  );
}

function CategoryIndex() {
  return (
    <nav className={index.index} aria-label={words.categories}>
      <ul>
        {useCategories().map(({ name, productCount }, position) => (
          <li key={name}>
            <Link {...toCategory(name)}>
              <span className="num">{position + 1}</span>
              <span>{name}</span>
              <span className="num">{productCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
