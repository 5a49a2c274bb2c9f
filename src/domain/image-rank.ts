/** Where pictures of our own lie, in the catalogue folder and as a URL path (R16.11). */
export const ATTACHED_ASSETS = "/attached-assets/";

/** The kinds of product picture, in the order in which products with them are shown (R16.11). */
export type ImageKind = "picture" | "placeholder" | "none";

const RANK: Record<ImageKind, number> = { picture: 0, placeholder: 1, none: 2 };

/** Tells a real picture (own storage path or absolute http URL) from a placeholder and from none at all. */
export function imageKind(imageUrl: string | null): ImageKind {
  const url = imageUrl?.trim() ?? "";
  if (url === "") return "none";
  if (url.includes("placeholder")) return "placeholder";
  if (url.startsWith(ATTACHED_ASSETS) || /^https?:\/\//i.test(url)) return "picture";
  return "placeholder";
}

/** 0 for a real picture, 1 for a placeholder, 2 for none: smaller is shown first. */
export function imageRank(imageUrl: string | null): number {
  return RANK[imageKind(imageUrl)];
}
