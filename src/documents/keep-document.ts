import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import type { DocumentFormat } from "../domain/product/documents.ts";
import {
  DOCUMENT_BEGINNING,
  type DocumentUploadFault,
  sizeFault,
  uploadedFormat,
} from "../domain/product/document-upload.ts";
import { keepUpload, UPLOADED } from "../files/uploads.ts";
import { HASH_LENGTH } from "../urls/images.ts";
import { isWhole } from "./whole-file.ts";

/** A file that is not taken. Its words are in content; the message is for logs. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";
  readonly fault: DocumentUploadFault;

  constructor(fault: DocumentUploadFault) {
    super(JSON.stringify(fault));
    this.fault = fault;
  }
}

const ENDINGS: Readonly<Record<DocumentFormat, string>> = { PDF: "pdf", JPEG: "jpg", PNG: "png" };

/** Letters of a file's name that its stored one keeps, in all of which it is no longer than file systems take. */
const LONGEST_TITLE = 48;

/**
 * Writes a document into the folder of staff's documents while it arrives, and answers its name there: letters and digits
 * of the name that it had, the hash of its content, and the ending of what it is. Throws {@link DocumentError} for a file
 * that is not taken, what `body` throws, and what {@link keepUpload} throws.
 */
export async function keepDocument(
  folder: string,
  name: string,
  body: AsyncIterable<Uint8Array>,
): Promise<string> {
  return keepUpload(folder, async (file) => {
    const { hash, format } = await received(file, body);
    if (!(await isWhole(file, format))) throw new DocumentError({ code: "damaged" });
    const title = titleOf(name);
    return `${UPLOADED}${title === "" ? "" : `${title}.`}${hash}.${ENDINGS[format]}`;
  });
}

/** Writes what arrives, as long as it may become a document. */
async function received(file: FileHandle, body: AsyncIterable<Uint8Array>) {
  const hash = createHash("sha256");
  let [beginning, bytes] = [Buffer.alloc(0), 0];
  let format: DocumentFormat | null = null;
  const know = () => {
    const found = uploadedFormat(beginning);
    if (typeof found !== "string") throw new DocumentError(found);
    return found;
  };
  for await (const part of body) {
    bytes += part.byteLength;
    const fault = sizeFault(bytes);
    if (fault) throw new DocumentError(fault);
    if (format === null) {
      beginning = Buffer.concat([beginning, part.subarray(0, DOCUMENT_BEGINNING)]);
      if (beginning.length >= DOCUMENT_BEGINNING) format = know();
    }
    hash.update(part);
    await file.writeFile(part);
  }
  return { format: format ?? know(), hash: hash.digest("hex").slice(0, HASH_LENGTH) };
}

/** What of the name that a file had stands in its stored one. */
function titleOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const letters = last
    .replace(/\.[^.]*$/, "")
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return [...letters].slice(0, LONGEST_TITLE).join("").replaceAll(/^-|-$/g, "");
}
