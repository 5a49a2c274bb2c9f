import { besideTree } from "../../domain/product/catalogue-number.ts";
import { menuBrands } from "../../domain/catalogue/brand-lists.ts";
import type { FigureRange } from "../../domain/figures/figures.ts";
import type { Product } from "../../domain/product/product.ts";
import { summaryOf } from "../../domain/catalogue/subcategory-cards.ts";
import type { ListedCatalogue } from "../views.ts";

/** What the categories menu shows of a subcategory beside its name: a typical product, and its first figure's range. */
export type Preview = { imageUrl: string | null; range: FigureRange | null };

/** What header, menus and footer show of the catalogue. */
export function view(catalogue: ListedCatalogue) {
  return {
    categories: catalogue.categories,
    beside: besideTree(catalogue),
    brands: menuBrands(catalogue),
    total: catalogue.products.length,
    previews: previewsOf(catalogue),
  };
}

/** The previews of all subcategories, by their paths. */
function previewsOf({ bySubcategory }: ListedCatalogue): Readonly<Record<string, Preview>> {
  return Object.fromEntries([...bySubcategory].map(([path, products]) => [path, previewOf(products)]));
}

function previewOf(products: readonly Product[]): Preview {
  const { pictures, ranges } = summaryOf(products, 1);
  return { imageUrl: pictures[0]?.imageUrl ?? null, range: ranges[0] ?? null };
}
