import { createHash } from "node:crypto";
import { join } from "node:path";
import { Hono } from "hono";
import { FileError } from "../../../catalogue/errors.ts";
import { exportBytes } from "../../../catalogue/export.ts";
import { readSheetFile } from "../../../catalogue/files/read-file.ts";
import { checkSheet, importSheet, VersionConflictError } from "../../../catalogue/import/import.ts";
import { countsOf } from "../../../catalogue/import/plan.ts";
import { readCatalogue } from "../../../catalogue/records.ts";
import { sentenceOf } from "../../../domain/catalogue/import-faults.ts";
import { dateInBahrain } from "../../../domain/company/opening-hours.ts";
import { MAX_IMPORT } from "../../../domain/limits.ts";
import { ATTACHED_ASSETS } from "../../../domain/product/product.ts";
import {
  importFileSchema,
  importSchema,
  savedCatalogueSchema,
} from "../../../domain/office/import-report.ts";
import { DiskFullError, removeUnfinished, withUpload } from "../../../files/uploads.ts";
import { AppError } from "../../errors.ts";
import { partsOf, requireMediaType } from "../../http/read-post.ts";
import type { Allow } from "../allow.ts";
import { query } from "../input.ts";
import { actorOf, type OfficeEnv, type OfficeServices } from "../office.ts";
import { reportOf } from "./import-report.ts";
import { shortName } from "./pictures.ts";

/** Where files lie in the data folder while they are read. */
const IMPORTS = "imports";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/**
 * Checks a file of the catalogue, takes it over, and saves the catalogue as one. The file is sent for the check and again
 * for taking it over, so nothing is kept in between.
 */
export function importRoutes(services: OfficeServices, allow: Allow) {
  const { handle, catalogue, documentFiles, images, environment, now } = services;
  const folder = join(environment.dataDir, IMPORTS);
  void removeUnfinished(folder, now());

  /** Whether a picture is elsewhere, or a file of ours: those get a version. */
  const isThere = (url: string) => !url.startsWith(ATTACHED_ASSETS) || images.versioned(url) !== url;

  /** Reads a file that is sent, with the hash of its bytes. */
  const receive = async (request: Request, name: string) => {
    requireMediaType(request, "application/octet-stream");
    const hash = createHash("sha256");
    async function* parts() {
      let bytes = 0;
      for await (const part of partsOf(request)) {
        bytes += part.byteLength;
        if (bytes > MAX_IMPORT.bytes) {
          throw new FileError({ code: "fileTooLarge", name, megabytes: MAX_IMPORT.bytes / 1_000_000 });
        }
        hash.update(part);
        yield part;
      }
    }
    const sheet = await withUpload(folder, parts(), (path) => readSheetFile(path, name));
    if (sheet.rows.length > MAX_IMPORT.rows)
      throw new FileError({ code: "tooManyRows", most: MAX_IMPORT.rows });
    // A row may name a document that was put into its folder a moment ago.
    await documentFiles.refresh();
    return { sheet, hash: hash.digest("hex") };
  };

  return new Hono<OfficeEnv>()
    .post("/import/check", allow("import"), query(importFileSchema), async (context) => {
      const report = await refusing(async () => {
        const { sheet, hash } = await receive(context.req.raw, shortName(context.req.valid("query").name));
        const plan = await checkSheet(handle, sheet, documentFiles.fault);
        return reportOf(plan, { hash, texts: context.get("content").get("import"), isThere });
      });
      return context.json(report);
    })
    .post("/import", allow("import"), query(importSchema), async (context) => {
      const { name, version, hash, force } = context.req.valid("query");
      const file = shortName(name);
      const { plan } = await refusing(async () => {
        const received = await receive(context.req.raw, file);
        if (received.hash !== hash) throw new VersionConflictError();
        return importSheet(handle, received.sheet, {
          file,
          version,
          staff: actorOf(context),
          force: force === "1",
          documentFault: documentFiles.fault,
        });
      });
      // Whoever looks at the site from this process sees it at once; others hear of it within a second.
      await catalogue.refresh().catch(() => undefined);
      return context.json({ counts: countsOf(plan) });
    })
    .get("/import/catalogue", allow("import"), query(savedCatalogueSchema), async (context) => {
      const { format } = context.req.valid("query");
      const bytes = await exportBytes(await readCatalogue(handle.db), format);
      context.header("content-type", TYPES[format]);
      const name = `products-${dateInBahrain(now())}.${format}`;
      context.header("content-disposition", `attachment; filename="${name}"`);
      return context.body(Uint8Array.from(bytes));
    });
}

/** Answers a file that can't be imported with its sentence. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof VersionConflictError) {
      throw new AppError("conflict", { message: (_, { get }) => get("office").imports.changedMeanwhile });
    }
    if (error instanceof DiskFullError) {
      throw new AppError("disk_full", { message: (_, { get }) => get("office").imports.diskFull });
    }
    if (!(error instanceof FileError)) throw error;
    const { fault } = error;
    throw new AppError("file_refused", {
      message: (_, { get }) =>
        fault.code === "deactivatesTooMany"
          ? get("office").imports.switchesOff(fault.deactivated, fault.active, fault.kind)
          : sentenceOf(get("import").files, fault),
    });
  }
}
