import * as v from "valibot";
import { imageKind, type Product } from "../product/product.ts";

/** What a product should have, in the order in which the office's list shows it. */
export const PARTS = ["picture", "description", "features", "specification", "price", "brandText"] as const;

export type Part = (typeof PARTS)[number];

/** A description below this says too little; in characters. */
export const SHORT_DESCRIPTION = 40;

/** Which parts a product has; `brandText` is the description of its brand. */
export function partsOf(
  product: Pick<Product, "imageUrl" | "description" | "features" | "specifications" | "price">,
  brandText: string | null,
): Record<Part, boolean> {
  return {
    picture: imageKind(product.imageUrl) === "image",
    description: product.description.length >= SHORT_DESCRIPTION,
    features: product.features.length > 0,
    specification: product.specifications !== "",
    price: product.price !== null,
    brandText: (brandText ?? "") !== "",
  };
}

/** Where a product is: a draft that was never published, on the site, or withdrawn from it. */
export const PRODUCT_STATES = ["draft", "active", "withdrawn"] as const;

export type ProductState = (typeof PRODUCT_STATES)[number];

export const PRODUCT_SORTS = ["changed", "article", "name", "brand", "category", "price"] as const;

export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Rows of one page of the list. */
export const PRODUCTS_A_PAGE = 50;

const key = v.optional(v.pipe(v.string(), v.maxLength(200)), "");

/** What the list is narrowed and sorted by. */
export const productListSchema = v.object({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ""),
  category: key,
  brand: key,
  state: v.optional(v.picklist(PRODUCT_STATES)),
  missing: v.optional(v.picklist(PARTS)),
  sort: v.optional(v.picklist(PRODUCT_SORTS)),
  order: v.optional(v.picklist(["up", "down"])),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), "1"),
});

export type ProductListQuery = v.InferOutput<typeof productListSchema>;

/** An article number as it is searched: without case, dashes, dots, slashes and spaces. */
export function foldArticle(text: string): string {
  return text.toLowerCase().replaceAll(/[-\s./]/g, "");
}
