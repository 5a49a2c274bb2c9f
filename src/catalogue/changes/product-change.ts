import {
  readProductNames,
  readProductRow,
  readProductsNamingOthers,
  readTreeTables,
} from "../../database/catalogue/catalogue-changes.ts";
import type { Change } from "../../database/catalogue/entity-versions.ts";
import type { Database } from "../../database/schema.ts";
import { differingColumns } from "../../domain/office/entity-version.ts";
import { readFit, writeFit } from "../../domain/product/relations.ts";
import { type Cells, PRODUCT_COLUMNS, type ProductRecord } from "../columns.ts";
import { type DocumentFault, newDocumentFault } from "../cells/document-cells.ts";
import type { BadRow, WrittenRow } from "../entities/entity.ts";
import { normalizeName } from "../entities/identity.ts";
import { nameResolver } from "../entities/name-resolver.ts";
import { productEntity, withKeys } from "../entities/product-entity.ts";
import { readCells } from "../import/read-rows.ts";
import { type CatalogueRecords, cellsOf, PRODUCTS, putRecords, readTree, withCells } from "../records.ts";

/** What is wrong with a column of a product; "" for the whole of it. */
export type ProductFault = Omit<BadRow, "row">;

/** A product, and of all others what it has to be told apart from. */
export type ProductContext = {
  /** Null for a new one. */
  product: ProductRecord | null;
  cells: Cells;
  /** The catalogue's version in which the product was last written; 0 for a new one. */
  changedIn: number;
  /** Its products have no texts, but for `product`. */
  records: Omit<CatalogueRecords, "version">;
};

/** The texts of a product that is not stored yet. */
export const NEW_PRODUCT: Cells = { ...cellsOf(PRODUCTS, PRODUCTS.blank()), category: "" };

/** A product by its id (null for a new one) among the others; null where there is none of this id. */
export async function readProductContext(db: Database, id: string | null): Promise<ProductContext | null> {
  const { productOfRow, ...tree } = readTree(await readTreeTables(db));
  const found = id === null ? null : await readProductRow(db, id);
  if (id !== null && !found) return null;
  const product = found ? productOfRow(found.row) : null;
  const products = (await readProductNames(db)).map((row) =>
    product && row["id"] === id ? product : productOfRow(row),
  );
  return {
    product,
    cells: product ? cellsOf(PRODUCTS, product) : NEW_PRODUCT,
    changedIn: found?.changedIn ?? 0,
    records: { ...tree, products },
  };
}

/**
 * Reads changed texts as a row of a file is read, and finds what is wrong with them. Without faults `cells` are all texts of
 * the product as they would be stored.
 */
export function checkProduct(
  context: ProductContext,
  changed: Cells,
  documentFault?: DocumentFault,
): { cells: Cells; faults: ProductFault[] } {
  const { product, records } = context;
  const { cells, bad } = readCells(PRODUCT_COLUMNS, product ? changed : { ...context.cells, ...changed });
  if (bad.length > 0) return { cells, faults: bad };
  const names = nameResolver(records);
  const row = { row: 1, cells };
  const stored = product && { id: product.id, cells: context.cells, active: product.isActive };
  // A field alone says nothing of the number that the product has; a file's row always does.
  const known = { "article number": product?.serialNumber ?? "", ...cells };
  productEntity.introduce([{ row: 1, cells: known }], names);
  const fault =
    productEntity.fault(row, stored, names) ?? newDocumentFault(cells, stored?.cells, documentFault);
  if (fault) return { cells, faults: [fault] };
  const complete = productEntity.complete(cells, stored, names);
  const taken = takenBy(context, complete);
  return { cells: complete, faults: taken ? [taken] : [] };
}

/** The fault of texts that another product is known by already, or null. */
function takenBy({ product, records }: ProductContext, cells: Cells): ProductFault | null {
  const changed = withCells(PRODUCTS, product ?? PRODUCTS.blank(), cells);
  const { identity } = withKeys(changed, nameResolver(records));
  const other = records.products.find((each) => each.identity === identity && each.id !== product?.id);
  if (!other) return null;
  const { name, serialNumber } = other;
  return serialNumber === null
    ? { column: "name", fault: { code: "sameProduct", name } }
    : { column: "article number", fault: { code: "articleTaken", article: serialNumber, name } };
}

/**
 * Writes a product with these texts, as {@link checkProduct} gave them, inside a transaction that holds the catalogue's
 * version; resolves with it as it is stored, and with the others that were changed with it: where its article number
 * changes, the products that name it do so by the new one.
 */
export async function writeProduct(
  trx: Database,
  { product, records }: ProductContext,
  cells: Cells,
  now: string,
): Promise<{ written: WrittenRow; followed: Change[] }> {
  const changes = product
    ? { added: [], changed: [{ id: product.id, cells }] }
    : { added: [cells], changed: [] };
  const [written] = await productEntity.write(trx, changes, { version: 0, ...records }, { now });
  if (!written) throw new Error("The product was not written");
  const followed = await renameArticle(trx, product?.serialNumber, cells["article number"] ?? "", now);
  return { written, followed };
}

async function renameArticle(
  trx: Database,
  before: string | null | undefined,
  after: string,
  now: string,
): Promise<Change[]> {
  if (!before || after === "" || normalizeName(before) === normalizeName(after)) return [];
  // Compared here: the databases differ in what they take for the same letters, and lists are stored as JSON.
  const rows = await readProductsNamingOthers(trx);
  if (rows.length === 0) return [];
  const { productOfRow } = readTree(await readTreeTables(trx));
  const isBefore = (article: string) => normalizeName(article) === normalizeName(before);
  const renamed = rows.map(productOfRow).flatMap((stored) => {
    const product = {
      ...stored,
      updatedAt: now,
      successor: stored.successor !== null && isBefore(stored.successor) ? after : stored.successor,
      fits: stored.fits.map((text) => {
        const { article, atOnce } = readFit(text);
        return isBefore(article) ? writeFit({ article: after, atOnce }) : text;
      }),
    };
    const snapshots = { before: cellsOf(PRODUCTS, stored), after: cellsOf(PRODUCTS, product) };
    return differingColumns(snapshots.before, snapshots.after).length === 0
      ? []
      : [{ product, since: stored.updatedAt, ...snapshots }];
  });
  await putRecords(
    trx,
    PRODUCTS,
    renamed.map(({ product }) => product),
  );
  return renamed.map(({ product: { id }, since, ...snapshots }) => ({
    id,
    before: { snapshot: snapshots.before, at: since },
    after: snapshots.after,
  }));
}
