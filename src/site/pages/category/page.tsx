import { Link, linkOptions, useParams } from "@tanstack/react-router";
import type { Content } from "../../../content/load.ts";
import { findBySlug } from "../../../domain/category.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { buttonClass } from "../../../ui/button.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { categoryPath, toCategory, toListing } from "../../../urls/links.ts";
import { PlainBannerImage } from "../../components/banner-image/banner-image.tsx";
import { categoryBanner } from "../../components/banner-image/banner-names.ts";
import { useHue } from "../../components/catalogue-bar/hue.ts";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { type ListState, useListSearch } from "../../components/filters/use-list-search.ts";
import { ListFailure } from "../../components/product-card/list-failure.tsx";
import { ProductGrid, ProductGridSkeleton } from "../../components/product-card/product-grid.tsx";
import { ProductList } from "../../components/product-card/product-list.tsx";
import { useCategories } from "../../layout/use-categories.ts";
import { Controls, FilterChips } from "./controls.tsx";
import { MissingCategory } from "./missing.tsx";
import { type CategoryChange, type CategorySearch, cleared, withChange } from "./search.ts";
import type { CategoryView } from "./view.ts";
import { PAGES } from "../../../urls/pages.ts";
import styles from "./page.module.css";

type Props = {
  view: CategoryView;
  params: { category: string; subcategory?: string | undefined };
  search: CategorySearch;
};

/** A category's page: heading, subcategories, and its products, or what of its path there isn't. */
export function CategoryPage({ view, params, search }: Props) {
  const categoryText = useContent("category");
  const shared = useContent("shared");
  const { category, subcategory } = view;
  const hueOf = useHue();
  if (view.missing) return <MissingCategory view={view} params={params} search={search} />;
  const heading = subcategory?.name ?? category?.name ?? categoryText.fallbackHeading;
  return (
    <div className="page">
      <div className={styles.top}>
        <div className={styles.breadcrumbs}>
          <Breadcrumbs label={shared.breadcrumb.label} steps={stepsTo(view, shared.breadcrumb)} />
        </div>
        <h1>
          {view.number > 0 ? <i style={{ background: hueOf(view.number) }} aria-hidden="true" /> : null}
          {heading}
        </h1>
        <p className="lede">
          {subcategory?.description || category?.description || categoryText.fallbackDescription}
        </p>
        {category && !subcategory ? <CategoryImage category={category.key} /> : null}
      </div>
      {category ? (
        <Subcategories category={category} number={view.number} current={subcategory?.name ?? null} />
      ) : null}
      <CategoryProducts view={view} params={params} search={search} />
      <div className={styles.end} />
    </div>
  );
}

/** Controls, count and the products as a grid or a list. */
function CategoryProducts({ view, params, search }: Props) {
  const { prefix } = useLanguageContent();
  const categoryText = useContent("category");
  const list = useListSearch(search, (next) =>
    linkOptions({ to: PAGES.category.path, params, search: next, resetScroll: false }),
  );
  const { shown } = list;
  const addressOf = (next: CategorySearch) =>
    prefix + categoryPath(params.category, params.subcategory, next);
  const change = (part: CategoryChange, typing = false) =>
    list.change((current) => withChange(current, part), typing);
  const clear = () => list.change(cleared);
  return (
    <>
      <Controls view={view} search={shown} onChange={change} onClear={clear} clearAddress={addressOf({})} />
      <div className={styles.state}>
        <p className={styles.count} role="status">
          {categoryText.found(view.cards.length, search.q !== undefined || search.brand !== undefined)}
        </p>
        <FilterChips search={shown} addressOf={addressOf} onChange={change} />
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
  if (state === "loading") return <ProductGridSkeleton count={8}>{categoryText.loading}</ProductGridSkeleton>;
  if (view.cards.length === 0)
    return <NoProducts address={clearAddress} set={controlSet} onClear={onClear} />;
  if (layout === "list") return <ProductList cards={view.cards} label={categoryText.products} />;
  return <ProductGrid cards={view.cards} label={categoryText.products} first />;
}

function stepsTo(
  { category, subcategory }: CategoryView,
  { home, products }: Content["shared"]["breadcrumb"],
) {
  const here = (name: string) => ({ key: name, node: <span aria-current="page">{name}</span> });
  const steps = [
    { key: "home", node: <Link to={PAGES.home.path}>{home}</Link> },
    { key: "products", node: <Link {...toListing()}>{products}</Link> },
  ];
  if (!category) return steps;
  if (!subcategory) return [...steps, here(category.name)];
  const whole = {
    key: category.name,
    node: <Link {...toCategory(category.key)}>{category.name}</Link>,
  };
  return [...steps, whole, here(subcategory.name)];
}

/** Half the page's width; on phones and tablets no image is shown and none fetched. */
const SIZES = "(min-width: 1360px) 640px, (min-width: 960px) 48vw, 1px";

/** The category's banner image beside its heading. */
function CategoryImage({ category }: { category: string }) {
  const name = categoryBanner(category);
  return name ? <PlainBannerImage name={name} className={styles.image} sizes={SIZES} /> : null;
}

type SubcategoriesProps = {
  category: NonNullable<CategoryView["category"]>;
  number: number;
  current: string | null;
};

/** The links to the category's subcategories with their numbers in the catalogue: 1.1, 1.2 … */
function Subcategories({ category, number, current }: SubcategoriesProps) {
  const t = useContent("category");
  return (
    <nav className={styles.subcategories} aria-label={t.subcategories(category.name)}>
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

/** No product matches (R5.10). `address` is the page without filters; in an empty category none may be `set`. */
function NoProducts({ address, set, onClear }: { address: string; set: boolean; onClear: () => void }) {
  const t = useContent("category");
  return (
    <div className={styles.none}>
      <h2>{t.none}</h2>
      <p className="lede">{t.noneHint}</p>
      <LinkButton address={address} onPress={onClear} className={buttonClass()} disabled={!set}>
        {t.clearAll}
      </LinkButton>
    </div>
  );
}

/** A category's page while its products load: its heading and eight placeholders (R5.9). */
export function CategoryLoading() {
  const t = useContent("category");
  const { category: slug = "", subcategory: part } = useParams({ strict: false });
  const { category, subcategory } = findBySlug(useCategories(), slug, part ?? null);
  return (
    <div className="page">
      <div className={`${styles.top} ${styles.pending}`}>
        <h1>{subcategory?.name ?? category?.name ?? t.fallbackHeading}</h1>
        <p className="lede">{subcategory?.description || category?.description || t.fallbackDescription}</p>
      </div>
      <ProductGridSkeleton count={8}>{t.loading}</ProductGridSkeleton>
      <div className={styles.end} />
    </div>
  );
}
