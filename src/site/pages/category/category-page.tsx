import { Link, linkOptions } from "@tanstack/react-router";
import type { Content } from "../../../content/load.ts";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import type { CategoryView } from "./view.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { categoryPath } from "../../../urls/links.ts";
import { type ListState, useListSearch } from "../../components/filters/use-list-search.ts";
import { toCategory, toListing } from "../../components/links.ts";
import { ListFailure } from "../../components/product-card/list-failure.tsx";
import { ProductList } from "../../components/product-card/product-list.tsx";
import { ProductSheet, SheetLoading } from "../../components/product-card/product-grid.tsx";
import { useHue } from "../../components/catalogue-bar/hue.ts";
import { CategoryControls } from "./category-controls.tsx";
import { CategoryFilters } from "./category-filters.tsx";
import { CategoryMissing } from "./category-missing.tsx";
import { CategoryNone } from "./category-none.tsx";
import { CategoryPicture } from "./category-picture.tsx";
import { type CategoryChange, type CategorySearch, cleared, withChange } from "./category-search.ts";
import { SubcategoryIndex } from "./subcategory-index.tsx";
import styles from "./category-page.module.css";

type Props = {
  view: CategoryView;
  params: { category: string; subcategory?: string | undefined };
  search: CategorySearch;
};

/** The category page: heading, subcategories, then its products, or what its path misses. */
export function CategoryPage({ view, params, search }: Props) {
  const categoryText = useContent("category");
  const shared = useContent("shared");
  const { category, subcategory } = view;
  const hueOf = useHue();
  const heading = subcategory?.name ?? category?.name ?? categoryText.fallbackHeading;
  return (
    <div className="page">
      <div className={styles.top}>
        <div className={styles.way}>
          <Breadcrumbs label={shared.breadcrumb.label} steps={stepsTo(view, shared.breadcrumb)} />
        </div>
        <h1>
          {view.number > 0 ? <i style={{ background: hueOf(view.number) }} aria-hidden="true" /> : null}
          {heading}
        </h1>
        <p className="lede">
          {subcategory?.description || category?.description || categoryText.fallbackDescription}
        </p>
        {category && !subcategory && !view.missing ? <CategoryPicture category={category.key} /> : null}
      </div>
      {category && !view.missing ? (
        <SubcategoryIndex category={category} number={view.number} current={subcategory?.name ?? null} />
      ) : null}
      {view.missing ? (
        <CategoryMissing view={view} params={params} />
      ) : (
        <CategoryProducts view={view} params={params} search={search} />
      )}
      <div className={styles.end} />
    </div>
  );
}

/** Controls, count and the products as a sheet or a list. */
function CategoryProducts({ view, params, search }: Props) {
  const { prefix } = useLanguageContent();
  const categoryText = useContent("category");
  const list = useListSearch(search, (next) =>
    linkOptions({ to: "/category/$category/{-$subcategory}", params, search: next, resetScroll: false }),
  );
  const { shown } = list;
  const addressOf = (next: CategorySearch) =>
    prefix + categoryPath(params.category, params.subcategory, next);
  const change = (part: CategoryChange, typing = false) =>
    list.change((current) => withChange(current, part), typing);
  const clear = () => list.change(cleared);
  return (
    <>
      <CategoryControls
        view={view}
        search={shown}
        onChange={change}
        onClear={clear}
        clearAddress={addressOf({})}
      />
      <div className={styles.state}>
        <p className={styles.count} role="status">
          {categoryText.found(view.cards.length, search.q !== undefined || search.brand !== undefined)}
        </p>
        <CategoryFilters search={shown} addressOf={addressOf} onChange={change} />
      </div>
      <Results
        view={view}
        layout={search.view}
        state={list.state}
        onRetry={list.retry}
        clearAddress={addressOf(cleared(shown))}
        controlSet={shown.q !== undefined || shown.brand !== undefined || shown.sort !== undefined}
        onClear={clear}
      />
    </>
  );
}

type ResultsProps = {
  view: CategoryView;
  layout: CategorySearch["view"];
  state: ListState;
  onRetry: () => void;
  clearAddress: string;
  controlSet: boolean;
  onClear: () => void;
};

function Results({ view, layout, state, onRetry, clearAddress, controlSet, onClear }: ResultsProps) {
  const categoryText = useContent("category");
  if (state === "failed") return <ListFailure onRetry={onRetry} />;
  if (state === "loading") return <SheetLoading count={8}>{categoryText.loading}</SheetLoading>;
  if (view.cards.length === 0)
    return <CategoryNone address={clearAddress} set={controlSet} onClear={onClear} />;
  if (layout === "list") return <ProductList cards={view.cards} label={categoryText.sheet} />;
  return <ProductSheet cards={view.cards} label={categoryText.sheet} leads />;
}

function stepsTo(
  { category, subcategory, missing }: CategoryView,
  { home, products }: Content["shared"]["breadcrumb"],
) {
  const here = (name: string) => ({ key: name, node: <span aria-current="page">{name}</span> });
  const steps = [
    { key: "home", node: <Link to="/">{home}</Link> },
    { key: "products", node: <Link {...toListing()}>{products}</Link> },
  ];
  if (!category) return steps;
  if (!subcategory && !missing) return [...steps, here(category.name)];
  const whole = {
    key: category.name,
    node: <Link {...toCategory(category.key)}>{category.name}</Link>,
  };
  return subcategory ? [...steps, whole, here(subcategory.name)] : [...steps, whole];
}
