import type { Catalogue } from "../catalogue/catalogue.ts";
import { nearestTo } from "./near-products.ts";

const LEAST = 2;
const LONGEST = 80;

/** An e-mail address, or seven digits as phone numbers are written: they may name a person. */
const PERSONAL = /@|\p{Nd}(?:[\s().+/\p{Pd}-]*\p{Nd}){6}/u;

/** A search as it is counted when it finds nothing; null for one that says too little, or may name a person. */
export function countedText(q: string): string | null {
  const text = q
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim()
    .toLowerCase();
  if (text.length < LEAST || PERSONAL.test(text)) return null;
  return [...text].slice(0, LONGEST).join("").trim();
}

/** What a search without result shows in the whole catalogue: other products, or nothing; null where it finds any. */
export function emptyResult(
  source: Omit<Catalogue, "version" | "changes" | "media" | "company">,
  q: string,
): { near: boolean } | null {
  if (source.search.count(q) > 0) return null;
  return { near: nearestTo(source, q) !== null };
}
