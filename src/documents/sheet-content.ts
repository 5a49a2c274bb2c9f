import type { Catalogue } from "../domain/catalogue/catalogue.ts";
import { attributesOf } from "../domain/figures/attributes.ts";
import { placementOf } from "../domain/catalogue/category.ts";
import { everyFigureOf } from "../domain/figures/figures.ts";
import type { KeyedProduct } from "../domain/catalogue/keys.ts";
import type { Product, SpecificationLine } from "../domain/product/product.ts";
import type { SheetContent } from "./sheet-layout.ts";

const FIGURES = 4;

/** What the data sheet of a product says, but for its picture; `address` is that of its page. */
export function sheetContent(
  { changedAt }: Pick<Catalogue, "changedAt">,
  product: KeyedProduct,
  address: string,
): Omit<SheetContent, "picture"> {
  const { id, name, description, features, specifications, serialNumber, createdAt } = product;
  const { category, subcategory } = placementOf(product);
  return {
    product: { name, description, features, specifications, serialNumber },
    brand: product.brandName,
    place: subcategory === null ? [category] : [category, subcategory],
    figures: largeLines(product),
    address,
    changed: new Date(changedAt(id) ?? createdAt),
  };
}

/** What has more characters doesn't stand large: "1:100 daily, 1:50 for heavy soil". */
const LONG = 14;

/** The lines that state the key figures, as they are written. How many are in a case is none beside others. */
function largeLines(product: Product): SpecificationLine[] {
  const figures = everyFigureOf(product);
  const attributes = attributesOf(product);
  const lines = figures.flatMap((figure) => {
    if (figure.key === "case" && figures.length > 1) return [];
    const value = JSON.stringify(figure.value);
    const line = attributes.find((each) => each.key === figure.key && JSON.stringify(each.value) === value);
    return line && line.text.length <= LONG ? [{ label: line.label, value: line.text }] : [];
  });
  return lines.slice(0, FIGURES);
}
