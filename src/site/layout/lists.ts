import { QueryClient } from "@tanstack/react-query";
import type { Brand } from "../../domain/product/brand.ts";
import { makeCatalogue } from "../../domain/catalogue/catalogue.ts";
import type { CategoryEntry, ListedCategory } from "../../domain/catalogue/category.ts";
import type { Synonym } from "../../domain/search/synonyms.ts";
import type { Product } from "../../domain/product/product.ts";
import { LISTS } from "../load-view.ts";
import { fetchJson } from "./fetch-json.ts";
import type { ListedCatalogue } from "../views.ts";

/** R22.1: no interval, no refetch on focus, stale at once, no retries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 0, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { retry: false },
  },
});

/**
 * What the API answers under this path, which is the query's key (R19.1). What is there is used at once and
 * revalidated behind it; an unchanged answer costs a 304. Throws what {@link fetchJson} throws.
 */
export function query<T>(path: string): Promise<T> {
  return queryClient.ensureQueryData({
    queryKey: [path],
    queryFn: () => fetchJson<T>(path),
    revalidateIfStale: true,
  });
}

type Lists = [Product[], Brand[], ListedCategory[], Synonym[]];

let made: { from: Lists; catalogue: ListedCatalogue } | null = null;

/** The catalogue of this moment, made of the API's lists. */
export async function loadCatalogue(): Promise<ListedCatalogue> {
  const from: Lists = await Promise.all([
    query<Product[]>(LISTS.products),
    query<Brand[]>(LISTS.brands),
    query<ListedCategory[]>(LISTS.categories),
    query<Synonym[]>(LISTS.synonyms),
  ]);
  // An unchanged list is the same object.
  if (made?.from.every((list, index) => list === from[index])) return made.catalogue;
  const [products, brands, tree, synonyms] = from;
  const catalogue = makeCatalogue({ version: 0, products, brands, categories: entriesOf(tree), synonyms });
  made = { from, catalogue };
  return catalogue;
}

/** The entries of the tree; the end of an address is the key. */
function entriesOf(tree: readonly ListedCategory[]): CategoryEntry[] {
  const keyOf = (href: string) => decodeURIComponent(href.split("/").at(-1) ?? "");
  return tree.flatMap(({ name, description, href, subcategories }) => [
    { key: keyOf(href), name, description, parent: null },
    ...subcategories.map((entry) => ({
      key: keyOf(entry.href),
      name: entry.name,
      description: entry.description,
      parent: name,
    })),
  ]);
}
