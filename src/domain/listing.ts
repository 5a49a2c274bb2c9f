import { type Application, matchesApplication } from "./applications.ts";
import type { Catalogue } from "./catalogue.ts";
import { placementOf, type Category, type Subcategory, subcategoryPath } from "./category.ts";
import type { KeyedProduct } from "./keys.ts";
import { matchesSearch } from "./search.ts";
import { imageRank, type Product } from "./product.ts";

/** How many products a page of the listing shows. */
export const PAGE_SIZE = 24;

/** What the listing is narrowed by; null or "" means no filter (R16.4). */
export type ListingFilter = {
  q: string;
  category: string | null;
  subcategory: string | null;
  brand: string | null;
  application: Application | null;
};

/** The filter of these values; what is missing filters nothing. */
export function listingFilter(given: {
  q?: string;
  category?: string;
  subcategory?: string;
  brand?: string;
  application?: Application;
}): ListingFilter {
  const { q = "", category = null, subcategory = null, brand = null, application = null } = given;
  return { q, category, subcategory, brand, application };
}

type Source = Pick<Catalogue, "products" | "byApplication" | "byBrand" | "byOwnCategory" | "keys" | "former">;

/** The products that the listing shows, in catalogue order: exact matches and the search together (R16.3). */
export function filterListing(source: Source, filter: ListingFilter): readonly KeyedProduct[] {
  const { application, q, subcategory: given } = filter;
  const category = keyOf(source, "category", filter.category);
  const brand = keyOf(source, "brand", filter.brand);
  const subcategory = given === null ? null : (source.former.subcategory.get(given) ?? given);
  return candidates(source, category, brand, application).filter(
    (product) =>
      (brand === null || product.brandKey === brand) &&
      (subcategory === null || placementOf(product).subcategory === subcategory) &&
      (application === null || matchesApplication(application, product)) &&
      matchesSearch(product, q),
  );
}

/** The key of what has this name, or had it before; an unknown name gets one that nothing has. */
function keyOf({ keys, former }: Source, of: "brand" | "category", name: string | null): string | null {
  return name === null ? null : (keys[of].get(former[of].get(name) ?? name) ?? "");
}

/** The shortest list that an index gives and that holds everything that is wanted. */
function candidates(
  source: Source,
  category: string | null,
  brand: string | null,
  application: Application | null,
): readonly KeyedProduct[] {
  if (category !== null) return source.byOwnCategory.get(category) ?? [];
  if (brand !== null) return source.byBrand.get(brand) ?? [];
  return application === null ? source.products : source.byApplication[application];
}

/** How many pages so many products fill; an empty result still has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** Part of a long list: pages `from` to `page` of `pages`, counted from 1. */
export type ResultPages<T> = {
  matching: number;
  from: number;
  page: number;
  pages: number;
  shown: readonly T[];
};

/**
 * Cuts the list into pages of {@link PAGE_SIZE} and takes those from `from` to `page`. A page beyond the last
 * shows the last; `from` below `page` shows all pages between ("Show more").
 */
export function paginate<T>(found: readonly T[], page = 1, from = page): ResultPages<T> {
  const pages = pageCount(found.length);
  const last = Math.min(Math.max(1, page), pages);
  const first = Math.min(Math.max(1, from), last);
  return {
    matching: found.length,
    from: first,
    page: last,
    pages,
    shown: found.slice((first - 1) * PAGE_SIZE, last * PAGE_SIZE),
  };
}

/** The sort keys of the category page, the default first (R5.6). */
export const SORT_KEYS = ["name", "brand", "category"] as const;

export type SortKey = (typeof SORT_KEYS)[number];

/** What a visitor set on a category page (R5.11). */
export type BrowseControls = { q: string; brand: string | null; sort: SortKey };

const collators = new Map<string, Intl.Collator>();

/** Compares texts as people of this locale (a BCP 47 tag) do: numbers by value, whatever the capitals. */
function compareIn(locale: string): Intl.Collator["compare"] {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  collators.set(locale, collator);
  return collator.compare;
}

const sortText: Record<SortKey, (product: Product) => string> = {
  name: (product) => product.name,
  brand: (product) => product.brand,
  category: (product) => {
    const { category, subcategory } = placementOf(product);
    return `${category} ${subcategory ?? ""}`;
  },
};

/** Products with pictures first, then by the chosen key, then by name, by locale comparison (R16.7). */
export function sortForBrowsing<P extends Product>(
  products: readonly P[],
  sort: SortKey,
  locale: string,
): P[] {
  const text = sortText[sort];
  const compare = compareIn(locale);
  return products.toSorted(
    (a, b) =>
      imageRank(a.imageUrl) - imageRank(b.imageUrl) || compare(text(a), text(b)) || compare(a.name, b.name),
  );
}

/** All products of a category page, before search and brand. A path that the tree doesn't know holds none. */
export function productsUnder(
  { byCategory, bySubcategory }: Pick<Catalogue, "byCategory" | "bySubcategory">,
  category: Pick<Category, "key"> | null,
  subcategory: Pick<Subcategory, "key"> | null,
): readonly KeyedProduct[] {
  if (!category) return [];
  const found = subcategory
    ? bySubcategory.get(subcategoryPath(category.key, subcategory.key))
    : byCategory.get(category.key);
  return found ?? [];
}

/** What the category page shows for these controls, in order (R16.6). */
export function browse<P extends Product>(
  within: readonly P[],
  controls: BrowseControls,
  locale: string,
): P[] {
  const found = within.filter(
    (product) =>
      matchesSearch(product, controls.q) && (controls.brand === null || product.brand === controls.brand),
  );
  return sortForBrowsing(found, controls.sort, locale);
}

/** The brands that are present among these products, by locale comparison. */
export function brandsWithin(products: readonly Product[], locale: string): string[] {
  return [...new Set(products.map((product) => product.brand))].toSorted(compareIn(locale));
}
