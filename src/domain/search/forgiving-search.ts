import { displayNameOf } from "../product/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { subcategoryPath } from "../catalogue/category.ts";
import { FIGURE_FIELDS } from "../figures/figure-fields.ts";
import { isOneOff, numberIn, type Part, partsOf } from "./forgiving-words.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { ordersOf } from "../catalogue/product-orders.ts";
import { inTwo, nearestWords, vocabularyOf } from "./search-vocabulary.ts";

type Source = Pick<
  Catalogue,
  | "ordered"
  | "search"
  | "figures"
  | "synonyms"
  | "brands"
  | "categories"
  | "keys"
  | "byBrand"
  | "byOwnCategory"
  | "bySubcategory"
>;

/** The products that a search may mean, the likeliest first, and the words that it was read as. */
type Forgiven = { products: readonly KeyedProduct[]; readAs: string };

/** What is written otherwise is less likely meant, then what stands in an article number, then what is misspelled. */
const COST = { alike: 1, number: 2, misspelled: 3 };

/** As many products as anyone looks at. */
export const MOST_MEANT = 200;

/** How well each product has a part, by its `order`: 0 not at all, else one more than the cost. */
type Held = { costs: Uint8Array; readAs: string };

/** The likeliest products that have all parts of a search, whatever their order, spelling and unit; null where none has. */
export function forgiven(source: Source, q: string): Forgiven | null {
  const parts = partsOf(q, source.synonyms);
  if (parts.length === 0) return null;
  const sums = new Uint8Array(source.ordered.length).fill(1);
  const held: Held[] = [];
  for (const part of parts) {
    const { costs, readAs } = holdersOf(source, part);
    held.push({ costs, readAs });
    let left = 0;
    for (let order = 0; order < sums.length; order++) {
      const sum = sums[order] ?? 0;
      const cost = costs[order] ?? 0;
      sums[order] = sum === 0 || cost === 0 ? 0 : sum + cost - 1;
      left += sums[order] === 0 ? 0 : 1;
    }
    if (left === 0) return null;
  }
  const words = held.map(({ readAs }) => readAs);
  const products = inOrder(source.ordered, sums, words);
  return products.length === 0 ? null : { products, readAs: words.join(" ") };
}

/** The likeliest by their cost, those first that have more of the words in their names. */
function inOrder(ordered: Source["ordered"], sums: Uint8Array, words: readonly string[]): KeyedProduct[] {
  const byCost: KeyedProduct[][] = [];
  for (let order = 0; order < sums.length; order++) {
    const sum = sums[order] ?? 0;
    if (sum === 0 || byCost[sum]?.length === MOST_MEANT) continue;
    const product = ordered[order];
    if (product) (byCost[sum] ??= []).push(product);
  }
  const rank = ({ name, order }: KeyedProduct) => {
    const lower = name.toLowerCase();
    return (sums[order] ?? 0) + 2 * words.filter((word) => !lower.includes(word)).length;
  };
  const likeliest = byCost.flat().slice(0, MOST_MEANT);
  const ranked = likeliest.map((product) => ({ product, rank: rank(product) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ product }) => product);
}

/**
 * The products with the most parts of a description, at least a share of them, in whatever spelling; of those with as
 * many first whose names say more of them. Where a name says none, some words of its text are chance: "no such thing".
 */
export function nearestDescribed(
  source: Source,
  text: string,
  share: number,
  most: number,
): readonly KeyedProduct[] {
  const parts = partsOf(text, source.synonyms);
  if (parts.length < 2) return [];
  const least = Math.ceil(parts.length * share);
  const lacking = new Uint8Array(source.ordered.length).fill(parts.length);
  const costs = new Uint8Array(source.ordered.length);
  const words = parts.map((part) => {
    const held = holdersOf(source, part);
    for (let order = 0; order < costs.length; order++) {
      const cost = held.costs[order] ?? 0;
      if (cost === 0) continue;
      lacking[order] = (lacking[order] ?? 0) - 1;
      costs[order] = (costs[order] ?? 0) + cost - 1;
    }
    return held.readAs;
  });
  let fewest = parts.length;
  for (const each of lacking) if (each < fewest) fewest = each;
  if (parts.length - fewest < least) return [];
  for (let order = 0; order < costs.length; order++)
    costs[order] = lacking[order] === fewest ? (costs[order] ?? 0) + 1 : 0;
  const telling = words.filter((word) => word.length > 2);
  return inOrder(source.ordered, costs, words)
    .filter(({ name }) => telling.some((word) => name.toLowerCase().includes(word)))
    .slice(0, most);
}

function holdersOf(source: Source, part: Part): Held {
  const costs = new Uint8Array(source.ordered.length);
  const { said, alike } = part;
  let readAs: string | null = null;
  const mark = (text: string, cost: number) => {
    if (markText(source, text, cost + 1, costs)) readAs ??= text;
  };
  mark(said, 0);
  for (const text of alike) mark(text, COST.alike);
  if (markFigures(source, part, costs)) readAs ??= said;
  const number = numberIn(said);
  if (number !== "" && markNumbers(source, source.search.withNumber(number), COST.number, costs))
    readAs ??= said;
  if (readAs !== null) return { costs, readAs };
  if (number.length > 4) {
    const near = [...source.search.numbersNear(number)].flatMap(([own, order]) =>
      isOneOff(own, number) ? [order] : [],
    );
    markNumbers(source, near, COST.misspelled, costs);
  }
  for (const word of inTwo(said, source.search.vocabularies)) mark(word, COST.alike);
  if (readAs !== null) return { costs, readAs };
  const { words, distance } = nearestWords(said, [
    ...source.search.vocabularies,
    vocabularyOf(namesOf(source)),
  ]);
  const common = new Map(words.length > 1 ? words.map((word) => [word, source.search.count(word)]) : []);
  const likeliest = words.toSorted((a, b) => (common.get(b) ?? 0) - (common.get(a) ?? 0));
  for (const word of likeliest) mark(word, COST.misspelled + distance - 1);
  return { costs, readAs: readAs ?? said };
}

const namesOf = ({ brands, keys }: Source) =>
  [...brands.flatMap((brand) => [brand.name, displayNameOf(brand)]), ...keys.category.keys()].join("\n");

/** Marks what has a text in its name, its description or in the name of its brand or category; whether any has. */
function markText(source: Source, text: string, mark: number, costs: Uint8Array): boolean {
  const isNumber = /^\d/.test(text);
  // What has no space stands in a word as in the text, and words are few.
  const isMeant =
    isNumber && !/\s/.test(text)
      ? source.search.withWord(text, (word) => beginsWord(word, text))
      : ({ order }: { order: number }) => {
          const { name = "", description = "" } = source.ordered[order] ?? {};
          return beginsWord(`${name} ${description}`.toLowerCase(), text);
        };
  let any = false;
  const found = source.search.places(text, isNumber || text.length < 4);
  const end = found.includes(1) ? found.length : 0;
  for (let order = 0; order < end; order++) {
    if (found[order] !== 1 || costs[order] !== 0 || (isNumber && !isMeant({ order }))) continue;
    costs[order] = mark;
    any = true;
  }
  for (const list of placesNamed(source, text)) {
    for (const order of ordersOf(list)) if (costs[order] === 0) costs[order] = mark;
    any ||= list.length > 0;
  }
  return any;
}

/** Whether a text has another at the beginning of a word, and no longer number there: "50 cm" is not in "150 cm". */
export function beginsWord(text: string, wanted: string): boolean {
  const isNumber = /\d$/.test(wanted);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const [before = "", after = ""] = [text[at - 1], text[at + wanted.length]];
    if (!/[\p{L}\p{N}.,]/u.test(before) && !(isNumber && /\d/.test(after))) return true;
  }
  return false;
}

/** The products of the brands and categories that have a word that begins so. */
function placesNamed(source: Source, text: string): (readonly KeyedProduct[])[] {
  if (text.length < 3) return [];
  const isNamed = (name: string) => beginsWord(name.toLowerCase(), text);
  const lists = [
    ...source.brands
      .filter((brand) => isNamed(brand.name) || isNamed(displayNameOf(brand)))
      .map(({ id }) => source.byBrand.get(id)),
    ...[...source.keys.category]
      .filter(([name]) => isNamed(name))
      .map(([, key]) => source.byOwnCategory.get(key)),
    ...source.categories.flatMap(({ key, subcategories }) =>
      subcategories
        .filter(({ name }) => isNamed(name))
        .map((subcategory) => source.bySubcategory.get(subcategoryPath(key, subcategory.key))),
    ),
  ];
  return lists.flatMap((list) => (list ? [list] : []));
}

/** Marks what states one of the amounts as a figure. */
function markFigures({ figures }: Source, { amounts }: Part, costs: Uint8Array): boolean {
  let any = false;
  for (const { name, unit } of FIGURE_FIELDS) {
    const amount = amounts.find((each) => each.unit === unit)?.amount;
    const column = amount === undefined ? null : figures.column(name);
    if (amount === undefined || !column) continue;
    const fits = column.values.map(({ from, to }, place) => place > 0 && from === amount && to === amount);
    if (!fits.includes(true)) continue;
    for (let order = 0; order < column.places.length; order++) {
      if (fits[column.places[order] ?? 0] !== true || costs[order] !== 0) continue;
      costs[order] = COST.alike + 1;
      any = true;
    }
  }
  return any;
}

function markNumbers(
  { ordered }: Source,
  orders: readonly number[],
  cost: number,
  costs: Uint8Array,
): boolean {
  let any = false;
  for (const order of orders) {
    if (!ordered[order] || costs[order] !== 0) continue;
    costs[order] = cost + 1;
    any = true;
  }
  return any;
}
