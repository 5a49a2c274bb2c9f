import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { placementOf } from "../../domain/category.ts";
import type { Product } from "../../domain/product.ts";
import { loadCatalogue } from "../catalogue-access.ts";

/** What a form shows of the product that it is about. */
export type AskedProduct = Pick<Product, "id" | "name" | "brand" | "imageUrl" | "subcategory"> & {
  category: string;
};

const searchSchema = v.object({
  product: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined)),
});

/** The parameter by which a product's page says what a request is about: `?product=ID`. */
export function parseAsked(search: Record<string, unknown>): { product?: string } {
  const { product } = v.parse(searchSchema, search);
  return product ? { product } : {};
}

/** The product of this id, or null when there is none; an address may be old or made up. */
export async function loadAsked(
  queryClient: QueryClient,
  id: string | undefined,
): Promise<AskedProduct | null> {
  if (id === undefined) return null;
  const product = (await loadCatalogue(queryClient)).byId.get(id);
  if (!product) return null;
  const { name, brand, imageUrl } = product;
  const { category, subcategory } = placementOf(product);
  return { id, name, brand, imageUrl, category, subcategory };
}

/** The path that an inquiry about a product is filed with. */
export const pathOf = (product: AskedProduct) => `/products/${product.id}`;
