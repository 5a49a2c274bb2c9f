import { Link, linkOptions } from "@tanstack/react-router";
import { useId } from "react";
import { useContent } from "../../components/content.tsx";
import { SORT_KEYS } from "../../../domain/listing.ts";
import type { CategoryView } from "./view.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { FilterSelect } from "../../components/filters/filter-select.tsx";
import { SearchBox } from "../../components/filters/search-box.tsx";
import { useListLink } from "../../components/filters/use-list-search.ts";
import type { CategoryChange, CategorySearch } from "./category-search.ts";
import styles from "./category-controls.module.css";

type Props = {
  view: CategoryView;
  search: CategorySearch;
  onChange: (change: CategoryChange, typing?: boolean) => void;
  onClear: () => void;
  /** The page without search, brand and sort. */
  clearAddress: string;
};

/** Search, brand, sort, grid or list, and Clear, which resets search, brand and sort. */
export function CategoryControls({ view, search, onChange, onClear, clearAddress }: Props) {
  const t = useContent("category");
  const clearForm = useId();
  const [byName, ...otherKeys] = SORT_KEYS;
  return (
    <>
      <form className={styles.row} role="search">
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
        <div className={styles.end}>
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
      {/* Clear stands among the controls and is a form of its own, so that it works without scripts. */}
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
