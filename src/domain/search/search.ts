import type { Product } from "../product/product.ts";

const DASHES_AND_SPACES = /[\s\p{Pd}\u2212]/gu;

/** An article number or a search without dashes, spaces and capitals: "NQ-1234", "nq 1234" and "nq1234" are alike. */
export function bare(text: string): string {
  return text.replaceAll(DASHES_AND_SPACES, "").toLowerCase();
}

/**
 * Whether the search means this article number: all of it, or so much that nothing else is likely to be meant,
 * which is three characters with a digit among them, or four digits. "20" and "100" are sizes, "com" is a word.
 */
export function matchesArticleNumber(articleNumber: string, q: string): boolean {
  const number = bare(articleNumber);
  const wanted = bare(q);
  if (wanted === "") return false;
  if (wanted === number) return true;
  return enoughOfNumber(wanted) && number.includes(wanted);
}

/** Whether a part of an article number, {@link bare}, is so much that it may be meant by it. */
export function enoughOfNumber(wanted: string): boolean {
  return /^\d+$/.test(wanted) ? wanted.length >= 4 : wanted.length >= 3 && /\d/.test(wanted);
}

/**
 * Whether a search finds the product: case-insensitive substring of name or description (R16.1), or its
 * article number. An empty search finds everything.
 */
export function matchesSearch(
  product: Pick<Product, "name" | "description" | "serialNumber">,
  q: string,
): boolean {
  const wanted = q.trim().toLowerCase();
  if (wanted === "") return true;
  return (
    hasText(product, wanted) ||
    (product.serialNumber !== null && matchesArticleNumber(product.serialNumber, q))
  );
}

/** Whether a name or description has this, which is in small letters. */
export function hasText(
  { name, description }: Pick<Product, "name" | "description">,
  wanted: string,
): boolean {
  return name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted);
}
