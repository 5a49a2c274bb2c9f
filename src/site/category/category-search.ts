import { type BrowseControls, SORT_KEYS } from "../../domain/category-browse.ts";
import type { PageParams } from "../../urls/pages.ts";

/** The category page's query parameters; what is at its default is left out of the address. */
export type CategorySearch = PageParams<"category">;

/** What the page is asked to show. */
export function controlsOf({ q, brand, sort }: CategorySearch): BrowseControls {
  return { q: q ?? "", brand: brand ?? null, sort: sort ?? SORT_KEYS[0] };
}
