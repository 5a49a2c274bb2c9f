import type { FileHandle } from "node:fs/promises";
import type { DocumentFormat } from "../domain/product/documents.ts";

/** The end of a PDF lies in so many bytes at the end of its file, as readers look for it. */
const PDF_END = 2048;

/** Of a picture's data so much is looked through at a time. */
const PART = 64 * 1024;

/** No picture has so many parts; each is read by itself. */
const MOST_PARTS = 100_000;

type Read = (from: number, length: number) => Promise<Buffer>;

/** Whether a file of this format has its end: one whose sending broke off has not. What follows the end doesn't matter. */
export async function isWhole(file: FileHandle, format: DocumentFormat): Promise<boolean> {
  const { size } = await file.stat();
  const read: Read = async (from, length) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  };
  if (format === "PDF") return (await read(Math.max(0, size - PDF_END), PDF_END)).includes("%%EOF");
  return format === "PNG" ? hasPngEnd(read) : hasJpegEnd(read);
}

/** Goes from chunk to chunk (ISO 15948, 5.3) to the last one. */
async function hasPngEnd(read: Read): Promise<boolean> {
  let at = 8;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const chunk = await read(at, 12);
    if (chunk.length < 12) return false;
    if (chunk.toString("latin1", 4, 8) === "IEND") return true;
    at += 12 + chunk.readUInt32BE(0);
  }
  return false;
}

/** Goes from marker to marker (ISO 10918-1, B.1.1) to that of the end: in a part before it another picture may end. */
async function hasJpegEnd(read: Read): Promise<boolean> {
  let at = 2;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const marker = await read(at, 4);
    if (marker[0] !== 0xff) return false;
    if (marker[1] === 0xff) {
      at += 1;
      continue;
    }
    if (marker[1] === 0xd9) return true;
    if (marker.length < 4) return false;
    const end = at + 2 + marker.readUInt16BE(2);
    // Behind the start of a scan lies data without a length.
    const next = marker[1] === 0xda ? await markerAfter(read, end) : end;
    if (next === null) return false;
    at = next;
  }
  return false;
}

/** Where the next marker stands behind data, in which 0xFF is followed by 0 or a number of a restart. */
async function markerAfter(read: Read, from: number): Promise<number | null> {
  for (let start = from; ;) {
    const part = await read(start, PART);
    for (let at = part.indexOf(0xff); at !== -1 && at + 1 < part.length; at = part.indexOf(0xff, at + 1)) {
      const kind = part[at + 1] ?? 0;
      if (kind !== 0 && kind !== 0xff && (kind < 0xd0 || kind > 0xd7)) return start + at;
    }
    if (part.length < PART) return null;
    // A marker may lie over the end of a part.
    start += PART - 1;
  }
}
