import { listsBy } from "../catalogue/keys.ts";
import type { Product } from "../product/product.ts";

/** Substrings, not words, as specified: "ai" is also in "drain" (R7.2). */
const AUTOMATION = /smart|ai|auto|intelligent/i;
/** The same with "ai" as a word and the others as a word's beginning: what a buyer means by automation. */
const MEANT = /\b(?:smart|ai\b|auto|intelligent)/i;

/** What products do by themselves, in the order of the page; `other` only contain the letters of such a word. */
const AUTOMATIC_JOBS = ["drive", "dose", "start", "care", "adjust", "other"] as const;

export type AutomaticJob = (typeof AUTOMATIC_JOBS)[number];

/** By what the feature says, in this order: an automatic flush at start is care, not a start. */
const TOLD: readonly (readonly [AutomaticJob, RegExp])[] = [
  ["dose", /\b(?:dos(?:e|ing)|dispens|schedul|timer)|changeover|light-sensor/i],
  ["care", /\b(?:charg|filter|clean|shak|flush)/i],
  ["start", /\b(?:start|stop|shut-?off|cut-?out|stand-?by|sleep|pause)/i],
];

/** Whether one of the features contains smart, ai, auto or intelligent, whatever the capitals (R7.2). */
export function isAutomated(product: Pick<Product, "features">): boolean {
  return product.features.some((feature) => AUTOMATION.test(feature));
}

/** Whether the product drives itself, told by its name. */
export function isRobot(product: Pick<Product, "name">): boolean {
  return /\brobot|\bautonomous\b/i.test(product.name);
}

/** A product with what it does by itself, told by the feature that put it on the page. */
function jobOf(product: Pick<Product, "name" | "features">): AutomaticJob {
  if (isRobot(product)) return "drive";
  const reason = reasonOf(product.features);
  if (reason === undefined || !MEANT.test(reason)) return "other";
  return TOLD.find(([, words]) => words.test(reason))?.[0] ?? "adjust";
}

/** The feature that says a word of automation, else the one that contains its letters. */
function reasonOf(features: readonly string[]): string | undefined {
  return (
    features.find((feature) => MEANT.test(feature)) ?? features.find((feature) => AUTOMATION.test(feature))
  );
}

/** Products that do the same by themselves. */
type AutomaticGroup<P> = { job: AutomaticJob; products: P[] };

/**
 * Automated products by what they do: robots come first, what only contains the letters last; catalogue order within
 * each (R7.3).
 */
export function automaticGroups<P extends Product>(automated: readonly P[]): AutomaticGroup<P>[] {
  const byJob = listsBy(automated, jobOf);
  return AUTOMATIC_JOBS.flatMap((job) => {
    const products = byJob.get(job);
    return products ? [{ job, products }] : [];
  });
}

/** The product with the feature that put it on the automation page as its first, so that its card shows why (R7.3). */
export function withReasonFirst<P extends Product>(product: P): P {
  const reason = reasonOf(product.features);
  if (reason === undefined) return product;
  return { ...product, features: [reason, ...product.features.filter((feature) => feature !== reason)] };
}
