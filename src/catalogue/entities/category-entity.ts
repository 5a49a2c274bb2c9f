import { slugOf } from "../../domain/catalogue/category.ts";
import type { Database } from "../../database/schema.ts";
import { CATEGORY_COLUMNS, type CategoryRecord, type Cells } from "../columns.ts";
import { type Entity, lastPosition, lookAlike } from "./entity.ts";
import { slugGenerator, normalizeName, uniqueGenerator } from "./identity.ts";
import { type NameList, type NameResolver, nameResolver } from "./name-resolver.ts";
import { withKeys } from "./product-entity.ts";
import { CATEGORIES, type CatalogueRecords, cellsOf, PRODUCTS, putRecords, withCells } from "../records.ts";
import { introduceNames, renamingFault, renamingNotes, renamingOf, withFormerName } from "./renaming.ts";

const siblings = ({ parent = "" }: Cells, names: NameResolver): NameList =>
  parent === "" ? names.tree : names.subcategoriesOf(parent);

/** By parent, and key or name. */
export const categoryEntity: Entity = {
  columns: CATEGORY_COLUMNS,

  stored: ({ categories }) =>
    categories.map((category) => ({
      id: category.id,
      cells: cellsOf(CATEGORIES, category),
      active: true,
    })),

  json: ({ categories }) =>
    categories.map(({ name, parent, description, bannerUrl, key }) => ({
      name,
      parent,
      description,
      bannerUrl,
      key,
    })),

  introduce(rows, names) {
    const top = rows.filter(({ cells }) => cells["parent"] === "");
    introduceNames(top, () => names.tree);
    for (const { cells } of top) names.tops.add(normalizeName(cells["name"] ?? ""));
    introduceNames(
      rows.filter(({ cells }) => cells["parent"] !== ""),
      (cells) => siblings(cells, names),
    );
  },

  identity(cells, names) {
    const { name, parent = "", key = "" } = cells;
    if (name === undefined) return null;
    const list = siblings(cells, names);
    const known = list.withKey(key) ?? list.find(name);
    const place = parent === "" ? "" : (names.tree.find(parent)?.key ?? `\t${normalizeName(parent)}`);
    return `${place}/${known?.key ?? `\t${normalizeName(name)}`}`;
  },

  otherIdentity: () => null,

  fault({ cells }, _stored, names) {
    const { name = "", parent = "" } = cells;
    const list = siblings(cells, names);
    const renaming = renamingOf(list, cells);
    const fault = renaming ? renamingFault(list, renaming) : lookAlike("name", name, list.twinOf(name));
    if (fault || parent === "") return fault;
    if (names.tops.has(normalizeName(parent)) || names.tree.find(parent)) return null;
    return { column: "parent", fault: { code: "unknownParent", parent } };
  },

  complete(cells, stored, names) {
    if (!stored) {
      const given = cells["parent"] ?? "";
      return { ...cells, parent: (names.tree.find(given) ?? names.categories.resolve(given)).name };
    }
    const { name = "", parent = "", key = "" } = stored.cells;
    const renaming = renamingOf(siblings(stored.cells, names), cells);
    return { ...stored.cells, ...cells, name: renaming?.to ?? name, parent, key };
  },

  notes: (written) => renamingNotes("categoryRenamed", written),

  async write(trx, { added, changed }, records, { now }) {
    const { categories: stored } = records;
    const byId = new Map(stored.map((category) => [category.id, category]));
    const newId = slugGenerator(byId.keys());
    let last = lastPosition(stored);
    const kept = changed.flatMap(({ id, cells }) => {
      const category = byId.get(id);
      return category ? [withFormerName(category, withCells(CATEGORIES, category, cells))] : [];
    });
    const fresh = added.map((cells) => {
      const id = newId(`${cells["parent"] ?? ""} ${cells["name"] ?? ""}`, "category");
      return withCells(CATEGORIES, { ...CATEGORIES.blank(), id, position: (last += 1) }, cells);
    });
    const after = new Map([...stored, ...kept].map((category) => [category.id, category]));
    const written = [...kept, ...withNewKeys(fresh, [...after.values()])];
    await putRecords(trx, CATEGORIES, written);
    for (const category of written) after.set(category.id, category);
    await linkProducts(trx, { ...records, categories: [...after.values()] }, now);
    return written.map((category) => ({ id: category.id, cells: cellsOf(CATEGORIES, category) }));
  },
};

/** Gives new entries their keys, and the keys of their parents, which may be new as well. */
function withNewKeys(fresh: readonly CategoryRecord[], stored: readonly CategoryRecord[]): CategoryRecord[] {
  const makers = new Map<string | null, (text: string) => string>();
  const keyed = (category: CategoryRecord, parentKey: string | null): CategoryRecord => {
    const taken = stored.filter((other) => other.parentKey === parentKey).map(({ key }) => key);
    const make = makers.get(parentKey) ?? uniqueGenerator(taken);
    makers.set(parentKey, make);
    return { ...category, parentKey, key: make(category.key || slugOf(category.name)) };
  };
  const top = fresh.filter(({ parent }) => parent === null).map((category) => keyed(category, null));
  const { tree } = nameResolver({ products: [], brands: [], categories: [...stored, ...top] });
  const below = fresh.flatMap((category) => {
    const parentKey = category.parent === null ? null : (tree.find(category.parent)?.key ?? null);
    return parentKey === null ? [] : [keyed(category, parentKey)];
  });
  return [...top, ...below];
}

/** Products that name what the tree did not have until now belong to it from now on. */
async function linkProducts(trx: Database, records: CatalogueRecords, now: string): Promise<void> {
  const names = nameResolver(records);
  const linked = records.products.flatMap((product) => {
    const { categoryKey, subcategoryKey } = withKeys(product, names);
    if (categoryKey === product.categoryKey && subcategoryKey === product.subcategoryKey) return [];
    return [{ ...product, categoryKey, subcategoryKey, updatedAt: now }];
  });
  await putRecords(trx, PRODUCTS, linked);
}
