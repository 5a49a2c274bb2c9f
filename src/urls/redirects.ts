import type { Catalogue } from "../domain/catalogue/catalogue.ts";
import { findBySlug, subcategoryPath } from "../domain/catalogue/category.ts";
import { keyOfName } from "../domain/catalogue/keys.ts";
import type { Address } from "./address.ts";
import { categoryPath, productPath } from "./links.ts";
import { parseQuery } from "./params.ts";

type Source = Pick<Catalogue, "categories" | "keys" | "former" | "replacements">;

/** Where else an address leads. What is not `forGood` may lead to a page of its own again. */
type Redirect = { href: string; forGood: boolean };

/**
 * Where an address is redirected to, or null where its page is shown. Another spelling of a path leads to the canonical
 * one. The path of a category is its key; the slug of a name that it has, or had before, leads there too, a former name of a
 * filter, or one in other letter case, to the present one, and the path of a withdrawn product to that of its successor. The query goes along as it
 * was sent.
 */
export function redirectOf(
  address: Address,
  { pathname, search }: Pick<URL, "pathname" | "search">,
  source: Source,
): Redirect | null {
  const canonical = address.prefix + address.path;
  if (address.page !== null && canonical !== pathname) return { href: canonical + search, forGood: true };
  const path = pathNow(address, source);
  const query = queryNow(address, search, source);
  if (query !== null) return { href: `${address.prefix}${path}?${query}`, forGood: false };
  return path === address.path ? null : { href: address.prefix + path + search, forGood: false };
}

/** The query with the present names of what was renamed or is spelled in other case; null where nothing in it is. */
function queryNow(address: Address, search: string, source: Source): string | null {
  const known = parseQuery(address.query);
  const query = new URLSearchParams(search);
  const chosen = keyOfName(source, "category", known.category ?? null);
  const former = { ...source.former, subcategory: source.former.subcategory.get(chosen) };
  const names = {
    category: () => [...source.keys.category.keys()],
    subcategory: () =>
      source.categories.flatMap(({ subcategories }) => subcategories.map((each) => each.name)),
    brand: () => [...source.keys.brand.keys()],
  };
  const renamed = (["category", "subcategory", "brand"] as const).filter((name) => {
    const given = known[name];
    const now = given && (former[name]?.get(given) ?? inOtherCase(given, names[name]()));
    if (now !== undefined) query.set(name, now);
    return now !== undefined;
  });
  return renamed.length > 0 ? query.toString() : null;
}

/** The name that is spelled like this but for its case; undefined where one is spelled exactly so. */
function inOtherCase(given: string, names: readonly string[]): string | undefined {
  if (names.includes(given)) return undefined;
  const lower = given.toLowerCase();
  return names.find((name) => name.toLowerCase() === lower);
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
