import { createHash } from "node:crypto";
import sharp from "sharp";
import { IMAGE_WIDTHS, type ImageWidth, SHARE_SIZE, type Variant } from "../urls/images.ts";
import { MAX_PIXELS } from "./index.ts";

/** Bytes of an image file. */
export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Settings by measurement (decision 4): AVIF at effort 2 takes a fifth of the time of sharp's usual 4 and gets
 * a tenth larger, and 4:4:4 chroma costs 4 % but keeps red labels sharp.
 */
const SETTINGS = {
  avif: { quality: 52, effort: 2, chromaSubsampling: "4:4:4" },
  webp: { quality: 76, effort: 4, smartSubsample: true },
  jpeg: { quality: 84, mozjpeg: true },
  /** Behind transparent images that are shared: the background of the studio's. */
  floor: "#dfe4e7",
} as const;

/** Changes with the settings, so that no variant of older ones is taken from the cache. */
export const SETTINGS_HASH = createHash("sha256").update(JSON.stringify(SETTINGS)).digest("hex").slice(0, 8);

/** From this ratio of width to height on, an image fills the shared one without losing what it shows. */
const WIDE = 1.4;

// One thread an image, as pages are rendered meanwhile.
sharp.concurrency(1);
// Every original is read once; what sharp would cache of it is cached better by us.
sharp.cache(false);

const open = (original: Uint8Array) =>
  sharp(original, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();

/** The smallest width that shows as much as this one does: a variant is never larger than its original. */
export function neededWidth(width: ImageWidth, originalWidth: number): ImageWidth {
  const whole = IMAGE_WIDTHS.find((each) => each >= originalWidth);
  return whole !== undefined && whole < width ? whole : width;
}

/**
 * The original in this width, in a form that is read at once: several variants of it then take half the time, most of
 * which goes into reading a large original. Rejects when it is damaged.
 */
async function reduceOriginal(original: Uint8Array, width: ImageWidth): Promise<Bytes> {
  const resized = open(original).resize({ width, withoutEnlargement: true });
  return Uint8Array.from(await resized.png({ compressionLevel: 0 }).toBuffer());
}

/** Generates a variant; rejects when the original is damaged. */
async function encodeVariant(original: Uint8Array, variant: Variant): Promise<Bytes> {
  if (variant === "share") return encodeShared(original);
  const resized = open(original).resize({ width: variant.width, withoutEnlargement: true });
  const encoded = variant.format === "avif" ? resized.avif(SETTINGS.avif) : resized.webp(SETTINGS.webp);
  return Uint8Array.from(await encoded.toBuffer());
}

/** The longest side in pixels of a picture on paper: 300 to an inch where it is 3.5 inches wide. */
const PAPER_SIDE = 1000;

/** A picture as JPEG, which every program for documents knows. Rejects when the original is damaged. */
export async function encodeForPaper(original: Uint8Array): Promise<Bytes> {
  const size = { width: PAPER_SIDE, height: PAPER_SIDE, fit: "inside", withoutEnlargement: true } as const;
  const flat = open(original).resize(size).flatten({ background: SETTINGS.floor });
  return Uint8Array.from(await flat.jpeg(SETTINGS.jpeg).toBuffer());
}

/** A wide image fills the shared one; any other stands in its middle, and its edge pixels go on to both sides. */
async function encodeShared(original: Uint8Array): Promise<Bytes> {
  const { width, height } = SHARE_SIZE;
  const { autoOrient } = await sharp(original).metadata();
  const flat = open(original).flatten({ background: SETTINGS.floor });
  if (autoOrient.width / autoOrient.height >= WIDE) {
    return Uint8Array.from(await flat.resize({ width, height, fit: "cover" }).jpeg(SETTINGS.jpeg).toBuffer());
  }
  const { data, info } = await flat
    .resize({ height, width, fit: "inside" })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((width - info.width) / 2);
  const top = Math.floor((height - info.height) / 2);
  const extended = sharp(data)
    .extend({
      left,
      right: width - info.width - left,
      top,
      bottom: height - info.height - top,
      extendWith: "copy",
    })
    .jpeg(SETTINGS.jpeg);
  return Uint8Array.from(await extended.toBuffer());
}

/** What makes variants of the bytes of originals; tests give another. */
export const ENCODER = { encodeVariant, reduceOriginal };
