import { STEP, type Steps } from "../steps.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";

/** As many products one of them may be used with. */
export const MOST_FITS = 60;

/** One product that another is used with: its article number, and how many of the other it takes at a time. */
export type Fit = { article: string; atOnce: number };

const TIMES = /^(.+?)\s+[×x]\s*([1-9]\d{0,2})$/i;

/** Reads `KLX-1041 × 3`; without a number it is one. */
export function readFit(text: string): Fit {
  const [, article = text, times = "1"] = TIMES.exec(text) ?? [];
  return { article, atOnce: Number(times) };
}

/** A relation as text; an article number that itself ends in "× 3" has its one behind it. */
export function writeFit({ article, atOnce }: Fit): string {
  return atOnce === 1 && !TIMES.test(article) ? article : `${article} × ${atOnce}`;
}

/** Another product, and how many of the one that fits are used at a time. */
export type Related = { product: KeyedProduct; atOnce: number };

/** What is used with what, in both directions, and what replaced what. */
export type Relations = {
  /** What is used with the product of this id: its pads, refills, cleaners. */
  needs: ReadonlyMap<string, readonly Related[]>;
  /** What the product of this id is used with. */
  fits: ReadonlyMap<string, readonly Related[]>;
  successor: ReadonlyMap<string, KeyedProduct>;
  /** What the product of this id replaced. */
  replaced: ReadonlyMap<string, readonly KeyedProduct[]>;
};

const keyOf = (article: string) => article.toLowerCase();

/** Finds the relations of these products; one to an article that is not among them is left out. */
export function* relationsOf(products: readonly KeyedProduct[]): Steps<Relations> {
  const named = new Set<string>();
  const related: KeyedProduct[] = [];
  for (const [index, product] of products.entries()) {
    if (index % STEP === 0) yield;
    if (product.fits.length === 0 && product.successor === null) continue;
    related.push(product);
    for (const text of product.fits) named.add(keyOf(readFit(text).article));
    if (product.successor !== null) named.add(keyOf(product.successor));
  }
  const byArticle = new Map<string, KeyedProduct>();
  if (named.size > 0) {
    for (const [index, product] of products.entries()) {
      if (index % STEP === 0) yield;
      const key = keyOf(product.serialNumber ?? "");
      if (named.has(key)) byArticle.set(key, product);
    }
  }
  const needs = new Map<string, Related[]>();
  const fits = new Map<string, Related[]>();
  const successor = new Map<string, KeyedProduct>();
  const replaced = new Map<string, KeyedProduct[]>();
  for (const [index, product] of related.entries()) {
    if (index % STEP === 0) yield;
    for (const text of product.fits) {
      const { article, atOnce } = readFit(text);
      const other = byArticle.get(keyOf(article));
      if (!other || other.id === product.id) continue;
      push(fits, product.id, { product: other, atOnce });
      push(needs, other.id, { product, atOnce });
    }
    const next = byArticle.get(keyOf(product.successor ?? ""));
    if (!next || next.id === product.id) continue;
    successor.set(product.id, next);
    push(replaced, next.id, product);
  }
  return { needs, fits, successor, replaced };
}

function push<Item>(lists: Map<string, Item[]>, id: string, item: Item): void {
  const list = lists.get(id);
  if (list) list.push(item);
  else lists.set(id, [item]);
}
