import { useContent, useLanguageContent } from "../../components/content.tsx";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { pagePath } from "../../../urls/links.ts";
import { type FilterChange, type ListingSearch, withFilter } from "./listing-search.ts";
import styles from "./active-filters.module.css";

type Filter = Exclude<keyof ListingSearch, "page">;

const FILTERS = ["q", "category", "subcategory", "brand", "application"] as const satisfies Filter[];

/** Whether Clear Filters has something to clear. */
export function anyFilterSet(search: ListingSearch): boolean {
  return FILTERS.some((filter) => search[filter] !== undefined);
}

type Props = {
  search: ListingSearch;
  onChange: (change: FilterChange) => void;
  onClear: () => void;
};

/** A removable chip for each filter that is set, and Clear Filters. */
export function ActiveFilters({ search, onChange, onClear }: Props) {
  const { prefix } = useLanguageContent();
  const t = useContent("listing");
  const active = FILTERS.flatMap((filter) => {
    const value = search[filter];
    if (value === undefined) return [];
    const shown = filter === "application" && search.application ? t.applications[search.application] : value;
    return [{ filter, kind: filter === "q" ? t.search : t[filter], shown }];
  });
  return (
    <div className={styles.line}>
      {active.map(({ filter, kind, shown }) => (
        <FilterChip
          key={filter}
          kind={kind}
          value={shown}
          removeLabel={t.remove}
          without={prefix + pagePath("listing", withFilter(search, { [filter]: undefined }))}
          onRemove={() => onChange({ [filter]: undefined })}
        />
      ))}
      <LinkButton
        address={prefix + pagePath("listing")}
        onPress={onClear}
        className={styles.clear}
        disabled={!anyFilterSet(search)}
      >
        {t.clear}
      </LinkButton>
    </div>
  );
}
