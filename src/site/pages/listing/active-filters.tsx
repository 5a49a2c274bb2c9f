import { listingWords as words } from "../../../content/en/listing.ts";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { pagePath } from "../../../urls/links.ts";
import { type FilterChange, type ListingSearch, withFilter } from "./listing-search.ts";
import styles from "./active-filters.module.css";

type Filter = Exclude<keyof ListingSearch, "page">;

const KINDS: readonly { filter: Filter; kind: string }[] = [
  { filter: "q", kind: words.search },
  { filter: "category", kind: words.category },
  { filter: "subcategory", kind: words.subcategory },
  { filter: "brand", kind: words.brand },
  { filter: "application", kind: words.application },
];

/** Whether Clear Filters has something to clear. */
export function anyFilterSet(search: ListingSearch): boolean {
  return KINDS.some(({ filter }) => search[filter] !== undefined);
}

type Props = {
  search: ListingSearch;
  onChange: (change: FilterChange) => void;
  onClear: () => void;
};

/** A removable chip for each filter that is set, and Clear Filters. */
export function ActiveFilters({ search, onChange, onClear }: Props) {
  const active = KINDS.flatMap(({ filter, kind }) => {
    const value = search[filter];
    if (value === undefined) return [];
    const shown =
      filter === "application" && search.application ? words.applications[search.application] : value;
    return [{ filter, kind, shown }];
  });
  return (
    <div className={styles.line}>
      {active.map(({ filter, kind, shown }) => (
        <FilterChip
          key={filter}
          kind={kind}
          value={shown}
          removeLabel={words.remove}
          without={pagePath("listing", withFilter(search, { [filter]: undefined }))}
          onRemove={() => onChange({ [filter]: undefined })}
        />
      ))}
      <LinkButton
        address={pagePath("listing")}
        onPress={onClear}
        className={styles.clear}
        disabled={!anyFilterSet(search)}
      >
        {words.clear}
      </LinkButton>
    </div>
  );
}
