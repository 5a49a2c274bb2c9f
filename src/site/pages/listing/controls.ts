import type { Content } from "../../../content/load.ts";
import { pagePath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import type { SelectProps } from "../../components/filters/filter-fields.tsx";
import type { SetFilter } from "../../components/filters/list-status.tsx";
import { type FigureWords, limitsSet, sortInWords } from "../../components/filters/figure-words.ts";
import { type ListingChange, type ListingSearch, withChange } from "./parameters.ts";
import type { ListingView } from "./view.ts";

type Words = Content["listing"];
type OnChange = (change: ListingChange) => void;

const FILTERS = ["q", "category", "subcategory", "brand", "application"] as const;

/** The three dropdowns. Subcategory is off until a category with subcategories is chosen (R3.3). */
export function listingFilters(
  view: ListingView,
  search: ListingSearch,
  t: Words,
  onChange: OnChange,
): SelectProps[] {
  const select = (name: "category" | "subcategory" | "brand", options: ListingView["brands"]) => ({
    name,
    label: t[name],
    all: t.all,
    value: search[name],
    options,
    onChange: (value: string | undefined) => onChange({ [name]: value }),
  });
  const waits = view.subcategories.length === 0;
  return [
    select("category", view.categories),
    {
      ...select("subcategory", view.subcategories),
      disabledHint: waits ? t.chooseCategoryFirst : undefined,
    },
    select("brand", view.brands),
  ];
}

/** The sort: catalogue order, or the nearest first where the list is of these, or by name or brand. */
export function listingSort(
  { reading }: ListingView,
  search: ListingSearch,
  t: Words,
  words: FigureWords,
  onChange: OnChange,
) {
  return {
    all: reading ? t.sorts.nearest : t.sorts.catalogue,
    value: search.sort,
    options: [
      ...(["name", "brand"] as const).map((value) => ({ value, label: t.sorts[value] })),
      ...sortInWords(search.sort, words),
    ],
    onChange: (sort: string | undefined) => onChange({ sort: PAGES.listing.read({ sort }).sort }),
  };
}

/** The links to the same list as a grid and as tables. */
export function listingViews(search: ListingSearch) {
  const { view, page: _page, ...rest } = search;
  const list = pagePath("listing", { ...rest, view: "list" });
  return { grid: pagePath("listing", rest), list, shown: view ?? ("grid" as const) };
}

/** Every filter that is set, with the address of the list without it. */
export function setFilters(
  search: ListingSearch,
  t: Words,
  words: FigureWords,
  prefix: string,
  onChange: OnChange,
): SetFilter[] {
  const texts = FILTERS.flatMap((filter) => {
    const value =
      filter === "application" ? search.application && t.applications[search.application] : search[filter];
    return value === undefined ? [] : [{ filter, kind: filter === "q" ? t.search : t[filter], value }];
  });
  return [...texts, ...limitsSet(search, words)].map((set) => ({
    ...set,
    without: prefix + pagePath("listing", withChange(search, { [set.filter]: undefined })),
    onRemove: () => onChange({ [set.filter]: undefined }),
  }));
}
