import type { QueryClient } from "@tanstack/react-query";
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import type { Brand } from "../domain/brand.ts";
import { type Catalogue, makeCatalogue } from "../domain/catalogue.ts";
import type { CategoryEntry, ListedCategory } from "../domain/category.ts";
import type { PageContext } from "./server.ts";
import type { Product } from "../domain/product.ts";
import { fetchJson } from "./layout/fetch-json.ts";

/** The catalogue as pages read it: on the server the snapshot, in the browser made from the API's lists. */
export type CatalogueView = Omit<Catalogue, "version" | "changes" | "media">;

let made: { from: readonly unknown[]; catalogue: CatalogueView } | null = null;

function catalogueOf(
  products: readonly Product[],
  brands: readonly Brand[],
  tree: readonly ListedCategory[],
): CatalogueView {
  const from = [products, brands, tree];
  if (made && from.every((each, index) => each === made?.from[index])) return made.catalogue;
  const catalogue = makeCatalogue({ version: 0, products, brands, categories: entriesOf(tree) });
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

/**
 * A list of the API under its path as query key (R19.1). What is there is used at once and revalidated
 * behind it; an unchanged list costs a 304.
 */
function list<T>(queryClient: QueryClient, path: string): Promise<T> {
  return queryClient.ensureQueryData({
    queryKey: [path],
    queryFn: () => fetchJson<T>(path),
    revalidateIfStale: true,
  });
}

/** What the server passed for this page, or nothing in the browser. */
export const pageContext: () => PageContext | undefined = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.page)
  .client(() => undefined);

/** The catalogue of this moment. In the browser it throws {@link fetchJson}'s error when the API is out of reach. */
export async function loadCatalogue(queryClient: QueryClient): Promise<CatalogueView> {
  const context = pageContext();
  if (context) return context.catalogue;
  const [products, brands, categories] = await Promise.all([
    list<Product[]>(queryClient, "/api/products"),
    list<Brand[]>(queryClient, "/api/brands"),
    list<ListedCategory[]>(queryClient, "/api/categories"),
  ]);
  return catalogueOf(products, brands, categories);
}
