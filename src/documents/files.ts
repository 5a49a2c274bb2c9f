import { open } from "node:fs/promises";
import { documentFormat } from "../domain/documents.ts";
import type { CellFault } from "../domain/import-faults.ts";
import { MAX_DOCUMENT_BYTES } from "../domain/limits.ts";
import { type FolderIndex, type ListedFile, openFolderIndex } from "../files/folder-index.ts";

/** A file of a document, with the media type that its first bytes say; "" where these are not what its ending says. */
export type DocumentFile = ListedFile & { type: string };

/** The files of documents in memory. */
export type DocumentFiles = FolderIndex<DocumentFile> & {
  /** A file that may be given to visitors: what its ending says, not empty, and not too large. */
  sound(name: string): DocumentFile | null;
  /** What is wrong with a file; null for a sound one. */
  fault(name: string): CellFault | null;
};

/** How files begin, by what their endings say that they are. */
const BEGINNINGS = {
  PDF: { type: "application/pdf", bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  JPEG: { type: "image/jpeg", bytes: [0xff, 0xd8, 0xff] },
  PNG: { type: "image/png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
} as const;

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
    sound: (name) => (fault(name) === null ? files.get(name) : null),
  };
}

async function typeOf({ name, file }: ListedFile): Promise<string> {
  const format = documentFormat(name);
  if (format === null) return "";
  const { type, bytes } = BEGINNINGS[format];
  try {
    await using opened = await open(file, "r");
    const { buffer } = await opened.read(Buffer.alloc(bytes.length), 0, bytes.length, 0);
    return buffer.equals(Buffer.from(bytes)) ? type : "";
  } catch {
    return "";
  }
}
