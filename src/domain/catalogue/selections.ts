import { FEATURED_LIMIT } from "../limits.ts";
import { categoryKeyOf } from "./category.ts";
import { imageRank, type Product } from "../product/product.ts";
import { type Application, MACHINES_AND_CHEMICALS, matchesApplication } from "../product/applications.ts";
import type { Catalogue } from "./catalogue.ts";
import { type KeyedProduct, keyOfName } from "./keys.ts";
import { type CardSource, type ProductCard, toCards } from "../product/product-card.ts";
import { soundLevel } from "../figures/readings.ts";

/** How many products the floor care and chemicals pages feature at most, the first in catalogue order (R7.5, R7.6). */
export const THEME_FEATURED = 6;

/** Keys of the categories that the pages show (R7.1, R7.5, R7.6). */
const SHOWN = {
  vacuum: "industrial-vacuum-cleaners",
  floorCare: "floor-care-equipment",
  chemicals: "cleaning-chemicals",
};

/**
 * The vacuum page's products: the category Industrial Vacuum Cleaners with the order of images turned
 * round, missing first, then placeholders, then real ones (R7.1); catalogue order within each.
 */
export function vacuumProducts<P extends Product>(products: readonly P[]): P[] {
  return products
    .filter((product) => categoryKeyOf(product) === SHOWN.vacuum)
    .toSorted((a, b) => imageRank(b.imageUrl) - imageRank(a.imageUrl));
}

/** Category Floor Care Equipment, or a name with floor, grinder or scrub in it (R7.5). */
export function isFloorCare(product: Product): boolean {
  return categoryKeyOf(product) === SHOWN.floorCare || /floor|grinder|scrub/i.test(product.name);
}

/** Category Cleaning Chemicals, or a name with chemical, detergent or cleaner in it (R7.6). */
export function isChemical(product: Product): boolean {
  return categoryKeyOf(product) === SHOWN.chemicals || /chemical|detergent|cleaner/i.test(product.name);
}

/**
 * The first product whose name contains one of the texts, whatever the capitals; an earlier text goes
 * before a later one. Null where the catalogue holds none.
 */
export function firstNamed(products: readonly Product[], texts: readonly string[]): Product | null {
  for (const text of texts) {
    const found = products.find((product) => product.name.toLowerCase().includes(text.toLowerCase()));
    if (found) return found;
  }
  return null;
}

/** The floors that the floor care page lays out as samples. */
export type FloorMaterial = "marble" | "terrazzo" | "concrete" | "porcelain" | "vinyl" | "carpet";

const kind = (product: Product) => MACHINES_AND_CHEMICALS.indexOf(categoryKeyOf(product));

/** Quietest first, and what states no sound level after all that do. */
const loudness = (product: Product) => soundLevel(product) ?? Number.MAX_VALUE;

/** What decides between products with the same kind of picture, which no rule decides (R16.12); smaller is first. */
const TIES: Record<Application, (product: Product) => number> = {
  commercial: kind,
  healthcare: () => 0,
  hospitality: loudness,
};

/**
 * The products that an industry's landing page features: those that suit it, real pictures first, then
 * placeholders, then none; within each by the industry's own order, then as the catalogue orders them; at most
 * {@link FEATURED_LIMIT} (R16.12).
 */
export function featuredFor<P extends Product>(application: Application, products: readonly P[]): P[] {
  const tie = TIES[application];
  return products
    .filter((product) => matchesApplication(application, product))
    .map((product) => ({ product, image: imageRank(product.imageUrl), tie: tie(product) }))
    .toSorted((a, b) => a.image - b.image || a.tie - b.tie)
    .slice(0, FEATURED_LIMIT)
    .map(({ product }) => product);
}

/** What a landing page shows of the catalogue: featured cards, and how many products the full list holds. */
export type Featured = { cards: ProductCard[]; total: number };

/** Chooses the featured cards and counts the full list that the page links to. */
export function featuredView(
  catalogue: Pick<Catalogue, "byApplication"> & CardSource,
  application: Application,
): Featured {
  const suiting = catalogue.byApplication[application];
  return {
    cards: toCards(featuredFor(application, suiting), catalogue),
    total: suiting.length,
  };
}

/** Pictures of our own or from an absolute address first, placeholders second, none last (R6.4). */
export function orderByImage<P extends Product>(products: readonly P[]): P[] {
  const ranked: [P[], P[], P[]] = [[], [], []];
  for (const product of products) ranked[imageRank(product.imageUrl)].push(product);
  return ranked.flat();
}

/** What the overview's grid shows for the brand that is pressed, or for none: exact match, image order (R6.2, R6.4). */
export function solutionsProducts(
  source: Pick<Catalogue, "products" | "byBrand" | "keys" | "former">,
  brand: string | null,
): KeyedProduct[] {
  const key = keyOfName(source, "brand", brand);
  return orderByImage(key === null ? source.products : (source.byBrand.get(key) ?? []));
}
