import type { Context } from "hono";
import type { Content } from "../../content/load.ts";
import { type ArchiveFile, archiveOf, safeNames } from "../../documents/archive.ts";
import { productNamed } from "../../domain/quote/article-numbers.ts";
import { documentsOf, type DocumentType } from "../../domain/product/documents.ts";
import type { KeyedProduct } from "../../domain/catalogue/keys.ts";
import { MAX_DOCUMENT_BYTES, MAX_QUOTE_LINES } from "../../domain/limits.ts";
import { documentPath, readDocumentPath, readZipQuery } from "../../urls/documents.ts";
import { AppError } from "../errors.ts";
import { LASTING, REVALIDATED, UNCACHED } from "../http/caching.ts";
import { readText, requireMediaType } from "../http/read-post.ts";
import { DOCUMENT_POLICY } from "../http/security.ts";
import { sendBlob } from "../http/static.ts";
import type { AppEnv, Services } from "../services.ts";
import { type FoundDocument, type ListedDocument, openLibrary } from "./library.ts";

/** A year, in seconds: this address never gives anything else. */

/** The words of errors, of which each language has its own. */
type Words = Content["errors"]["requests"];

/** The routes of documents: one by its address, and those of many products in one file. */
export function documentRoutes(services: Services) {
  const { catalogue } = services;
  const library = openLibrary(services);
  return {
    async one(context: Context<AppEnv>): Promise<Response> {
      const { raw, path } = context.req;
      const address = readDocumentPath(path);
      const product = address && catalogue.current().byId.get(address.id);
      const turn = { priority: "first", signal: raw.signal } as const;
      const found = product ? await library.find(product, address, turn) : null;
      if (!product || !found) {
        throw new AppError("not_found", { message: ({ reasons }) => reasons.noDocument });
      }
      const { blob, mediaType, hash } = found;
      const isVersioned = new URL(raw.url).searchParams.get("v") === hash;
      context.set("csp", DOCUMENT_POLICY);
      return sendBlob(
        raw,
        { blob, type: mediaType, tag: `"${hash}"` },
        {
          ...(isVersioned ? LASTING : REVALIDATED),
          "content-location": documentPath(address, hash),
          "content-disposition": disposition("inline", safeNames()(titleOf(product, found), found.ending)),
        },
      );
    },

    /** A list that is too long for an address is posted, as the same parameters. */
    async many(context: Context<AppEnv>): Promise<Response> {
      const { raw } = context.req;
      if (raw.method === "POST") requireMediaType(raw, "application/x-www-form-urlencoded");
      const { ids, type } = askedFor(raw.method === "POST" ? await readText(raw) : new URL(raw.url).search);
      const source = catalogue.current();
      const products = ids.map((id) => source.byId.get(id) ?? productNamed(source, id) ?? id);
      refuseTooLarge(products, type);
      const content = context.get("content");
      const t = content.get("product").documents;
      const nameOf = safeNames();
      const contentsFile = nameOf(t.contents, "txt");
      const changed = services.now();
      const byKey = new Map<string, ArchiveFile>();
      const lines: string[] = [];
      for (const product of products) {
        if (typeof product === "string") {
          lines.push(`${product}: ${t.unknown}`);
          continue;
        }
        const found = await library.all(
          product,
          { type, content },
          { priority: "later", signal: raw.signal },
        );
        // A manual of several machines is there once.
        const files = found.map((document) => {
          const { key, ending, open } = document;
          const file = byKey.get(key) ?? { name: nameOf(titleOf(product, document), ending), changed, open };
          byKey.set(key, file);
          return file.name;
        });
        const label = [product.serialNumber, product.name].filter(Boolean).join(", ");
        lines.push(`${label}: ${files.join(", ") || t.none}`);
      }
      if (byKey.size === 0) {
        throw new AppError("not_found", { message: ({ reasons }) => reasons.noDocuments });
      }
      const list = new Blob([`\uFEFF${lines.join("\r\n")}\r\n`]);
      const files = [{ name: contentsFile, changed, open: async () => list }, ...byKey.values()];
      context.set("csp", DOCUMENT_POLICY);
      return new Response(archiveOf(files), {
        headers: {
          "content-type": "application/zip",
          "content-disposition": disposition("attachment", safeNames()(t.title, "zip")),
          ...UNCACHED,
        },
      });
    },
  };
}

/** What a query asks for. Throws `invalid_query` with a sentence. */
function askedFor(search: string) {
  const asked = readZipQuery(search);
  if (!asked || asked.ids.length === 0) {
    throw new AppError("invalid_query", { message: ({ reasons }) => reasons.noProducts });
  }
  if (asked.ids.length > MAX_QUOTE_LINES) {
    const message = ({ reasons }: Words) => reasons.tooManyProducts(MAX_QUOTE_LINES);
    throw new AppError("invalid_query", { message });
  }
  return asked;
}

/** Throws where the files of these products are too many bytes for one ZIP. */
function refuseTooLarge(products: readonly (KeyedProduct | string)[], type: DocumentType | null): void {
  const sizes = new Map<string, number>();
  for (const product of products) {
    if (typeof product === "string") continue;
    for (const document of documentsOf(product)) {
      if (type === null || document.type === type) sizes.set(document.file, document.bytes ?? 0);
    }
  }
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (bytes <= MAX_DOCUMENT_BYTES.zip) return;
  const message = ({ reasons }: Words) => reasons.tooManyBytes(MAX_DOCUMENT_BYTES.zip / 1024 / 1024);
  throw new AppError("invalid_query", { message });
}

/** What a document is called as a file: `ICC-4001 safety data sheet en`. */
function titleOf(
  { serialNumber, id }: KeyedProduct,
  { type, language }: ListedDocument | FoundDocument,
): string {
  return `${serialNumber ?? id} ${type} ${language}`;
}

const hex = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** RFC 6266: a name in Latin letters for old programs, and the name itself. */
export function disposition(kind: "inline" | "attachment", name: string): string {
  const latin = name.replaceAll(/[^\x20-\x7e]/g, "_");
  return `${kind}; filename="${latin}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, hex)}`;
}
