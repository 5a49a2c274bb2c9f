import { queryOptions } from "@tanstack/react-query";
import { answer, api } from "../../api.ts";

export const productKey = (id: string) => ["products", "one", id];

/** A product with its draft. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: productKey(id),
    queryFn: () => answer(() => api.products[":id"].$get({ param: { id } })),
  });

export type OpenedProduct = Awaited<ReturnType<NonNullable<ReturnType<typeof productQuery>["queryFn"]>>>;
