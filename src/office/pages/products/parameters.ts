import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { PARTS, PRODUCT_SORTS, PRODUCT_STATES } from "../../../domain/office/product-list.ts";
import { answer, api } from "../../api.ts";

const text = v.optional(v.string());
const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999));

/** What the address of the list says; nonsense is left out. */
export const productsSearch = v.object({
  q: text,
  category: text,
  brand: text,
  state: v.fallback(v.optional(v.picklist(PRODUCT_STATES)), undefined),
  missing: v.fallback(v.optional(v.picklist(PARTS)), undefined),
  sort: v.fallback(v.optional(v.picklist(PRODUCT_SORTS)), undefined),
  order: v.fallback(v.optional(v.picklist(["up", "down"])), undefined),
  // The router reads what it has read once more.
  page: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.toNumber(), pageNumber)),
    undefined,
  ),
});

export type ProductsSearch = v.InferOutput<typeof productsSearch>;

/** The parameters by name, without those that are not given. */
function paramsOf(search: ProductsSearch): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, String(value)]],
    ),
  );
}

/** The address of the list with these parameters changed; a change leads to its first page. */
export function listPath(search: ProductsSearch, changes: ProductsSearch = {}): string {
  const query = new URLSearchParams(paramsOf({ ...search, page: undefined, ...changes })).toString();
  return query === "" ? "/products" : `/products?${query}`;
}

export const listQuery = (search: ProductsSearch) =>
  queryOptions({
    queryKey: ["products", "list", search],
    queryFn: () => answer(() => api.products.$get({ query: paramsOf(search) })),
  });
