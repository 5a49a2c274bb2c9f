import { linkOptions } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import type { SolutionsView } from "./view.ts";
import type { PageParams } from "../../../urls/pages.ts";
import { useListSearch } from "../../components/filters/use-list-search.ts";
import { BesideTree } from "../../components/catalogue-bar/beside-tree.tsx";
import { SheetLoading } from "../../components/product-card/product-grid.tsx";
import { BrandButtons } from "./brand-buttons.tsx";
import { BrandProducts } from "./brand-products.tsx";
import { CategoryMap } from "./category-map.tsx";
import { Closing } from "./closing.tsx";
import { Services } from "./services.tsx";
import styles from "./solutions-page.module.css";

/** The solutions overview: by category, by industry, by brand. */
export function SolutionsPage({ view, search }: { view: SolutionsView; search: PageParams<"solutions"> }) {
  const t = useContent("solutions");
  const list = useListSearch(search, (next) =>
    linkOptions({ to: "/solutions", search: next, resetScroll: false }),
  );
  return (
    <>
      <Top />
      {view.categories.length + view.beside.length === 0 ? null : (
        <section className="page" aria-labelledby="main-categories">
          <div className={styles.head}>
            <h2 id="main-categories">{t.categories}</h2>
            <p className="small">{t.toScale}</p>
          </div>
          {view.categories.length > 0 ? <CategoryMap categories={view.categories} /> : null}
          <BesideTree beside={view.beside} total={view.total} />
        </section>
      )}
      <Services />
      <BrandButtons
        brands={view.brands}
        chosen={list.shown.brand ?? null}
        onChoose={(chosen) => list.change(() => (chosen === null ? {} : { brand: chosen }))}
      />
      <BrandProducts view={view} state={list.state} onRetry={list.retry} />
      <Closing />
    </>
  );
}

function Top() {
  const t = useContent("solutions");
  return (
    <div className={`page ${styles.top}`}>
      <h1>{t.title}</h1>
      <p className="lede">{t.lede}</p>
    </div>
  );
}

/** The overview without its lists: six placeholder cards while they are on their way (R6.5). */
export function SolutionsLoading() {
  const t = useContent("solutions");
  return (
    <>
      <Top />
      <Services />
      <div className={`page ${styles.pending}`}>
        <SheetLoading count={6}>{t.grid.loading}</SheetLoading>
      </div>
      <Closing />
    </>
  );
}
