import type { Catalogue } from "./catalogue.ts";
import { imageRank } from "./image-rank.ts";
import type { Product } from "./product.ts";

/** Pictures of our own or from an absolute address first, placeholders second, none last (R6.4). */
export function orderByImage(products: readonly Product[]): Product[] {
  return products.toSorted((a, b) => imageRank(a.imageUrl) - imageRank(b.imageUrl));
}

/** What the overview's grid shows for the brand that is pressed, or for none: exact match, image order (R6.2, R6.4). */
export function solutionsProducts(
  { products, byBrand, keys, former }: Pick<Catalogue, "products" | "byBrand" | "keys" | "former">,
  brand: string | null,
): Product[] {
  if (brand === null) return orderByImage(products);
  const key = keys.brand.get(former.brand.get(brand) ?? brand) ?? "";
  return orderByImage(byBrand.get(key) ?? []);
}

/** A button of "Shop by Brand". */
export type BrandChoice = { name: string; logoUrl: string | null; count: number };

/** The brands to choose from, in menu order, then brands that only products name; none without products. */
export function brandChoices({ brands, byBrand }: Pick<Catalogue, "brands" | "byBrand">): BrandChoice[] {
  const logos = new Map(brands.map(({ id, logoUrl }) => [id, logoUrl]));
  return [...new Set([...logos.keys(), ...byBrand.keys()])].flatMap((key) => {
    const [first, ...more] = byBrand.get(key) ?? [];
    return first ? [{ name: first.brand, logoUrl: logos.get(key) ?? null, count: 1 + more.length }] : [];
  });
}
