import { type Application, APPLICATIONS, matchesApplication } from "../product/applications.ts";
import type { Brand } from "../product/brand.ts";
import { type Numbering, numberProducts } from "../product/catalogue-number.ts";
import {
  type Category,
  type CategoryEntry,
  subcategoryPath,
  isInCategory,
  isInSubcategory,
} from "./category.ts";
import type { CompanyChanges } from "../company/company.ts";
import { FigureIndex } from "../figures/figure-index.ts";
import {
  type FormerNames,
  formerNames,
  giveKeys,
  type KeyedProduct,
  type KeysByName,
  type StoredProduct,
} from "./keys.ts";
import { NameOrders } from "./name-order.ts";
import { type Relations, relationsOf } from "../product/relations.ts";
import { replacementsOf, type Withdrawn } from "../product/replacements.ts";
import { SearchIndex } from "../search/search-index.ts";
import { type Synonym, synonymsOf } from "../search/synonyms.ts";
import { complete, STEP, type Steps } from "../steps.ts";

/** The whole public catalogue at one version, immutable: what every page and every API list is made from. */
export type Catalogue = {
  version: number;
  /** Active products only, in catalogue order. */
  products: readonly KeyedProduct[];
  byId: ReadonlyMap<string, KeyedProduct>;
  /** When the product of this id was last changed: ISO-8601 UTC; null where that is not known. */
  changedAt(id: string): string | null;
  /** Active brands only, in menu order. */
  brands: readonly Brand[];
  categories: readonly Category[];
  /** What the page of a category shows, by its key, and of a subcategory, by {@link subcategoryPath} (R16.4 to R16.6). */
  byCategory: ReadonlyMap<string, readonly KeyedProduct[]>;
  bySubcategory: ReadonlyMap<string, readonly KeyedProduct[]>;
  /** The products whose own category this is, by its key: what the listing's filter finds (R16.3). */
  byOwnCategory: ReadonlyMap<string, readonly KeyedProduct[]>;
  /** By the brand's key, in the order in which products name them. */
  byBrand: ReadonlyMap<string, readonly KeyedProduct[]>;
  byApplication: Readonly<Record<Application, readonly KeyedProduct[]>>;
  keys: KeysByName;
  former: FormerNames;
  /**
   * Versioned URLs of the images and videos that pages use themselves, by their name below
   * `attached-assets`, such as `scenes/hero.avif`. A name that is missing has no file.
   */
  media: Readonly<Record<string, string>>;
  /** What staff changed of the company's facts; every page names the company. */
  company: CompanyChanges;
  /** Every product by its `order`; null in the place of one that is inactive or was withdrawn. */
  ordered: readonly (KeyedProduct | null)[];
  search: SearchIndex;
  /** What else a search word means, as staff entered it; by the word in lower case. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  figures: FigureIndex;
  relations: Relations;
  /** The id of the product that a withdrawn one's address leads to, by the withdrawn one's. */
  replacements: ReadonlyMap<string, string>;
  names: NameOrders;
} & Numbering;

type StoredBrand = Brand & { formerNames?: readonly string[] };

/** What a catalogue is built from. A product that comes from an earlier catalogue stays the object that it is. */
type CatalogueRows = {
  version: number;
  /** All of them in catalogue order; what is inactive, or null, takes a place and is not shown. */
  products: readonly (StoredProduct | KeyedProduct | null)[];
  brands: readonly StoredBrand[];
  categories: readonly CategoryEntry[];
  synonyms?: readonly Synonym[];
  /** What is inactive. */
  withdrawn?: readonly Withdrawn[];
  changedAt?: Catalogue["changedAt"];
  media?: Readonly<Record<string, string>> | undefined;
  company?: CompanyChanges;
};

/** Builds the catalogue from stored rows: drops what is inactive, counts the tree, numbers the products. */
export function makeCatalogue(rows: CatalogueRows): Catalogue {
  return complete(buildCatalogue(rows));
}

/**
 * The same in steps. Lists that hold the same products as in the `earlier` catalogue stay the same objects, and its
 * search index and order of names are updated instead of rebuilt.
 */
export function* buildCatalogue(
  rows: CatalogueRows,
  { earlier = null, locales = [] }: { earlier?: Catalogue | null; locales?: readonly string[] } = {},
): Steps<Catalogue> {
  const { ordered, keys } = yield* giveKeys(rows.products, rows.brands, rows.categories);
  const products = ordered.filter((product) => product !== null);
  const { byCategory, bySubcategory } = yield* membersOf(products, rows.categories);
  const categories = rows.categories
    .filter(({ parent }) => parent === null)
    .map(({ key, name, description }) => ({
      key,
      name,
      description,
      productCount: byCategory.get(key)?.length ?? 0,
      subcategories: rows.categories
        .filter(({ parent }) => parent === name)
        .map((entry) => ({
          key: entry.key,
          name: entry.name,
          description: entry.description,
          count: bySubcategory.get(subcategoryPath(key, entry.key))?.length ?? 0,
        })),
    }));
  const byId = new Map<string, KeyedProduct>();
  const byOwnCategory = new Map<string, KeyedProduct[]>();
  const byBrand = new Map<string, KeyedProduct[]>();
  const byApplication: Record<Application, KeyedProduct[]> = {
    commercial: [],
    healthcare: [],
    hospitality: [],
  };
  for (const [index, product] of products.entries()) {
    if (index % STEP === 0) yield;
    byId.set(product.id, product);
    push(byOwnCategory, product.categoryKey, product);
    push(byBrand, product.brandKey, product);
    for (const application of APPLICATIONS) {
      if (matchesApplication(application, product)) byApplication[application].push(product);
    }
  }
  const numbering = yield* numberProducts(categories, ordered);
  const search = yield* SearchIndex.of(ordered, earlier?.search ?? null);
  const relations = yield* relationsOf(products);
  const names = new NameOrders(ordered, earlier?.names ?? null);
  yield* names.prepare(locales);
  return Object.freeze({
    version: rows.version,
    products,
    byId,
    changedAt: rows.changedAt ?? (() => null),
    brands: rows.brands
      .filter((brand) => brand.isActive)
      .map(({ formerNames: _formerNames, ...brand }) => brand),
    categories,
    byCategory: yield* kept(byCategory, earlier?.byCategory),
    bySubcategory: yield* kept(bySubcategory, earlier?.bySubcategory),
    byOwnCategory: yield* kept(byOwnCategory, earlier?.byOwnCategory),
    byBrand: yield* kept(byBrand, earlier?.byBrand),
    byApplication,
    ...numbering,
    keys,
    former: formerNames(rows.brands, rows.categories),
    media: rows.media ?? {},
    company: rows.company ?? {},
    ordered,
    search,
    synonyms: synonymsOf(rows.synonyms ?? []),
    figures: new FigureIndex(ordered),
    relations,
    replacements: replacementsOf(rows.withdrawn ?? [], products),
    names,
  });
}

type Lists = ReadonlyMap<string, readonly KeyedProduct[]>;

/** These lists, with the earlier object for each that is unchanged, so that what was cached for it is still found. */
function* kept(lists: Lists, earlier: Lists | undefined): Steps<Lists> {
  const all = new Map<string, readonly KeyedProduct[]>();
  for (const [key, list] of lists) {
    yield;
    const before = earlier?.get(key);
    const isSame = before?.length === list.length && list.every((product, at) => product === before[at]);
    all.set(key, isSame ? before : list);
  }
  return all;
}

/** Where products are found that say the same about where they belong. */
type Pages = { categories: string[]; subcategories: string[] };

/**
 * The products of each category and subcategory, by key and path. A product belongs to its own category and to each
 * whose name its category's text contains (R15.2); to its own subcategory, or, if its text names none, to each whose
 * name that contains (R15.3, docs/decisions/0002-containment.md).
 */
export function* membersOf(
  products: readonly KeyedProduct[],
  entries: readonly CategoryEntry[],
): Steps<Record<"byCategory" | "bySubcategory", Map<string, KeyedProduct[]>>> {
  const tops = entries.filter(({ parent }) => parent === null);
  // Subcategories that only products name hold what the same rule gives them.
  const paths = new Map<string, string>();
  for (const [index, { categoryKey, subcategory, subcategoryKey }] of products.entries()) {
    if (index % STEP === 0) yield;
    if (subcategoryKey !== null && subcategory !== null) {
      paths.set(subcategoryPath(categoryKey, subcategoryKey), subcategory);
    }
  }
  for (const top of tops) {
    for (const { key, name, parent } of entries) {
      if (parent === top.name) paths.set(subcategoryPath(top.key, key), name);
    }
  }

  const pagesOf = (product: KeyedProduct): Pages => {
    const { categoryKey, subcategoryKey } = product;
    return {
      categories: tops.flatMap(({ key, name }) =>
        key === categoryKey || isInCategory(product, name) ? [key] : [],
      ),
      subcategories:
        subcategoryKey === null
          ? [...paths].flatMap(([path, name]) => (isInSubcategory(product, "", name) ? [path] : []))
          : [subcategoryPath(categoryKey, subcategoryKey)],
    };
  };
  // Few texts differ, so the rule is asked once for each of them.
  const known = new Map<string, Pages>();
  const byCategory = new Map<string, KeyedProduct[]>();
  const bySubcategory = new Map<string, KeyedProduct[]>();
  for (const [index, product] of products.entries()) {
    if (index % STEP === 0) yield;
    const place = subcategoryPath(product.categoryKey, product.subcategoryKey ?? "");
    const pages = known.get(place) ?? pagesOf(product);
    known.set(place, pages);
    for (const key of pages.categories) push(byCategory, key, product);
    for (const path of pages.subcategories) push(bySubcategory, path, product);
  }
  return { byCategory, bySubcategory };
}

function push(lists: Map<string, KeyedProduct[]>, key: string, product: KeyedProduct): void {
  const list = lists.get(key);
  if (list) list.push(product);
  else lists.set(key, [product]);
}
