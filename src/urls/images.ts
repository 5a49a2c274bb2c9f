import { ATTACHED_ASSETS } from "../domain/product/product.ts";

/**
 * The widths in pixels that the server generates; any other is not found. 320 is what a card measures on a plain
 * desktop screen: a third less to load there than 480. 2400 and 3200 are what the studio's scenes measure.
 */
export const IMAGE_WIDTHS = [240, 320, 480, 640, 960, 1280, 1600, 2000, 2400, 3200] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** The formats that the server generates, the smaller one first. */
export const IMAGE_FORMATS = ["avif", "webp"] as const;

type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Size in pixels of the image that a page is shared with, as Open Graph readers expect it. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Digits of a content hash, hexadecimal: 64 bits. */
export const HASH_LENGTH = 16;

/** As many of them tell the contents of one file apart: a page names up to sixty pictures, and each digit is sent with it. */
const VERSION_LENGTH = 8;

/** What the URL of a file says of its content. */
export const versionOf = (hash: string): string => hash.slice(0, VERSION_LENGTH);

export type PixelSize = { width: number; height: number };

/** What is generated from an original. */
export type Variant = { width: ImageWidth; format: ImageFormat } | "share";

/** What a path below `attached-assets` asks for: a file by its name, or a variant of one by its name without ending. */
export type ImagePath = { name: string } | { stem: string; variant: Variant };

/** A file of our own as its versioned URL names it. */
type VersionedImage = PixelSize & {
  /** Path below `attached-assets` without its ending, escaped as in the URL. */
  stem: string;
  version: string;
};

const SHARE_FOLDER = "og";

/** Folder of the logos that the studio set in type. */
export const WORDMARKS = "wordmarks/";

/** Whether a logo is one of ours set in type, which are ink on nothing, or an image with colours of its own. */
export function isWordmark(logoUrl: string): boolean {
  return logoUrl.startsWith(ATTACHED_ASSETS + WORDMARKS);
}

/** The picture of the page for addresses that there are not: the catalogue's own caution sign. */
export const NOT_FOUND_PICTURE = "pre-5064.avif";

/** The name of a file of our own below `attached-assets`, escaped as it was given; null for any other URL. */
export function fileNameOf(imageUrl: string): string | null {
  if (!imageUrl.startsWith(ATTACHED_ASSETS)) return null;
  return imageUrl.slice(ATTACHED_ASSETS.length).split(/[?#]/, 1)[0] ?? null;
}

/** The URL of a file of our own, which changes with its content; that of an image also says its size. */
export function versionedUrl(name: string, hash: string, size: PixelSize | null): string {
  const path = name.split("/").map(encodeURIComponent).join("/");
  return `${ATTACHED_ASSETS}${path}?v=${versionOf(hash)}${size ? `-${size.width}x${size.height}` : ""}`;
}

const VERSIONED = new RegExp(
  `^${ATTACHED_ASSETS}([^?#]+)\\.[a-z]+\\?v=([0-9a-f]{${VERSION_LENGTH}})-(\\d{1,5})x(\\d{1,5})$`,
);

/** Reads the versioned URL of an image; null for any other, also for an image of our own whose file is missing. */
export function readVersionedUrl(imageUrl: string): VersionedImage | null {
  const [, stem, version, width, height] = VERSIONED.exec(imageUrl) ?? [];
  if (!stem || !version) return null;
  return { stem, version, width: Number(width), height: Number(height) };
}

/** The URL of an image in one width and format; one that isn't our own is returned as it is. */
export function variantUrl(imageUrl: string, width: ImageWidth, format: ImageFormat): string {
  const own = readVersionedUrl(imageUrl);
  return own ? `${ATTACHED_ASSETS}${width}/${own.stem}.${format}?v=${own.version}` : imageUrl;
}

/** The URL of an image of our own as a page is shared with it, {@link SHARE_SIZE} large; else null. */
export function shareImageUrl(imageUrl: string): string | null {
  const own = readVersionedUrl(imageUrl);
  return own ? `${ATTACHED_ASSETS}${SHARE_FOLDER}/${own.stem}.jpg?v=${own.version}` : null;
}

/** A name may have any sign in it, line ends too. */
const VARIANT = /^([^/]+)\/(.+)\.([a-z]+)$/s;

/** Reads the part of a path after `attached-assets`, escaped; null where its escapes are broken. */
export function readImagePath(escaped: string): ImagePath | null {
  const name = unescaped(escaped);
  if (name === null) return null;
  const [, folder, stem = "", ending] = VARIANT.exec(name) ?? [];
  if (folder === SHARE_FOLDER && ending === "jpg") return { stem, variant: "share" };
  const width = IMAGE_WIDTHS.find((each) => String(each) === folder);
  const format = IMAGE_FORMATS.find((each) => each === ending);
  return width && format ? { stem, variant: { width, format } } : { name };
}

/** Undoes the escapes of a path; null where they are broken. */
export function unescaped(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Of these widths those that the image has pixels for, the smallest first; none of a foreign image. */
export function availableWidths(
  imageUrl: string,
  widths: readonly ImageWidth[] = IMAGE_WIDTHS,
): readonly ImageWidth[] {
  const own = readVersionedUrl(imageUrl);
  return own ? widths.filter((width) => width <= own.width) : [];
}

/** The `srcset` of an image in one format, never wider than its original; null where there is nothing to choose. */
export function srcSet(
  imageUrl: string,
  format: ImageFormat,
  widths: readonly ImageWidth[] = IMAGE_WIDTHS,
): string | null {
  const available = availableWidths(imageUrl, widths);
  if (available.length === 0) return null;
  return available.map((width) => `${variantUrl(imageUrl, width, format)} ${width}w`).join(", ");
}

/**
 * The `sizes` of an image that covers a frame of this width and height. In a frame taller than the image the height
 * decides and the sides are cut off: the frame's own width would ask for too small a file. Both are CSS lengths;
 * `vw` and `svh` are of the window.
 */
export function coverSizes(width: string, height: string, ratio = "16 / 9"): string {
  return `max(${width}, (${height}) * ${ratio})`;
}
