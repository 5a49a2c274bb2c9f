import { CACHES } from "./caches.ts";
import type { Catalogue } from "./catalogue.ts";
import { forgiven } from "./forgiving-search.ts";
import { type KeyedProduct, listsBy } from "./keys.ts";
import { nearestProducts } from "./nearest-products.ts";

type Source = Pick<Catalogue, "products"> & Parameters<typeof forgiven>[0];

/** So many products with a similar id, and of those that are meant, which come in their order, as many as anyone looks at. */
const MAX_SIMILAR = 8;
const MAX_MEANT = 200;

/** The products nearest to a search that finds nothing, and what it was read as; null where as it is. */
export type Closest = { found: readonly KeyedProduct[]; readAs: string | null };

/**
 * The products in whose name, brand, category or article number each word of the search begins one; else those that
 * have all of its words in whatever spelling; else those with a similar id, or those with the most of its words, at
 * least half.
 */
export function closest(source: Source, q: string): Closest {
  const words = [...new Set(q.toLowerCase().split(/\s+/))];
  const names = namesOf(source);
  const candidates = words
    .filter((word) => !names.some((name) => name.includes(` ${word}`)))
    .map((word) => source.search.withWordBegunBy(word));
  const likely = source.products.filter((each) => candidates.every((has) => has(each)));
  const all = likely.filter((product) => wordsIn(product, words) === words.length);
  if (all.length > 0) return { found: all, readAs: null };
  const meant = forgiven(source, q);
  if (meant) return { found: meant.products.slice(0, MAX_MEANT), readAs: meant.readAs };
  const { products } = nearestProducts(source, words.join("-"), MAX_SIMILAR);
  if (products.length > 0) return { found: products, readAs: null };
  const begun = words.map((word) => source.search.withWordBegunBy(word));
  const isAny = candidates.length === words.length;
  const some = isAny ? source.products.filter((each) => begun.some((has) => has(each))) : source.products;
  const byCount = listsBy(some, (product) => wordsIn(product, words));
  const most = Math.max(0, ...byCount.keys());
  return { found: most * 2 >= words.length ? (byCount.get(most) ?? []) : [], readAs: null };
}

/** How many of these words begin one in a product's name, brand, category or article number. */
function wordsIn(product: KeyedProduct, words: readonly string[]): number {
  const { name, brand, category, subcategory, serialNumber } = product;
  const text = ` ${[name, brand, category, subcategory, serialNumber].join(" ").toLowerCase()}`;
  return words.filter((word) => text.includes(` ${word}`)).length;
}

/** What products say of their brands and categories, each word after a space; there are few of these texts. */
function namesOf({ products }: Source): readonly string[] {
  const names =
    CACHES.names.get(products) ??
    [
      ...new Set(
        products.map(({ brand, category, subcategory }) => `${brand} ${category} ${subcategory ?? ""}`),
      ),
    ].map((text) => ` ${text.toLowerCase()}`);
  CACHES.names.set(products, names);
  return names;
}
