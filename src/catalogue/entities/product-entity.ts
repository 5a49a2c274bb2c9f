import { type BrandRecord, type Cells, PRODUCT_COLUMNS, type ProductRecord } from "../columns.ts";
import { newBrand } from "./brand-entity.ts";
import { unreadValues } from "../cells/unread-values.ts";
import { type Entity, lastPosition, lookAlike } from "./entity.ts";
import { slugGenerator, normalizeName } from "./identity.ts";
import { type NameResolver, nameResolver } from "./name-resolver.ts";
import { newBrandNotes, newPlaceNotes } from "./new-names.ts";
import { BRANDS, cellsOf, PRODUCTS, putRecords, withCells } from "../records.ts";

/** By article number, else by brand and name. A name without capitals and spacing holds no tab. */
export const productEntity: Entity = {
  columns: PRODUCT_COLUMNS,

  stored: ({ products }) =>
    products.map((product) => ({
      id: product.id,
      cells: cellsOf(PRODUCTS, product),
      active: product.isActive,
    })),

  json: ({ products }) => products.map(productOf),

  introduce(rows, names) {
    for (const { cells } of rows) names.articles.add(cells["article number"] ?? "", cells["successor"]);
  },

  identity(cells, names) {
    const article = cells["article number"] ?? "";
    return article === "" ? this.otherIdentity(cells, names) : articleIdentity(article);
  },

  otherIdentity({ brand, name }, names) {
    if (brand === undefined || name === undefined) return null;
    return nameIdentity(names.brands.find(brand)?.key ?? `\t${normalizeName(brand)}`, name);
  },

  fault({ cells }, stored, names) {
    const lacking = ["name", "brand"].filter((column) => !(column in cells));
    if (stored === null && "article number" in cells && lacking.length > 0) {
      return { column: "article number", fault: { code: "unknownArticle", lacking } };
    }
    const { brand = "", category = "", subcategory = "" } = cells;
    return (
      lookAlike("brand", brand, names.brands.twinOf(brand)) ??
      lookAlike("category", category, names.categories.twinOf(category)) ??
      lookAlike("subcategory", subcategory, names.subcategoriesOf(category).twinOf(subcategory)) ??
      names.articles.fault(cells, stored?.cells ?? null)
    );
  },

  complete(cells, stored, names) {
    const full: Record<string, string> = {
      active: "yes",
      ...stored?.cells,
      ...names.articles.spelled(cells),
    };
    if (full["brand"] !== undefined) full["brand"] = names.brands.resolve(full["brand"]).name;
    const category = names.categories.resolve(full["category"] ?? "General").name;
    full["category"] = category;
    const subcategory = full["subcategory"] ?? "";
    if (subcategory !== "") {
      full["subcategory"] = names.subcategoriesOf(category).find(subcategory)?.name ?? subcategory;
    }
    // A file that has only the category tells the whole place with it: another one's subcategories don't fit.
    const moved =
      stored !== null && normalizeName(category) !== normalizeName(stored.cells["category"] ?? "");
    if (moved && cells["subcategory"] === undefined) full["subcategory"] = "";
    return full;
  },

  notes(written, { brands, categories }) {
    const specified = written.filter(
      ({ cells, stored }) => cells["specifications"] !== stored?.cells["specifications"],
    );
    const unread = unreadValues(specified.map(({ cells }) => cells["specifications"] ?? ""));
    const fresh = newBrands(
      written.map(({ cells }) => cells),
      brands,
    );
    return [...unread, ...newBrandNotes(fresh, brands), ...newPlaceNotes(written, categories)];
  },

  async write(trx, { added, changed }, records, { now, written }) {
    const fresh = newBrands([...changed.map(({ cells }) => cells), ...added], records.brands);
    await putRecords(trx, BRANDS, fresh);
    const names = nameResolver({ ...records, brands: [...records.brands, ...fresh] });
    const newId = slugGenerator(records.products.map(({ id }) => id));
    const byId = new Map(records.products.map((product) => [product.id, product]));
    let last = lastPosition(records.products);
    const make = (product: ProductRecord, cells: Cells) =>
      withKeys({ ...withCells(PRODUCTS, product, cells), updatedAt: now }, names);
    const products = [
      ...changed.flatMap(({ id, cells }) => {
        const product = byId.get(id);
        return product ? [make(product, cells)] : [];
      }),
      ...added.map((cells) => {
        const id = newId(`${cells["brand"] ?? ""} ${cells["name"] ?? ""}`, "product");
        return make({ ...PRODUCTS.blank(), id, position: (last += 1), createdAt: now }, cells);
      }),
    ];
    await putRecords(trx, PRODUCTS, products, written);
    return products.map((product) => ({ id: product.id, cells: cellsOf(PRODUCTS, product) }));
  },
};

/** What a product with this article number is known by. */
export function articleIdentity(article: string): string {
  return `article:${normalizeName(article)}`;
}

function nameIdentity(brandKey: string, name: string): string {
  return `name:${brandKey}\t${normalizeName(name)}`;
}

/** The product with the keys of what its brand, category and subcategory name, and what it is known by. */
export function withKeys(product: ProductRecord, names: NameResolver): ProductRecord {
  const { name, brand, category, subcategory, serialNumber } = product;
  const brandKey = names.brands.find(brand)?.key ?? null;
  const categoryKey = names.categories.find(category)?.key ?? null;
  const subcategoryKey =
    categoryKey === null || subcategory === null
      ? null
      : (names.subcategoriesOf(category).find(subcategory)?.key ?? null);
  const identity =
    serialNumber === null
      ? nameIdentity(brandKey ?? `\t${normalizeName(brand)}`, name)
      : articleIdentity(serialNumber);
  return { ...product, brandKey, categoryKey, subcategoryKey, identity };
}

/** A brand that a product names for the first time is stored with it. */
function newBrands(written: readonly Cells[], stored: readonly BrandRecord[]): BrandRecord[] {
  const known = new Set(
    stored.flatMap(({ nameKey, formerNames }) => [nameKey, ...formerNames.map(normalizeName)]),
  );
  const newId = slugGenerator(stored.map(({ id }) => id));
  let last = lastPosition(stored);
  const fresh: BrandRecord[] = [];
  for (const { brand = "" } of written) {
    if (brand === "" || known.has(normalizeName(brand))) continue;
    known.add(normalizeName(brand));
    fresh.push(newBrand(brand, newId(brand, "brand"), (last += 1)));
  }
  return fresh;
}

/** The product without what only the database knows. */
export function productOf({
  identity: _identity,
  position: _position,
  updatedAt: _updatedAt,
  brandKey: _brandKey,
  categoryKey: _categoryKey,
  subcategoryKey: _subcategoryKey,
  documents,
  imageText,
  pictures,
  ...product
}: ProductRecord) {
  return {
    ...product,
    imageText: imageText ?? undefined,
    pictures: pictures.length > 0 ? pictures : undefined,
    documents: documents.length > 0 ? documents : undefined,
  };
}
