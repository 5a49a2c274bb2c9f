/** An entry of a ZIP archive's directory; offsets are in bytes from the archive's beginning. */
export type ZipEntry = { at: number; localHeaderAt: number; unpackedSize: number };

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
/** The end record is 22 bytes long and may be followed by a comment of at most 65,535. */
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
/** 1 January 1980, the first day that a ZIP archive can name. */
const FIRST_DAY = 0x0021;

/** The directory of a ZIP archive, or null when the bytes are none. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lowest = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  let end = bytes.length - END_LENGTH;
  while (end >= lowest && view.getUint32(end, true) !== END_SIGNATURE) end -= 1;
  if (end < lowest) return null;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY_SIGNATURE) return null;
    entries.push({
      at,
      unpackedSize: view.getUint32(at + 24, true),
      localHeaderAt: view.getUint32(at + 42, true),
    });
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The archive with every entry dated to the first day, so that the same content gives the same bytes. */
export function withoutTimes(archive: Uint8Array): Uint8Array {
  // Not `slice`: a Node buffer's would share its bytes, and lie somewhere inside a larger one.
  const bytes = new Uint8Array(archive);
  const view = new DataView(bytes.buffer);
  for (const { at, localHeaderAt } of zipEntries(bytes) ?? []) {
    view.setUint32(at + 12, FIRST_DAY << 16, true);
    view.setUint32(localHeaderAt + 10, FIRST_DAY << 16, true);
  }
  return bytes;
}
