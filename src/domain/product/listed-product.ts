import { placementOf } from "../catalogue/category.ts";
import { documentsOf } from "./documents.ts";
import type { Product } from "./product.ts";

/** As much of a product as lists and forms show of it. */
export type ListedProduct = Pick<
  Product,
  "id" | "name" | "serialNumber" | "imageUrl" | "category" | "subcategory"
> & { hasSafetySheet: boolean };

export function listedProduct(product: Product): ListedProduct {
  const { id, name, serialNumber, imageUrl } = product;
  const { category, subcategory } = placementOf(product);
  const hasSafetySheet = documentsOf(product).some(({ type }) => type === "safety data sheet");
  return { id, name, serialNumber, imageUrl, category, subcategory, hasSafetySheet };
}
