import * as v from "valibot";
import { versionSchema } from "./entity-version.ts";

/** What products belong to. */
const GROUP_KINDS = ["brand", "category"] as const;

export type GroupKind = (typeof GROUP_KINDS)[number];

const LONGEST = 10_000;
const text = v.pipe(v.string(), v.maxLength(LONGEST));

/** What the editor sends: changed texts by column, each with the text that was there. */
export const groupEditsSchema = v.object({
  edits: v.record(v.pipe(v.string(), v.maxLength(40)), v.object({ from: text, to: text })),
});

/** All that stand beside each other, in their new order, and the order that was seen. */
export const groupOrderSchema = v.object({
  before: v.pipe(v.array(text), v.maxLength(5000)),
  after: v.pipe(v.array(text), v.maxLength(5000)),
});

export const groupVersionSchema = v.object({ version: versionSchema });

/** Stands in an address for one that is not stored yet; no key ends with a hyphen. */
export const NEW_ID = "new-";

/** Columns that keep what they were given first: products and addresses refer to them. */
const LASTING = new Set(["key"]);

/** Whether the office may change this column of what is stored already. */
export function mayChange(kind: GroupKind, column: string): boolean {
  return !LASTING.has(column) && !(kind === "category" && column === "parent");
}
