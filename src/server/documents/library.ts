import type { LanguageContent } from "../../content/load.ts";
import { documentOpener } from "../../documents/serve.ts";
import { sheetContent } from "../../documents/sheet-content.ts";
import {
  documentFormat,
  documentsOf,
  type DocumentType,
  type ProductDocument,
} from "../../domain/product/documents.ts";
import type { KeyedProduct } from "../../domain/catalogue/keys.ts";
import { contentHash } from "../../files/folder-index.ts";
import type { DocumentAddress } from "../../urls/documents.ts";
import { productPath } from "../../urls/links.ts";
import { originOf, type Services } from "../services.ts";
import { createSharedCache } from "../shared-cache.ts";
import { createWorkQueue, type Turn } from "../work-queue.ts";

/** Bytes of data sheets in memory: of about a hundred and fifty. */
const IN_MEMORY = 8 * 1024 * 1024;

/** A data sheet takes up to 0.1 s of the one thread: one at a time. */
const MAKING = { concurrency: 1, waiting: { first: 50, later: 100 } };

/** A document that can be sent; a blob of a file is read from disk meanwhile. */
export type FoundDocument = {
  type: DocumentType;
  language: string;
  blob: Blob;
  mediaType: string;
  hash: string;
  /** Of its name, without the dot. */
  ending: string;
};

/** A document before it is opened, or made; `key` is the same for the same file. */
export type ListedDocument = Pick<FoundDocument, "type" | "language" | "ending"> & {
  key: string;
  open(): Promise<Blob>;
};

type Request = Pick<DocumentAddress, "type" | "language">;

/** The documents of products: those of staff, and data sheets that are made of what the catalogue says. */
type Library = {
  /** The document of a type in this language; without a language in the site's first one, else in any. */
  find(product: KeyedProduct, asked: Request, turn: Turn): Promise<FoundDocument | null>;
  /** All documents of a product, or those of one type, with its data sheet in this language. */
  all(
    product: KeyedProduct,
    asked: { type: DocumentType | null; content: LanguageContent },
    turn: Turn,
  ): Promise<ListedDocument[]>;
};

const isIn = (language: string, { language: own }: { language: string }) =>
  own.toLowerCase() === language.toLowerCase();

export function openLibrary({ catalogue, contents, documentFiles, images, environment }: Services): Library {
  const origin = originOf(environment);
  const open = documentOpener(documentFiles);
  const making = createWorkQueue(MAKING);
  const sheets = createSharedCache<FoundDocument>({ maxBytes: IN_MEMORY, bytesOf: ({ blob }) => blob.size });

  /** A product's data sheet, made once for what it says now. */
  const sheetOf = (product: KeyedProduct, texts: LanguageContent, { priority, signal }: Turn) => {
    const content = texts.withCompany(catalogue.current().company);
    const { tag: language, prefix } = content;
    const said = sheetContent(catalogue.current(), product, `${origin}${prefix}${productPath(product.id)}`);
    const version = new TextEncoder().encode(
      JSON.stringify([language, said, product.imageUrl, content.companyChanges]),
    );
    const make = async (abandoned: AbortSignal): Promise<FoundDocument> => {
      const picture =
        product.imageUrl === null
          ? null
          : await images.forPaper(product.imageUrl, { priority, signal: abandoned });
      const draw = async () => {
        // Its packages take 30 MB of memory, which a server needs that is asked for a data sheet.
        const { dataSheet } = await import("../../documents/data-sheet.ts");
        return dataSheet({ ...said, picture }, content);
      };
      const bytes = await making.run(draw, { priority, signal: abandoned });
      return {
        type: "data sheet",
        language,
        blob: new Blob([bytes]),
        mediaType: "application/pdf",
        hash: contentHash(bytes),
        ending: "pdf",
      };
    };
    return sheets.get(contentHash(version), make, signal);
  };

  const fileOf = async ({ type, language, file }: ProductDocument): Promise<FoundDocument | null> => {
    const opened = await open(file);
    if (!opened) return null;
    const ending = documentFormat(file) === "JPEG" ? "jpg" : (documentFormat(file)?.toLowerCase() ?? "");
    return { type, language, blob: opened.blob, mediaType: opened.file.type, hash: opened.hash, ending };
  };

  return {
    async find(product, { type, language }, turn) {
      const wanted = language ?? contents[0].tag;
      const known = documentsOf(product).filter((document) => document.type === type);
      const document = known.find((each) => isIn(wanted, each));
      if (document) return fileOf(document);
      const content = contents.find(({ tag }) => isIn(wanted, { language: tag }));
      if (type === "data sheet" && content) return sheetOf(product, content, turn);
      const [any] = language === null ? known : [];
      return any ? fileOf(any) : null;
    },

    async all(product, { type, content }, turn) {
      const known = documentsOf(product).filter((document) => type === null || document.type === type);
      const hasSheet = known.some((each) => each.type === "data sheet" && isIn(content.tag, each));
      const isWanted = (type === null || type === "data sheet") && !hasSheet;
      const sheet: ListedDocument = {
        type: "data sheet",
        language: content.tag,
        ending: "pdf",
        key: `data sheet ${product.id}`,
        open: async () => (await sheetOf(product, content, turn)).blob,
      };
      const found = isWanted ? [sheet] : [];
      for (const document of known) {
        const opened = await fileOf(document);
        if (opened) found.push({ ...opened, key: opened.hash, open: async () => opened.blob });
      }
      return found;
    },
  };
}
