import type { MenuCategory } from "../domain/catalogue/category.ts";
import { nearestCategory, nearestPath, type NearestCategory } from "../domain/search/mistyped-address.ts";
import type { Address } from "./address.ts";
import { categoryPath, type FixedPage, isFixedPage } from "./links.ts";
import { PAGES } from "./pages.ts";

/** What an address without a page probably meant: its path, and which page or category that is. */
export type NearestPage = { path: string } & ({ page: FixedPage } | { category: NearestCategory });

/** The path of an address as it is read: without its escapes. */
export function readablePath({ path }: Pick<Address, "path">): string {
  return path.split("/").map(decodeURIComponent).join("/");
}

const FIXED = Object.entries(PAGES).flatMap(([page, { path }]) =>
  isFixedPage(page) && page !== "home" ? [{ page, path }] : [],
);

/** The page that an address without one probably meant, or the category that it ends with; null where none is near. */
export function nearestPage(
  address: Pick<Address, "path">,
  tree: readonly MenuCategory[],
): NearestPage | null {
  const asked = readablePath(address);
  const near = nearestPath(
    asked,
    FIXED.map(({ path }) => path),
  );
  const found = FIXED.find(({ path }) => path === near);
  if (found) return found;
  const end = asked.split("/").at(-1) ?? "";
  const category = nearestCategory(tree, { category: end, subcategory: null });
  return (
    category && {
      path: readablePath({ path: categoryPath(category.category, category.subcategory) }),
      category,
    }
  );
}
