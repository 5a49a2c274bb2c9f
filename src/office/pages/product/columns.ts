/** What a column is called; one that has no words yet by its own name, so that none is missing. */
export function columnLabel(labels: Readonly<Record<string, string>>, column: string): string {
  return labels[column] ?? column;
}

/** The columns that have a place of their own in the editor; all others stand under "More". */
export const PLACED: ReadonlySet<string> = new Set([
  "article number",
  "name",
  "brand",
  "category",
  "subcategory",
  "description",
  "features",
  "specifications",
  "image",
  "image text",
  "more images",
  "documents",
  "fits",
  "price",
  // These are what withdrawing changes.
  "active",
  "successor",
]);
