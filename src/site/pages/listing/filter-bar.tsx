import { pagePath } from "../../../urls/links.ts";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import type { ListingView } from "./view.ts";
import { buttonClass } from "../../../ui/button.ts";
import { FilterSelects } from "./filter-selects.tsx";
import type { FilterChange, ListingSearch } from "./listing-search.ts";
import { SearchBox } from "../../components/filters/search-box.tsx";
import styles from "./filter-bar.module.css";

type Props = {
  view: ListingView;
  search: ListingSearch;
  onChange: (change: FilterChange, typing?: boolean) => void;
  onOpenSheet: () => void;
};

/** How many of the sheet's filters are set; the search has a box of its own. */
function setFilters({ category, subcategory, brand, application }: ListingSearch): number {
  return [category, subcategory, brand, application].filter((value) => value !== undefined).length;
}

/** One bordered row of four cells that sticks under the header; on phones the search and a "Filters" button. */
export function FilterBar({ view, search, onChange, onOpenSheet }: Props) {
  const { prefix } = useLanguageContent();
  const t = useContent("listing");
  const active = setFilters(search);
  return (
    <div className={styles.sticky}>
      <form className={`page ${styles.row}`} action={prefix + pagePath("listing")} role="search">
        <SearchBox
          label={t.search}
          placeholder={t.searchHint}
          value={search.q ?? ""}
          onChange={(q) => onChange({ q }, true)}
        />
        <div className={styles.selects}>
          <FilterSelects view={view} search={search} onChange={onChange} />
        </div>
        {search.application ? <input type="hidden" name="application" value={search.application} /> : null}
        <button type="button" className={`${buttonClass()} ${styles.open}`} onClick={onOpenSheet}>
          {t.filters} {active > 0 ? <b className="num">{active}</b> : null}
        </button>
        <button type="submit" className={`${buttonClass()} ${styles.apply}`}>
          {t.apply}
        </button>
      </form>
    </div>
  );
}
