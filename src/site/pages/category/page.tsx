import type { ReactNode } from "react";
import { useParams } from "@tanstack/react-router";
import type { Content } from "../../../content/load.ts";
import { findBySlug } from "../../../domain/catalogue/category.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { categoryPath } from "../../../urls/links.ts";
import { useHue } from "../../components/catalogue-bar/hue.ts";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { ListControlsSkeleton } from "../../components/filters/list-controls.tsx";
import { ProductGridSkeleton } from "../../components/product-card/product-grid.tsx";
import { FirstScreenEnd } from "../../layout/first-screen-end.tsx";
import { useCategories } from "../../layout/use-categories.ts";
import { MissingCategory } from "./missing.tsx";
import { CategoryProducts } from "./products.tsx";
import type { CategorySearch } from "./parameters.ts";
import { ProductGrits } from "./product-grits.tsx";
import { ProductSizes } from "./product-sizes.tsx";
import type { CategoryView } from "./view.ts";
import { SubcategoryIndex, SubcategoryCards } from "./subcategory-cards.tsx";
import { PAGES } from "../../../urls/pages.ts";
import styles from "./page.module.css";

type Props = {
  view: CategoryView;
  params: { category: string; subcategory?: string | undefined };
  search: CategorySearch;
};

/** A category's page: heading, cards of its subcategories, and its products, or what of its path there isn't. */
export function CategoryPage({ view, params, search }: Props) {
  const t = useContent("category");
  const shared = useContent("shared");
  const { category, subcategory, number } = view;
  if (view.missing) return <MissingCategory view={view} params={params} search={search} />;
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs label={shared.breadcrumb.label} steps={stepsTo(view, shared.breadcrumb)} />
      </div>
      <Top
        number={number}
        part={category?.subcategories.findIndex(({ key }) => key === subcategory?.key)}
        name={subcategory?.name ?? category?.name ?? t.fallbackHeading}
        description={subcategory?.description || category?.description || t.fallbackDescription}
      />
      <Opening view={view}>
        <CategoryProducts view={view} params={params} search={search} />
        {category && subcategory && view.subcategoryCards.length > 0 ? (
          <section className={styles.others} aria-labelledby="others">
            <h2 id="others">{t.others(category.name)}</h2>
            <SubcategoryCards cards={view.subcategoryCards} category={category} later />
          </section>
        ) : null}
      </Opening>
    </div>
  );
}

type TopProps = {
  number: number;
  /** The place of the subcategory within its category, from 0. */
  part?: number | undefined;
  name: string;
  description: string;
};

function Top({ number, part = -1, name, description }: TopProps) {
  const hueOf = useHue();
  return (
    <div className={styles.top} data-part={part < 0 ? undefined : ""}>
      <div className={styles.heading}>
        {number > 0 ? (
          <i className="num" style={{ background: hueOf(number) }} aria-hidden="true">
            {part < 0 ? number : `${number}.${part + 1}`}
          </i>
        ) : null}
        <h1>{name}</h1>
      </div>
      <p>{description}</p>
    </div>
  );
}

/**
 * What the page opens with: pictured cards of its subcategories, its products by size, or the plain index of its subcategories;
 * and what follows.
 */
function Opening({ view, children }: { view: CategoryView; children: ReactNode }) {
  const { category, subcategoryCards, sizes, grits, number, subcategory } = view;
  if (!category || (subcategoryCards.length > 0 && subcategory)) return children;
  if (subcategoryCards.length > 0 || sizes.length > 0) {
    return (
      <>
        {subcategoryCards.length > 0 ? (
          <SubcategoryCards cards={subcategoryCards} category={category} />
        ) : (
          <ProductSizes products={sizes} number={number} />
        )}
        <FirstScreenEnd>{children}</FirstScreenEnd>
      </>
    );
  }
  return (
    <>
      <SubcategoryIndex category={category} number={number} current={subcategory?.key ?? null} />
      {grits.rows.length > 0 ? <ProductGrits table={grits} /> : null}
      {children}
    </>
  );
}

function stepsTo(
  { category, subcategory }: CategoryView,
  { home, products }: Content["shared"]["breadcrumb"],
) {
  const here = (name: string) => ({ key: name, node: <span aria-current="page">{name}</span> });
  const steps = [
    { key: "home", node: <Link href={PAGES.home.path}>{home}</Link> },
    { key: "products", node: <Link href={PAGES.listing.path}>{products}</Link> },
  ];
  if (!category) return steps;
  if (!subcategory) return [...steps, here(category.name)];
  const whole = {
    key: category.name,
    node: <Link href={categoryPath(category.key)}>{category.name}</Link>,
  };
  return [...steps, whole, here(subcategory.name)];
}

/** A category's page while its products load: its heading and eight placeholders (R5.9). */
export function CategoryLoading() {
  const t = useContent("category");
  const categories = useCategories();
  const { category: slug = "", subcategory: part } = useParams({ strict: false });
  const { category, subcategory } = findBySlug(categories, slug, part ?? null);
  return (
    <div className={`page ${styles.page} ${styles.pending}`}>
      <Top
        number={category ? categories.indexOf(category) + 1 : 0}
        part={subcategory ? category?.subcategories.indexOf(subcategory) : undefined}
        name={subcategory?.name ?? category?.name ?? t.fallbackHeading}
        description={subcategory?.description || category?.description || t.fallbackDescription}
      />
      <ListControlsSkeleton />
      <ProductGridSkeleton count={8}>{t.loading}</ProductGridSkeleton>
    </div>
  );
}
