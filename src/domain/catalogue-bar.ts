import { CACHES } from "./caches.ts";
import type { CatalogueGroup } from "./catalogue-number.ts";
import type { Catalogue } from "./catalogue.ts";
import { isInCategory, placementOf } from "./category.ts";
import type { KeyedProduct } from "./keys.ts";
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

type Source = Pick<Catalogue, "groups" | "groupOf" | "keys" | "numbers">;

/** The bar of the whole catalogue, in catalogue order, with the marks of these products highlighted. */
function markedGroups(
  { groups, numbers }: Pick<Catalogue, "groups" | "numbers">,
  found: readonly KeyedProduct[],
): MarkedGroup[] {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const perMark = Math.max(1, Math.ceil(total / MOST_MARKS));
  const bar = groups.map(({ count, ...group }) => ({
    group: { ...group, total: count },
    found: 0,
    marks: new Set<number>(),
  }));
  for (const product of found) {
    const number = numbers.of(product);
    const own = number && bar[number.category - 1];
    if (!own) continue;
    own.found += 1;
    own.marks.add(Math.floor(number.mark / perMark));
  }
  return bar.map(({ group, found: count, marks }) => ({
    ...group,
    marks: Math.ceil(group.total / perMark),
    highlighted: count === group.total ? "all" : [...marks].toSorted((a, b) => a - b),
  }));
}

/** Where a press on a group leads: to the category's page, or to the listing with this category, or with none. */
export type BarTarget = { page: "category"; key: string } | { page: "listing"; category: string | null };

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
function foundIn(source: Source, products: readonly KeyedProduct[]): FoundIn {
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
  const { bar, parts } = foundIn(source, found);
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

function countParts({ groupOf }: Source, found: readonly KeyedProduct[]): Part[] {
  const parts = new Map<string, Part>();
  for (const product of found) {
    const { categoryKey: key } = product;
    const part = parts.get(key);
    if (part) part.count += 1;
    else parts.set(key, { key, group: groupOf.get(key), first: product, count: 1 });
  }
  return [...parts.values()];
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
