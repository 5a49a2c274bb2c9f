import { articleKey, productsByArticle, withPlainDigits } from "./article-numbers.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { nearestDescribed } from "../search/forgiving-search.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { beginsWithUnit, FOUND, withoutQuantity } from "./pasted-quantity.ts";
import { MAX_CHOICES } from "./quote-list.ts";

type Source = Pick<Catalogue, "products"> & Parameters<typeof nearestDescribed>[0];

/**
 * What a piece of text means: products, and the text with {@link FOUND} in the place of their article numbers. `unsure` are
 * those of which a part of the number may as well be how many: "COM-202 4".
 */
type FoundArticles = { products: readonly KeyedProduct[]; unsure: readonly KeyedProduct[]; rest: string };

/** An article number may be written as so many words: "SUL 51 01". */
const MOST_WORDS = 4;
/** What may stand between the words of one number: "COM-202, 4" is a number and a quantity. */
const JOINED = /^[\p{L}\p{N}\s\p{Pd}\u2212._/]*$/u;
/** No text has more words that are looked at. */
const MOST_LOOKED_AT = 60;

/** So much of a number that it may be an article's: letters and digits, or four digits. "50 cm" and "20 L" are sizes. */
function couldBeArticle(key: string): boolean {
  return /\d/.test(key) && (/^\d+$/.test(key) ? key.length >= 4 : key.length >= 3);
}

/** The products whose article numbers stand in a text in whatever spelling, the longest first where they overlap. */
export function articlesIn(source: Pick<Source, "products">, text: string): FoundArticles {
  const byArticle = productsByArticle(source);
  const plain = withPlainDigits(text);
  const words = [...plain.matchAll(/[\p{L}\p{N}]+/gu)].slice(0, MOST_LOOKED_AT);
  const products: KeyedProduct[] = [];
  const unsure: KeyedProduct[] = [];
  let rest = "";
  let copied = 0;
  for (let first = 0; first < words.length; first += 1) {
    for (let count = Math.min(MOST_WORDS, words.length - first); count > 0; count -= 1) {
      const last = words[first + count - 1];
      const from = words[first]?.index ?? 0;
      const to = (last?.index ?? 0) + (last?.[0].length ?? 0);
      const written = plain.slice(from, to);
      if (count > 1 && (!JOINED.test(written) || beginsWithUnit(plain.slice(to)))) continue;
      const key = articleKey(written);
      const found = byArticle.get(key);
      if (!found || !(couldBeArticle(key) || key === articleKey(plain))) continue;
      const parts = words.slice(first, first + count).map(([word]) => word);
      if (found.every((product) => mayEndInQuantity(parts, product))) {
        unsure.push(...found);
        continue;
      }
      products.push(...found);
      rest += plain.slice(copied, from) + FOUND;
      copied = to;
      first += count - 1;
      break;
    }
  }
  return { products: [...new Set(products)], unsure, rest: rest + plain.slice(copied) };
}

/**
 * Whether the first or the last of the words of a number may be how many: it parts digits that stand together in the
 * article number itself.
 */
function mayEndInQuantity(words: readonly string[], { serialNumber }: KeyedProduct): boolean {
  const lengths = (serialNumber ?? "").match(/[\p{L}\p{N}]+/gu)?.map((part) => articleKey(part).length) ?? [];
  const ends = lengths.map((_, place) => lengths.slice(0, place + 1).reduce((sum, each) => sum + each));
  const isCount = (word = "") => /^[1-9]\d{0,3}$/.test(word);
  const isParted = (before: readonly string[]) => !ends.includes(articleKey(before.join("")).length);
  const [first = "", second = ""] = words;
  if (words.length < 2) return false;
  const endsInCount = isCount(words.at(-1)) && /\d$/.test(words.at(-2) ?? "");
  const beginsWithCount = isCount(first) && /^\d/.test(second);
  return (endsInCount && isParted(words.slice(0, -1))) || (beginsWithCount && isParted([first]));
}

const SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Letters that are taken for digits. */
const LOOK_LIKE_DIGITS: Readonly<Record<string, string>> = { o: "0", i: "1", l: "1", s: "5", b: "8" };

/** The text with digits for such letters behind the letters that it begins with. */
const withDigits = (text: string) =>
  text.replaceAll(/(?<=\d.*)[oilsb]/g, (letter) => LOOK_LIKE_DIGITS[letter] ?? letter);

/** All texts that one letter more, less or other, or two swapped ones, make of a text. */
function* nearlyAlike(text: string): Generator<string> {
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
    for (const sign of SIGNS) {
      if (after !== "") yield before + sign + after.slice(1);
      yield before + sign + after;
    }
    if (after !== "") yield before + after.slice(1);
  }
}

/**
 * The products that a text may mean, the likeliest first: by an article number with a slip, by the words of a name, or else
 * by what it says in whatever spelling.
 */
export function articlesLike(source: Source, text: string): readonly KeyedProduct[] {
  const slips = mistyped(source, text);
  if (slips.length > 0) return slips.slice(0, MAX_CHOICES);
  const named = namedLike(source, text);
  if (named.length > 0) return named.slice(0, MAX_CHOICES);
  const description = withoutQuantity(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.,"″-]|[.,](?!\d)|(?<!\d)["″]/gu, " ");
  const words = description.split(/\s+/).filter((word) => word !== "" && !/^-+$|^\D$/.test(word));
  const saying = words.filter((word) => /^\d/.test(word) || !NO_NAME.test(word));
  return saying.some((word) => /\p{L}{3}/u.test(word))
    ? nearestDescribed(source, saying.join(" "), 0.6, MAX_CHOICES)
    : [];
}

function mistyped(source: Source, text: string): KeyedProduct[] {
  const byArticle = productsByArticle(source);
  const words = [...withPlainDigits(text).matchAll(/[\p{L}\p{N}]+/gu)].slice(0, MOST_LOOKED_AT);
  const keys = words.flatMap(([word], place) => [word, word + (words[place + 1]?.[0] ?? "")].map(articleKey));
  const likely = keys.filter((key) => couldBeArticle(key) && /^(?=.*[a-z])[a-z\d]{5,16}$/.test(key));
  const found = new Set<KeyedProduct>();
  for (const key of new Set(likely.slice(0, 8))) {
    for (const product of byArticle.get(withDigits(key)) ?? []) found.add(product);
    for (const alike of nearlyAlike(key))
      for (const product of byArticle.get(alike) ?? []) found.add(product);
  }
  return [...found];
}

/** Words that say nothing of a product: how many, and of what kind the list is. */
const NO_NAME =
  /^(?:\d+|qty|quantity|pcs|pieces|nos|units?|each|and|with|for|the|or|equal|approved|type|size)$/;

/** The products with most of a text's words in their names. */
function namedLike({ products, search }: Source, text: string): KeyedProduct[] {
  const words = [...new Set(wordsOf(text).filter((word) => word.length > 2 && !NO_NAME.test(word)))].slice(
    0,
    8,
  );
  if (words.length < 2) return [];
  const begun = words.map((word) => search.matching(word));
  const needed = Math.max(2, Math.ceil(words.length * 0.6));
  const ranked: { product: KeyedProduct; score: number }[] = [];
  for (const product of products) {
    if (begun.filter((has) => has(product)).length < needed) continue;
    const name = ` ${wordsOf(`${product.name} ${product.brandName}`).join(" ")}`;
    const score = words.filter((word) => name.includes(` ${word}`)).length;
    if (score >= needed) ranked.push({ product, score });
  }
  return ranked.toSorted((a, b) => b.score - a.score).map(({ product }) => product);
}

const wordsOf = (text: string) =>
  withPlainDigits(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
