import { placementOf } from "./category.ts";
import type { Product } from "./product.ts";

/** The industries that a landing page and `?application=` can narrow the catalogue to (R3.6). */
export const APPLICATIONS = ["commercial", "healthcare", "hospitality"] as const;

export type Application = (typeof APPLICATIONS)[number];

/** What commercial and hospitality are narrowed to, in this order (R16.9): machines before what they use. */
export const MACHINES_AND_CHEMICALS: readonly string[] = [
  "Floor Care Equipment",
  "Industrial Vacuum Cleaners",
  "Cleaning Chemicals",
];
const CLINICAL = ["Cleaning Chemicals", "Industrial Vacuum Cleaners"];

/** Whether a landing page of this application may feature the product (R16.9, R16.10). */
export function suits(application: Application, product: Product): boolean {
  const { category } = placementOf(product);
  if (application !== "healthcare") return MACHINES_AND_CHEMICALS.includes(category);
  return CLINICAL.includes(category) || /disinfect|sanitiz/i.test(product.name);
}

/** Reads an application from an address; null for anything else. */
export function applicationNamed(text: string): Application | null {
  return APPLICATIONS.find((application) => application === text) ?? null;
}
