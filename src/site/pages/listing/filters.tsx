import { buttonClass } from "../../../ui/button.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { pagePath } from "../../../urls/links.ts";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { FilterSelect, SearchBox } from "../../components/filters/filter-fields.tsx";
import { type FilterChange, type ListingSearch, withFilter } from "./filter-change.ts";
import type { ListingView } from "./view.ts";
import styles from "./filters.module.css";

type SelectsProps = { view: ListingView; search: ListingSearch; onChange: (change: FilterChange) => void };

type BarProps = Pick<SelectsProps, "view" | "search"> & {
  onChange: (change: FilterChange, typing?: boolean) => void;
  onOpen: () => void;
};

/** How many of the dialog's filters are set; the search isn't in it. */
function setFilters({ category, subcategory, brand, application }: ListingSearch): number {
  return [category, subcategory, brand, application].filter((value) => value !== undefined).length;
}

/** Search and three dropdowns in a sticky row; on phones the search and a button that opens the dialog. */
export function FilterBar({ view, search, onChange, onOpen }: BarProps) {
  const { prefix } = useLanguageContent();
  const t = useContent("listing");
  const active = setFilters(search);
  return (
    <div className={styles.filterBar}>
      <form className={`page ${styles.filterRow}`} action={prefix + pagePath("listing")} role="search">
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
        <button type="button" className={`${buttonClass()} ${styles.openFilters}`} onClick={onOpen}>
          {t.filters} {active > 0 ? <b className="num">{active}</b> : null}
        </button>
        <button type="submit" className={`${buttonClass()} ${styles.apply}`}>
          {t.apply}
        </button>
      </form>
    </div>
  );
}

/** The three dropdowns. Subcategory is off until a category with subcategories is chosen (R3.3). */
function FilterSelects({ view, search, onChange }: SelectsProps) {
  const t = useContent("listing");
  return (
    <>
      <FilterSelect
        name="category"
        label={t.category}
        all={t.all}
        value={search.category}
        options={view.categories}
        onChange={(category) => onChange({ category })}
      />
      <FilterSelect
        name="subcategory"
        label={t.subcategory}
        all={t.all}
        value={search.subcategory}
        options={view.subcategories}
        disabled={view.subcategories.length === 0}
        disabledHint={t.chooseCategoryFirst}
        onChange={(subcategory) => onChange({ subcategory })}
      />
      <FilterSelect
        name="brand"
        label={t.brand}
        all={t.all}
        value={search.brand}
        options={view.brands}
        onChange={(brand) => onChange({ brand })}
      />
    </>
  );
}

type DialogProps = SelectsProps & { open: boolean; onClose: () => void; onClear: () => void };

/** The filters on phones: they act at once, and a button shows how many products there are. */
export function FilterDialog({ open, onClose, view, search, onChange, onClear }: DialogProps) {
  const listing = useContent("listing");
  const shared = useContent("shared");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={listing.filters}
      closeLabel={shared.close}
      from="bottom"
      foot={
        <div className={styles.dialogFooter}>
          <button
            type="button"
            className={buttonClass("line")}
            onClick={onClear}
            disabled={!anyFilterSet(search)}
          >
            {listing.clear}
          </button>
          <button type="button" className={`${buttonClass()} ${styles.show}`} onClick={onClose}>
            {listing.show(view.matching)}
          </button>
        </div>
      }
    >
      {open ? (
        <div className={styles.fields}>
          <FilterSelects view={view} search={search} onChange={onChange} />
        </div>
      ) : null}
    </Dialog>
  );
}

type Filter = Exclude<keyof ListingSearch, "page">;

const FILTERS = ["q", "category", "subcategory", "brand", "application"] as const satisfies Filter[];

function anyFilterSet(search: ListingSearch): boolean {
  return FILTERS.some((filter) => search[filter] !== undefined);
}

type ActiveProps = Pick<DialogProps, "search" | "onChange" | "onClear">;

/** A removable chip for each filter that is set, and Clear Filters. */
export function ActiveFilters({ search, onChange, onClear }: ActiveProps) {
  const { prefix } = useLanguageContent();
  const t = useContent("listing");
  const active = FILTERS.flatMap((filter) => {
    const value = search[filter];
    if (value === undefined) return [];
    const shown = filter === "application" && search.application ? t.applications[search.application] : value;
    return [{ filter, kind: filter === "q" ? t.search : t[filter], shown }];
  });
  return (
    <div className={styles.chips}>
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
