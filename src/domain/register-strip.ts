import type { Category } from "./category.ts";
import type { RegisterEntry } from "./register.ts";

/** One category's stretch of the register strip: how many ticks, and which of them (from 0) are lit. */
export type StripGroup = { name: string; ticks: number; lit: readonly number[] | "all" };

/** The strip of the whole tree, with the given products lit: one tick a product, in register order. */
export function registerStrip(
  tree: readonly Category[],
  register: readonly RegisterEntry[],
  litIds: ReadonlySet<string>,
): StripGroup[] {
  return tree.map((category, index) => {
    const ticks = register.filter((entry) => entry.category === index + 1);
    const lit = ticks.flatMap((entry, tick) => (litIds.has(entry.id) ? [tick] : []));
    return { name: category.name, ticks: ticks.length, lit: lit.length === ticks.length ? "all" : lit };
  });
}
