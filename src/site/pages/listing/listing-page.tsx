import { linkOptions } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useContent } from "../../components/content.tsx";
import type { ListingView } from "./view.ts";
import { useListSearch } from "../../components/filters/use-list-search.ts";
import { PageLinks } from "../../components/pagination/pagination.tsx";
import { ListFailure } from "../../components/product-card/list-failure.tsx";
import { ProductSheet, SheetLoading } from "../../components/product-card/product-grid.tsx";
import { CatalogueBar } from "../../components/catalogue-bar/catalogue-bar.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { rememberListing } from "./last-listing.ts";
import { type FilterChange, type ListingSearch, toListingPage, withFilter } from "./listing-search.ts";
import { NothingFound } from "./nothing-found.tsx";
import { useBackToResults } from "./use-back-to-results.ts";
import styles from "./listing-page.module.css";

/** The product listing: heading with count, filters, catalogue bar, the sheet, further pages. */
export function ListingPage({ view, search }: { view: ListingView; search: ListingSearch }) {
  const t = useContent("listing");
  const list = useListSearch(search, (next) =>
    linkOptions({ to: "/products", search: next, resetScroll: false }),
  );
  const { shown } = list;
  const change = (part: FilterChange, typing = false) =>
    list.change((current) => withFilter(current, part), typing);
  const clear = () => list.change(() => ({}));
  const [sheetOpen, setSheetOpen] = useState(false);
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
      <FilterBar view={view} search={shown} onChange={change} onOpenSheet={() => setSheetOpen(true)} />
      <FilterSheet
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
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
          <SheetLoading count={6}>{t.loading}</SheetLoading>
        ) : view.total === 0 ? (
          <p className={styles.loading}>{t.loading}</p>
        ) : view.matching === 0 ? (
          <NothingFound onReset={clear} />
        ) : (
          <ProductSheet cards={view.cards} label={t.title} leads />
        )}
        <div className={styles.end}>
          {list.state === "ready" ? (
            <PageLinks shown={view} at={(page) => toListingPage(search, page)} />
          ) : null}
        </div>
      </div>
    </>
  );
}
