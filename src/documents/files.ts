import { open } from "node:fs/promises";
import { documentFormat, type DocumentFormat, documentFormatOf } from "../domain/product/documents.ts";
import type { CellFault } from "../domain/catalogue/import-faults.ts";
import { MAX_DOCUMENT_BYTES } from "../domain/limits.ts";
import { type FolderIndex, type ListedFile, openFolderIndex } from "../files/folder-index.ts";
import { hashOfUpload } from "../files/uploads.ts";

/** A file of a document, with the media type that its first bytes say; "" where these are not what its ending says. */
export type DocumentFile = ListedFile & { type: string };

/** The files of documents in memory. */
export type DocumentFiles = FolderIndex<DocumentFile> & {
  /** A file that may be given to visitors: what its ending says, not empty, and not too large. */
  sound(name: string): DocumentFile | null;
  /** Looks for those of these uploaded files that another process took in after the last refresh. */
  lookFor(names: readonly string[]): Promise<void>;
  /** What is wrong with a file; null for a sound one. */
  fault(name: string): CellFault | null;
};

const MEDIA_TYPES: Readonly<Record<DocumentFormat, string>> = {
  PDF: "application/pdf",
  JPEG: "image/jpeg",
  PNG: "image/png",
};

/** As many bytes as tell the format of a file. */
const BEGINNING = 8;

/** Opens the folders of documents; where several have a file of the same name, that of the first is used. */
export async function openDocumentFiles(folders: readonly string[]): Promise<DocumentFiles> {
  const files = await openFolderIndex<DocumentFile>(folders, {
    isWanted: (name) => documentFormat(name) !== null,
    read: async (listed) => ({ ...listed, type: await typeOf(listed) }),
  });
  const fault = (name: string): CellFault | null => {
    const file = files.get(name);
    if (!file) return { code: "documentMissing", file: name };
    if (file.type === "") return { code: "documentContent", file: name };
    if (file.bytes <= MAX_DOCUMENT_BYTES.file) return null;
    return { code: "documentTooLarge", file: name, megabytes: MAX_DOCUMENT_BYTES.file / 1024 / 1024 };
  };
  return {
    ...files,
    fault,
    async lookFor(names) {
      const unknown = names.filter((name) => hashOfUpload(name) !== null && !files.get(name));
      await Promise.all(unknown.map((name) => files.add(name)));
    },
    sound: (name) => (fault(name) === null ? files.get(name) : null),
  };
}

async function typeOf({ name, file }: ListedFile): Promise<string> {
  const format = documentFormat(name);
  if (format === null) return "";
  try {
    await using opened = await open(file, "r");
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    return documentFormatOf(buffer.subarray(0, bytesRead)) === format ? MEDIA_TYPES[format] : "";
  } catch {
    return "";
  }
}
