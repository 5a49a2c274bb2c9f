import { Link, useNavigate } from "@tanstack/react-router";
import { categoryWords as words } from "../../content/en/category.ts";
import { frameWords } from "../../content/en/frame.ts";
import type { CategoryView } from "../../domain/category-view.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { toCategory, toListing } from "../links.ts";
import { ProductList } from "../product-card/product-list.tsx";
import { ProductSheet } from "../product-card/product-sheet.tsx";
import { CategoryControls } from "./category-controls.tsx";
import { CategoryFilters } from "./category-filters.tsx";
import { CategoryNone } from "./category-none.tsx";
import { CategoryPicture } from "./category-picture.tsx";
import type { CategorySearch } from "./category-search.ts";
import { SubcategoryIndex } from "./subcategory-index.tsx";
import styles from "./category-page.module.css";

type Props = {
  view: CategoryView;
  params: { category: string; subcategory?: string | undefined };
  search: CategorySearch;
};

/** What a control of the page may set; undefined puts it back to its default. */
export type CategoryChange = { [Name in keyof CategorySearch]?: CategorySearch[Name] | undefined };

/** The category page (spec §2): heading, subcategories, controls, count, products as a sheet or a list. */
export function CategoryPage({ view, params, search }: Props) {
  const navigate = useNavigate();
  const change = (next: CategoryChange, typing = false) =>
    void navigate({
      to: "/category/$category/{-$subcategory}",
      params,
      search: Object.fromEntries(
        Object.entries({ ...search, ...next }).filter(([, value]) => value !== undefined),
      ),
      replace: typing,
      resetScroll: false,
      viewTransition: false,
    });
  const clear = () => change({ q: undefined, brand: undefined, sort: undefined });
  const { category, subcategory } = view;
  const heading = subcategory?.name ?? category?.name ?? words.fallbackHeading;
  const filtered = search.q !== undefined || search.brand !== undefined;
  return (
    <div className="page">
      <div className={styles.top}>
        <div className={styles.way}>
          <Breadcrumb label={frameWords.breadcrumb.label} steps={trail(view)} />
        </div>
        <h1>
          {view.number > 0 ? (
            <i style={{ background: `var(--hue-${view.number})` }} aria-hidden="true" />
          ) : null}
          {heading}
        </h1>
        <p className="lede">
          {subcategory?.description || category?.description || words.fallbackDescription}
        </p>
        {category && !subcategory ? <CategoryPicture number={view.number} /> : null}
      </div>
      {category ? (
        <SubcategoryIndex category={category} number={view.number} current={subcategory?.name ?? null} />
      ) : null}
      <CategoryControls view={view} search={search} onChange={change} onClear={clear} />
      <div className={styles.state}>
        <p className={styles.count} role="status">
          {words.found(view.cards.length, filtered)}
        </p>
        <CategoryFilters search={search} onChange={change} />
      </div>
      {view.cards.length === 0 ? (
        <CategoryNone onClear={clear} />
      ) : search.view === "list" ? (
        <ProductList cards={view.cards} label={words.sheet} />
      ) : (
        <ProductSheet cards={view.cards} label={words.sheet} leads />
      )}
      <div className={styles.end} />
    </div>
  );
}

function trail({ category, subcategory }: CategoryView) {
  const { home, products } = frameWords.breadcrumb;
  const here = (name: string) => ({ key: name, node: <span aria-current="page">{name}</span> });
  const steps = [
    { key: "home", node: <Link to="/">{home}</Link> },
    { key: "products", node: <Link {...toListing()}>{products}</Link> },
  ];
  if (!category) return steps;
  if (!subcategory) return [...steps, here(category.name)];
  return [
    ...steps,
    { key: category.name, node: <Link {...toCategory(category.name)}>{category.name}</Link> },
    here(subcategory.name),
  ];
}
