import { type BrowseControls, SORT_KEYS, type SortKey } from "../../domain/category-browse.ts";

/** The category page's query parameters; what is at its default is left out of the address. */
export type CategorySearch = { q?: string; brand?: string; sort?: SortKey; view?: "list" };

const text = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, 200) : undefined;

/** Reads the parameters from an address; nonsense and unknown names fall away. */
export function parseCategorySearch(raw: Record<string, unknown>): CategorySearch {
  const sort = SORT_KEYS.find((key) => key === raw["sort"]);
  const brand = text(raw["brand"]);
  const search = {
    q: text(raw["q"]),
    brand: brand?.toLowerCase() === "all" ? undefined : brand,
    sort: sort === SORT_KEYS[0] ? undefined : sort,
    view: raw["view"] === "list" ? "list" : undefined,
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

/** What the page is asked to show. */
export function controlsOf({ q, brand, sort }: CategorySearch): BrowseControls {
  return { q: q ?? "", brand: brand ?? null, sort: sort ?? SORT_KEYS[0] };
}
