import { linkOptions } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { pagePath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { useListSearch } from "../../components/filters/use-list-search.ts";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { ListFailure } from "../../components/product-card/list-failure.tsx";
import { ProductGrid, ProductGridSkeleton } from "../../components/product-card/product-grid.tsx";
import { CatalogueBar } from "./catalogue-bar.tsx";
import { ActiveFilters, FilterBar, FilterDialog } from "./filters.tsx";
import { type FilterChange, type ListingSearch, rememberListing, withFilter } from "./filter-change.ts";
import type { ListingView } from "./view.ts";
import styles from "./page.module.css";

/** The product listing: heading with count, filters, catalogue bar, grid, further pages. */
export function ListingPage({ view, search }: { view: ListingView; search: ListingSearch }) {
  const t = useContent("listing");
  const list = useListSearch(search, (next) =>
    linkOptions({ to: PAGES.listing.path, search: next, resetScroll: false }),
  );
  const { shown } = list;
  const change = (part: FilterChange, typing = false) =>
    list.change((current) => withFilter(current, part), typing);
  const clear = () => list.change(() => ({}));
  const [filtersOpen, setFiltersOpen] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => rememberListing(search), [search]);
  useBackToResults(results, search);
  return (
    <>
      <div className={`page ${styles.top}`}>
        <h1>{t.title}</h1>
        <p className={styles.count} role="status">
          {t.count.before} <b>{view.matching}</b> {t.count.between} {view.total} {t.count.after}
        </p>
      </div>
      <FilterBar view={view} search={shown} onChange={change} onOpen={() => setFiltersOpen(true)} />
      <FilterDialog
        open={filtersOpen}
        onClose={() => setFiltersOpen(false)}
        view={view}
        search={shown}
        onChange={change}
        onClear={clear}
      />
      <div className="page" ref={results}>
        <ActiveFilters search={shown} onChange={change} onClear={clear} />
        <CatalogueBar bar={view.bar} search={shown} />
        {list.state === "failed" ? (
          <ListFailure onRetry={list.retry} />
        ) : list.state === "loading" ? (
          <ProductGridSkeleton count={6}>{t.loading}</ProductGridSkeleton>
        ) : view.total === 0 ? (
          <p className={styles.loading}>{t.loading}</p>
        ) : view.matching === 0 ? (
          <NothingFound onReset={clear} />
        ) : (
          <ProductGrid cards={view.cards} label={t.title} first />
        )}
        <div className={styles.end}>
          {list.state === "ready" ? (
            <Pagination shown={view} at={(page) => toListingPage(search, page)} />
          ) : null}
        </div>
      </div>
    </>
  );
}

/** The link to a page of the same result. */
function toListingPage({ page: _page, ...rest }: ListingSearch, page: number) {
  return linkOptions({ to: PAGES.listing.path, search: page > 1 ? { ...rest, page } : rest });
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

/** With products but no match (R3.8). */
function NothingFound({ onReset }: { onReset: () => void }) {
  const { prefix } = useLanguageContent();
  const t = useContent("listing");
  return (
    <div className={styles.none}>
      <h2>{t.none}</h2>
      <p className="lede">{t.noneHint}</p>
      <LinkButton address={prefix + pagePath("listing")} onPress={onReset} className={buttonClass()}>
        {t.reset} <Icon name="arrow" />
      </LinkButton>
    </div>
  );
}

/** The listing while its products load: six placeholder cards (R3.7). */
export function ListingLoading() {
  const t = useContent("listing");
  return (
    <div className={`page ${styles.pending}`}>
      <div className={styles.top}>
        <h1>{t.title}</h1>
      </div>
      <ProductGridSkeleton count={6}>{t.loading}</ProductGridSkeleton>
    </div>
  );
}
