import type { Brand } from "./brand.ts";
import { brandNamed } from "./brand.ts";
import { imageRank } from "./image-rank.ts";
import type { Product } from "./product.ts";

/** Pictures of our own or from an absolute address first, placeholders second, none last (R6.4). */
export function orderByImage(products: readonly Product[]): Product[] {
  return products.toSorted((a, b) => imageRank(a.imageUrl) - imageRank(b.imageUrl));
}

/** What the overview's grid shows for the brand that is pressed, or for none: exact match, image order (R6.2, R6.4). */
export function solutionsProducts(products: readonly Product[], brand: string | null): Product[] {
  return orderByImage(brand === null ? products : products.filter((product) => product.brand === brand));
}

/** A button of "Shop by Brand". */
export type BrandChoice = { name: string; logoUrl: string | null; count: number };

/** The brands to choose from, in menu order, then brands that only products name; none without products. */
export function brandChoices(products: readonly Product[], brands: readonly Brand[]): BrandChoice[] {
  const names = new Set([...brands.map(({ name }) => name), ...products.map(({ brand }) => brand)]);
  return [...names].flatMap((name) => {
    const count = products.filter(({ brand }) => brand === name).length;
    return count === 0 ? [] : [{ name, logoUrl: brandNamed(brands, name)?.logoUrl ?? null, count }];
  });
}
