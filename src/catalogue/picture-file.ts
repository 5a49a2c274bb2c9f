import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import sharp from "sharp";
import { HASH_LENGTH } from "../domain/picture.ts";

/** Pixels that a picture may have; more would cost the memory of the whole server to open. */
export const MOST_PIXELS = 50_000_000;

const PICTURES = new Set([".avif", ".webp", ".jpg", ".jpeg", ".png"]);
const FILMS = new Set([".webm", ".mp4"]);
const DRAWINGS = new Set([".svg"]);

/** What of a picture folder is served: pictures are made in widths, the others are sent as they are. */
export type MediaKind = "picture" | "film" | "drawing";

/** The kind of a file by its ending; null for a file that isn't served at all. */
export function mediaKind(name: string): MediaKind | null {
  const ending = extname(name).toLowerCase();
  if (PICTURES.has(ending)) return "picture";
  if (FILMS.has(ending)) return "film";
  return DRAWINGS.has(ending) ? "drawing" : null;
}

/** A file's content hash as it stands in addresses. */
export function contentHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, HASH_LENGTH);
}

/** Width and height in pixels as a viewer shows them. */
export type PixelSize = { width: number; height: number };

/** Reads a file's content hash and, of a picture, its size; `size` is null where it is damaged or too large. */
export async function readMedia(
  file: string,
  kind: MediaKind,
): Promise<{ hash: string; size: PixelSize | null }> {
  const bytes = await readFile(file);
  return { hash: contentHash(bytes), size: kind === "picture" ? await pixelSize(bytes) : null };
}

async function pixelSize(bytes: Uint8Array): Promise<PixelSize | null> {
  try {
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    return width * height <= MOST_PIXELS ? { width, height } : null;
  } catch {
    // sharp's errors are many and only say that it can't be read.
    return null;
  }
}
