import * as v from "valibot";
import { MAX_QUOTE_LINES } from "../../../domain/limits.ts";
import { addLines, type ListLine, listLineSchema } from "../../../domain/quote/quote-list.ts";
import { storedList } from "../stored-list/stored-list.ts";
import { STORED_AS } from "./list-link.tsx";

/** The visitor's own quote list. */
export const ownList = storedList({
  key: STORED_AS,
  isItem: (value): value is ListLine => v.is(listLineSchema, value),
  most: MAX_QUOTE_LINES,
});

/** Adds lines to the visitor's own list; gives how many it had no room for. */
export function addToOwnList(lines: readonly ListLine[]): number {
  const all = addLines(ownList.items(), lines);
  ownList.update(() => all);
  return Math.max(0, all.length - MAX_QUOTE_LINES);
}
