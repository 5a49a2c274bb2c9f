import type { CatalogueGroup } from "./catalogue-number.ts";
import type { Catalogue } from "./catalogue.ts";
import { isInCategory, placementOf } from "./category.ts";
import { type KeyedProduct, listsBy } from "./keys.ts";
import type { ListingFilter } from "./listing.ts";

/** A group of the catalogue bar: how many marks it has, and which of them (from 0) are highlighted. */
export type MarkedGroup = Omit<CatalogueGroup, "count"> & {
  marks: number;
  highlighted: readonly number[] | "all";
};

type Source = Pick<Catalogue, "groups" | "groupOf" | "keys" | "numbers">;

/** The bar of the whole catalogue, one mark a product in catalogue order, with these products highlighted. */
function markedGroups(
  { groups, numbers }: Pick<Catalogue, "groups" | "numbers">,
  ids: Iterable<string>,
): MarkedGroup[] {
  const marks = groups.map((): number[] => []);
  for (const id of ids) {
    const number = numbers.get(id);
    if (number) marks[number.category - 1]?.push(number.mark);
  }
  return groups.map(({ count, ...group }, index) => {
    const highlighted = marks[index] ?? [];
    return {
      ...group,
      marks: count,
      highlighted: highlighted.length === count ? "all" : highlighted.toSorted((a, b) => a - b),
    };
  });
}

/** Where a press on a group leads: to the category's page, or to the listing with this category, or with none. */
export type BarTarget = { page: "category"; key: string } | { page: "listing"; category: string | null };

/**
 * A group of the listing's bar. `count` is how many products of the result it holds, and a press shows as many;
 * null where another category is chosen, as the press then gives that one up. `target` is null where no page
 * shows exactly these products, and where there are none.
 */
export type BarGroup = MarkedGroup & { chosen: boolean; count: number | null; target: BarTarget | null };

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
  const bar = markedGroups(
    source,
    found.map(({ id }) => id),
  );
  const chosen = filter.category === null ? null : groupOfName(source, filter.category);
  // Where a product is found depends on its category alone, and there are few of them.
  const parts = [...listsBy(found, ({ categoryKey }) => categoryKey)].flatMap(([key, [first, ...more]]) =>
    first ? [{ key, group: source.groupOf.get(key), first, count: 1 + more.length }] : [],
  );
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
