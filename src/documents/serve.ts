import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { HASH_LENGTH } from "../urls/images.ts";
import { FileChangedError, openUnchanged } from "../files/folder-index.ts";
import type { DocumentFile, DocumentFiles } from "./files.ts";

/** A file as it is sent: its bytes, read from disk while they are sent, and the hash of its content. */
type OpenedDocument = { file: DocumentFile; blob: Blob; hash: string };

/** How often a file is looked up that changes while it is read. */
const ATTEMPTS = 3;

/** Opens documents of an index. A file is hashed when it is first asked for, and again when it was replaced. */
export function documentOpener(files: DocumentFiles): (name: string) => Promise<OpenedDocument | null> {
  const hashes = new WeakMap<DocumentFile, Promise<string>>();
  const hashOf = (file: DocumentFile) => {
    const known = hashes.get(file) ?? hashFile(file);
    hashes.set(file, known);
    // A failure is not kept: the file is looked up again.
    known.catch(() => hashes.delete(file));
    return known;
  };
  return async (name) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const file = files.sound(name);
      if (!file) return null;
      try {
        // The blob is of the file as it was listed, or is not opened.
        const hash = await hashOf(file);
        return { file, hash, blob: await openUnchanged(file) };
      } catch (error) {
        if (!(error instanceof FileChangedError)) throw error;
        await files.refresh();
      }
    }
    return null;
  };
}

async function hashFile({ file }: DocumentFile): Promise<string> {
  const hash = createHash("sha256");
  try {
    for await (const part of createReadStream(file)) hash.update(part);
  } catch {
    // It was deleted.
    throw new FileChangedError();
  }
  return hash.digest("hex").slice(0, HASH_LENGTH);
}
