import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { onTestFinished, TestRunner, vi } from "vitest";
import { type CatalogueSource, openCatalogue } from "../../src/catalogue/snapshot.ts";
import type { CategoryRecord } from "../../src/catalogue/columns.ts";
import { newBrand } from "../../src/catalogue/entities/brand-entity.ts";
import { BRANDS, CATEGORIES, PRODUCTS, putRecords } from "../../src/catalogue/records.ts";
import { bumpCatalogueVersion } from "../../src/database/catalogue/catalogue.ts";
import { DEFAULT_COMPANY } from "../../src/content/company.ts";
import { openingHoursOf } from "../../src/domain/company/company.ts";
import type { DatabaseHandle } from "../../src/database/connect.ts";
import { slugOf } from "../../src/domain/catalogue/category.ts";
import type { Product } from "../../src/domain/product/product.ts";
import { loadContents } from "../../src/content/load.ts";
import { openDocumentFiles } from "../../src/documents/files.ts";
import { openImageIndex } from "../../src/images/index.ts";
import { type App, createApp } from "../../src/server/app.ts";
import { countEmptySearches } from "../../src/server/empty-searches.ts";
import { openStaticFiles } from "../../src/server/http/static.ts";
import { openImages } from "../../src/server/images.ts";
import type { RenderPage } from "../../src/server/pages/render.ts";
import { createRequestLog } from "../../src/server/log.ts";
import type { Services } from "../../src/server/services.ts";
import { readAddress } from "../../src/urls/address.ts";

export const ORIGIN = "http://shop.test";

const CREATED = "2024-01-01T00:00:00.000Z";

/** A product with every field set, changed by `changes`. */
export function product(id: string, changes: Partial<Product> = {}): Product {
  return {
    id,
    name: `Product ${id}`,
    brand: "LAVOR",
    category: "Chemicals",
    subcategory: "Kitchen Chemicals",
    description: "Cuts grease on hot plates.",
    features: ["Concentrated", "Food safe"],
    specifications: "Volume: 5 L",
    imageUrl: null,
    productUrl: null,
    serialNumber: `ART-${id}`,
    fits: [],
    successor: null,
    price: "12.50",
    isActive: true,
    createdAt: CREATED,
    ...changes,
  };
}

export const STOCK = [
  product("degreaser"),
  product("scrubber", {
    name: "Scrubber-dryer",
    brand: "COMAC",
    category: "Floor Care Equipment",
    subcategory: null,
    serialNumber: "NQ-1234",
  }),
  product("retired", { isActive: false }),
];

/** A category tree for the stock. */
export const TREE: readonly CategoryRecord[] = [
  { name: "Chemicals", parent: null, description: "Concentrates" },
  { name: "Kitchen Chemicals", parent: "Chemicals", description: "Degreasers" },
  { name: "Floor Care Equipment", parent: null, description: "Machines" },
].map((entry, position) => ({
  ...CATEGORIES.blank(),
  ...entry,
  id: `category-${position}`,
  key: slugOf(entry.name),
  parentKey: entry.parent && slugOf(entry.parent),
  position,
}));

/** Writes products, brands and a category tree into a fresh database, as a new version of the catalogue. */
export async function stock(
  handle: DatabaseHandle,
  products: readonly Product[] = STOCK,
  tree: readonly CategoryRecord[] = [],
): Promise<void> {
  await handle.db.transaction().execute(async (trx) => {
    const records = products.map((each, position) => ({
      ...PRODUCTS.blank(),
      ...each,
      identity: `article:${each.id}`,
      position,
      updatedAt: CREATED,
    }));
    await bumpCatalogueVersion(trx, handle.engine);
    await putRecords(trx, PRODUCTS, records);
    await putRecords(trx, CATEGORIES, tree);
    const gone = { ...newBrand("GONE", "gone", 1), isActive: false };
    await putRecords(trx, BRANDS, [newBrand("LAVOR", "lavor", 0), gone]);
  });
}

/** A page that shows what it was asked for; with an inline script, and larger than what compression is for. */
export function pageText(request: Request, page: Parameters<RenderPage>[1]): string {
  const url = new URL(request.url);
  const form = page.form ? JSON.stringify(page.form) : "none";
  return `<!doctype html><title>${page.catalogue.version}</title><p>${url.pathname}${url.search}</p><pre>${form}</pre><script>boot()</script>${"<p>filler</p>".repeat(100)}`;
}

const files = mkdtempSync(join(tmpdir(), "catalogue-files-"));
const client = join(files, "client");
const images = join(files, "images");
mkdirSync(join(client, "assets"), { recursive: true });
mkdirSync(images);
writeFileSync(join(client, "assets/app-1a2b3c4d.js"), "console.log(1);".repeat(200));
writeFileSync(join(client, "favicon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
writeFileSync(join(images, "loop.webm"), "film0000tail");
process.on("exit", () => rmSync(files, { recursive: true }));

/** What was opened for a whole file of tests. */
const openForFile: CatalogueSource[] = [];

/** Closes that; `tests/app/each-file.ts` has it done after every file. */
export async function closeApps(): Promise<void> {
  await Promise.all(openForFile.splice(0).map((catalogue) => catalogue.close()));
}

type Changes = Partial<Omit<Services, "handle" | "catalogue" | "documentFiles">> & {
  settings?: Partial<Services["environment"]>;
  /** Folders of images, and the one where their variants are cached. */
  media?: { folders: readonly string[]; dataDir: string };
  /** Folders of documents. */
  documents?: readonly string[];
  showPrices?: boolean;
};

/** The app over a database, with a site that counts how often it draws. */
export async function appOver(
  handle: DatabaseHandle,
  { settings, media, documents = [], showPrices = false, ...changes }: Changes = {},
) {
  const imageIndex = await openImageIndex(media?.folders ?? [images]);
  // What other apps of the test have counted on the same database.
  await handle.db.deleteFrom("post_counts").execute();
  const documentFiles = await openDocumentFiles(documents);
  const catalogue = await openCatalogue(handle, {
    pollEvery: 20,
    images: imageIndex,
    documents: documentFiles,
    showPrices,
  });
  // Each asks its database fifty times a second for as long as it is open.
  if (TestRunner.getCurrentTest()) onTestFinished(() => catalogue.close());
  else openForFile.push(catalogue);
  const rendered: string[] = [];
  const logged: string[] = [];
  const log = pino({ level: "trace" }, { write: (line) => void logged.push(line) });
  let woken = 0;
  const emptySearches = countEmptySearches(handle, catalogue, { now: () => new Date(), log });
  const app: App = createApp({
    handle,
    catalogue,
    emptySearches,
    worker: { wake: () => void woken++ },
    renderPage: async (request, page) => {
      rendered.push(request.url.slice(ORIGIN.length));
      const url = new URL(request.url);
      const missing =
        readAddress(url, [page.content.prefix]).page === null || url.pathname.endsWith("/missing");
      return { status: missing ? 404 : 200, html: [pageText(request, page)], state: null };
    },
    contents: await loadContents(),
    hours: () => openingHoursOf(DEFAULT_COMPANY),
    staticFiles: openStaticFiles(client),
    images: openImages(imageIndex, media?.dataDir ?? files, log),
    documentFiles,
    log,
    logRequest: createRequestLog(log, (line) => void logged.push(line)),
    now: () => new Date(),
    ...changes,
    environment: {
      publicUrl: ORIGIN,
      port: 0,
      salesEmails: ["sales@company.example"],
      trustProxy: { hops: 0 },
      rateLimit: 1000,
      workers: 1,
      dataDir: media?.dataDir ?? files,
      cdnSeconds: 0,
      browserLimit: 500,
      metricsToken: null,
      ...settings,
    },
  });

  /** One request to the app, from an address on the network 192.0.2.0/24. */
  const ask = (path: string, init: RequestInit & { from?: string; duplex?: "half" } = {}) =>
    app.fetch(new Request(new URL(path, ORIGIN), init), {
      incoming: { socket: { remoteAddress: init.from ?? "192.0.2.7" } },
    });

  return { app, ask, catalogue, emptySearches, imageIndex, rendered, logged, woken: () => woken };
}

/** What of an error body tests look at. */
export async function errorOf(
  response: Response,
): Promise<{ code: string; message: string; fields?: object }> {
  const body: { error: { code: string; message: string; fields?: object } } = await response.json();
  return body.error;
}

/** From now on every transaction on this database fails as SQLite does when the disk is full. */
export function diskFull(handle: DatabaseHandle): void {
  vi.spyOn(handle.db, "transaction").mockImplementation(() => {
    throw Object.assign(new Error("database or disk is full"), { code: "ERR_SQLITE_ERROR", errcode: 13 });
  });
}
