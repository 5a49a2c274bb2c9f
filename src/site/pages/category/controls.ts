import type { Content } from "../../../content/load.ts";
import { SORT_KEYS } from "../../../domain/catalogue/category.ts";
import { categoryPath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import type { SelectProps } from "../../components/filters/filter-fields.tsx";
import type { SetFilter } from "../../components/filters/list-status.tsx";
import { type FigureWords, limitsSet, sortInWords } from "../../components/filters/figure-words.ts";
import { type CategoryChange, type CategorySearch, withChange } from "./parameters.ts";
import type { CategoryView } from "./view.ts";

type Words = Pick<Content, "category" | "listing">;
type OnChange = (change: CategoryChange) => void;

/** The brand filter: all brands, or one of those that are present (R5.6). */
export function brandFilter(
  view: CategoryView,
  search: CategorySearch,
  { category, listing }: Words,
  onChange: OnChange,
): SelectProps {
  return {
    name: "brand",
    label: listing.brand,
    all: category.allBrands,
    value: search.brand,
    options: view.brands,
    onChange: (brand) => onChange({ brand }),
  };
}

/** The three sorts, by name where nothing is said (R5.6). */
export function categorySort(
  search: CategorySearch,
  { listing: t }: Words,
  words: FigureWords,
  onChange: OnChange,
) {
  const [byName, ...others] = SORT_KEYS;
  return {
    all: t.sorts[byName],
    value: search.sort,
    options: [
      ...others.map((value) => ({ value, label: t.sorts[value] })),
      ...sortInWords(search.sort, words),
    ],
    onChange: (sort: string | undefined) => onChange({ sort: PAGES.category.read({ sort }).sort }),
  };
}

/** The links to the same products as a grid and as tables (R5.7). */
export function categoryViews(
  { category, subcategory }: { category: string; subcategory?: string | undefined },
  { view, page: _page, ...rest }: CategorySearch,
) {
  const to = (next: CategorySearch) => categoryPath(category, subcategory, next);
  return { grid: to(rest), list: to({ ...rest, view: "list" }), shown: view ?? ("grid" as const) };
}

/** Search, brand and figures where they are set, with the address of the page without them (R5.5). */
export function setFilters(
  search: CategorySearch,
  { listing: t }: Words,
  words: FigureWords,
  addressOf: (search: CategorySearch) => string,
  onChange: OnChange,
): SetFilter[] {
  const texts = (["q", "brand"] as const).flatMap((filter) => {
    const value = search[filter];
    return value === undefined ? [] : [{ filter, kind: filter === "q" ? t.search : t.brand, value }];
  });
  return [...texts, ...limitsSet(search, words)].map((set) => ({
    ...set,
    without: addressOf(withChange(search, { [set.filter]: undefined })),
    onRemove: () => onChange({ [set.filter]: undefined }),
  }));
}
