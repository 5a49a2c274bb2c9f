import type { Catalogue } from "../domain/catalogue.ts";
import { findBySlug, subcategoryPath } from "../domain/category.ts";
import { keyOfName } from "../domain/keys.ts";
import type { Address } from "./address.ts";
import { categoryPath, productPath } from "./links.ts";
import { parseQuery } from "./params.ts";

type Source = Pick<Catalogue, "categories" | "keys" | "former" | "replacements">;

/**
 * The address of a page now that something in its address was renamed, or null where nothing was. The path of a
 * category is its key; the slug of a name that it has, or had before, leads there too, and the path of a withdrawn product to
 * that of its successor. `search` is the query as it
 * was sent, and what else is in it stays.
 */
export function renamedAddress(address: Address, search: string, source: Source): string | null {
  const path = pathNow(address, source);
  const known = parseQuery(address.query);
  const query = new URLSearchParams(search);
  const chosen = keyOfName(source, "category", known.category ?? null);
  const former = { ...source.former, subcategory: source.former.subcategory.get(chosen) };
  const renamed = (["category", "subcategory", "brand"] as const).filter((name) => {
    const now = former[name]?.get(known[name] ?? "");
    if (now !== undefined) query.set(name, now);
    return now !== undefined;
  });
  if (renamed.length > 0) return `${address.prefix}${path}?${query.toString()}`;
  return path === address.path ? null : address.prefix + path + search;
}

function pathNow({ page, path, params }: Address, source: Source): string {
  if (page === "category") return categoryPathNow(path, source);
  const { id } = params;
  const successor = page === "product" && typeof id === "string" ? source.replacements.get(id) : undefined;
  return successor === undefined ? path : productPath(successor);
}

function categoryPathNow(path: string, { categories, former }: Source): string {
  const [slug = "", below] = path.split("/").slice(2).map(decodeURIComponent);
  const category =
    findBySlug(categories, slug, null).category ??
    categories.find(({ key }) => key === former.path.get(slug)) ??
    null;
  if (!category) return path;
  if (below === undefined) return categoryPath(category.key);
  const { subcategory } = findBySlug([category], category.key, below);
  const key = subcategory?.key ?? former.path.get(subcategoryPath(category.key, below));
  return key === undefined ? path : categoryPath(category.key, key);
}
