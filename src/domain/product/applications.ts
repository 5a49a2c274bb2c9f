import { categoryKeyOf } from "../catalogue/category.ts";
import type { Product, ProductKeys } from "./product.ts";

/** The industries that a landing page and `?application=` can narrow the catalogue to (R3.6). */
export const APPLICATIONS = ["commercial", "healthcare", "hospitality"] as const;

export type Application = (typeof APPLICATIONS)[number];

/** Keys of the categories that commercial and hospitality are narrowed to, in this order (R16.9): machines before what they use. */
export const MACHINES_AND_CHEMICALS: readonly string[] = [
  "floor-care-equipment",
  "industrial-vacuum-cleaners",
  "cleaning-chemicals",
];
const CLINICAL = ["cleaning-chemicals", "industrial-vacuum-cleaners"];

/** Whether a landing page of this application may feature the product (R16.9, R16.10). */
export function matchesApplication(
  application: Application,
  product: Product & Partial<ProductKeys>,
): boolean {
  const category = categoryKeyOf(product);
  if (application !== "healthcare") return MACHINES_AND_CHEMICALS.includes(category);
  return CLINICAL.includes(category) || /disinfect|sanitiz/i.test(product.name);
}
