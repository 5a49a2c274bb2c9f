/** A product as `GET /api/products` returns it (R14.1). */
export type Product = {
  /** Readable and permanent, made once from brand and name; part of the product's address. */
  id: string;
  name: string;
  brand: string;
  category: string;
  subcategory: string | null;
  description: string;
  features: readonly string[];
  /** One `Label: value` a line. */
  specifications: string;
  imageUrl: string | null;
  /** What the picture shows, where staff said so; otherwise the name stands for it. */
  imageText?: string | null | undefined;
  /** Further pictures, a line each (picture-list.ts); absent without any. */
  pictures?: readonly string[] | undefined;
  /** A line each (documents.ts); absent without any. */
  documents?: readonly string[] | undefined;
  productUrl: string | null;
  /** The article number: what staff, buyers and the importer know a product by. */
  serialNumber: string | null;
  /** Decimal text with two places, such as `"12.50"`, or null; never a float. */
  price: string | null;
  /** What it is used with, as {@link readFit} reads it: `NUM-1069`, `KLX-1041 × 3`. */
  fits: readonly string[];
  /** The article number of what replaces it. */
  successor: string | null;
  isActive: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
};

/** What a product belongs to, by keys; null where its text names nothing that the catalogue knows. */
export type ProductKeys = {
  brandKey: string | null;
  categoryKey: string | null;
  /** Unique within its category only. */
  subcategoryKey: string | null;
};

/** One line of a product's specification. A line without a label keeps its text as the value. */
export type SpecificationLine = { label: string; value: string };

/** Splits the specification text into its `Label: value` lines; blank lines vanish. */
export function specificationLines(specifications: string): SpecificationLine[] {
  return specifications
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const colon = line.indexOf(":");
      if (colon < 1) return { label: "", value: line };
      return { label: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() };
    });
}

/** What a card shows: two features, then "+N more" (R13.1). */
export function cardFeatures(features: readonly string[]): { shown: string[]; more: number } {
  return { shown: features.slice(0, 2), more: Math.max(0, features.length - 2) };
}

/** How the URLs of our own images begin, in catalogue files as on the site (R16.11). */
export const ATTACHED_ASSETS = "/attached-assets/";

/** The kinds of product image, in the order in which products with them are shown (R16.11). */
type ImageKind = "image" | "placeholder" | "none";

const RANK = { image: 0, placeholder: 1, none: 2 } as const satisfies Record<ImageKind, number>;

/** A real image has an own storage path or an absolute http URL; any other text is a placeholder. */
export function imageKind(imageUrl: string | null): ImageKind {
  const url = imageUrl?.trim() ?? "";
  if (url === "") return "none";
  if (url.includes("placeholder")) return "placeholder";
  if (url.startsWith(ATTACHED_ASSETS) || /^https?:\/\//i.test(url)) return "image";
  return "placeholder";
}

/** 0 for a real image, 1 for a placeholder, 2 for none: smaller is shown first. */
export function imageRank(imageUrl: string | null): 0 | 1 | 2 {
  return RANK[imageKind(imageUrl)];
}
