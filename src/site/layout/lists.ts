import type { Brand } from "../../domain/product/brand.ts";
import { makeCatalogue } from "../../domain/catalogue/catalogue.ts";
import type { CategoryEntry, ListedCategory } from "../../domain/catalogue/category.ts";
import type { Synonym } from "../../domain/search/synonyms.ts";
import type { Product } from "../../domain/product/product.ts";
import { fetchOk, jsonOf } from "./fetch-json.ts";
import type { ListedCatalogue } from "../views.ts";

/**
 * A list of the API. What is there is used at once and asked for again behind it (R22.1), once at a time; an answer that is
 * unchanged, which costs a 304, stays the same object. Throws what {@link fetchOk} throws while there is none.
 */
function listAt<List>(path: string): () => Promise<List> {
  let last: { list: List; etag: string | null } | null = null;
  let asking: Promise<List> | null = null;
  const ask = async () => {
    try {
      const response = await fetchOk(path);
      const etag = response.headers.get("etag");
      if (!last || etag === null || etag !== last.etag) last = { list: await jsonOf<List>(response), etag };
      return last.list;
    } finally {
      asking = null;
    }
  };
  return async () => {
    asking ??= ask();
    if (!last) return asking;
    // What is shown stays as it is; the next page asks again.
    asking.catch(() => undefined);
    return last.list;
  };
}

/** Each reads its list. */
export const LISTS = {
  products: listAt<Product[]>("/api/products"),
  brands: listAt<Brand[]>("/api/brands"),
  categories: listAt<ListedCategory[]>("/api/categories"),
  synonyms: listAt<Synonym[]>("/api/synonyms"),
};

type Lists = [Product[], Brand[], ListedCategory[], Synonym[]];

let made: { from: Lists; catalogue: ListedCatalogue } | null = null;

/** The catalogue of this moment, made of the API's lists. */
export async function loadCatalogue(): Promise<ListedCatalogue> {
  const from: Lists = await Promise.all([
    LISTS.products(),
    LISTS.brands(),
    LISTS.categories(),
    LISTS.synonyms(),
  ]);
  // An unchanged list is the same object.
  if (made?.from.every((list, index) => list === from[index])) return made.catalogue;
  const [products, brands, tree, synonyms] = from;
  const catalogue = makeCatalogue({ version: 0, products, brands, categories: entriesOf(tree), synonyms });
  made = { from, catalogue };
  return catalogue;
}

/** The entries of the tree; the end of an address is the key. */
function entriesOf(tree: readonly ListedCategory[]): CategoryEntry[] {
  const keyOf = (href: string) => decodeURIComponent(href.split("/").at(-1) ?? "");
  return tree.flatMap(({ name, description, href, subcategories }) => [
    { key: keyOf(href), name, description, parent: null },
    ...subcategories.map((entry) => ({
      key: keyOf(entry.href),
      name: entry.name,
      description: entry.description,
      parent: name,
    })),
  ]);
}
