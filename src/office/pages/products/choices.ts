import { queryOptions } from "@tanstack/react-query";
import { answer, api } from "../../api.ts";

/** The brands and the category tree, for filters and for the fields of a product. */
export const choicesQuery = queryOptions({
  queryKey: ["products", "choices"],
  queryFn: () => answer(() => api.products.choices.$get()),
  staleTime: 5 * 60_000,
});
