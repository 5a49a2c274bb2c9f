import { besideTree } from "../../domain/catalogue-number.ts";
import { menuBrands } from "../../domain/brand.ts";
import type { ListedCatalogue } from "../views.ts";

/** What header, menus and footer show of the catalogue. */
export function view(catalogue: ListedCatalogue) {
  return {
    categories: catalogue.categories,
    beside: besideTree(catalogue),
    brands: menuBrands(catalogue),
  };
}
