import { CACHES } from "./caches.ts";
import type { Catalogue } from "./catalogue.ts";
import { subcategoryPath } from "./category.ts";
import { columnsOf, endsOf, figureOf, figuresOf, mostOf } from "./figures.ts";
import { type KeyedProduct, listsBy } from "./keys.ts";
import type { Section, TableColumn } from "./section-parts.ts";

type Source = Pick<Catalogue, "categories" | "groups" | "numbers" | "bySubcategory" | "byOwnCategory">;

/** A section with its products, in the list's own order. */
type Filled = { section: Section; products: KeyedProduct[] };

type Place = { category: number; subcategory: number };

/** Parts a list by subcategory, in catalogue order; for tables by kind within each, the kind of most products first. */
export function sectionsOf(found: readonly KeyedProduct[], source: Source, asTables = false): Filled[] {
  const parts = new Map<number, Place & { products: KeyedProduct[] }>();
  for (const product of found) {
    const { category = 0, subcategory = 0 } = source.numbers.of(product) ?? {};
    const place = rank({ category, subcategory });
    const part = parts.get(place);
    if (part) part.products.push(product);
    else parts.set(place, { category, subcategory, products: [product] });
  }
  const ordered = [...parts].toSorted(([a], [b]) => a - b);
  return ordered.map(([, { products: own, ...place }]) => {
    const { whole, ...described } = describe(source, place, own);
    const kinds = asTables ? kindsOf(whole) : [];
    const byKind = listsBy(own, ({ id }) => kinds.find(({ ids }) => ids.has(id)) ?? kinds[0]);
    const filled = kinds.flatMap((kind) => {
      const products = byKind.get(kind);
      return products ? [{ columns: kind.columns, products }] : [];
    });
    return {
      section: {
        number: numberOf(place),
        ...described,
        count: own.length,
        tables: filled.map(({ columns, products: { length: count } }) => ({ columns, count })),
      },
      products: asTables ? filled.flatMap(({ products }) => products) : own,
    };
  });
}

const numberOf = ({ category, subcategory }: Place) =>
  subcategory > 0 ? `${category}.${subcategory}` : `${category}`;

/** What has no subcategory comes after the subcategories of its category. */
function rank({ category, subcategory }: Place): number {
  return category * 1000 + (subcategory === 0 ? 999 : subcategory);
}

function describe(
  { categories, groups, bySubcategory, byOwnCategory }: Source,
  { category: number, subcategory: within }: Place,
  found: readonly KeyedProduct[],
): Pick<Section, "name" | "description"> & { whole: readonly KeyedProduct[] } {
  const group = groups[number - 1];
  const category = categories[number - 1];
  const subcategory = category?.subcategories[within - 1];
  const whole = subcategory
    ? bySubcategory.get(subcategoryPath(category?.key ?? "", subcategory.key))
    : category
      ? found
      : byOwnCategory.get(group?.key ?? "");
  return {
    name: subcategory?.name ?? group?.name ?? "",
    description: subcategory?.description ?? category?.description ?? "",
    whole: whole ?? found,
  };
}

export type TableKind = { columns: readonly TableColumn[]; ids: ReadonlySet<string> };

/** A kind of so many products has a table of its own; smaller ones stand in that of the largest. */
const LEAST_OF_KIND = 5;

/** The kinds in a list, told by the same first figure, with the columns of each: a tank leads to others than a width. */
function kindsOf(products: readonly KeyedProduct[]): readonly TableKind[] {
  const found = CACHES.tables.get(products);
  if (found) return found;
  const byFigure = [...listsBy(products, (product) => figuresOf(product, 1)[0]?.key).values()];
  const [largest = [], ...others] = byFigure.toSorted((a, b) => b.length - a.length);
  const small = others.filter(({ length }) => length < LEAST_OF_KIND).flat();
  const large = others.filter(({ length }) => length >= LEAST_OF_KIND);
  const kinds = [[...largest, ...small], ...large].map((own) => ({
    columns: tableColumns(own),
    ids: new Set(own.map(({ id }) => id)),
  }));
  CACHES.tables.set(products, kinds);
  return kinds;
}

function tableColumns(products: readonly KeyedProduct[]): readonly TableColumn[] {
  return columnsOf(products).map((column) => {
    const ends = products.flatMap((product) => {
      const figure = figureOf(product, column.key);
      return figure ? endsOf(figure.value) : [];
    });
    return { ...column, largest: mostOf(ends) };
  });
}
