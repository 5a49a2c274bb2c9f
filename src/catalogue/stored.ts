import type { BrandRecord } from "../database/brands.ts";
import type { CatalogueRows } from "../database/catalogue-rows.ts";
import type { CategoryRecord } from "../database/categories.ts";
import type { ProductRecord } from "../database/products.ts";
import type { Cells, KindName } from "./columns.ts";
import { fold, nameIdentity, productIdentity } from "./identity.ts";

/** Something stored, as the cells that an export writes of it. */
export type StoredRow = { id: string; cells: Cells; active: boolean };

const yesNo = (active: boolean) => (active ? "yes" : "no");

/** A product as cells. */
export function productCells(product: ProductRecord): Cells {
  return {
    "article number": product.serialNumber ?? "",
    name: product.name,
    brand: product.brand,
    category: product.category,
    subcategory: product.subcategory ?? "",
    description: product.description,
    features: product.features.join("\n"),
    specifications: product.specifications,
    image: product.imageUrl ?? "",
    "product page": product.productUrl ?? "",
    price: product.price ?? "",
    active: yesNo(product.isActive),
  };
}

function brandCells(brand: BrandRecord): Cells {
  return {
    name: brand.name,
    description: brand.description ?? "",
    website: brand.website ?? "",
    logo: brand.logoUrl ?? "",
    active: yesNo(brand.isActive),
  };
}

function categoryCells(category: CategoryRecord): Cells {
  return { name: category.name, parent: category.parent ?? "", description: category.description };
}

/** Everything stored of one kind, in catalogue order. */
export function storedRows(kind: KindName, rows: CatalogueRows): StoredRow[] {
  if (kind === "products") {
    return rows.products.map((row) => ({ id: row.id, cells: productCells(row), active: row.isActive }));
  }
  if (kind === "brands") {
    return rows.brands.map((row) => ({ id: row.id, cells: brandCells(row), active: row.isActive }));
  }
  return rows.categories.map((row) => ({ id: row.id, cells: categoryCells(row), active: true }));
}

/** What a row is known by, or null when it doesn't say. */
export function identityOf(kind: KindName, cells: Cells): string | null {
  const { name } = cells;
  if (kind === "brands") return name === undefined ? null : fold(name);
  if (kind === "categories")
    return name === undefined ? null : `${fold(cells["parent"] ?? "")}\t${fold(name)}`;
  const article = cells["article number"] ?? "";
  if (article !== "") return productIdentity(article, "", "");
  return namePairOf(kind, cells);
}

/** Brand and name of a product row, or null when it doesn't have both. */
export function namePairOf(kind: KindName, { brand, name }: Cells): string | null {
  if (kind !== "products" || brand === undefined || name === undefined) return null;
  return nameIdentity(brand, name);
}

/** How a row is called in a report. */
export function labelOf(cells: Cells): string {
  const parts = [cells["article number"], cells["brand"], cells["parent"], cells["name"]];
  return parts.filter((part) => part !== undefined && part !== "").join(" · ");
}
