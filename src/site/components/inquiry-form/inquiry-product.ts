import type { QueryClient } from "@tanstack/react-query";
import { placementOf } from "../../../domain/category.ts";
import type { Product } from "../../../domain/product.ts";
import { productPath } from "../../../urls/links.ts";
import { loadCatalogue } from "../../load-view.ts";

/** What a form shows of the product that it is about. */
export type AskedProduct = Pick<Product, "id" | "name" | "brand" | "imageUrl" | "subcategory"> & {
  category: string;
};

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
export const pathOf = (product: AskedProduct) => productPath(product.id);
