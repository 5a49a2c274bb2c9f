import { BadCell } from "./bad-input.ts";
import {
  address,
  articleNumber,
  type CellReader,
  entries,
  needed,
  oneLine,
  price,
  prose,
  yesOrNo,
} from "./cells.ts";

/** The three kinds of file, told apart by their columns. */
export type KindName = "products" | "brands" | "categories";

/** A column of a catalogue file: the name that an export writes, and what else it may be called. */
export type Column = { name: string; synonyms: readonly string[]; read: CellReader };

/** Cell texts by column name, as an export writes them. A column that a file doesn't have is absent. */
export type Cells = Readonly<Record<string, string>>;

/** A category, with or without its subcategory; its arrow may be written as HTML writes it. */
const divided: CellReader = (text, context) =>
  oneLine(250)(text.replaceAll(/&gt;&gt;|&raquo;/g, "»"), context);

/** A category name: one line without an arrow, which would make two names of it. */
const undivided: CellReader = (text, context) => {
  const name = oneLine(120)(text, context);
  if (/»|>>|&gt;&gt;|&raquo;/.test(name)) throw new BadCell("A name here must not hold a double arrow.");
  return name;
};

/** The columns of each kind of file, in the order in which an export writes them. */
export const COLUMNS: Readonly<Record<KindName, readonly Column[]>> = {
  products: [
    {
      name: "article number",
      synonyms: ["article", "article no", "serial number", "sku", "item number", "item code", "product code"],
      read: articleNumber,
    },
    { name: "name", synonyms: ["product", "product name", "title"], read: needed(200) },
    { name: "brand", synonyms: ["brand name", "maker", "manufacturer"], read: needed(120) },
    { name: "category", synonyms: ["product category"], read: divided },
    { name: "subcategory", synonyms: ["sub category"], read: undivided },
    { name: "description", synonyms: ["text"], read: prose(5000) },
    { name: "features", synonyms: ["key features", "feature"], read: entries(300, 50) },
    {
      name: "specifications",
      synonyms: ["specification", "specs", "technical data"],
      read: entries(500, 100),
    },
    { name: "image", synonyms: ["image url", "picture", "photo"], read: address },
    { name: "product page", synonyms: ["product url", "url", "link"], read: address },
    { name: "price", synonyms: ["unit price"], read: price },
    // A draft of some other program must not go public because nobody knows its column.
    { name: "active", synonyms: ["is active", "enabled", "published", "status"], read: yesOrNo },
  ],
  brands: [
    { name: "name", synonyms: ["brand", "brand name"], read: needed(120) },
    { name: "description", synonyms: ["text"], read: prose(2000) },
    { name: "website", synonyms: ["web site", "homepage", "url"], read: address },
    { name: "logo", synonyms: ["logo url"], read: address },
    { name: "active", synonyms: ["is active", "enabled"], read: yesOrNo },
  ],
  categories: [
    {
      name: "name",
      synonyms: ["category", "category name"],
      read: (text, context) => undivided(needed(120)(text, context), context),
    },
    { name: "parent", synonyms: ["parent category"], read: undivided },
    { name: "description", synonyms: ["text"], read: prose(2000) },
  ],
};

/** What the JSON of the API has beside the columns; made by the catalogue itself and never imported. */
export const NOT_IMPORTED = ["id", "created at"];

/** A header without regard to capitals, spaces and signs: `imageUrl`, `Image URL` and `image_url` are one. */
export function foldHeader(header: string): string {
  return header
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** The column of a kind that a header names, or null. */
export function columnNamed(kind: KindName, header: string): Column | null {
  const wanted = foldHeader(header);
  const named = (column: Column) =>
    [column.name, ...column.synonyms].some((name) => foldHeader(name) === wanted);
  return COLUMNS[kind].find(named) ?? null;
}
