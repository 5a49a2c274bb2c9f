import { queryOptions } from "@tanstack/react-query";
import { answer, api } from "../../api.ts";

export const productKey = (id: string) => ["products", "one", id];

/**
 * New products whose drafts end: by the time the server tells that something changed they are gone, while their page is still
 * shown.
 */
export const ending = new Set<string>();

/** A product with its draft. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: productKey(id),
    queryFn: () => answer(() => api.products[":id"].$get({ param: { id } })),
    enabled: () => !ending.has(id),
  });

export type OpenedProduct = Awaited<ReturnType<NonNullable<ReturnType<typeof productQuery>["queryFn"]>>>;
