import { Suspense } from "react";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { coverSizes } from "../../../urls/images.ts";
import { type PageParams, PAGES } from "../../../urls/pages.ts";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { OtherCategories } from "../../components/catalogue-bar/other-categories.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { type ListState, useListSearch } from "../../components/filters/use-list-search.ts";
import { pagePath } from "../../../urls/links.ts";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { ListFailure } from "../../components/product-card/list-failure.tsx";
import { ProductGrid, ProductGridSkeleton } from "../../components/product-card/product-grid.tsx";
import { ShortOnPhones } from "../../components/product-card/short-on-phones.tsx";
import { FirstScreenEnd } from "../../layout/first-screen-end.tsx";
import { useLinkToTop } from "../../layout/scrolling.ts";
import { Begin } from "./begin.tsx";
import { BrandButtons } from "./brand-buttons.tsx";
import { CategoryLinks } from "../../components/category-links/category-links.tsx";
import { Services } from "./services.tsx";
import type { SolutionsView } from "./view.ts";
import styles from "./page.module.css";

/** The solutions overview: by category, by industry, by brand. */
export function SolutionsPage({ view, search }: { view: SolutionsView; search: PageParams<"solutions"> }) {
  const t = useContent("solutions");
  const list = useListSearch(search, (next) => pagePath("solutions", next));
  return (
    <>
      <Top />
      <Begin themes={view.themes} />
      <FirstScreenEnd>
        {view.categories.length + view.beside.length === 0 ? null : (
          <section className="page" aria-labelledby="main-categories">
            <h2 id="main-categories" className={styles.head}>
              {t.categories}
            </h2>
            {view.categories.length > 0 ? <CategoryLinks categories={view.categories} /> : null}
            <OtherCategories beside={view.beside} total={view.total} />
          </section>
        )}
        <Services />
        <BrandButtons
          brands={view.brands}
          chosen={list.shown.brand ?? null}
          onChoose={(chosen) => list.change(() => (chosen === null ? {} : { brand: chosen }))}
        />
        <Suspense>
          <BrandProducts view={view} state={list.state} onRetry={list.retry} />
        </Suspense>
        <Closing />
      </FirstScreenEnd>
    </>
  );
}

function Top() {
  const t = useContent("solutions");
  return (
    <div className={`page ${styles.top}`}>
      <h1>{t.title}</h1>
      <div>
        <p className="lede">{t.lede}</p>
        <nav className={styles.contents} aria-label={t.contents}>
          <a href="#main-categories">{t.categories}</a>
          <a href="#industries">{t.industries.title}</a>
          <a href="#brands">{t.brands.title}</a>
          <a href="#products">{t.grid.all}</a>
        </nav>
      </div>
    </div>
  );
}

/** The overview while its lists load: six placeholder cards (R6.5). */
export function SolutionsLoading() {
  const t = useContent("solutions");
  return (
    <>
      <Top />
      <Services />
      <div className={`page ${styles.pending}`}>
        <ProductGridSkeleton count={6}>{t.grid.loading}</ProductGridSkeleton>
      </div>
      <Closing />
    </>
  );
}

/** So many products are shown on phones at first; the style sheet knows it too. */
const AT_FIRST = 4;

type ProductsProps = { view: SolutionsView; state: ListState; onRetry: () => void };

/** The overview's grid: "{brand} Products" or "All Products" with its count, 24 at a time (R6.3). */
function BrandProducts({ view, state, onRetry }: ProductsProps) {
  const t = useContent("solutions");
  const brandName = view.brands.find(({ name }) => name === view.brand)?.displayName ?? view.brand;
  const title = brandName === null ? t.grid.all : t.grid.of(brandName);
  const at = (page: number, hash: string) =>
    `${pagePath("solutions", { ...(view.brand !== null && { brand: view.brand }), page })}#${hash}`;
  return (
    <section id="products" className={`page ${styles.products}`} aria-labelledby="products-title">
      <div className={styles.productsTop}>
        <h2 id="products-title">{title}</h2>
        <p className={styles.count} role="status">
          <b className="num">{view.matching}</b> {t.unit(view.matching)}
        </p>
      </div>
      {state === "failed" ? (
        <ListFailure onRetry={onRetry} />
      ) : state === "loading" ? (
        <ProductGridSkeleton count={6}>{t.grid.loading}</ProductGridSkeleton>
      ) : view.matching === 0 ? (
        <NoProducts filtered={view.total > 0} />
      ) : (
        <ShortOnPhones
          hidden={view.page === 1 ? Math.max(0, view.cards.length - AT_FIRST) : 0}
          at={(hash) => at(1, hash)}
          after={<Pagination shown={view} at={(page) => at(page, "products")} />}
        >
          <ProductGrid cards={view.cards} label={title} heading="h3" />
        </ShortOnPhones>
      )}
    </section>
  );
}

function NoProducts({ filtered }: { filtered: boolean }) {
  const t = useContent("solutions");
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>{t.grid.none}</p>
      <p className="lede">{filtered ? t.grid.noneHint : t.grid.empty}</p>
      <Link href={PAGES[filtered ? "listing" : "contact"].path} className={buttonClass("go")}>
        {filtered ? t.grid.all : t.closing.action} <Icon name="arrow" />
      </Link>
    </div>
  );
}

/** On small screens 58 % of a block of 560 px. */
const BANNER_SIZES = coverSizes("100vw", "325px");

/** How long the contact page is shown before it scrolls to its top, in milliseconds (R6.8). */
const SCROLL_AFTER = 100;

/** The closing section (R6.8). */
function Closing() {
  const t = useContent("solutions").closing;
  const toTop = useLinkToTop(undefined, SCROLL_AFTER);
  return (
    <section className={`dark ${styles.closing}`} aria-labelledby="closing">
      <BannerImage name="solutions" silent className={styles.banner} sizes={BANNER_SIZES} />
      <div className={`page ${styles.closingText}`}>
        <h2 id="closing">{t.title}</h2>
        <p className="lede">{t.text}</p>
        <Link href={PAGES.contact.path} className={buttonClass()} {...toTop}>
          {t.action} <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}
