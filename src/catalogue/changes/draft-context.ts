import {
  readProductOfEachCategory,
  readProductRow,
  readProductsKnownAs,
  readTreeTables,
} from "../../database/catalogue/catalogue-changes.ts";
import type { CatalogueRow, Database } from "../../database/schema.ts";
import { readFit } from "../../domain/product/relations.ts";
import { type Cells, PRODUCT_COLUMNS } from "../columns.ts";
import { nameResolver } from "../entities/name-resolver.ts";
import { NEW_PRODUCT, type ProductContext } from "./product-change.ts";
import { articleIdentity, withKeys } from "../entities/product-entity.ts";
import { readCells } from "../import/read-rows.ts";
import { cellsOf, PRODUCTS, readTree, withCells } from "../records.ts";

/**
 * A product by its id (null for a new one) with those others alone that these changed texts name, or would be taken for:
 * a draft is kept and drawn every second while somebody types, and all of a large catalogue would hold up everybody else.
 * Null where there is none of this id. What is written needs the whole context.
 */
export async function readDraftContext(
  db: Database,
  id: string | null,
  texts: Cells,
): Promise<ProductContext | null> {
  const { productOfRow, ...tree } = readTree(await readTreeTables(db));
  const found = id === null ? null : await readProductRow(db, id);
  if (id !== null && !found) return null;
  const product = found ? productOfRow(found.row) : null;
  const cells = product ? cellsOf(PRODUCTS, product) : NEW_PRODUCT;
  const { cells: typed } = readCells(PRODUCT_COLUMNS, { ...cells, ...texts });
  const record = withCells(PRODUCTS, product ?? PRODUCTS.blank(), typed);
  const names = nameResolver({ ...tree, products: [] });
  const { identity } = withKeys(record, names);
  const rows = new Map<unknown, CatalogueRow>();
  // One beside the tree may be spelled as another product spells it, which only a look at all of them tells.
  if (names.tree.find(record.category) === null) {
    for (const row of await readProductOfEachCategory(db)) rows.set(row["id"], row);
  }
  const near = await readNear(db, [identity, ...[typed, cells].flatMap(articlesOf).map(articleIdentity)]);
  for (const row of near) rows.set(row["id"], row);
  if (id !== null) rows.delete(id);
  const others = [...rows.values()].map(productOfRow);
  const products = product ? [product, ...others] : others;
  return { product, cells, changedIn: found?.changedIn ?? 0, records: { ...tree, products } };
}

/** The article numbers that texts have and name. */
function articlesOf(cells: Cells): string[] {
  const fits = (cells["fits"] ?? "").split("\n").map((line) => readFit(line).article);
  return [cells["article number"] ?? "", cells["successor"] ?? "", ...fits].filter(Boolean);
}

/** The products of these identities, and what replaces them, whatever replaces that, and so on. */
async function readNear(db: Database, identities: readonly string[]): Promise<CatalogueRow[]> {
  const near: CatalogueRow[] = [];
  const asked = new Set<string>();
  for (let next = [...identities]; next.length > 0;) {
    for (const identity of next) asked.add(identity);
    const found = await readProductsKnownAs(db, next);
    near.push(...found);
    next = found
      .map(({ successor }) => (typeof successor === "string" ? articleIdentity(successor) : ""))
      .filter((identity) => identity !== "" && !asked.has(identity));
  }
  return near;
}
