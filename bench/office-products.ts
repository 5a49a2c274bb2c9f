import { join } from "node:path";
import { importSheet } from "../src/catalogue/import/import.ts";
import { readSheetFile } from "../src/catalogue/files/read-file.ts";
import type { DatabaseHandle } from "../src/database/connect.ts";
import { writeLargeCatalogue } from "./large-catalogue.ts";

/** As many products as the office's list must stay quick with. */
export const PRODUCTS = 10_000;

/** Fills a new database with products as the sample's are, in many sizes. */
export async function seedProducts(handle: DatabaseHandle, folder: string): Promise<void> {
  const file = join(folder, "products.csv");
  await writeLargeCatalogue(file, PRODUCTS);
  await importSheet(handle, await readSheetFile(file));
}

/** The list of products in every way in which it is asked for. */
export const PRODUCT_LISTS: Record<string, readonly string[]> = {
  "products, in every order": ["changed", "article", "name", "brand", "category", "price"].map(
    (sort) => `/products?sort=${sort}`,
  ),
  "products, far down": ["/products?page=199", "/products?sort=name&page=100"],
  "products, by what they lack": ["picture", "description", "specification", "brandText"].map(
    (missing) => `/products?missing=${missing}`,
  ),
  "products, searched for": ["1004", "num 10", "scrubber 55 cm", "numatic", "zzzzz", "a"].map(
    (q) => `/products?q=${encodeURIComponent(q)}`,
  ),
  "products, counts": ["/products/counts"],
  "units of a name": ["/products/units?label=Weight", "/products/units?label=Solution%20tank"],
};
