import { articleKey, productsByArticle } from "../quote/article-numbers.ts";
import { CACHES } from "../catalogue/caches.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { editDistance } from "./edit-distance.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { isMeant, LONGEST_ADDRESS, nearestOf } from "./mistyped-address.ts";

type Source = Pick<Catalogue, "products">;

/** Where each word of the products' ids occurs, and those of letters alone, which may be misspelled. */
export type NearestIndex = {
  productsOf: ReadonlyMap<string, readonly KeyedProduct[]>;
  vocabulary: readonly { key: string }[];
};

/** So many words of an address are looked up, and so many products of a word, and so many words are spelled out. */
const LIMITS = { words: 16, productsOfWord: 500, misspelled: 4, vocabulary: 5000, compared: 24 };

/** The words of an id or of an address; a number and its unit are two: "620w". */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\d+|\p{L}+/gu) ?? [];
}

function indexOf({ products }: Source): NearestIndex {
  const known = CACHES.nearest.get(products);
  if (known) return known;
  const productsOf = new Map<string, KeyedProduct[]>();
  for (const product of products) {
    for (const word of new Set(wordsOf(product.id))) {
      const list = productsOf.get(word);
      if (!list) productsOf.set(word, [product]);
      else if (list.length < LIMITS.productsOfWord) list.push(product);
    }
  }
  const words = [...productsOf.keys()].filter((word) => !/\d/.test(word));
  const index = { productsOf, vocabulary: words.slice(0, LIMITS.vocabulary).map((key) => ({ key })) };
  CACHES.nearest.set(products, index);
  return index;
}

/** What is near to the address of a product that there isn't. */
type NearestProducts = {
  /** The product whose address was probably meant. */
  meant: KeyedProduct | null;
  /** The products nearest to the address, the one that was probably meant first. */
  products: readonly KeyedProduct[];
};

/**
 * The products nearest to an id that none has, at most `most`: those with this article number, of which no letter is
 * compared with an address; else by changed letters up to half of the id, then by the words that they share with it, at
 * least half of its letters.
 */
export function nearestProducts(source: Source, asked: string, most: number): NearestProducts {
  if (asked.length > LONGEST_ADDRESS) return { meant: null, products: [] };
  const numbered = productsByArticle(source).get(articleKey(asked)) ?? [];
  if (numbered.length > 0) return { meant: null, products: numbered.slice(0, most) };
  const wanted = asked.toLowerCase();
  const shared = sharedLetters(indexOf(source), wordsOf(wanted).slice(0, LIMITS.words));
  const letters = wordsOf(wanted).join("").length;
  const found = [...shared]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, LIMITS.compared)
    .map(([product, share]) => ({ product, share, distance: editDistance(wanted, product.id) }));
  const near = found
    .filter(({ distance }) => distance * 2 <= wanted.length)
    .toSorted((a, b) => a.distance - b.distance);
  const alike = found.filter((each) => !near.includes(each) && each.share * 2 >= letters);
  const [first] = near;
  return {
    meant: first && isMeant(first.distance, wanted) ? first.product : null,
    products: [...near, ...alike].slice(0, most).map(({ product }) => product),
  };
}

/** How many letters of these words each product's id has; of a misspelled word half, where it has the one that may be meant. */
function sharedLetters(
  { productsOf, vocabulary }: NearestIndex,
  words: readonly string[],
): Map<KeyedProduct, number> {
  const shared = new Map<KeyedProduct, number>();
  let misspelled = 0;
  for (const word of new Set(words)) {
    let known = productsOf.get(word);
    const counted = known ? word.length : word.length / 2;
    if (!known && word.length > 3 && misspelled < LIMITS.misspelled) {
      misspelled += 1;
      // Hardly anyone misspells both ends of a word, and most of the vocabulary needs no closer look.
      const alike = vocabulary.filter(({ key }) => key[0] === word[0] || key.at(-1) === word.at(-1));
      known = productsOf.get(nearestOf(word, alike)?.key ?? "");
    }
    for (const product of known ?? []) shared.set(product, (shared.get(product) ?? 0) + counted);
  }
  return shared;
}
