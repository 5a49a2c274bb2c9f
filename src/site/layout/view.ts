import { besideTree } from "../../domain/catalogue-number.ts";
import { menuBrands } from "../../domain/brand-lists.ts";
import { type FigureRange, rangesOf } from "../../domain/figures.ts";
import type { Product } from "../../domain/product.ts";
import { typicalOf } from "../../domain/subcategory-cards.ts";
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

type Previews = Readonly<Record<string, Preview>>;

/** They are the same on every page, and take longer than all else of the layout. */
const known = new WeakMap<ListedCatalogue["bySubcategory"], Previews>();

/** The previews of all subcategories, by their paths. */
function previewsOf({ bySubcategory }: ListedCatalogue): Previews {
  const previews =
    known.get(bySubcategory) ??
    Object.fromEntries([...bySubcategory].map(([path, products]) => [path, previewOf(products)]));
  known.set(bySubcategory, previews);
  return previews;
}

function previewOf(products: readonly Product[]): Preview {
  const [typical] = typicalOf(products, 1);
  return { imageUrl: typical?.imageUrl ?? null, range: rangesOf(products, 1)[0] ?? null };
}
