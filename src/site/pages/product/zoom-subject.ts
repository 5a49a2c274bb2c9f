import type { Point, Size } from "./zoom-view.ts";

/** A part of a picture, in fractions of its sides. */
export type Part = Point & Size;

export const WHOLE: Part = { x: 0, y: 0, width: 1, height: 1 };

/** So many points along each side tell the subject from its ground. */
const SIDE = 128;
/** How much lighter or darker than its ground a point of the subject is, of 255. Shadows fade below that. */
const APART = 24;

/** What a loaded picture shows; all of it where its pixels can't be read, as those of other hosts can't. */
export function subjectIn(picture: HTMLImageElement): Part {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return WHOLE;
  try {
    context.drawImage(picture, 0, 0, SIDE, SIDE);
    return subjectOf(context.getImageData(0, 0, SIDE, SIDE).data, SIDE);
  } catch {
    return WHOLE;
  }
}

/** The box around all points that differ from the first of their line: a studio's ground changes from above to below alone. */
export function subjectOf(pixels: ArrayLike<number>, side: number): Part {
  let [left, top, right, bottom] = [side, side, -1, -1];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!isApart(pixels, (y * side + x) * 4, y * side * 4)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return WHOLE;
  return {
    x: left / side,
    y: top / side,
    width: (right + 1 - left) / side,
    height: (bottom + 1 - top) / side,
  };
}

function isApart(pixels: ArrayLike<number>, at: number, ground: number): boolean {
  return [0, 1, 2].some((part) => Math.abs((pixels[at + part] ?? 0) - (pixels[ground + part] ?? 0)) > APART);
}
