import { CACHES } from "../catalogue/caches.ts";
import type { CatalogueGroup } from "../product/catalogue-number.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { isInCategory, placementOf } from "../catalogue/category.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { choicesOf, countsOf, firstPlaces } from "./list-choices.ts";
import { ordersOf } from "../catalogue/product-orders.ts";
import type { ListingFilter } from "./listing.ts";

/**
 * A group of the catalogue bar: how many products it has, how many marks, and which of these (from 0) are highlighted.
 * A mark stands for one product, in a large catalogue for as many as make {@link MOST_MARKS} of all.
 */
export type MarkedGroup = Omit<CatalogueGroup, "count"> & {
  total: number;
  marks: number;
  highlighted: readonly number[] | "all";
};

/** More marks beside each other are no longer told apart. */
const MOST_MARKS = 500;

type Source = Pick<Catalogue, "groups" | "groupOf" | "keys" | "numbers" | "ordered">;

/** The bar of the whole catalogue, in catalogue order, with the marks of these products highlighted. */
function markedGroups(
  { groups, numbers }: Pick<Catalogue, "groups" | "numbers">,
  found: readonly KeyedProduct[],
): MarkedGroup[] {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const perMark = Math.max(1, Math.ceil(total / MOST_MARKS));
  const bar = groups.map(({ count, ...group }) => {
    const marks = Math.ceil(count / perMark);
    return { group: { ...group, total: count, marks }, found: 0, lit: new Uint8Array(marks) };
  });
  for (const order of ordersOf(found)) {
    const own = bar[numbers.categoryOf(order) - 1];
    if (!own) continue;
    own.found += 1;
    own.lit[Math.floor(numbers.markOf(order) / perMark)] = 1;
  }
  return bar.map(({ group, found: count, lit }) => ({
    ...group,
    highlighted: count === group.total ? "all" : [...lit.keys()].filter((mark) => lit[mark] === 1),
  }));
}

/** Where a press on a group leads: to the category's page, or to the listing with this category, or with none. */
type BarTarget = { page: "category"; key: string } | { page: "listing"; category: string | null };

/**
 * A group of the listing's bar. `count` is how many products of the result it holds, and a press shows as many;
 * null where another category is chosen, as the press then gives that one up. `target` is null where no page
 * shows exactly these products, and where there are none.
 */
export type BarGroup = MarkedGroup & { chosen: boolean; count: number | null; target: BarTarget | null };

/** What was found out of a result beside the numbers of a catalogue. */
export type BarOfResult = { numbers: Source["numbers"]; found: FoundIn };

/** Where a product is found depends on its category alone, and there are few of them. */
type FoundIn = { bar: MarkedGroup[]; parts: Part[] };

/** What the bar shows of a result takes a look at all of it; a list of the catalogue is looked at once. */
export function lookAtResult(source: Source, products: readonly KeyedProduct[]): FoundIn {
  const before = CACHES.bars.get(products);
  if (before?.numbers === source.numbers) return before.found;
  const found = { bar: markedGroups(source, products), parts: countParts(source, products) };
  CACHES.bars.set(products, { numbers: source.numbers, found });
  return found;
}

/**
 * The listing's catalogue bar. The tree counts by containment and the listing's filter is exact (R15.2, R16.3): the one
 * product of "Cleaning Chemicals" is among the 66 of Chemicals, and `?category=Chemicals` shows 65. So a group of
 * the tree leads to the category's page, which counts as the tree does and takes search and brand along.
 */
export function catalogueBar(
  source: Source,
  filter: ListingFilter,
  found: readonly KeyedProduct[],
): BarGroup[] {
  const { bar, parts } = lookAtResult(source, found);
  const chosen = filter.category === null ? null : groupOfName(source, filter.category);
  return bar.map((group, index) => {
    const own = parts.filter((part) => part.group === index);
    const count = sumOf(own);
    if (index === chosen) {
      return { ...group, chosen: true, count, target: { page: "listing", category: null } };
    }
    if (chosen !== null) return { ...group, chosen: false, count: null, target: wholeGroup(group, filter) };
    return { ...group, chosen: false, count, target: partOfResult(group, filter, parts, own) };
  });
}

/** The products of a result that have one category: how many, and the first of them. */
type Part = { key: string; group: number | undefined; first: KeyedProduct; count: number };

function countParts({ groupOf, ordered }: Source, found: readonly KeyedProduct[]): Part[] {
  const { category } = choicesOf(ordered);
  const counts = countsOf(category, ordersOf(found));
  return firstPlaces(category, found).flatMap((place) => {
    const key = category.texts[place] ?? "";
    const first = found[ordersOf(found).findIndex((order) => category.places[order] === place)];
    return first ? { key, group: groupOf.get(key), first, count: counts[place] ?? 0 } : [];
  });
}

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { count }) => sum + count, 0);

/** The group of the category of this name; -1 for none. */
function groupOfName({ groups, groupOf, keys }: Source, name: string): number {
  const key = keys.category.get(name);
  const known = key === undefined ? undefined : groupOf.get(key);
  const named = { category: name, subcategory: null };
  return known ?? groups.findIndex((group) => group.inTree && isInCategory(named, group.name));
}

/** The group in place of the category that is chosen. */
function wholeGroup({ key, name, inTree }: MarkedGroup, { application }: ListingFilter): BarTarget {
  return inTree && application === null ? { page: "category", key } : { page: "listing", category: name };
}

/** The page that shows exactly the group's own part of the result. */
function partOfResult(
  { key, name, inTree }: MarkedGroup,
  { application, subcategory }: ListingFilter,
  parts: readonly Part[],
  own: readonly Part[],
): BarTarget | null {
  if (own.length === 0 || subcategory !== null) return null;
  const onPage = parts.filter((part) => part.key === key || isInCategory(part.first, name));
  if (inTree && application === null && sumOf(onPage) === sumOf(own)) return { page: "category", key };
  const [only, ...more] = own;
  return only && more.length === 0 ? { page: "listing", category: placementOf(only.first).category } : null;
}
