import type { BrandRecord, CategoryRecord } from "../columns.ts";
import { normalizeName, skeletonOf } from "./identity.ts";
import { ArticleList } from "./article-list.ts";
import type { CatalogueRecords } from "../records.ts";

/** What a name means: its key, null until it is stored, and how it is spelled. */
type Named = { key: string | null; name: string };

type Entry = { key: string; name: string; formerNames: readonly string[] };

/**
 * Names of one kind, told apart regardless of capitals and spacing. A name that something had before still means
 * it, unless another thing has that name now.
 */
export class NameList {
  readonly #byName = new Map<string, Named>();
  readonly #byKey = new Map<string, Named>();
  readonly #former = new Map<string, Named>();
  readonly #bySkeleton = new Map<string, string>();
  // Thousands of rows say the same few names.
  readonly #normalized = new Map<string, string>();
  readonly #skeletons = new Map<string, string>();

  constructor(entries: Iterable<Entry> = []) {
    for (const { key, name, formerNames } of entries) {
      const named = this.#take({ key, name });
      this.#byKey.set(key, named);
      for (const former of formerNames) this.#former.set(normalizeName(former), named);
    }
  }

  find(name: string): Named | null {
    const wanted = cached(this.#normalized, name, normalizeName);
    return this.#byName.get(wanted) ?? this.#former.get(wanted) ?? null;
  }

  withKey(key: string): Named | null {
    return this.#byKey.get(key) ?? null;
  }

  /** Finds a name, or takes it in as it is spelled here: the first spelling of a name wins. */
  resolve(name: string): Named {
    return this.find(name) ?? this.#take({ key: null, name });
  }

  /** The known name that this one only looks like, or null. */
  twinOf(name: string): string | null {
    return this.find(name) ? null : (this.#bySkeleton.get(cached(this.#skeletons, name, skeletonOf)) ?? null);
  }

  /** The name of something else that this name is, or looks like, or null. */
  takenBy(name: string, key: string): string | null {
    const found = this.#bySkeleton.get(skeletonOf(name)) ?? null;
    return found === null || this.#byName.get(normalizeName(found))?.key === key ? null : found;
  }

  /** Registers another name of what has this key. */
  alias(name: string, key: string): void {
    const named = this.#byKey.get(key);
    if (named) this.#byName.set(normalizeName(name), named);
  }

  #take(named: Named): Named {
    const wanted = normalizeName(named.name);
    const known = this.#byName.get(wanted);
    if (known) return known;
    this.#byName.set(wanted, named);
    this.#bySkeleton.set(skeletonOf(named.name), named.name);
    return named;
  }
}

function cached(values: Map<string, string>, text: string, make: (text: string) => string): string {
  const known = values.get(text);
  if (known !== undefined) return known;
  const value = make(text);
  values.set(text, value);
  return value;
}

/** All names that a file may use. */
export type NameResolver = {
  brands: NameList;
  /** The top of the category tree. */
  tree: NameList;
  /** Normalized names at the top of the tree, and those that the file puts there. */
  tops: Set<string>;
  /** The names of `tree`, and the categories beside it that products name. */
  categories: NameList;
  articles: ArticleList;
  /** The subcategories of the category of this name; what is added to them stays. */
  subcategoriesOf(category: string): NameList;
};

const entryOf = ({ id, name, formerNames }: BrandRecord): Entry => ({ key: id, name, formerNames });

/** The names that are stored. */
export function nameResolver({
  brands,
  categories,
  products,
}: Pick<CatalogueRecords, "brands" | "categories" | "products">): NameResolver {
  const top = categories.filter(({ parentKey }) => parentKey === null);
  const tree = new NameList(top);
  const named = new NameList(top);
  for (const { category } of products) named.resolve(category);
  const below = new Map<string, CategoryRecord[]>();
  for (const category of categories) {
    if (category.parentKey === null) continue;
    const siblings = below.get(category.parentKey);
    if (siblings) siblings.push(category);
    else below.set(category.parentKey, [category]);
  }
  const lists = new Map<string, NameList>();
  return {
    brands: new NameList(brands.map(entryOf)),
    tree,
    tops: new Set(top.map(({ name }) => normalizeName(name))),
    categories: named,
    articles: new ArticleList(products),
    subcategoriesOf(category) {
      const place = tree.find(category)?.key ?? `\t${normalizeName(category)}`;
      const list = lists.get(place) ?? new NameList(below.get(place));
      lists.set(place, list);
      return list;
    },
  };
}
