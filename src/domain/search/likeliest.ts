import type { Catalogue } from "../catalogue/catalogue.ts";
import { MOST_MEANT } from "./forgiving-search.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { type MatchedPart, matchedPart } from "./matched-part.ts";
import { namesKind } from "../product/product-kind.ts";
import { bare } from "./search.ts";
import { type Reading, readingOf } from "./search-reading.ts";

/** By how likely the search means the product: its article number, its kind, its name's beginning, a word of it, the rest. */
function rankOf(
  { name, serialNumber }: KeyedProduct,
  q: string,
  reading: Reading | null,
  isNumbered: boolean,
): number {
  if (isNumbered) {
    const number = bare(serialNumber ?? "");
    return number === bare(q) ? 0 : number.startsWith(bare(q)) ? 1 : 2;
  }
  // Most of what is found has it in its description only.
  const lower = name.toLowerCase();
  const match = lower.includes(q.toLowerCase()) ? matchedPart(name, q) : readPart(lower, reading);
  if (match === null) return 7;
  if (namesKind(name, match)) return 3;
  const [at] = match;
  if (at === 0) return 4;
  return /[\p{L}\p{N}]/u.test(name[at - 1] ?? "") ? 6 : 5;
}

function readPart(name: string, reading: Reading | null): MatchedPart {
  const found = reading?.pattern.exec(name);
  return found ? [found.index, found.index + found[0].length] : null;
}

const RANKS = 8;

/** The likeliest of what a search found, those alike in the order in which it found them; all of them, or so many. */
export function likeliest(
  { search }: Pick<Catalogue, "search">,
  products: readonly KeyedProduct[],
  q: string,
  most = Infinity,
): KeyedProduct[] {
  const numbered = search.numberedBy(q);
  // Many products that have the search as it is typed are not looked through for another reading of it.
  const meant = readingOf(q);
  const reading = meant && (products.length <= MOST_MEANT || !search.places(q).includes(1)) ? meant : null;
  const ranked: KeyedProduct[][] = Array.from({ length: RANKS }, () => []);
  for (const product of products)
    ranked[rankOf(product, q, reading, numbered.has(product.order))]?.push(product);
  return ranked.flat().slice(0, most);
}
