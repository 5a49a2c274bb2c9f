import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useContent } from "../../components/content.tsx";
import { toCategory, toListing } from "../../../urls/links.ts";
import { useMenuCategories } from "../../layout/use-categories.ts";
import type { CategoryView } from "./view.ts";
import styles from "./missing.module.css";

/** A path that names no category: what was not found, and links to what there is. */
export function MissingCategory({
  view: { category },
  params,
}: {
  view: CategoryView;
  params: { category: string; subcategory?: string | undefined };
}) {
  const categoryMissing = useContent("category").missing;
  const categoryText = useContent("category");
  const text = category
    ? categoryMissing.subcategory(params.subcategory ?? "", category.name)
    : categoryMissing.category(params.category);
  return (
    <section className={styles.missing} aria-labelledby="missing">
      <p className="small" role="status">
        {categoryText.found(0, false)}
      </p>
      <h2 id="missing">{text}</h2>
      <p>{categoryMissing.choose}</p>
      <Categories category={category} />
      <Link {...toListing()} className={buttonClass()}>
        {categoryMissing.allProducts} <Icon name="arrow" />
      </Link>
    </section>
  );
}

/** The subcategories of the category that was found, else all categories. */
function Categories({ category }: Pick<CategoryView, "category">) {
  const categoryText = useContent("category");
  const categoryMissing = useContent("category").missing;
  const categories = useMenuCategories();
  const links = category
    ? category.subcategories.map(({ key, name, count }) => ({
        name,
        count,
        link: toCategory(category.key, key),
      }))
    : categories.map(({ key, name, productCount: count }) => ({ name, count, link: toCategory(key) }));
  return (
    <nav aria-label={category ? categoryText.subcategories(category.name) : categoryMissing.categories}>
      <ul className={styles.links}>
        {links.map(({ name, count, link }) => (
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
