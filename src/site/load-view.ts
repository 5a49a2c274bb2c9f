import type { QueryClient } from "@tanstack/react-query";
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import type { Brand } from "../domain/brand.ts";
import type { Catalogue } from "../domain/catalogue.ts";
import type { Category } from "../domain/category.ts";
import type { PageContext } from "./server.ts";
import type { Product } from "../domain/product.ts";
import { registerOf } from "../domain/register.ts";
import { fetchJson } from "./layout/fetch-json.ts";

/** The catalogue as pages read it: on the server the snapshot, in the browser the API's lists. */
export type CatalogueView = Pick<Catalogue, "products" | "byId" | "brands" | "categories" | "register">;

const views = new WeakMap<readonly Product[], CatalogueView>();

function viewOf(products: readonly Product[], brands: readonly Brand[], categories: readonly Category[]) {
  const known = views.get(products);
  if (known?.brands === brands && known.categories === categories) return known;
  const view: CatalogueView = {
    products,
    brands,
    categories,
    byId: new Map(products.map((product) => [product.id, product])),
    register: registerOf(categories, products),
  };
  views.set(products, view);
  return view;
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
    list<Category[]>(queryClient, "/api/categories"),
  ]);
  return viewOf(products, brands, categories);
}
