import { groupIndex } from "./catalogue-groups.ts";
import type { Catalogue } from "./catalogue.ts";
import { isInCategory, placementOf } from "./category.ts";
import type { ListingFilter } from "./listing.ts";
import type { Product } from "./product.ts";
import { type StripGroup, registerStrip } from "./register-strip.ts";

/** Where a press on a group leads: to the category's page, or to the listing with this category, or with none. */
export type BarTarget = { page: "category"; name: string } | { page: "listing"; category: string | null };

/**
 * A group of the listing's bar. `count` is how many products of the result it holds, and a press shows as many;
 * null where another category is chosen, as the press then gives that one up. `target` is null where no page
 * shows exactly these products, and where there are none.
 */
export type BarGroup = StripGroup & { chosen: boolean; count: number | null; target: BarTarget | null };

/**
 * The listing's catalogue bar. The tree counts by containment and the listing's filter is exact (R15.2, R16.3): the one
 * product of "Cleaning Chemicals" is among the 66 of Chemicals, and `?category=Chemicals` shows 65. So a group of
 * the tree leads to the category's page, which counts as the tree does and takes search and brand along.
 */
export function catalogueBar(
  source: Pick<Catalogue, "products" | "categories" | "register">,
  filter: ListingFilter,
  found: readonly Product[],
): BarGroup[] {
  const groups = registerStrip(source, new Set(found.map(({ id }) => id)));
  const chosen = filter.category === null ? null : groupIndex(groups, filter.category);
  return groups.map((group, index) => {
    const part = found.filter((product) => groupIndex(groups, placementOf(product).category) === index);
    if (index === chosen) {
      return { ...group, chosen: true, count: part.length, target: { page: "listing", category: null } };
    }
    if (chosen !== null) return { ...group, chosen: false, count: null, target: wholeGroup(group, filter) };
    return { ...group, chosen: false, count: part.length, target: partOfResult(group, filter, found, part) };
  });
}

/** The group in place of the category that is chosen. */
function wholeGroup({ name, inTree }: StripGroup, { application }: ListingFilter): BarTarget {
  return inTree && application === null ? { page: "category", name } : { page: "listing", category: name };
}

/** The page that shows exactly the group's part of the result. */
function partOfResult(
  { name, inTree }: StripGroup,
  { application, subcategory }: ListingFilter,
  found: readonly Product[],
  part: readonly Product[],
): BarTarget | null {
  if (part.length === 0 || subcategory !== null) return null;
  const onPage = found.filter((product) => isInCategory(product, name)).length;
  if (inTree && application === null && onPage === part.length) return { page: "category", name };
  const [category, ...more] = new Set(part.map((product) => placementOf(product).category));
  return category === undefined || more.length > 0 ? null : { page: "listing", category };
}
