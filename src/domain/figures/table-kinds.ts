import type { FigureKey } from "./attribute-kinds.ts";
import { CACHES } from "../catalogue/caches.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { subcategoryPath } from "../catalogue/category.ts";
import { endsOf } from "./figure-units.ts";
import { columnsOf, everyFigureOf, type Figure, figureOf, figuresOf } from "./figures.ts";
import { type KeyedProduct, listsBy } from "../catalogue/keys.ts";
import { commonKind, kindsOf } from "../product/product-kind.ts";
import type { TableColumn } from "../listing/section-parts.ts";
import { complete, STEP, type Steps } from "../steps.ts";

/** Products that are compared with each other: in a table of their own, and by the same figures on their cards. */
export type TableKind = {
  /** What nearly all of their names call them: "Scrubber-Dryer"; null where that differs. */
  name: string | null;
  columns: readonly TableColumn[];
  /** The figures of their cards. */
  figures: readonly FigureKey[];
  ids: ReadonlySet<string>;
};

/** A kind of so many products has a table of its own; smaller ones stand in that of the largest. */
const LEAST_OF_KIND = 5;

/** A card has first what so many of its kind state, so that neighbours compare; then what half of it states. */
const NEARLY_ALL = 3 / 4;
const MAX_FIGURES = 3;

/**
 * The kinds in a list, told by the same first figure: a tank leads to others than a width. What has more of another
 * kind's columns belongs to that: an upright vacuum has a width too.
 */
export function tableKinds(products: readonly KeyedProduct[]): readonly TableKind[] {
  return complete(findTableKinds(products));
}

/** A product with the kinds of figure that it states. */
type Stating = { product: KeyedProduct; keys: readonly FigureKey[] };

/** Finds the kinds of a list, for whoever asks later. */
export function* findTableKinds(products: readonly KeyedProduct[]): Steps<readonly TableKind[]> {
  const known = CACHES.tables.get(products);
  if (known) return known;
  const stating: Stating[] = [];
  for (const [index, product] of products.entries()) {
    if (index % STEP === 0) yield;
    stating.push({ product, keys: everyFigureOf(product).map(({ key }) => key) });
  }
  const byFigure = [...listsBy(stating, ({ keys }) => keys[0]).values()];
  const [largest = [], ...others] = byFigure.toSorted((a, b) => b.length - a.length);
  const small = others.filter(({ length }) => length < LEAST_OF_KIND).flat();
  const large = others.filter(({ length }) => length >= LEAST_OF_KIND);
  const first: { keys: FigureKey[]; own: Stating[] }[] = [];
  for (const own of [[...largest, ...small], ...large]) {
    yield;
    first.push({ keys: columnsOf(own.map(({ product }) => product)).map(({ key }) => key), own });
  }
  const byKind = new Map<(typeof first)[number], KeyedProduct[]>(first.map((kind) => [kind, []]));
  const ownOf = new Map(first.flatMap((kind) => kind.own.map((each) => [each, kind] as const)));
  for (const [index, each] of stating.entries()) {
    if (index % STEP === 0) yield;
    const stated = ({ keys }: (typeof first)[number]) => keys.filter((key) => each.keys.includes(key)).length;
    const own = ownOf.get(each);
    const kind = first.reduce((best, other) => (best && stated(other) <= stated(best) ? best : other), own);
    if (kind) byKind.get(kind)?.push(each.product);
  }
  yield;
  const groups = byName([...byKind.values()]);
  const kinds: TableKind[] = [];
  for (const own of groups) {
    yield;
    if (own.length > 0) kinds.push(yield* kindOf(own));
  }
  CACHES.tables.set(products, kinds);
  return kinds;
}

/** What is called as another group is belongs there, whatever it states: an upright vacuum is no scrubber-dryer. */
function byName(groups: readonly KeyedProduct[][]): KeyedProduct[][] {
  const names = groups.map((own) => commonKind(own)?.toLowerCase());
  const placed = groups.map((): KeyedProduct[] => []);
  for (const [place, own] of groups.entries()) {
    const name = names[place];
    for (const product of own) {
      const called = kindsOf(product.name);
      const isStranger = name !== undefined && !called.includes(name);
      const other = isStranger ? names.findIndex((each) => each !== undefined && called.includes(each)) : -1;
      placed[other < 0 ? place : other]?.push(product);
    }
  }
  return placed;
}

function* kindOf(products: readonly KeyedProduct[]): Steps<TableKind> {
  const columns = columnsOf(products);
  const keys = columns.map(({ key }) => key);
  yield;
  const first = columnsOf(products, NEARLY_ALL).map(({ key }) => key);
  const chosen = [...new Set([...first, ...keys])].slice(0, MAX_FIGURES);
  const inOrder = [...new Set([...keys, ...first])].filter((key) => chosen.includes(key));
  const largest = new Map<FigureKey, number>();
  for (const [index, product] of products.entries()) {
    if (index % STEP === 0) yield;
    for (const { key, value } of everyFigureOf(product)) {
      for (const end of endsOf(value)) largest.set(key, Math.max(largest.get(key) ?? -Infinity, end));
    }
  }
  yield;
  const name = commonKind(products);
  yield;
  return {
    name,
    columns: columns.map((column) => ({ ...column, largest: largest.get(column.key) ?? -Infinity })),
    figures: inOrder,
    ids: new Set(products.map(({ id }) => id)),
  };
}

/** A place in a card's row of figures; without a value where the product doesn't state it. */
type CardFigure = Figure | { key: FigureKey; value: null };

/** The key figures of a card, at most three. */
export type CardFigures = readonly CardFigure[];

type Source = Pick<Catalogue, "bySubcategory" | "byOwnCategory">;

/**
 * The figures of a product's card: those of its kind within its subcategory, with the place of one that it does not state,
 * so that each stands below its like; its own where it states hardly any of them. Those that the list was asked by come
 * first.
 */
export function cardFigures(
  product: KeyedProduct,
  source: Source,
  asked: readonly FigureKey[] = [],
): CardFigures {
  const first = asked.flatMap((key) => figureOf(product, key) ?? []);
  const others = usualFigures(product, source).filter(({ key }) => !asked.includes(key));
  return [...first, ...others].slice(0, MAX_FIGURES);
}

function usualFigures(product: KeyedProduct, { bySubcategory, byOwnCategory }: Source): CardFigures {
  const { categoryKey, subcategoryKey } = product;
  const list =
    subcategoryKey === null
      ? byOwnCategory.get(categoryKey)
      : bySubcategory.get(subcategoryPath(categoryKey, subcategoryKey));
  const kind = list && tableKinds(list).find(({ ids }) => ids.has(product.id));
  const shared = kind?.figures.map((key): CardFigure => figureOf(product, key) ?? { key, value: null }) ?? [];
  const last = shared.findLastIndex(({ value }) => value !== null);
  return shared.filter(({ value }) => value !== null).length < 2
    ? figuresOf(product)
    : shared.slice(0, last + 1);
}
