import { placementOf } from "./category.ts";
import type { Product } from "./product.ts";

/** As much of a product as lists and forms show of it. */
export type ListedProduct = Pick<
  Product,
  "id" | "name" | "serialNumber" | "imageUrl" | "category" | "subcategory"
>;

export function listedProduct(product: Product): ListedProduct {
  const { id, name, serialNumber, imageUrl } = product;
  const { category, subcategory } = placementOf(product);
  return { id, name, serialNumber, imageUrl, category, subcategory };
}
