import type { FigureKey } from "./attribute-kinds.ts";
import { CACHES } from "./caches.ts";
import type { Catalogue } from "./catalogue.ts";
import { subcategoryPath } from "./category.ts";
import { columnsOf, endsOf, type Figure, figureOf, figuresOf, mostOf } from "./figures.ts";
import { type KeyedProduct, listsBy } from "./keys.ts";
import { commonKind } from "./product-kind.ts";
import type { TableColumn } from "./section-parts.ts";

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
  const found = CACHES.tables.get(products);
  if (found) return found;
  const byFigure = [...listsBy(products, (product) => figuresOf(product, 1)[0]?.key).values()];
  const [largest = [], ...others] = byFigure.toSorted((a, b) => b.length - a.length);
  const small = others.filter(({ length }) => length < LEAST_OF_KIND).flat();
  const large = others.filter(({ length }) => length >= LEAST_OF_KIND);
  const first = [[...largest, ...small], ...large].map((own) => ({ columns: columnsOf(own), own }));
  const ownOf = new Map(first.flatMap((kind) => kind.own.map((product) => [product, kind] as const)));
  const byKind = listsBy(products, (product) => {
    const stated = ({ columns }: (typeof first)[number]) =>
      columns.filter(({ key }) => figureOf(product, key) !== null).length;
    const own = ownOf.get(product);
    return first.reduce((best, kind) => (best && stated(kind) <= stated(best) ? best : kind), own);
  });
  const kinds = first.flatMap((kind) => {
    const own = byKind.get(kind);
    return own ? [kindOf(own)] : [];
  });
  CACHES.tables.set(products, kinds);
  return kinds;
}

function kindOf(products: readonly KeyedProduct[]): TableKind {
  const columns = columnsOf(products);
  const keys = columns.map(({ key }) => key);
  const first = columnsOf(products, NEARLY_ALL).map(({ key }) => key);
  const chosen = [...new Set([...first, ...keys])].slice(0, MAX_FIGURES);
  const inOrder = [...new Set([...keys, ...first])].filter((key) => chosen.includes(key));
  return {
    name: commonKind(products),
    columns: columns.map((column) => ({ ...column, largest: largestOf(products, column.key) })),
    figures: inOrder,
    ids: new Set(products.map(({ id }) => id)),
  };
}

function largestOf(products: readonly KeyedProduct[], key: FigureKey): number {
  return mostOf(
    products.flatMap((product) => {
      const figure = figureOf(product, key);
      return figure ? endsOf(figure.value) : [];
    }),
  );
}

type Source = Pick<Catalogue, "bySubcategory" | "byOwnCategory">;

/** The figures of a product's card: those of its kind within its subcategory; its own where it states hardly any of them. */
export function cardFigures(product: KeyedProduct, { bySubcategory, byOwnCategory }: Source): Figure[] {
  const { categoryKey, subcategoryKey } = product;
  const list =
    subcategoryKey === null
      ? byOwnCategory.get(categoryKey)
      : bySubcategory.get(subcategoryPath(categoryKey, subcategoryKey));
  const kind = list && tableKinds(list).find(({ ids }) => ids.has(product.id));
  const shared = kind?.figures.flatMap((key) => figureOf(product, key) ?? []) ?? [];
  return shared.length < 2 ? figuresOf(product) : shared;
}
