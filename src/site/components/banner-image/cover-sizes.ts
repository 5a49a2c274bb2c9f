/**
 * How wide a 16:9 picture stands that covers a frame of this width and height, in the words of `<img sizes>`. In a
 * frame taller than 16:9 the height decides and the sides are cut off: the frame's own width would ask for too
 * small a file. Both are lengths as in CSS; `vw` and `svh` are of the window.
 */
export function covering(width: string, height: string): string {
  return `max(${width}, (${height}) * 16 / 9)`;
}

/**
 * The same for the picture that a page opens with on a phone, and that its first impression waits for: a file of
 * 1,280 pixels at two or three to a CSS pixel, where its crop could use 1,850 and more (the hero: 23 KB for 30).
 */
export const OPENING_ON_PHONES = "(min-resolution: 2.5dppx) 420px, 560px";
