import type { Catalogue } from "./catalogue.ts";
import { subcategoryPath } from "./category.ts";
import { columnsOf, endsOf, figureOf } from "./figures.ts";
import type { KeyedProduct } from "./keys.ts";
import type { Section, TableColumn } from "./section-parts.ts";

type Source = Pick<Catalogue, "categories" | "groups" | "numbers" | "bySubcategory" | "byOwnCategory">;

/** A section with its products, in the list's own order. */
type Filled = { section: Section; products: KeyedProduct[] };

type Place = { category: number; subcategory: number };

/** Parts a list by subcategory, in catalogue order. */
export function sectionsOf(products: readonly KeyedProduct[], source: Source): Filled[] {
  const parts = new Map<string, Place & { products: KeyedProduct[] }>();
  for (const product of products) {
    const { category = 0, subcategory = 0 } = source.numbers.get(product.id) ?? {};
    const number = subcategory > 0 ? `${category}.${subcategory}` : `${category}`;
    const part = parts.get(number) ?? { category, subcategory, products: [] };
    part.products.push(product);
    parts.set(number, part);
  }
  const ordered = [...parts].toSorted(([, a], [, b]) => rank(a) - rank(b));
  return ordered.map(([number, { products: own, ...place }]) => ({
    section: { number, ...describe(source, place, own), count: own.length },
    products: own,
  }));
}

/** What has no subcategory comes after the subcategories of its category. */
function rank({ category, subcategory }: Place): number {
  return category * 1000 + (subcategory === 0 ? 999 : subcategory);
}

function describe(
  { categories, groups, bySubcategory, byOwnCategory }: Source,
  { category: number, subcategory: within }: Place,
  found: readonly KeyedProduct[],
): Pick<Section, "name" | "description" | "columns"> {
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
    columns: tableColumns(whole ?? found),
  };
}

/** Columns take a while to find, and the lists of a catalogue stay as long as it does. */
const known = new WeakMap<readonly KeyedProduct[], readonly TableColumn[]>();

function tableColumns(products: readonly KeyedProduct[]): readonly TableColumn[] {
  const columns =
    known.get(products) ??
    columnsOf(products).map((column) => {
      const ends = products.flatMap((product) => {
        const figure = figureOf(product, column.key);
        return figure ? endsOf(figure.value) : [];
      });
      return { ...column, largest: Math.max(...ends) };
    });
  known.set(products, columns);
  return columns;
}
