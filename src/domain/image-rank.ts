/** How the URLs of our own images begin, in catalogue files as on the site (R16.11). */
export const ATTACHED_ASSETS = "/attached-assets/";

/** The kinds of product image, in the order in which products with them are shown (R16.11). */
export type ImageKind = "image" | "placeholder" | "none";

const RANK: Record<ImageKind, number> = { image: 0, placeholder: 1, none: 2 };

/** A real image has an own storage path or an absolute http URL; any other text is a placeholder. */
export function imageKind(imageUrl: string | null): ImageKind {
  const url = imageUrl?.trim() ?? "";
  if (url === "") return "none";
  if (url.includes("placeholder")) return "placeholder";
  if (url.startsWith(ATTACHED_ASSETS) || /^https?:\/\//i.test(url)) return "image";
  return "placeholder";
}

/** 0 for a real image, 1 for a placeholder, 2 for none: smaller is shown first. */
export function imageRank(imageUrl: string | null): number {
  return RANK[imageKind(imageUrl)];
}
