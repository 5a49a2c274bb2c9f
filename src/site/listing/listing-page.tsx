import { useEffect, useRef, useState } from "react";
import { listingWords as words } from "../../content/en/listing.ts";
import type { ListingView } from "../../domain/listing-view.ts";
import { PageLinks } from "../page-links/page-links.tsx";
import { ProductSheet, SheetLoading } from "../product-card/product-sheet.tsx";
import { RegisterStrip } from "../register/register-strip.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { rememberListing } from "./last-listing.ts";
import { type ListingSearch, toListingPage } from "./listing-search.ts";
import { NothingFound } from "./nothing-found.tsx";
import { useBackToResults } from "./use-back-to-results.ts";
import { useListingFilter } from "./use-listing-filter.ts";
import styles from "./listing-page.module.css";

/** The product listing (spec §2): heading with count, filters, register strip, the sheet, further pages. */
export function ListingPage({ view, search }: { view: ListingView; search: ListingSearch }) {
  const { busy, change, clear } = useListingFilter(search);
  const [sheetOpen, setSheetOpen] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => rememberListing(search), [search]);
  useBackToResults(results, search);
  return (
    <>
      <div className={`page ${styles.top}`}>
        <h1>{words.title}</h1>
        <p className={styles.count} role="status">
          {words.count.before} <b>{view.matching}</b> {words.count.between} {view.total} {words.count.after}
        </p>
      </div>
      <FilterBar view={view} search={search} onChange={change} onOpenSheet={() => setSheetOpen(true)} />
      <FilterSheet
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        view={view}
        search={search}
        onChange={change}
        onClear={clear}
      />
      <div className="page" ref={results}>
        <ActiveFilters search={search} onChange={change} onClear={clear} />
        <RegisterStrip strip={view.strip} search={search} />
        {busy ? (
          <SheetLoading count={6}>{words.loading}</SheetLoading>
        ) : view.total === 0 ? (
          <p className={styles.loading}>{words.loading}</p>
        ) : view.matching === 0 ? (
          <NothingFound onReset={clear} />
        ) : (
          <ProductSheet cards={view.cards} label={words.title} leads />
        )}
        <div className={styles.end}>
          <PageLinks shown={view} at={(page) => toListingPage(search, page)} />
        </div>
      </div>
    </>
  );
}
