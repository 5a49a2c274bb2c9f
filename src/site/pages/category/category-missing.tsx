import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import type { CategoryView } from "./view.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useMenuCategories } from "../../layout/use-categories.ts";
import { toCategory, toListing } from "../../components/links.ts";
import styles from "./category-missing.module.css";

/** The page of a path that names nothing in the tree: what was not found, and the ways on. */
export function CategoryMissing({
  view: { category },
  params,
}: {
  view: CategoryView;
  params: { category: string; subcategory?: string | undefined };
}) {
  const categoryMissing = useContent("category").missing;
  const categoryText = useContent("category");
  const said = category
    ? categoryMissing.subcategory(params.subcategory ?? "", category.name)
    : categoryMissing.category(params.category);
  return (
    <section className={styles.missing} aria-labelledby="missing">
      <p className="small" role="status">
        {categoryText.found(0, false)}
      </p>
      <h2 id="missing">{said}</h2>
      <p>{categoryMissing.ways}</p>
      <Ways category={category} />
      <Link {...toListing()} className={buttonClass()}>
        {categoryMissing.allProducts} <Icon name="arrow" />
      </Link>
    </section>
  );
}

/** The subcategories of the category that was found, else all categories. */
function Ways({ category }: Pick<CategoryView, "category">) {
  const categoryText = useContent("category");
  const categoryMissing = useContent("category").missing;
  const categories = useMenuCategories();
  const ways = category
    ? category.subcategories.map(({ key, name, count }) => ({
        name,
        count,
        link: toCategory(category.key, key),
      }))
    : categories.map(({ key, name, productCount: count }) => ({ name, count, link: toCategory(key) }));
  return (
    <nav aria-label={category ? categoryText.subcategories(category.name) : categoryMissing.categories}>
      <ul className={styles.ways}>
        {ways.map(({ name, count, link }) => (
          <li key={name}>
            <Link {...link}>
              <span>{name}</span> <span className="num">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
