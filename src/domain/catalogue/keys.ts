import { type Brand, displayNameOf } from "../product/brand.ts";
import { type CategoryEntry, placementOf, slugOf, subcategoryPath } from "./category.ts";
import type { Product, ProductKeys } from "../product/product.ts";
import { STEP, type Steps } from "../steps.ts";

/**
 * A product of the catalogue with its keys; a brand or category that is not listed gets one made from its name.
 * `brandName` is the brand's name as visitors read it.
 */
export type KeyedProduct = Product & {
  brandKey: string;
  brandName: string;
  categoryKey: string;
  subcategoryKey: string | null;
  /** Its position among all products, inactive ones included: changes to others don't move it. */
  order: number;
};

type FormerlyNamed = { name: string; formerNames?: readonly string[] };

/** `Map.groupBy`, which some browsers in use don't have yet. */
export function listsBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const lists = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const list = lists.get(key);
    if (list) list.push(item);
    else lists.set(key, [item]);
  }
  return lists;
}

/** Keys by name; a name without one gets a key when it is first looked up. */
class Keys extends Map<string, string> {
  readonly #taken: Set<string>;

  constructor(known: Iterable<readonly [name: string, key: string]>) {
    super(known);
    this.#taken = new Set(this.values());
  }

  of(name: string): string {
    const known = this.get(name);
    if (known !== undefined) return known;
    const slug = slugOf(name);
    let key = slug;
    for (let n = 2; this.#taken.has(key); n += 1) key = `${slug}-${n}`;
    this.#taken.add(key);
    this.set(name, key);
    return key;
  }
}

/** Keys by name, of brands and of categories at the top. */
export type KeysByName = Record<"brand" | "category", ReadonlyMap<string, string>>;

const ownedOr = (key: string | null | undefined, owned: ReadonlySet<string>) =>
  key && owned.has(key) ? key : null;

/** A product as it is stored: keys only for what the tree and the brands list. */
export type StoredProduct = Product & Partial<ProductKeys>;

/**
 * Gives each product its keys: the stored ones, else those of its names. An inactive product becomes null; one that has
 * these keys already stays the same object.
 */
export function* giveKeys(
  products: readonly (StoredProduct | KeyedProduct | null)[],
  brands: readonly Brand[],
  entries: readonly CategoryEntry[],
): Steps<{ ordered: (KeyedProduct | null)[]; keys: KeysByName }> {
  const brandKeys = new Keys(brands.map(({ id, name }) => [name, id]));
  // Browsers know the active brands alone.
  const shownBrands = brands.filter(({ isActive }) => isActive);
  const brandNames = new Map(shownBrands.map((brand) => [brand.id, displayNameOf(brand)]));
  const tops = entries.filter(({ parent }) => parent === null);
  const categoryKeys = new Keys(tops.map(({ key, name }) => [name, key]));
  const siblings = listsBy(entries, ({ parent }) => parent);
  const below = new Map(
    tops.map(({ key, name }) => [
      key,
      new Keys((siblings.get(name) ?? []).map((entry) => [entry.name, entry.key])),
    ]),
  );
  const subcategoryKeyOf = (category: string, name: string) => {
    const keys = below.get(category) ?? new Keys([]);
    below.set(category, keys);
    return keys.of(name);
  };
  const owned = {
    brands: new Set(brandKeys.values()),
    categories: new Set(categoryKeys.values()),
    subcategories: new Set(
      [...below].flatMap(([category, keys]) =>
        [...keys.values()].map((key) => subcategoryPath(category, key)),
      ),
    ),
  };
  const ordered: (KeyedProduct | null)[] = [];
  for (const [order, product] of products.entries()) {
    if (order % STEP === 0) yield;
    if (!product?.isActive) {
      ordered.push(null);
      continue;
    }
    const { category, subcategory } = placementOf(product);
    // A stored key that no entry has was made from a name, and may belong to another name by now.
    const categoryKey = ownedOr(product.categoryKey, owned.categories) ?? categoryKeys.of(category);
    const brandKey = ownedOr(product.brandKey, owned.brands) ?? brandKeys.of(product.brand);
    const brandName = brandNames.get(brandKey) ?? product.brand;
    const isOwned =
      product.subcategoryKey && owned.subcategories.has(subcategoryPath(categoryKey, product.subcategoryKey));
    const subcategoryKey =
      subcategory === null
        ? null
        : isOwned && product.subcategoryKey
          ? product.subcategoryKey
          : subcategoryKeyOf(categoryKey, subcategory);
    const isKeyed =
      "order" in product &&
      product.order === order &&
      product.brandKey === brandKey &&
      product.brandName === brandName &&
      product.categoryKey === categoryKey &&
      product.subcategoryKey === subcategoryKey;
    ordered.push(isKeyed ? product : { ...product, brandKey, brandName, categoryKey, subcategoryKey, order });
  }
  return { ordered, keys: { brand: brandKeys, category: categoryKeys } };
}

/** The product with the fields of R14.1: its keys are the catalogue's own. */
export function withoutKeys({
  brandKey: _brandKey,
  brandName: _brandName,
  categoryKey: _categoryKey,
  subcategoryKey: _subcategoryKey,
  order: _order,
  ...product
}: KeyedProduct): Product {
  return product;
}

/** The present name or key for each name that was used before. */
export type FormerNames = {
  /** The name now, by the former one. */
  brand: ReadonlyMap<string, string>;
  category: ReadonlyMap<string, string>;
  /** The same of the subcategories of each category by its key, and of all together by null, where no category is chosen. */
  subcategory: ReadonlyMap<string | null, ReadonlyMap<string, string>>;
  /** The key now, by the path that a former name had in an address: `slug`, or `category-key/slug`. */
  path: ReadonlyMap<string, string>;
};

export function formerNames(
  brands: readonly FormerlyNamed[],
  entries: readonly CategoryEntry[],
): FormerNames {
  const top = entries.filter(({ parent }) => parent === null);
  const below = entries.filter(({ parent }) => parent !== null);
  const siblings = listsBy(below, ({ parent }) => parent);
  const keys = new Map(top.map(({ name, key }) => [name, key]));
  return {
    brand: namesNow(brands),
    category: namesNow(top),
    subcategory: new Map<string | null, ReadonlyMap<string, string>>([
      [null, namesNow(below)],
      ...top.map(({ name, key }) => [key, namesNow(siblings.get(name) ?? [])] as const),
    ]),
    path: new Map(
      entries.flatMap(({ key, parent, formerNames: names = [] }) => {
        const place = parent === null ? "" : `${keys.get(parent) ?? ""}/`;
        return names.map((name) => [place + slugOf(name), key] as const);
      }),
    ),
  };
}

/** The present name by each former one; a former name that is in use again means its new owner. */
function namesNow(entries: readonly FormerlyNamed[]): Map<string, string> {
  const now = new Set(entries.map(({ name }) => name));
  return new Map(
    entries.flatMap(({ name, formerNames: names = [] }) =>
      names.filter((former) => !now.has(former)).map((former) => [former, name] as const),
    ),
  );
}

/** The key of what has or had this name; an unknown name gives "", which is nobody's key. */
export function keyOfName(
  { keys, former }: { keys: KeysByName; former: FormerNames },
  of: "brand" | "category",
  name: string | null,
): string | null {
  return name === null ? null : (keys[of].get(former[of].get(name) ?? name) ?? "");
}
