import { DOCUMENT_TYPES, type DocumentType } from "../domain/product/documents.ts";
import { cleanText, parseQuery } from "./params.ts";

/** What the addresses of documents begin with. */
export const DOCUMENTS = "/documents/";

/** The address of many documents in one file. */
export const DOCUMENTS_ZIP = "/documents.zip";

/** A type of document as addresses and forms write it. */
export const documentTypeSlug = (type: DocumentType) => type.replaceAll(" ", "-");

/** What the address of a document names; without a language it means the one that the product has. */
export type DocumentAddress = { id: string; type: DocumentType; language: string | null };

/**
 * The permanent address of a product's document of this type and language, whose file may be replaced; with the
 * version of its content, one that never gives anything else.
 */
export function documentPath({ id, type, language }: DocumentAddress, version?: string): string {
  const parts = [id, documentTypeSlug(type), ...(language === null ? [] : [language.toLowerCase()])];
  return `${DOCUMENTS}${parts.map(encodeURIComponent).join("/")}${version === undefined ? "" : `?v=${version}`}`;
}

/** Reads the path of a document; null for any other. */
export function readDocumentPath(path: string): DocumentAddress | null {
  if (!path.startsWith(DOCUMENTS)) return null;
  let parts: string[];
  try {
    parts = path.slice(DOCUMENTS.length).split("/").map(decodeURIComponent);
  } catch {
    return null;
  }
  const [id = "", slug = "", language = null, ...more] = parts;
  const type = DOCUMENT_TYPES.find((each) => documentTypeSlug(each) === slug.toLowerCase());
  if (id === "" || !type || language === "" || more.length > 0) return null;
  return { id, type, language: language === null ? null : language.toLowerCase() };
}

/** The address of the documents of these products, by their ids or article numbers, all or those of one type, in one file. */
export function documentsZipPath(ids: readonly string[], type?: DocumentType): string {
  const named = [...new Set(ids)].map(encodeURIComponent).join(",");
  return `${DOCUMENTS_ZIP}?ids=${named}${type ? `&type=${documentTypeSlug(type)}` : ""}`;
}

/** Reads the query of {@link documentsZipPath}: each id once. Null for a type that there is not. */
export function readZipQuery(search: string): { ids: string[]; type: DocumentType | null } | null {
  const raw = parseQuery(search);
  const ids = (raw["ids"] ?? "").split(",").map(cleanText).filter(Boolean);
  const slug = (raw["type"] ?? "").toLowerCase();
  const type = DOCUMENT_TYPES.find((each) => documentTypeSlug(each) === slug) ?? null;
  return slug !== "" && type === null ? null : { ids: [...new Set(ids)], type };
}
