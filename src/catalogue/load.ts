import { countProducts, readProducts, type TreeTables } from "../database/catalogue/catalogue.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import type { CatalogueRow } from "../database/schema.ts";
import { buildCatalogue, type Catalogue } from "../domain/catalogue/catalogue.ts";
import { bannerMediaName } from "../domain/catalogue/category.ts";
import { CACHES } from "../domain/catalogue/caches.ts";
import type { CompanyChanges } from "../domain/company/company.ts";
import { readCompanyChanges } from "../domain/company/company-changes.ts";
import { documentLine, readDocument } from "../domain/product/documents.ts";
import { pictureLine, readPicture } from "../domain/product/picture-list.ts";
import { prepareLists } from "../domain/catalogue/prepare-lists.ts";
import { readAllFigures } from "../domain/figures/read-all-figures.ts";
import type { Steps } from "../domain/steps.ts";
import { summaryOf } from "../domain/catalogue/subcategory-cards.ts";
import type { CategoryRecord, ProductRecord } from "./columns.ts";
import { brandOf } from "./entities/brand-entity.ts";
import { LoadedProducts, type ReadRow } from "./loaded-products.ts";
import { pauses, withPauses } from "./pauses.ts";
import { productOf } from "./entities/product-entity.ts";
import { readTree, SHOWN_COLUMNS } from "./records.ts";

/** The URLs of image files, which change with their content; the server gives those of `images`. */
export type ImageUrls = {
  versioned(imageUrl: string | null): string | null;
  /** By name those that pages use themselves. */
  siteMedia(): Record<string, string>;
  /** Looks for changed files. */
  refresh(): Promise<void>;
  /** Changes with each refresh that found a change. */
  version(): number;
};

/** The files of documents; the server gives those of `documents`. */
export type DocumentSizes = {
  /** The size of a file that visitors may have, else null. */
  sound(name: string): { bytes: number } | null;
  refresh(): Promise<void>;
  version(): number;
};

type Options = {
  images: ImageUrls | undefined;
  documents?: DocumentSizes | undefined;
  showPrices: boolean;
  locales: readonly string[];
};

/** Changes with the files of images or documents. */
export function filesVersion({ images, documents }: Pick<Options, "images" | "documents">): string {
  return `${images?.version()} ${documents?.version()}`;
}

/** A loaded catalogue, and what it was made from. */
type Loaded = {
  catalogue: Catalogue;
  products: LoadedProducts;
  /** What products take from brands and categories, their names: when these change, any product may. */
  names: string;
  /** What is stored of the company's facts. */
  company: string | null;
  filesVersion: string;
};

/**
 * Loads the catalogue of a database, and reloads it after a change. A reload reads only the products that were written
 * since, unless names of brands or categories, or files, have changed too, or products were removed; what is unchanged
 * stays the same object. Loading yields the thread every few milliseconds.
 */
export function createLoader(handle: DatabaseHandle, options: Options): { load(): Promise<Catalogue> } {
  let loaded: Loaded | null = null;
  return {
    async load() {
      loaded =
        (loaded && (await loadChanged(handle, options, loaded))) ?? (await loadAll(handle, options, loaded));
      return loaded.catalogue;
    },
  };
}

async function loadChanged(handle: DatabaseHandle, options: Options, before: Loaded): Promise<Loaded | null> {
  if (filesVersion(options) !== before.filesVersion) return null;
  const pause = pauses();
  const read = await readRows(handle, options, before.catalogue.version, pause);
  // A version that went back is another database.
  if (namesIn(read.tree) !== before.names || read.version < before.catalogue.version) return null;
  const products = before.products.with(read.items);
  if (!products || products.count !== (await countProducts(handle.db))) return null;
  return build(read, products, { options, before, pause });
}

async function loadAll(handle: DatabaseHandle, options: Options, before: Loaded | null): Promise<Loaded> {
  const pause = pauses();
  const read = await readRows(handle, options, null, pause);
  const products = await withPauses(LoadedProducts.all(read.items, before?.products ?? null), pause);
  return build(read, products, { options, before, pause });
}

type Read = Awaited<ReturnType<typeof readRows>>;

async function readRows(
  { db }: DatabaseHandle,
  options: Options,
  since: number | null,
  pause: () => Promise<void>,
) {
  const { images, documents, showPrices } = options;
  const seen = filesVersion(options);
  const versioned = versionedOnce(images);
  const reader = (tree: TreeTables) => {
    const { productOfRow } = readTree(tree);
    let before: ProductRecord | null = null;
    return (row: CatalogueRow): ReadRow => {
      const record = productOfRow(row);
      // What was written together has one text for its time rather than a copy a product.
      if (record.createdAt === before?.createdAt) record.createdAt = before.createdAt;
      if (record.updatedAt === before?.updatedAt) record.updatedAt = before.updatedAt;
      before = record;
      const {
        id,
        position,
        updatedAt,
        isActive,
        serialNumber: article,
        successor,
        brandKey,
        categoryKey,
        subcategoryKey,
      } = record;
      const product = { ...productOf(record), brandKey, categoryKey, subcategoryKey };
      if (!showPrices) product.price = null;
      product.imageUrl = versioned(product.imageUrl);
      if (images) product.pictures = product.pictures?.map((line) => withVersion(line, images));
      if (documents) product.documents = product.documents?.map((line) => withSize(line, documents));
      const withdrawn = isActive ? null : { id, article, successor };
      return { row: { id, position, updatedAt, withdrawn }, product };
    };
  };
  return { ...(await readProducts(db, SHOWN_COLUMNS, { since, reader, pause })), filesVersion: seen };
}

/** The versioned URLs; products with one picture share the text of its URL. */
function versionedOnce(images: ImageUrls | undefined): ImageUrls["versioned"] {
  const known = new Map<string | null, string | null>();
  return (url) => {
    const before = known.get(url);
    if (before !== undefined) return before;
    const found = images ? images.versioned(url) : url;
    known.set(url, found);
    return found;
  };
}

/** The wide pictures that staff gave to categories, beside those that pages have by name. */
function bannersOf(categories: readonly CategoryRecord[], images: ImageUrls): Record<string, string> {
  const given = categories.flatMap(({ parentKey, key, bannerUrl }) => {
    const url = parentKey === null ? images.versioned(bannerUrl) : null;
    return url === null ? [] : [[bannerMediaName(key), url] as const];
  });
  return Object.fromEntries(given);
}

/** A picture's line with the versioned address of its file. */
function withVersion(line: string, images: ImageUrls): string {
  const { url, text } = readPicture(line);
  return pictureLine({ url: images.versioned(url) ?? url, text });
}

/** A document's line with the size of its file, where that is there. */
function withSize(line: string, documents: DocumentSizes): string {
  const document = readDocument(line);
  if ("code" in document) return line;
  return documentLine({ ...document, bytes: documents.sound(document.file)?.bytes ?? null });
}

function namesIn({ brands, categories }: TreeTables): string {
  return JSON.stringify([
    brands.map(({ id, name }) => [id, name]),
    categories.map(({ parent_key: parent, key, name }) => [parent, key, name]),
  ]);
}

async function build(
  { version, company, tree, filesVersion: seen }: Read,
  products: LoadedProducts,
  { options, before, pause }: { options: Options; before: Loaded | null; pause: () => Promise<void> },
): Promise<Loaded> {
  const { images, locales } = options;
  const { brands, categories, synonyms } = readTree(tree);
  const rows = {
    version,
    products: products.products,
    changedAt: products.changeTimes(),
    media: images && { ...images.siteMedia(), ...bannersOf(categories, images) },
    company: companyOf(company, before),
    brands: brands.map((record) => {
      const brand = { ...brandOf(record), formerNames: record.formerNames };
      return images ? { ...brand, logoUrl: images.versioned(brand.logoUrl) } : brand;
    }),
    categories,
    withdrawn: products.rows.flatMap(({ withdrawn, isGone }) => (withdrawn && !isGone ? [withdrawn] : [])),
    synonyms: synonyms.filter(({ isActive }) => isActive),
  };
  const earlier = before?.catalogue ?? null;
  const catalogue = await withPauses(buildCatalogue(rows, { earlier, locales }), pause);
  await withPauses(fillCaches(catalogue), pause);
  // After the start there are visitors of the lists that were; before, they are prepared once there may be some.
  if (before) await withPauses(prepareLists(catalogue, locales), pause);
  return {
    catalogue,
    products: products.withKeyed(catalogue.ordered),
    names: namesIn(tree),
    company,
    filesVersion: seen,
  };
}

/** The same object for the same facts: texts are made once for each. */
function companyOf(stored: string | null, before: Loaded | null): CompanyChanges {
  return before?.company === stored ? before.catalogue.company : readCompanyChanges(stored);
}

/** Reads every product's figures, and fills the caches that the menus of every page use. */
function* fillCaches({ ordered, bySubcategory, figures }: Catalogue): Steps<void> {
  CACHES.allFigures = yield* readAllFigures(ordered, CACHES.allFigures);
  yield* figures.prepare();
  for (const list of bySubcategory.values()) {
    yield;
    summaryOf(list, 1);
  }
}
