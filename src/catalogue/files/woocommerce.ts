import { categoryOf, inherited, parts, type Shop, type ShopArticle, type ShopRow } from "./shop-rows.ts";

const BRAND = new Set(["brand", "brands", "manufacturer", "maker"]);
const BRAND_COLUMNS = ["brands", "brand", "productbrand"];

/** WooCommerce's own product export, as of its versions 3 to 10, with the English column names. */
export const WOOCOMMERCE: Shop = {
  name: "WooCommerce",
  keys: ["id", "sku", "type", "parent"],
  recognises: (has) =>
    has("name") &&
    has("published") &&
    ["isfeatured", "visibilityincatalog", "visibilityincatalogue", "regularprice", "taxstatus"].some(has),
  articles,
  columns: [
    { name: "article number", from: /^sku$/, read: ({ own }) => own.get("sku") },
    { name: "name", from: /^name$/, read: nameOf },
    { name: "brand", from: /^(?:brands?|productbrand|attribute\d+(?:name|values))$/, read: brandOf },
    { name: "category", from: /^categories$/, read: (article) => category(inherited(article, "categories")) },
    { name: "description", from: /^(?:short)?description$/, read: descriptionOf },
    { name: "specifications", from: /^attribute\d+(?:name|values)$/, read: specificationsOf },
    { name: "image", from: /^images$/, read: (article) => parts(inherited(article, "images"), ",")[0] ?? "" },
    { name: "price", from: /^regularprice$/, read: ({ own }) => priceOf(own.get("regularprice")) },
    { name: "active", from: /^(?:published|visibilityincatalog(?:ue)?|type|parent|id)$/, read: activeOf },
  ],
};

/** Every product but the parents of variations, which stand in the file by each variation. */
function articles(rows: readonly ShopRow[]): ShopArticle[] {
  const isVariation = (row: ShopRow) => types(row).includes("variation");
  const byKey = new Map<string, ShopRow>();
  for (const row of rows.filter((each) => !isVariation(each))) {
    if (row.get("sku") !== "") byKey.set(row.get("sku"), row);
    if (row.get("id") !== "") byKey.set(`id:${row.get("id")}`, row);
  }
  const all = rows.map((own) => ({
    own,
    parent: isVariation(own) ? (byKey.get(own.get("parent")) ?? null) : null,
  }));
  const parents = new Set(all.map(({ parent }) => parent));
  return all.filter(({ own }) => !parents.has(own));
}

function types(row: ShopRow): string[] {
  return parts(row.get("type").toLowerCase(), ",");
}

/** WooCommerce adds the choices to a variation's name; where it didn't, two variations would be called alike. */
function nameOf({ own, parent }: ShopArticle, header: readonly string[]): string {
  const name = own.get("name");
  if (parent === null || (name !== "" && name !== parent.get("name"))) return name;
  const choices = attributes(own, header).map(([, value]) => value);
  return [parent.get("name"), choices.join(" / ")].filter((part) => part !== "").join(" – ");
}

function brandOf(article: ShopArticle, header: readonly string[]): string {
  const columns = BRAND_COLUMNS.map((column) => inherited(article, column));
  const named = columns.find((value) => value !== "");
  if (named !== undefined) return parts(parts(named, ",")[0] ?? "", ">")[0] ?? "";
  return merged(article, header).find(([name]) => BRAND.has(name.toLowerCase()))?.[1] ?? "";
}

function specificationsOf(article: ShopArticle, header: readonly string[]): string {
  return merged(article, header)
    .filter(([name, value]) => !BRAND.has(name.toLowerCase()) && value !== "")
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}

/** A variation's attributes over those of its parent, which lists every choice there is. */
function merged({ own, parent }: ShopArticle, header: readonly string[]): [string, string][] {
  const all = new Map(parent ? attributes(parent, header) : []);
  for (const [name, value] of attributes(own, header)) if (value !== "") all.set(name, value);
  return [...all];
}

/** The columns `Attribute 1 name`, `Attribute 1 value(s)` and so on. */
function attributes(row: ShopRow, header: readonly string[]): [string, string][] {
  return header.flatMap((column) => {
    const number = /^attribute(\d+)name$/.exec(column)?.[1];
    const name = number === undefined ? "" : row.get(column);
    return name === "" ? [] : [[name, row.get(`attribute${number}values`).replaceAll("\\,", ",")]];
  });
}

function category(paths: string): string {
  return paths === "Uncategorized" ? "" : categoryOf(paths);
}

function descriptionOf(article: ShopArticle): string {
  const texts = ["shortdescription", "description"].map((column) => inherited(article, column));
  // The export writes a line break as the two letters \n, and those two letters with one more backslash.
  const lines = texts.map((text) => text.replaceAll(/(?<!\\)\\n/g, "\n").replaceAll("\\\\n", "\\n"));
  return [...new Set(lines)].filter((text) => text !== "").join("\n\n");
}

/** Shops that count with a comma export it too. */
function priceOf(text: string): string {
  return text.replace(/^(\d+),(\d+)$/, "$1.$2");
}

/** 1 is published, 0 private, -1 a draft or pending; only the first may be seen. */
function activeOf({ own, parent }: ShopArticle): string {
  const isOn = (row: ShopRow) =>
    row.get("published") === "1" &&
    !["visibilityincatalog", "visibilityincatalogue"].some((column) => row.get(column) === "hidden");
  return isOn(own) && (parent === null || isOn(parent)) ? "yes" : "no";
}
