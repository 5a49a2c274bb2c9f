import * as v from "valibot";
import type { OtherType } from "./picture-types.ts";

/** What a picture is for, which decides its proportions: a product's, a category's banner, a brand's logo. */
const PICTURE_SHAPES = ["square", "banner", "logo"] as const;

export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** The largest file that is taken, in bytes, and the most pixels that it may have. */
export const MOST_BYTES = 15 * 1024 * 1024;
export const MOST_PIXELS = 40_000_000;

/** The shortest side that is kept, in pixels: less shows nothing of a product, and is a tracking pixel or an icon. */
export const LEAST_SIDE = 32;

/** Width to height of what is cut out; null where nothing is cut off. */
const RATIOS: Readonly<Record<PictureShape, number | null>> = {
  square: 1,
  banner: 16 / 9,
  logo: null,
};

/** The part of a picture that is kept, in its pixels as a viewer turns it; its height follows from the shape. */
export type Crop = { left: number; top: number; width: number };

export type Size = { width: number; height: number };

/** Why a file is not taken. */
export type PictureFault =
  | { code: "otherType"; type: OtherType }
  | { code: "animated" }
  | { code: "tooManyBytes"; bytes: number }
  | { code: "tooManyPixels"; pixels: number }
  | { code: "tooSmall"; size: Size }
  | { code: "damaged" }
  | { code: "cropOutside" };

const pixels = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number));

/** What comes with an upload beside the bytes: the name that the file had, and what to cut out of it. */
export const UploadSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(1000)),
  shape: v.picklist(PICTURE_SHAPES),
  left: v.optional(pixels),
  top: v.optional(pixels),
  width: v.optional(pixels),
});

/** The largest part of this shape, from the middle. */
export function wholeCrop({ width, height }: Size, shape: PictureShape): Crop {
  const ratio = RATIOS[shape] ?? width / height;
  const widest = Math.max(1, Math.min(width, Math.floor(height * ratio)));
  return {
    left: Math.floor((width - widest) / 2),
    top: Math.floor((height - heightOf(widest, { width, height }, shape)) / 2),
    width: widest,
  };
}

/** The height of a part that is so wide. */
export function heightOf(width: number, size: Size, shape: PictureShape): number {
  const ratio = RATIOS[shape];
  return ratio === null ? size.height : Math.max(1, Math.floor(width / ratio));
}

/** Whether the part lies in the picture. */
export function liesWithin({ left, top, width }: Crop, size: Size, shape: PictureShape): boolean {
  const height = heightOf(width, size, shape);
  return width >= 1 && left >= 0 && top >= 0 && left + width <= size.width && top + height <= size.height;
}

/** The smallest part that may be cut out, in pixels: what a card shows. */
const LEAST_WIDTH = 240;

/** The width of the smallest part of a picture. */
export const leastCropWidth = (size: Size, shape: PictureShape): number =>
  Math.min(LEAST_WIDTH, wholeCrop(size, shape).width);

/** The part moved and resized about its middle by so many pixels, held inside the picture. */
export function changedCrop(
  crop: Crop,
  by: { right?: number; down?: number; wider?: number },
  size: Size,
  shape: PictureShape,
): Crop {
  const widest = wholeCrop(size, shape).width;
  const width = within(crop.width + (by.wider ?? 0), leastCropWidth(size, shape), widest);
  const height = heightOf(width, size, shape);
  const grown = { x: width - crop.width, y: height - heightOf(crop.width, size, shape) };
  const left = crop.left + (by.right ?? 0) - Math.round(grown.x / 2);
  const top = crop.top + (by.down ?? 0) - Math.round(grown.y / 2);
  return { left: within(left, 0, size.width - width), top: within(top, 0, size.height - height), width };
}

/** The part made wider or narrower by its lower right corner, which stays in the picture; the upper left one stays in place. */
export function resizedCrop(crop: Crop, wider: number, size: Size, shape: PictureShape): Crop {
  const { left, top } = crop;
  const { width: widest } = wholeCrop({ width: size.width - left, height: size.height - top }, shape);
  return { left, top, width: within(crop.width + wider, leastCropWidth(size, shape), widest) };
}

const within = (value: number, least: number, most: number) =>
  Math.round(Math.min(Math.max(value, least), most));
