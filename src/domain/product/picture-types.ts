/** The types of pictures that staff may upload. */
export type PictureType = "jpeg" | "png" | "webp" | "avif";

/** What else a file can turn out to be. */
export type OtherType =
  "pdf" | "svg" | "gif" | "heic" | "tiff" | "bmp" | "zip" | "video" | "html" | "empty" | "unknown";

/** What a file is by its content, whatever it is called. */
type FileType = { picture: PictureType; animated: boolean } | { other: OtherType };

/** Reads the type from the first bytes. A file that is two things at once is what its beginning says. */
export function fileTypeOf(bytes: Uint8Array): FileType {
  if (bytes.length === 0) return { other: "empty" };
  if (startsWith(bytes, "\u00ff\u00d8\u00ff")) return { picture: "jpeg", animated: false };
  if (startsWith(bytes, "\u0089PNG\r\n\u001a\n"))
    return { picture: "png", animated: hasAnimationChunk(bytes) };
  if (startsWith(bytes, "RIFF") && textAt(bytes, 8, 4) === "WEBP") {
    return { picture: "webp", animated: textAt(bytes, 12, 4) === "VP8X" && ((bytes[20] ?? 0) & 2) !== 0 };
  }
  if (textAt(bytes, 4, 4) === "ftyp") return byBrands(bytes);
  return { other: otherTypeOf(bytes) };
}

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const startsWith = (bytes: Uint8Array, signature: string) => textAt(bytes, 0, signature.length) === signature;

const numberAt = (bytes: Uint8Array, at: number) =>
  (((bytes[at] ?? 0) << 24) |
    ((bytes[at + 1] ?? 0) << 16) |
    ((bytes[at + 2] ?? 0) << 8) |
    (bytes[at + 3] ?? 0)) >>>
  0;

/** Whether a PNG says before its first picture data that it has several pictures. */
function hasAnimationChunk(bytes: Uint8Array): boolean {
  for (let at = 8; at + 8 <= bytes.length;) {
    const kind = textAt(bytes, at + 4, 4);
    if (kind === "acTL") return true;
    if (kind === "IDAT") return false;
    at += 12 + numberAt(bytes, at);
  }
  return false;
}

/** The files of ISO 14496-12: AVIF, HEIC and films tell what they are in a list of brands. */
function byBrands(bytes: Uint8Array): FileType {
  const end = Math.min(numberAt(bytes, 0), bytes.length, 256);
  const brands = new Set([textAt(bytes, 8, 4)]);
  for (let at = 16; at + 4 <= end; at += 4) brands.add(textAt(bytes, at, 4));
  if (brands.has("avis")) return { picture: "avif", animated: true };
  if (brands.has("avif")) return { picture: "avif", animated: false };
  const heic = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];
  return { other: heic.some((brand) => brands.has(brand)) ? "heic" : "video" };
}

const SIGNATURES: readonly (readonly [string, OtherType])[] = [
  ["GIF8", "gif"],
  ["II*\u0000", "tiff"],
  ["MM\u0000*", "tiff"],
  ["BM", "bmp"],
  ["PK\u0003\u0004", "zip"],
  ["\u001aE\u00df\u00a3", "video"],
];

function otherTypeOf(bytes: Uint8Array): OtherType {
  const known = SIGNATURES.find(([signature]) => startsWith(bytes, signature));
  if (known) return known[1];
  // Readers look for the mark of a PDF in its first kilobyte.
  const beginning = textAt(bytes, 0, 1024).toLowerCase();
  if (beginning.includes("%pdf-")) return "pdf";
  if (beginning.includes("<svg")) return "svg";
  return /<!doctype html|<html|<script/.test(beginning) ? "html" : "unknown";
}
