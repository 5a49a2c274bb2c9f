import * as v from "valibot";
import { documentFormatOf, type DocumentFormat, documentPartFault } from "./documents.ts";
import { MAX_DOCUMENT_BYTES } from "../limits.ts";
import { fileTypeOf, type OtherType, type PictureType } from "./picture-types.ts";

/** What comes with an upload beside the bytes: the name that the file had. */
export const documentUploadSchema = v.object({ name: v.pipe(v.string(), v.maxLength(1000)) });

/** Why a file is not taken as a document. */
export type DocumentUploadFault =
  | { code: "otherType"; type: OtherType | PictureType }
  | { code: "tooManyBytes" }
  /** It ends before its end. */
  | { code: "damaged" };

/** What a file is lies in so many bytes at its beginning. */
export const DOCUMENT_BEGINNING = 1024;

/** The format of a file that begins so, or why it is not taken. */
export function uploadedFormat(beginning: Uint8Array): DocumentFormat | DocumentUploadFault {
  const format = documentFormatOf(beginning);
  if (format) return format;
  const type = fileTypeOf(beginning);
  return { code: "otherType", type: "other" in type ? type.other : type.picture };
}

/** The fault of a file that is too large; null for any other. */
export function sizeFault(bytes: number): DocumentUploadFault | null {
  return bytes > MAX_DOCUMENT_BYTES.file ? { code: "tooManyBytes" } : null;
}

/** Which stored file is looked at: its path below the folder of documents. */
export const storedDocumentSchema = v.object({
  file: v.pipe(
    v.string(),
    v.check((file) => documentPartFault("file", file) === null),
  ),
});
