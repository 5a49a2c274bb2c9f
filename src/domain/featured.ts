import { type Application, MACHINES_AND_CHEMICALS, matchesApplication } from "./applications.ts";
import type { Catalogue } from "./catalogue.ts";
import { categoryKeyOf } from "./category.ts";
import { imageRank } from "./image-rank.ts";
import { type ProductCard, toCards } from "./product-card.ts";
import type { Product } from "./product.ts";
import { soundLevel } from "./readings.ts";

/** As many products as a landing page features at most, and as many placeholders while it waits (R8.1, R8.2). */
export const FEATURED_LIMIT = 6;

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
export function featuredFor(application: Application, products: readonly Product[]): Product[] {
  const tie = TIES[application];
  return products
    .filter((product) => matchesApplication(application, product))
    .toSorted((a, b) => imageRank(a.imageUrl) - imageRank(b.imageUrl) || tie(a) - tie(b))
    .slice(0, FEATURED_LIMIT);
}

/** What a landing page shows of the catalogue: featured cards, and how many products the full list holds. */
export type Featured = { cards: ProductCard[]; total: number };

/** Chooses the featured cards and counts the full list that the page links to. */
export function featuredView(
  catalogue: Pick<Catalogue, "byApplication" | "numbers">,
  application: Application,
): Featured {
  const suiting = catalogue.byApplication[application];
  return {
    cards: toCards(featuredFor(application, suiting), catalogue.numbers),
    total: suiting.length,
  };
}
