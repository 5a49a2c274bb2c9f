import { CACHES } from "./caches.ts";
import type { Catalogue } from "./catalogue.ts";
import { forgiven } from "./forgiving-search.ts";
import { type KeyedProduct, listsBy } from "./keys.ts";
import { nearestProducts } from "./nearest-products.ts";

type Source = Pick<Catalogue, "products"> & Parameters<typeof forgiven>[0];

/** So many products with a similar id. */
const MAX_SIMILAR = 8;

/** The products nearest to a search that finds nothing, and what it was read as; null where as it is. */
export type Closest = { found: readonly KeyedProduct[]; readAs: string | null };

/**
 * The products in whose name, brand, category or article number each word of the search begins one; else those that
 * have all of its words in whatever spelling; else those with a similar id, or those with the most of its words, at
 * least half.
 */
export function closest(source: Source, q: string): Closest {
  const words = [...new Set(q.toLowerCase().split(/\s+/))];
  const isName = words.some((word) => namesOf(source).some((name) => name.includes(` ${word}`)));
  const candidates = words.map((word) => source.search.withWordBegunBy(word));
  const likely = isName
    ? source.products
    : source.products.filter((each) => candidates.some((has) => has(each)));
  const byCount = listsBy(likely, ({ name, brand, category, subcategory, serialNumber }) => {
    const text = ` ${[name, brand, category, subcategory, serialNumber].join(" ").toLowerCase()}`;
    return words.filter((word) => text.includes(` ${word}`)).length;
  });
  const all = byCount.get(words.length);
  if (all) return { found: all, readAs: null };
  const meant = forgiven(source, q);
  if (meant) return { found: meant.products, readAs: meant.readAs };
  const { products } = nearestProducts(source, words.join("-"), MAX_SIMILAR);
  if (products.length > 0) return { found: products, readAs: null };
  const most = Math.max(0, ...byCount.keys());
  return { found: most * 2 >= words.length ? (byCount.get(most) ?? []) : [], readAs: null };
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
