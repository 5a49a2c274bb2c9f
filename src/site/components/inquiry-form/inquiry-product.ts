import type { Product } from "../../../domain/product.ts";
import { productPath } from "../../../urls/links.ts";

/** What a form shows of the product that it is about. */
export type AskedProduct = Pick<Product, "id" | "name" | "brand" | "imageUrl" | "category" | "subcategory">;

/** The path that an inquiry about a product is filed with. */
export const pathOf = (product: AskedProduct) => productPath(product.id);
