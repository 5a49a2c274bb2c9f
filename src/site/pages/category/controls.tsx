import { Link, linkOptions } from "@tanstack/react-router";
import { useId } from "react";
import { SORT_KEYS } from "../../../domain/listing.ts";
import { buttonClass } from "../../../ui/button.ts";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useContent } from "../../components/content.tsx";
import { FilterSelect, SearchBox } from "../../components/filters/filter-fields.tsx";
import { useListLink } from "../../components/filters/use-list-search.ts";
import { type CategoryChange, type CategorySearch, withChange } from "./search.ts";
import type { CategoryView } from "./view.ts";
import styles from "./controls.module.css";

type ControlsProps = {
  view: CategoryView;
  search: CategorySearch;
  onChange: (change: CategoryChange, typing?: boolean) => void;
  onClear: () => void;
  /** The page without search, brand and sort. */
  clearAddress: string;
};

/** Search, brand, sort, grid or list, and Clear, which resets search, brand and sort (R5.5 to R5.7). */
export function Controls({ view, search, onChange, onClear, clearAddress }: ControlsProps) {
  const t = useContent("category");
  const clearForm = useId();
  const [byName, ...otherKeys] = SORT_KEYS;
  return (
    <>
      <form className={styles.controls} role="search">
        <SearchBox
          label={t.search}
          placeholder={t.searchHint}
          value={search.q ?? ""}
          onChange={(q) => onChange({ q: q.trim() || undefined }, true)}
        />
        <FilterSelect
          name="brand"
          label={t.brand}
          all={t.allBrands}
          value={search.brand}
          options={view.brands}
          onChange={(brand) => onChange({ brand })}
        />
        <FilterSelect
          name="sort"
          label={t.sort}
          all={t.sorts[byName]}
          value={search.sort}
          options={otherKeys.map((key) => ({ value: key, label: t.sorts[key] }))}
          onChange={(value) => onChange({ sort: otherKeys.find((key) => key === value) })}
        />
        <div className={styles.controlsEnd}>
          <div className={styles.views} role="group" aria-label={t.view}>
            <ViewLink search={search} view={undefined} label={t.grid} icon="grid" />
            <ViewLink search={search} view="list" label={t.list} icon="list" />
          </div>
          <button
            type="submit"
            form={clearForm}
            className={styles.clear}
            disabled={search.q === undefined && search.brand === undefined && search.sort === undefined}
          >
            {t.clear}
          </button>
        </div>
        {search.view ? <input type="hidden" name="view" value={search.view} /> : null}
        <button type="submit" className={`${buttonClass()} ${styles.apply}`}>
          {t.apply}
        </button>
      </form>
      {/* The form of the Clear button above, so that it works without scripts. */}
      <form
        id={clearForm}
        action={clearAddress}
        onSubmit={(event) => {
          event.preventDefault();
          onClear();
        }}
      >
        {search.view ? <input type="hidden" name="view" value={search.view} /> : null}
      </form>
    </>
  );
}

type ViewLinkProps = {
  search: CategorySearch;
  view: "list" | undefined;
  label: string;
  icon: "grid" | "list";
};

function ViewLink({ search, view, label, icon }: ViewLinkProps) {
  const { view: _view, ...rest } = search;
  const follow = useListLink();
  const link = linkOptions({
    from: "/category/$category/{-$subcategory}",
    to: ".",
    search: view === undefined ? rest : { ...rest, view },
    resetScroll: false,
  });
  return (
    <Link
      {...link}
      onClick={(event) => follow(event, link)}
      aria-label={label}
      activeOptions={{ exact: true }}
    >
      <Icon name={icon} />
    </Link>
  );
}

type ChipsProps = {
  search: CategorySearch;
  /** The address of this page with another search. */
  addressOf: (search: CategorySearch) => string;
  onChange: (change: CategoryChange) => void;
};

/** Active search and brand as removable chips. */
export function FilterChips({ search, addressOf, onChange }: ChipsProps) {
  const t = useContent("category");
  const chip = (name: "q" | "brand", kind: string) => {
    const value = search[name];
    return value === undefined ? null : (
      <FilterChip
        kind={kind}
        value={value}
        removeLabel={t.remove}
        without={addressOf(withChange(search, { [name]: undefined }))}
        onRemove={() => onChange({ [name]: undefined })}
      />
    );
  };
  if (search.q === undefined && search.brand === undefined) return null;
  return (
    <div className={styles.chips}>
      {chip("q", t.search)}
      {chip("brand", t.brand)}
    </div>
  );
}
