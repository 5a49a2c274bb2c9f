import { nearestOf } from "../domain/search/mistyped-address.ts";
import type { Brand } from "../domain/product/brand.ts";
import type { CategoryEntry } from "../domain/catalogue/category.ts";
import type { Synonym } from "../domain/search/synonyms.ts";
import type { Product, ProductKeys } from "../domain/product/product.ts";
import { documents } from "./cells/document-cells.ts";
import { CellError } from "./errors.ts";
import { furtherPictures, LONGEST_TEXT } from "./cells/picture-cells.ts";
import {
  address,
  webAddress,
  articleNumber,
  type CellReader,
  entries,
  fittings,
  narrowing,
  needed,
  oneLine,
  ownKey,
  price,
  prose,
  yesOrNo,
} from "./cells/cells.ts";
import { flag, type Field, lines, number, optional, text } from "./fields.ts";

/** A product as it is stored. */
export type ProductRecord = Product &
  ProductKeys & {
    imageText: string | null;
    /** A line each (domain/product/picture-list.ts). */
    pictures: readonly string[];
    /** A line each (domain/product/documents.ts). */
    documents: readonly string[];
    identity: string;
    position: number;
    updatedAt: string;
  };

/** A brand as it is stored. Its id is its key; `nameKey` is its name as {@link normalizeName} gives it. */
export type BrandRecord = Brand & { formerNames: readonly string[]; nameKey: string; position: number };

/** A word of a search and what it means, as it is stored. */
export type SynonymRecord = Synonym & { id: string; isActive: boolean; position: number };

/** An entry of the category tree as it is stored; the parent's name is filled in from its key. */
export type CategoryRecord = CategoryEntry & {
  id: string;
  /** The wide picture of its page, where staff gave it one. */
  bannerUrl: string | null;
  parentKey: string | null;
  formerNames: readonly string[];
  position: number;
};

/** A column of a catalogue file: the name that an export writes, what else it may be called, and its cells. */
export type FileColumn = { name: string; synonyms: readonly string[]; read: CellReader };

/** A column of a catalogue file and of the database. */
export type Column<Item> = FileColumn & Field<Item>;

const column = <Item>(
  name: string,
  synonyms: readonly string[],
  read: CellReader,
  field: Field<Item>,
): Column<Item> => ({ name, synonyms, read, ...field });

/** A category, with or without its subcategory; its arrow may be written as HTML writes it. */
const divided = narrowing((cell, context) =>
  oneLine(250)(cell.replaceAll(/&gt;&gt;|&raquo;/g, "»"), context),
);

/** A category name: one line without an arrow, which would make two names of it. */
const undivided: CellReader = (cell, context) => {
  const name = narrowing(oneLine(120))(cell, context);
  if (/»|>>|&gt;&gt;|&raquo;/.test(name)) throw new CellError({ code: "arrowInName" });
  return name;
};
const neededUndivided: CellReader = (cell, context) => undivided(needed(120)(cell, context), context);

/** The columns of products, in the order in which an export writes them: one line a column. */
export const PRODUCT_COLUMNS: readonly Column<ProductRecord>[] = [
  column(
    "article number",
    ["article", "article no", "serial number", "sku", "item number", "item code", "product code"],
    articleNumber,
    optional("serialNumber", "serial_number"),
  ),
  column("name", ["product", "product name", "title"], needed(200), text("name")),
  column("brand", ["brand name", "maker", "manufacturer"], narrowing(needed(120)), text("brand")),
  column("category", ["product category"], divided, text("category")),
  column("subcategory", ["sub category"], undivided, optional("subcategory")),
  column("description", ["text"], prose(5000), text("description")),
  column("features", ["key features", "feature"], entries(300, 50), lines("features")),
  column(
    "specifications",
    ["specification", "specs", "technical data"],
    entries(500, 100),
    text("specifications"),
  ),
  column("image", ["image url", "picture", "photo"], address, optional("imageUrl", "image_url")),
  column(
    "image text",
    ["alt text", "alternative text", "image alt text"],
    oneLine(LONGEST_TEXT),
    optional("imageText", "image_text"),
  ),
  column("more images", ["pictures", "further images", "more pictures"], furtherPictures, lines("pictures")),
  column("documents", ["document"], documents, lines("documents")),
  column("product page", ["product url", "url", "link"], webAddress, optional("productUrl", "product_url")),
  column("fits", ["fits with", "used with"], fittings, lines("fits")),
  column("successor", ["replaced by"], articleNumber, optional("successor")),
  column("price", ["unit price"], price, optional("price")),
  // A draft of some other program must not go public because nobody knows its column.
  column("active", ["is active", "enabled", "published", "status"], yesOrNo, flag("isActive", "is_active")),
];

export const SYNONYM_COLUMNS: readonly Column<SynonymRecord>[] = [
  column("word", ["synonym", "search word"], needed(80), text("word")),
  column("means", ["meaning", "stands for"], needed(80), text("means")),
  column("active", ["is active", "enabled"], yesOrNo, flag("isActive", "is_active")),
];

export const BRAND_COLUMNS: readonly Column<BrandRecord>[] = [
  column("name", ["brand", "brand name"], narrowing(needed(120)), text("name")),
  column("display name", ["shown as"], oneLine(120), optional("displayName", "display_name")),
  column("description", ["text"], prose(2000), optional("description")),
  column("website", ["web site", "homepage", "url"], webAddress, optional("website")),
  column("logo", ["logo url"], address, optional("logoUrl", "logo_url")),
  column("active", ["is active", "enabled"], yesOrNo, flag("isActive", "is_active")),
  column("key", [], ownKey, text("id")),
];

export const CATEGORY_COLUMNS: readonly Column<CategoryRecord>[] = [
  column("name", ["category", "category name"], neededUndivided, text("name")),
  column("parent", ["parent category"], undivided, optional("parent", null)),
  column("description", ["text"], prose(2000), text("description")),
  column("banner", ["banner url", "banner image"], address, optional("bannerUrl", "banner_url")),
  column("key", [], ownKey, text("key")),
];

/** What the database holds of each beside the columns of its files. */
export const PRODUCT_FIELDS: readonly Field<ProductRecord>[] = [
  text("id"),
  text("identity"),
  optional("brandKey", "brand_key"),
  optional("categoryKey", "category_key"),
  optional("subcategoryKey", "subcategory_key"),
  number("position"),
  text("createdAt", "created_at"),
  text("updatedAt", "updated_at"),
];

export const BRAND_FIELDS: readonly Field<BrandRecord>[] = [
  text("nameKey", "name_key"),
  lines("formerNames", "former_names"),
  number("position"),
];

export const SYNONYM_FIELDS: readonly Field<SynonymRecord>[] = [text("id"), number("position")];

export const CATEGORY_FIELDS: readonly Field<CategoryRecord>[] = [
  text("id"),
  optional("parentKey", "parent_key"),
  lines("formerNames", "former_names"),
  number("position"),
];

/** Cell texts by column name, as an export writes them. A column that a file doesn't have is absent. */
export type Cells = Readonly<Record<string, string>>;

/** What the JSON of the API has beside the columns; made by the catalogue itself and never imported. */
export const NOT_IMPORTED = ["id", "created at"];

/** A header without regard to capitals, spaces and signs: `imageUrl`, `Image URL` and `image_url` are one. */
export function normalizeHeader(header: string): string {
  return header
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** The one of these columns that a header names, or null. */
export function columnNamed<Named extends FileColumn>(
  columns: readonly Named[],
  header: string,
): Named | null {
  const wanted = normalizeHeader(header);
  const isMeant = ({ name, synonyms }: FileColumn) =>
    [name, ...synonyms].some((each) => normalizeHeader(each) === wanted);
  return columns.find(isMeant) ?? null;
}

/** The column that an unknown header may mean: it holds the column's name as a word, or is hardly another one. */
export function columnMeant<Named extends FileColumn>(
  columns: readonly Named[],
  header: string,
): Named | null {
  const names = columns.flatMap((named) =>
    [named.name, ...named.synonyms].map((name) => ({ named, key: normalizeHeader(name) })),
  );
  const whole = nearestOf(normalizeHeader(header), names);
  if (whole) return whole.named;
  const mainNames = columns.map((named) => ({ named, key: named.name }));
  const words = header.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.map((word) => nearestOf(word, mainNames)).find((found) => found !== null)?.named ?? null;
}
