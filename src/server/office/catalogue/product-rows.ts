import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { catalogueNumber } from "../../../domain/product/catalogue-number.ts";
import { realEdits, type ProductDraft } from "../../../domain/office/product-draft.ts";
import { type Part, partsOf, type ProductState } from "../../../domain/office/product-list.ts";
import type { CatalogueRow } from "../../../database/schema.ts";
import { specificationLines } from "../../../domain/product/product.ts";

/** A row of the office's list of products. */
type ProductRow = {
  id: string;
  state: ProductState;
  article: string;
  name: string;
  brand: string;
  category: string;
  subcategory: string;
  /** Such as `1.1/25`; null for what is not on the site. */
  number: string | null;
  /** The place of its category among all, from 1; 0 where it has none. */
  hue: number;
  price: string | null;
  imageUrl: string | null;
  has: Record<Part, boolean>;
  successor: string | null;
  changedAt: string;
  /** Who changed it last in the office. */
  changedBy: string | null;
  /** How many columns a draft changes; 0 without one. */
  unpublished: number;
};

const textOf = (value: CatalogueRow[string] | undefined) => String(value ?? "");
const orNull = (value: CatalogueRow[string] | undefined) =>
  value === null || value === undefined ? null : String(value);

/** Whether a product that is stored like this has each part. */
function partsOfRow(row: CatalogueRow): Record<Part, boolean> {
  return partsOf(
    {
      imageUrl: orNull(row["image_url"]),
      description: textOf(row["description"]),
      features: row["features"] === "[]" ? [] : [""],
      specifications: textOf(row["specifications"]),
      price: orNull(row["price"]),
    },
    orNull(row["brand_text"]),
  );
}

/** A stored product as a row of the list. */
export function storedRow(
  row: CatalogueRow,
  {
    catalogue,
    draft,
    changedBy,
  }: { catalogue: Catalogue; draft: ProductDraft | undefined; changedBy: string | null },
): ProductRow {
  const id = textOf(row["id"]);
  const shown = catalogue.byId.get(id);
  const place = shown && catalogue.numbers.of(shown);
  return {
    id,
    state: row["is_active"] === 1 ? "active" : "withdrawn",
    article: textOf(row["serial_number"]),
    name: textOf(row["name"]),
    brand: shown?.brandName ?? textOf(row["brand_now"] ?? row["brand"]),
    category: shown?.category ?? textOf(row["category"]),
    subcategory: shown?.subcategory ?? textOf(row["subcategory"]),
    number: place ? catalogueNumber(place) : null,
    hue: place?.category ?? 0,
    price: orNull(row["price"]),
    imageUrl: shown ? shown.imageUrl : orNull(row["image_url"]),
    has: partsOfRow(row),
    successor: orNull(row["successor"]),
    changedAt: textOf(row["updated_at"]),
    changedBy,
    unpublished: draft ? Object.keys(realEdits(draft.edits)).length : 0,
  };
}

/** A product that was never published as a row of the list. */
export function draftRow({ id, edits, updatedAt, staff }: ProductDraft, catalogue: Catalogue): ProductRow {
  const text = (column: string) => edits[column]?.to.trim() ?? "";
  const brand = catalogue.brands.find(({ name }) => name === text("brand"));
  const has = partsOf(
    {
      imageUrl: text("image"),
      description: text("description"),
      features: text("features").split("\n").filter(Boolean),
      specifications: specificationLines(text("specifications")).length > 0 ? text("specifications") : "",
      price: text("price") || null,
    },
    brand?.description ?? null,
  );
  return {
    id,
    state: "draft",
    article: text("article number"),
    name: text("name"),
    brand: text("brand"),
    category: text("category"),
    subcategory: text("subcategory"),
    number: null,
    hue: 0,
    price: text("price") || null,
    imageUrl: text("image") || null,
    has,
    successor: null,
    changedAt: updatedAt,
    changedBy: staff.name,
    unpublished: Object.keys(realEdits(edits)).length,
  };
}

/** Whether a product that was never published is among those that the list is narrowed to. */
export function isDraftFound(
  row: ProductRow,
  { q, category, brand, missing }: { q: string; category: string; brand: string; missing?: Part | undefined },
): boolean {
  const text = `${row.article} ${row.name} ${row.brand}`.toLowerCase();
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    category === "" && brand === "" && missing === undefined && words.every((word) => text.includes(word))
  );
}
