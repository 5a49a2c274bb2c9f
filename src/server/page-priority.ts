import type { Catalogue } from "../domain/catalogue.ts";
import { findBySlug } from "../domain/category.ts";
import type { Address } from "../urls/address.ts";
import type { Priority } from "./work-queue.ts";

/** Whether the catalogue has what the path of this address names. */
function isInCatalogue({ page, path }: Address, { byId, categories }: Catalogue): boolean {
  const [first = "", second = null] = path.split("/").slice(2).map(decodeURIComponent);
  if (page === "product") return byId.has(first);
  if (page !== "category") return true;
  const { category, subcategory } = findBySlug(categories, first, second);
  return category !== null && (second === null || subcategory !== null);
}

/** Pages that the site links to go first; searches, products and categories that visitors make up come later. */
export function pagePriority(address: Address, catalogue: Catalogue): Priority {
  // The one 404 is cached, so it is rendered for everybody.
  if (address.page === null) return "first";
  return address.unbounded || !isInCatalogue(address, catalogue) ? "later" : "first";
}
