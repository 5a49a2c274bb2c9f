import type { Catalogue } from "../catalogue/catalogue.ts";
import { subcategoryPath } from "../catalogue/category.ts";
import { type KeyedProduct, listsBy } from "../catalogue/keys.ts";
import type { Section, TableColumn } from "./section-parts.ts";
import { tableKinds } from "../figures/table-kinds.ts";

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
  const filled = ordered.map(([, { products: own, ...place }]) => {
    const { whole, ...described } = describe(source, place, own);
    const kinds = asTables ? tableKinds(whole) : [];
    const byKind = listsBy(own, ({ id }) => kinds.find(({ ids }) => ids.has(id)) ?? kinds[0]);
    const tables = kinds.flatMap((kind) => {
      const products = byKind.get(kind);
      return products ? [{ kind, products }] : [];
    });
    return {
      section: {
        number: numberOf(place),
        ...described,
        count: own.length,
        tables: tables.map(({ kind: { name, columns }, products: { length: count } }) => ({
          name,
          columns,
          count,
        })),
      },
      products: asTables ? tables.flatMap(({ products }) => products) : own,
    };
  });
  return asTables ? inOneWay(filled) : filled;
}

/** What one table of the list tells with a unit in each row, all of its tables tell so: no "Pack, L" beside "Pack". */
function inOneWay(filled: readonly Filled[]): Filled[] {
  const columns = filled.flatMap(({ section }) => section.tables.flatMap((table) => table.columns));
  const inRows = new Set(columns.filter(({ unit }) => unit === null).map(({ key }) => key));
  const told = (column: TableColumn) => (inRows.has(column.key) ? { ...column, unit: null } : column);
  return filled.map(({ section, products }) => ({
    section: {
      ...section,
      tables: section.tables.map((table) => ({ ...table, columns: table.columns.map(told) })),
    },
    products,
  }));
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
