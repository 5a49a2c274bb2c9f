import { join } from "node:path";
import { Hono } from "hono";
import { DocumentError, keepDocument } from "../../../documents/keep-document.ts";
import { documentOpener } from "../../../documents/serve.ts";
import { documentUploadSchema, storedDocumentSchema } from "../../../domain/product/document-upload.ts";
import { documentTitle } from "../../../domain/product/documents.ts";
import { DiskFullError, removeUnfinished } from "../../../files/uploads.ts";
import { disposition } from "../../documents/routes.ts";
import { DOCUMENTS } from "../../env.ts";
import { AppError } from "../../errors.ts";
import { UNCACHED } from "../../http/caching.ts";
import { partsOf, requireMediaType } from "../../http/read-post.ts";
import { DOCUMENT_POLICY } from "../../http/security.ts";
import { sendBlob } from "../../http/static.ts";
import type { Allow } from "../allow.ts";
import { query } from "../input.ts";
import type { OfficeEnv, OfficeServices } from "../office.ts";
import { shortName } from "./pictures.ts";

/** Takes documents in, one a request, and shows those that are stored, also where no product names them yet. */
export function documentRoutes({ documentFiles, environment, now }: OfficeServices, allow: Allow) {
  const folder = join(environment.dataDir, DOCUMENTS);
  const open = documentOpener(documentFiles);
  void removeUnfinished(folder, now());
  return new Hono<OfficeEnv>()
    .post("/documents", allow("product.change"), query(documentUploadSchema), async (context) => {
      const { name } = context.req.valid("query");
      const request = context.req.raw;
      requireMediaType(request, "application/octet-stream");
      try {
        return context.json({ file: await keepDocument(folder, name, partsOf(request)) }, 201);
      } catch (error) {
        if (error instanceof DocumentError) {
          throw new AppError("document_refused", {
            message: (_, { get }) => get("office").documents.wrong(shortName(name), error.fault),
          });
        }
        if (error instanceof DiskFullError) {
          throw new AppError("disk_full", { message: (_, { get }) => get("office").documents.diskFull });
        }
        throw error;
      }
    })
    .get("/documents", allow("product.read"), query(storedDocumentSchema), async (context) => {
      const { file } = context.req.valid("query");
      await documentFiles.lookFor([file]);
      const opened = await open(file);
      if (!opened) throw new AppError("not_found", { message: ({ reasons }) => reasons.noDocument });
      const { blob, hash } = opened;
      context.set("csp", DOCUMENT_POLICY);
      return sendBlob(
        context.req.raw,
        { blob, type: opened.file.type, tag: `"${hash}"` },
        {
          "content-disposition": disposition("inline", documentTitle(file)),
          ...UNCACHED,
        },
      );
    });
}
