/**
 * A product's place in the ordered catalogue: its group, from 1 (the tree's categories, then those beside it),
 * subcategory within it (0 where a product has none), number within that, from 1.
 */
export type CatalogueNumber = {
  category: number;
  subcategory: number;
  number: number;
  /** Its place in the whole group, from 0: its mark in the catalogue bar. */
  mark: number;
};

/** The place as it is printed beside an article: `1.1/07`, or `3/01` for a product without subcategory. */
export function catalogueNumber({ category, subcategory, number }: Omit<CatalogueNumber, "mark">): string {
  const section = subcategory > 0 ? `${category}.${subcategory}` : `${category}`;
  return `${section}/${String(number).padStart(2, "0")}`;
}
