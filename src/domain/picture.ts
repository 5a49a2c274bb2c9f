import { ATTACHED_ASSETS } from "./image-rank.ts";

/**
 * The widths in pixels that the server makes of a picture; any other is not found. 320 is what a plate of the
 * product sheet measures on a plain desktop screen: a third less to load there than 480.
 */
export const PICTURE_WIDTHS = [240, 320, 480, 640, 960, 1280, 1600] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The formats that the server makes, the smaller one first. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Size in pixels of the picture that a page is shared with, as Open Graph readers expect it. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Folder below `attached-assets` under which the server makes pictures for sharing. */
export const SHARE_FOLDER = "og";

/** How much of a content hash stands in addresses: 64 bits, in hex. */
export const HASH_LENGTH = 16;

/** What the address of a picture of our own says of its file. */
export type OwnPicture = {
  /** File name below `attached-assets` with its folders, without its ending, escaped as in an address. */
  stem: string;
  hash: string;
  width: number;
  height: number;
};

/** The address of a file of our own that changes with its content. */
export function contentAddress(name: string, hash: string): string {
  const path = name.split("/").map(encodeURIComponent).join("/");
  return `${ATTACHED_ASSETS}${path}?v=${hash}`;
}

/** The address of a picture of our own that changes with its content and tells its size in pixels. */
export function stampedAddress(
  name: string,
  { hash, width, height }: { hash: string; width: number; height: number },
): string {
  return `${contentAddress(name, hash)}-${width}x${height}`;
}

const STAMPED = /^\/attached-assets\/([^?#]+)\.[a-z]+\?v=([0-9a-f]{16})-(\d{1,5})x(\d{1,5})$/;

/** Reads a stamped address; null for any other, also for a picture of our own whose file isn't there. */
export function ownPicture(imageUrl: string): OwnPicture | null {
  const [, stem, hash, width, height] = STAMPED.exec(imageUrl) ?? [];
  if (!stem || !hash) return null;
  return { stem, hash, width: Number(width), height: Number(height) };
}

/** The address of a picture in one width and format; one that isn't our own passes as it is. */
export function pictureAt(imageUrl: string, width: PictureWidth, format: PictureFormat): string {
  const own = ownPicture(imageUrl);
  return own ? `${ATTACHED_ASSETS}${width}/${own.stem}.${format}?v=${own.hash}` : imageUrl;
}

/** Of these widths those that the picture has pixels for, the smallest first; none of a foreign picture. */
export function widthsOf(
  imageUrl: string,
  widths: readonly PictureWidth[] = PICTURE_WIDTHS,
): readonly PictureWidth[] {
  const own = ownPicture(imageUrl);
  return own ? widths.filter((width) => width <= own.width) : [];
}

/** A picture as `srcset` in one format, never wider than its master; null where there is nothing to choose. */
export function pictureSet(
  imageUrl: string,
  format: PictureFormat,
  widths: readonly PictureWidth[] = PICTURE_WIDTHS,
): string | null {
  const offered = widthsOf(imageUrl, widths);
  if (offered.length === 0) return null;
  return offered.map((width) => `${pictureAt(imageUrl, width, format)} ${width}w`).join(", ");
}

/** The address of a picture of our own as a page is shared with it, {@link SHARE_SIZE} large; else null. */
export function sharePicture(imageUrl: string): string | null {
  const own = ownPicture(imageUrl);
  return own ? `${ATTACHED_ASSETS}${SHARE_FOLDER}/${own.stem}.jpg?v=${own.hash}` : null;
}
