import { cellOf, isBlank } from "./table.ts";
import { categoryOf, type Shop, type ShopArticle, type ShopRow } from "./shop-rows.ts";

/** Shopify's names of columns, the ones until 2024 first and the ones since then second. */
const HANDLE = ["handle", "urlhandle"];
const DESCRIPTION = ["bodyhtml", "description"];
const SKU = ["variantsku", "sku"];
const PRICE = ["variantprice", "price"];
const IMAGE = ["imagesrc", "productimageurl"];
const VARIANT_IMAGE = ["variantimage", "variantimageurl"];
const PUBLISHED = ["published", "publishedononlinestore"];
const OPTIONS = [1, 2, 3] as const;

/** Shopify's product export: one row a variant, and one for every further picture. */
export const SHOPIFY: Shop = {
  name: "Shopify",
  keys: HANDLE,
  recognises: (has) =>
    has("title") && HANDLE.some(has) && (has("vendor") || has("bodyhtml") || has("variantsku")),
  articles,
  columns: [
    // Some exports put an apostrophe before digits, so that a spreadsheet keeps the zeros.
    { name: "article number", from: oneOf(SKU), read: ({ own }) => first(own, SKU).replace(/^'(?=\d)/, "") },
    { name: "name", from: /^(?:title|option\dvalue)$/, read: nameOf },
    { name: "brand", from: /^vendor$/, read: (article) => product(article).get("vendor") },
    { name: "category", from: /^(?:type|productcategory)$/, read: category },
    {
      name: "description",
      from: oneOf(DESCRIPTION),
      read: (article) => first(product(article), DESCRIPTION),
    },
    { name: "specifications", from: /^option\d(?:name|value)$/, read: specificationsOf },
    { name: "image", from: oneOf([...IMAGE, ...VARIANT_IMAGE]), read: imageOf },
    { name: "price", from: oneOf(PRICE), read: ({ own }) => first(own, PRICE) },
    { name: "active", from: oneOf(["status", ...PUBLISHED, ...HANDLE]), read: activeOf },
  ],
};

/** Every variant; the first row of its handle says what they have in common. */
function articles(rows: readonly ShopRow[]): ShopArticle[] {
  const groups = Map.groupBy(rows, (row) => first(row, HANDLE) || `row ${row.row}`);
  return [...groups.values()].flatMap((group) => {
    const [parent = null, ...more] = group;
    if (parent === null) return [];
    const holds = (row: ShopRow, column: string) => !isBlank(cellOf(() => row.get(column)));
    const variants = more.filter((row) =>
      [...SKU, ...PRICE, "option1value"].some((name) => holds(row, name)),
    );
    return [parent, ...variants].map((own) => ({ own, parent }));
  });
}

function product({ own, parent }: ShopArticle): ShopRow {
  return parent ?? own;
}

/** The names of the options stand in the first row only. A product without any has one called `Title`. */
function optionsOf(article: ShopArticle): { name: string; value: string }[] {
  return OPTIONS.map((n) => ({
    name: article.own.get(`option${n}name`) || product(article).get(`option${n}name`),
    value: article.own.get(`option${n}value`),
  })).filter(({ name, value }) => value !== "" && !(name === "Title" && value === "Default Title"));
}

function nameOf(article: ShopArticle): string {
  const choices = optionsOf(article).map(({ value }) => value);
  return [product(article).get("title"), choices.join(" / ")].filter((part) => part !== "").join(" – ");
}

function specificationsOf(article: ShopArticle): string {
  return optionsOf(article)
    .map(({ name, value }) => (name === "" ? value : `${name}: ${value}`))
    .join("\n");
}

/** The shop's own word for it, else the place in Shopify's list of all goods in the world. */
function category(article: ShopArticle): string {
  return categoryOf(
    (product(article).get("type") || product(article).get("productcategory")).replaceAll(",", "\\,"),
  );
}

function imageOf(article: ShopArticle): string {
  return first(article.own, VARIANT_IMAGE) || first(product(article), IMAGE);
}

/** Drafts and archived products are off, and so are those that the shop's own site doesn't show. */
function activeOf(article: ShopArticle): string {
  const status = product(article).get("status").toLowerCase();
  const published = first(product(article), PUBLISHED).toLowerCase();
  const isOn = (status === "" || status === "active") && published !== "false" && published !== "no";
  return isOn ? "yes" : "no";
}

/** The first of these columns that holds something. */
function first(row: ShopRow, columns: readonly string[]): string {
  return columns.map((column) => row.get(column)).find((text) => text !== "") ?? "";
}

function oneOf(columns: readonly string[]): RegExp {
  return new RegExp(`^(?:${columns.join("|")})$`);
}
