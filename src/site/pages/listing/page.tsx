import { type RefObject, Suspense, useEffect, useRef } from "react";
import { displayNameOf } from "../../../domain/product/brand.ts";
import { Icon } from "../../../ui/icon.tsx";
import { pagePath, SEARCH_ANCHOR } from "../../../urls/links.ts";
import { BrandLogo } from "../../components/brand-logo/brand-logo.tsx";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { useFigureWords } from "../../components/filters/figure-filters.tsx";
import { ListControls, ListControlsSkeleton } from "../../components/filters/list-controls.tsx";
import { ListStatus, type SetFilter } from "../../components/filters/list-status.tsx";
import { NearestTo, NearProducts } from "../../components/filters/near-products.tsx";
import { NothingFound } from "../../components/filters/nothing-found.tsx";
import { type ListState, useListSearch } from "../../components/filters/use-list-search.ts";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { ListFailure } from "../../components/product-card/list-failure.tsx";
import { ProductGridSkeleton } from "../../components/product-card/product-grid.tsx";
import { ProductResults } from "../../components/product-card/product-results.tsx";
import { CatalogueBar } from "./catalogue-bar.tsx";
import { type ListingChange, type ListingSearch, rememberListing, withChange } from "./parameters.ts";
import { listingFilters, listingSort, listingViews, setFilters } from "./controls.ts";
import type { ListingView } from "./view.ts";
import styles from "./page.module.css";

/** The product listing: heading, controls, count, catalogue bar, products, further pages. */
export function ListingPage({ view, search }: { view: ListingView; search: ListingSearch }) {
  const t = useContent("listing");
  const { prefix } = useLanguageContent();
  const words = useFigureWords();
  const list = useListSearch(search, (next) => pagePath("listing", next));
  const { shown } = list;
  const change = (part: ListingChange, typing = false) =>
    list.change((current) => withChange(current, part), typing);
  const onClear = () => list.change(() => ({}));
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => rememberListing(search), [search]);
  useBackToResults(results, search);
  const filters = setFilters(shown, t, words, prefix, change);
  const clear = {
    label: t.clear,
    address: prefix + pagePath("listing"),
    onClear,
    disabled: filters.length === 0 && shown.sort === undefined,
  };
  return (
    <div className="page">
      {/* What is above the search: it sticks, so nothing would scroll back to itself. */}
      <div className={styles.top} id={SEARCH_ANCHOR}>
        <h1 className={styles.title}>{t.title}</h1>
        {view.brand?.description ? <Maker brand={view.brand} /> : null}
      </div>
      <Suspense>
        <ListControls
          action={prefix + pagePath("listing")}
          search={{
            placeholder: t.searchHint,
            value: shown.q ?? "",
            onChange: (q) => change({ q }, true),
          }}
          filters={listingFilters(view, shown, t, change)}
          figures={{
            filters: view.figures,
            set: shown,
            onChange: (field, limits) => change({ [field]: limits }),
          }}
          sort={listingSort(view, shown, t, words, change)}
          views={listingViews(shown)}
          kept={{ application: shown.application, view: shown.view }}
          matching={view.matching}
          clear={clear}
        />
      </Suspense>
      <div className={styles.results} ref={results}>
        <ListStatus filters={filters} clear={clear}>
          {t.count.before} {view.matching} {t.count.between} {view.total} {t.count.after}
        </ListStatus>
        <Suspense>{view.matching > 0 ? <CatalogueBar bar={view.bar} search={shown} /> : null}</Suspense>
        <Suspense>
          <Results
            view={view}
            search={search}
            state={list.state}
            onRetry={list.retry}
            filters={filters}
            onClear={onClear}
            toShorter={(q) => ({
              address: prefix + pagePath("listing", withChange(shown, { q })),
              onPress: () => change({ q }),
            })}
          />
        </Suspense>
      </div>
    </div>
  );
}

/** Whose products these are. */
function Maker({ brand }: { brand: NonNullable<ListingView["brand"]> }) {
  return (
    <div className={styles.maker}>
      <BrandLogo name={displayNameOf(brand)} logo={brand.logoUrl} />
      <p>{brand.description}</p>
    </div>
  );
}

type ResultsProps = {
  view: ListingView;
  search: ListingSearch;
  state: ListState;
  onRetry: () => void;
  filters: readonly SetFilter[];
  onClear: () => void;
  toShorter: (q: string) => { address: string; onPress: () => void };
};

function Results({ view, search, state, onRetry, filters, onClear, toShorter }: ResultsProps) {
  const t = useContent("listing");
  const { prefix } = useLanguageContent();
  if (state === "failed") return <ListFailure onRetry={onRetry} />;
  if (state === "loading") return <ProductGridSkeleton count={6}>{t.loading}</ProductGridSkeleton>;
  if (view.total === 0) return <p className={styles.loading}>{t.loading}</p>;
  const { q = "" } = search;
  const { reading } = view;
  const isByFilters = q === "" || (reading === null && filters.length > 1);
  const none = (
    <NothingFound
      title={t.none}
      hint={isByFilters ? t.noneHint : t.noneCalled(q)}
      q={q}
      filters={filters}
      view={view}
      toShorter={toShorter}
      clear={{
        address: prefix + pagePath("listing"),
        onPress: onClear,
        children: (
          <>
            {t.reset} <Icon name="arrow" />
          </>
        ),
      }}
    />
  );
  if (view.matching === 0) return none;
  return (
    <>
      {reading ? <NearestTo reading={reading} q={q} toAll={toShorter} /> : null}
      <ProductResults
        list={view}
        label={reading ? t.near(q) : t.title}
        table={search.view === "list"}
        heading={reading ? "h3" : "h2"}
        sort={{ shown: search.sort, at: (sort) => pagePath("listing", withChange(search, { sort })) }}
      />
      <NearProducts near={view.near} q={q} also />
      <Pagination shown={view} at={(page) => pagePath("listing", { ...search, page })} />
      {reading ? none : null}
    </>
  );
}

/** Scrolls to the beginning of the results when a filter is changed further down. */
function useBackToResults(results: RefObject<HTMLElement | null>, search: ListingSearch) {
  const { page: _page, ...filter } = search;
  const key = JSON.stringify(filter);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    const element = results.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: "start" });
  }, [key, results]);
}

/** The listing while its products load: six placeholder cards (R3.7). */
export function ListingLoading() {
  const t = useContent("listing");
  return (
    <div className={`page ${styles.results}`}>
      <h1 className={styles.title}>{t.title}</h1>
      <ListControlsSkeleton />
      <ProductGridSkeleton count={6}>{t.loading}</ProductGridSkeleton>
    </div>
  );
}
