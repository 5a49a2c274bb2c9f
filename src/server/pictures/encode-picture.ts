import { createHash } from "node:crypto";
import sharp from "sharp";
import { MOST_PIXELS } from "../../catalogue/picture-file.ts";
import { PICTURE_WIDTHS, type PictureFormat, type PictureWidth, SHARE_SIZE } from "../../domain/picture.ts";

/** A picture to be made of a master. */
export type Order = { kind: "width"; width: PictureWidth; format: PictureFormat } | { kind: "share" };

/**
 * Settings by measurement (decision 4): AVIF at effort 2 takes a fifth of the time of sharp's usual 4 and gets
 * a tenth larger, and 4:4:4 chroma costs 4 % but keeps red labels sharp.
 */
const RECIPE = {
  avif: { quality: 52, effort: 2, chromaSubsampling: "4:4:4" },
  webp: { quality: 76, effort: 4, smartSubsample: true },
  jpeg: { quality: 84, mozjpeg: true },
  /** Of the picture beside a product that is shared: the studio's own ground. */
  floor: "#dfe4e7",
} as const;

/** Changes when anything of the recipe does, so that no picture of an older one is taken from the cache. */
export const RECIPE_HASH = createHash("sha256").update(JSON.stringify(RECIPE)).digest("hex").slice(0, 8);

/** How much wider than high a picture has to be to fill a shared picture without losing what it shows. */
const WIDE = 1.4;

// One thread a picture, as two are made at a time and pages want to be drawn meanwhile.
sharp.concurrency(1);
// Every picture is read once; what sharp would keep of it is kept better by our own caches.
sharp.cache(false);

const open = (master: Uint8Array) =>
  sharp(master, { limitInputPixels: MOST_PIXELS, failOn: "error" }).autoOrient();

/** The smallest of our widths that shows this width of a master as well: it is never made larger than it is. */
export function neededWidth(width: PictureWidth, masterWidth: number): PictureWidth {
  const whole = PICTURE_WIDTHS.find((each) => each >= masterWidth);
  return whole !== undefined && whole < width ? whole : width;
}

/** Makes a picture of a master's bytes; rejects when these are no whole picture. Never makes it larger. */
export async function encodePicture(master: Uint8Array, order: Order): Promise<Uint8Array<ArrayBuffer>> {
  if (order.kind === "share") return share(master);
  const sized = open(master).resize({ width: order.width, withoutEnlargement: true });
  const made = order.format === "avif" ? sized.avif(RECIPE.avif) : sized.webp(RECIPE.webp);
  return Uint8Array.from(await made.toBuffer());
}

/**
 * The picture that a page is shared with: a wide one fills it, any other stands in its middle on a floor that
 * goes on from the picture's own edges.
 */
async function share(master: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = SHARE_SIZE;
  const { autoOrient } = await sharp(master).metadata();
  const flat = open(master).flatten({ background: RECIPE.floor });
  if (autoOrient.width / autoOrient.height >= WIDE) {
    return Uint8Array.from(await flat.resize({ width, height, fit: "cover" }).jpeg(RECIPE.jpeg).toBuffer());
  }
  const { data, info } = await flat
    .resize({ height, width, fit: "inside" })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const beside = width - info.width;
  const left = Math.floor(beside / 2);
  const above = Math.floor((height - info.height) / 2);
  const made = sharp(data)
    .extend({
      left,
      right: beside - left,
      top: above,
      bottom: height - info.height - above,
      extendWith: "copy",
    })
    .jpeg(RECIPE.jpeg);
  return Uint8Array.from(await made.toBuffer());
}
