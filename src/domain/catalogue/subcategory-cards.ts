import { CACHES } from "./caches.ts";
import type { Catalogue } from "./catalogue.ts";
import { type Category, subcategoryPath } from "./category.ts";
import { endsOf } from "../figures/figure-units.ts";
import { type FigureRange, figuresOf, rangesOf } from "../figures/figures.ts";
import { listsBy } from "./keys.ts";
import { type Product, imageKind } from "../product/product.ts";

/** What the card of a subcategory shows on its category's page. */
export type SubcategoryCard = {
  key: string;
  /** Its number in the catalogue: "1.4". */
  number: string;
  name: string;
  count: number;
  /** From the least to the most of its first figures. */
  ranges: readonly FigureRange[];
  /** Typical products of it: two where the card is large. */
  pictures: readonly Pick<Product, "id" | "name" | "imageUrl">[];
  large: boolean;
};

/** From so many cards on, the two with most products are large and the others small. */
const LARGE_AND_SMALL = 5;

/** The subcategories that hold products as cards, but the one of this key; none where there is no choice. */
export function subcategoryCards(
  category: Category,
  number: number,
  { bySubcategory }: Pick<Catalogue, "bySubcategory">,
  except?: string,
): SubcategoryCard[] {
  const filled = category.subcategories.filter(({ key, count }) => count > 0 && key !== except);
  if (filled.length < 2) return [];
  const largest = filled.toSorted((a, b) => b.count - a.count).slice(0, 2);
  const cards = filled.map((subcategory) => {
    const { key, name, count } = subcategory;
    const products = bySubcategory.get(subcategoryPath(category.key, key)) ?? [];
    const large = filled.length < LARGE_AND_SMALL || largest.includes(subcategory);
    return {
      key,
      number: `${number}.${category.subcategories.indexOf(subcategory) + 1}`,
      name,
      count,
      ...summaryOf(products, large ? 2 : 1),
      large,
    };
  });
  return [...cards.filter(({ large }) => large), ...cards.filter(({ large }) => !large)];
}

export type Summary = Pick<SubcategoryCard, "ranges" | "pictures">;

/**
 * The first ranges and typical products of a list, each at most so many: one or two. What a card can show at most takes a look
 * at all products, and the lists of a catalogue stay as long as they hold.
 */
export function summaryOf(products: readonly Product[], atMost: 1 | 2): Summary {
  const summary = CACHES.summaries.get(products) ?? {
    ranges: rangesOf(products, 2),
    pictures: typicalOf(products, 2),
  };
  CACHES.summaries.set(products, summary);
  return { ranges: summary.ranges.slice(0, atMost), pictures: summary.pictures.slice(0, atMost) };
}

/**
 * The products that stand for a group: of each of the commonest kinds, which are told by the same first figure, the one
 * in the middle, which is neither the smallest nor the largest. Of a single kind a second one is the largest, which
 * shows how far its sizes go: a bottle alone says less of its group, and is lost on a large card.
 */
function typicalOf(products: readonly Product[], atMost: number): SubcategoryCard["pictures"] {
  const pictured = products.filter(({ imageUrl }) => imageKind(imageUrl) === "image");
  const kinds = listsBy(
    pictured.length > 0 ? pictured : products,
    (product) => figuresOf(product, 1)[0]?.key,
  );
  const commonest = [...kinds.values()].toSorted((a, b) => b.length - a.length).slice(0, atMost);
  const middle = commonest.flatMap((own) => own[Math.floor(own.length / 2)] ?? []);
  const shown = commonest.length === 1 ? new Set([...middle, ...largestOf(commonest.flat())]) : middle;
  return [...shown].slice(0, atMost).map(({ id, name, imageUrl }) => ({ id, name, imageUrl }));
}

/** The product with the largest first figure; none where none states a number. */
function largestOf(products: readonly Product[]): Product[] {
  let largest: { product: Product; size: number } | null = null;
  for (const product of products) {
    const ends = figuresOf(product, 1).flatMap(({ value }) => endsOf(value));
    const size = Math.max(0, ...ends);
    if (size > (largest?.size ?? 0)) largest = { product, size };
  }
  return largest === null ? [] : [largest.product];
}
