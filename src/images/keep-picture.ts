import { stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { contentHash } from "../files/folder-index.ts";
import { keepUpload, UPLOADED } from "../files/uploads.ts";
import type { Bytes } from "./encode.ts";

/** The name of an uploaded picture: its content's hash and nothing that anybody typed. */
const UPLOADED_NAME = /^uploaded\/[0-9a-f]{16}\.avif$/;

/** The name that this can only be an uploaded picture by, also where its ending is left out; null for anything else. */
export function uploadedName(name: string): string | null {
  const whole = name.endsWith(".avif") ? name : `${name}.avif`;
  return UPLOADED_NAME.test(whole) ? whole : null;
}

/**
 * Writes a picture into the folder of staff's pictures under its content's hash, and answers its name there. Throws what
 * {@link keepUpload} throws.
 */
export async function keepPicture(folder: string, bytes: Bytes): Promise<string> {
  const name = `${UPLOADED}${contentHash(bytes)}.avif`;
  const file = join(folder, name);
  const known = await stat(file).catch(() => null);
  if (known?.size !== bytes.length) {
    return keepUpload(folder, async (unfinished) => {
      await unfinished.writeFile(bytes);
      return name;
    });
  }
  // It counts as new, so that it isn't deleted before something names it.
  await utimes(file, new Date(), new Date());
  return name;
}
