import {
  type CatalogueTable,
  putRows,
  readTables,
  type TreeTables,
} from "../database/catalogue/catalogue.ts";
import type { CatalogueRow, Database } from "../database/schema.ts";
import {
  BRAND_COLUMNS,
  BRAND_FIELDS,
  type BrandRecord,
  CATEGORY_COLUMNS,
  CATEGORY_FIELDS,
  type CategoryRecord,
  type Cells,
  type Column,
  PRODUCT_COLUMNS,
  PRODUCT_FIELDS,
  type ProductRecord,
  SYNONYM_COLUMNS,
  SYNONYM_FIELDS,
  type SynonymRecord,
} from "./columns.ts";
import { type Field, NONE } from "./fields.ts";

/** Everything that the catalogue consists of, at one version. */
export type CatalogueRecords = {
  version: number;
  products: ProductRecord[];
  brands: BrandRecord[];
  categories: CategoryRecord[];
  synonyms: SynonymRecord[];
};

/** How records of one kind lie in a table and in a file. */
type RecordType<Item extends { id: string; position: number }> = {
  table: CatalogueTable;
  columns: readonly Column<Item>[];
  /** What the table holds beside the columns of files. */
  fields: readonly Field<Item>[];
  blank(): Item;
};

export const PRODUCTS: RecordType<ProductRecord> = {
  table: "products",
  columns: PRODUCT_COLUMNS,
  fields: PRODUCT_FIELDS,
  blank: () => ({
    id: "",
    identity: "",
    name: "",
    brand: "",
    brandKey: null,
    category: "General",
    categoryKey: null,
    subcategory: null,
    subcategoryKey: null,
    description: "",
    features: [],
    specifications: "",
    imageUrl: null,
    imageText: null,
    pictures: NONE,
    documents: [],
    productUrl: null,
    serialNumber: null,
    fits: NONE,
    successor: null,
    price: null,
    isActive: true,
    createdAt: "",
    position: 0,
    updatedAt: "",
  }),
};

export const BRANDS: RecordType<BrandRecord> = {
  table: "brands",
  columns: BRAND_COLUMNS,
  fields: BRAND_FIELDS,
  blank: () => ({
    id: "",
    name: "",
    displayName: null,
    logoUrl: null,
    description: null,
    website: null,
    isActive: true,
    formerNames: [],
    nameKey: "",
    position: 0,
  }),
};

export const CATEGORIES: RecordType<CategoryRecord> = {
  table: "categories",
  columns: CATEGORY_COLUMNS,
  fields: CATEGORY_FIELDS,
  blank: () => ({
    id: "",
    key: "",
    name: "",
    parent: null,
    parentKey: null,
    description: "",
    bannerUrl: null,
    formerNames: [],
    position: 0,
  }),
};

export const SYNONYMS: RecordType<SynonymRecord> = {
  table: "synonyms",
  columns: SYNONYM_COLUMNS,
  fields: SYNONYM_FIELDS,
  blank: () => ({ id: "", word: "", means: "", isActive: true, position: 0 }),
};

function recordOf<Item extends { id: string; position: number }>(
  { columns, fields, blank }: RecordType<Item>,
  row: CatalogueRow,
): Item {
  const item = blank();
  for (const field of fields) if (field.column !== null) field.load(item, row[field.column] ?? null);
  for (const field of columns) if (field.column !== null) field.load(item, row[field.column] ?? null);
  return item;
}

function rowOf<Item extends { id: string; position: number }>(
  { columns, fields }: RecordType<Item>,
  item: Item,
): CatalogueRow {
  const row: CatalogueRow = { id: item.id, position: item.position };
  for (const field of fields) if (field.column !== null) row[field.column] = field.store(item);
  for (const field of columns) if (field.column !== null) row[field.column] = field.store(item);
  return row;
}

/** A record as the cells of a file. */
export function cellsOf<Item extends { id: string; position: number }>(
  { columns }: RecordType<Item>,
  item: Item,
): Cells {
  return Object.fromEntries(columns.map((column) => [column.name, column.get(item)]));
}

/** A copy of a record with these cells; a column without a cell keeps its value. */
export function withCells<Item extends { id: string; position: number }>(
  { columns }: RecordType<Item>,
  item: Item,
  cells: Cells,
): Item {
  const copy = { ...item };
  for (const column of columns) {
    const cell = cells[column.name];
    if (cell !== undefined) column.set(copy, cell);
  }
  return copy;
}

/** Writes records, new or changed. The caller bumps the catalogue's version in the same transaction. */
export async function putRecords<Item extends { id: string; position: number }>(
  db: Database,
  type: RecordType<Item>,
  items: readonly Item[],
  written?: (count: number) => void,
): Promise<void> {
  await putRows(
    db,
    type.table,
    items.map((item) => rowOf(type, item)),
    written,
  );
}

/**
 * Reads the whole catalogue at one version. What belongs to a brand or category by its key has the name that it
 * has now, whatever name it was stored under.
 */
export async function readCatalogue(db: Database): Promise<CatalogueRecords> {
  const tables = await readTables(db);
  const { productOfRow, ...tree } = readTree(tables);
  return { version: tables.version, products: tables.products.map(productOfRow), ...tree };
}

/** Brands, categories and synonyms of their rows, and how a product is read beside them: with the names that these have now. */
export function readTree(tables: Readonly<TreeTables>) {
  const brands = tables.brands.map((row) => recordOf(BRANDS, row));
  const categories = tables.categories.map((row) => recordOf(CATEGORIES, row));
  const brandOfKey = new Map(brands.map((brand) => [brand.id, brand]));
  const categoryAt = new Map(
    categories.map((category) => [pathOf(category.parentKey, category.key), category]),
  );
  for (const category of categories) {
    const { parentKey } = category;
    category.parent =
      parentKey === null ? null : (categoryAt.get(pathOf(null, parentKey))?.name ?? parentKey);
  }
  // Products of one brand or category share the texts of its name and key, rather than have a copy each.
  const productOfRow = (row: CatalogueRow): ProductRecord => {
    const product = recordOf(PRODUCTS, row);
    const { brandKey, categoryKey, subcategoryKey } = product;
    const brand = brandKey === null ? null : brandOfKey.get(brandKey);
    if (brand) [product.brand, product.brandKey] = [brand.name, brand.id];
    if (categoryKey === null) return product;
    const category = categoryAt.get(pathOf(null, categoryKey));
    if (category) [product.category, product.categoryKey] = [category.name, category.key];
    if (subcategoryKey === null) return product;
    const within = categoryAt.get(pathOf(categoryKey, subcategoryKey));
    if (within) [product.subcategory, product.subcategoryKey] = [within.name, within.key];
    return product;
  };
  const synonyms = tables.synonyms.map((row) => recordOf(SYNONYMS, row));
  return { brands, categories, synonyms, productOfRow };
}

/** What visitors are shown of a product, and what tells its place and its age. */
export const SHOWN_COLUMNS: readonly string[] = [
  ...new Set([...PRODUCT_FIELDS, ...PRODUCT_COLUMNS].flatMap(({ column }) => column ?? [])),
];

/** What an entry of the tree is known by: a subcategory's key is unique within its category only. */
function pathOf(parentKey: string | null, key: string): string {
  return `${parentKey ?? ""}/${key}`;
}
