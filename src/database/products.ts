import type { Selectable } from "kysely";
import * as v from "valibot";
import type { Product } from "../domain/product.ts";
import type { Database, Tables } from "./schema.ts";

/** A product with what only the database knows: the importer's identity and its place in the catalogue. */
export type ProductRecord = Product & { identity: string; position: number };

/** Rows that one statement writes: 17 columns each, well below SQLite's 32,766 parameters. */
const ROWS_AT_ONCE = 1000;

const list = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Every product, also the inactive ones, in catalogue order. */
export async function allProducts(db: Database): Promise<ProductRecord[]> {
  const rows = await db.selectFrom("products").selectAll().orderBy("position").orderBy("id").execute();
  return rows.map(recordOf);
}

/** When each product was last written, by its id: ISO-8601 UTC. */
export async function productChanges(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom("products").select(["id", "updated_at"]).execute();
  return new Map(rows.map((row) => [row.id, row.updated_at]));
}

/** Deletes products by their ids. The caller bumps the catalogue's version in the same transaction. */
export async function removeProducts(db: Database, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    await db
      .deleteFrom("products")
      .where("id", "in", ids.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

/**
 * Writes products, new or changed, told apart by their id. `createdAt` of a stored product stays what it was.
 * The caller bumps the catalogue's version in the same transaction.
 */
export async function putProducts(
  db: Database,
  records: readonly ProductRecord[],
  now: string,
  written: (count: number) => void = () => undefined,
): Promise<void> {
  for (let from = 0; from < records.length; from += ROWS_AT_ONCE) {
    const batch = records.slice(from, from + ROWS_AT_ONCE);
    await db
      .insertInto("products")
      .values(batch.map((record) => rowOf(record, now)))
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((eb) => ({
          identity: eb.ref("excluded.identity"),
          name: eb.ref("excluded.name"),
          brand: eb.ref("excluded.brand"),
          category: eb.ref("excluded.category"),
          subcategory: eb.ref("excluded.subcategory"),
          description: eb.ref("excluded.description"),
          features: eb.ref("excluded.features"),
          specifications: eb.ref("excluded.specifications"),
          image_url: eb.ref("excluded.image_url"),
          product_url: eb.ref("excluded.product_url"),
          serial_number: eb.ref("excluded.serial_number"),
          price: eb.ref("excluded.price"),
          is_active: eb.ref("excluded.is_active"),
          position: eb.ref("excluded.position"),
          updated_at: eb.ref("excluded.updated_at"),
        })),
      )
      .execute();
    written(batch.length);
  }
}

function recordOf(row: Selectable<Tables["products"]>): ProductRecord {
  return {
    id: row.id,
    identity: row.identity,
    name: row.name,
    brand: row.brand,
    category: row.category,
    subcategory: row.subcategory,
    description: row.description,
    features: v.parse(list, row.features),
    specifications: row.specifications,
    imageUrl: row.image_url,
    productUrl: row.product_url,
    serialNumber: row.serial_number,
    price: row.price,
    isActive: row.is_active === 1,
    position: row.position,
    createdAt: row.created_at,
  };
}

function rowOf(record: ProductRecord, now: string): Selectable<Tables["products"]> {
  return {
    id: record.id,
    identity: record.identity,
    name: record.name,
    brand: record.brand,
    category: record.category,
    subcategory: record.subcategory,
    description: record.description,
    features: JSON.stringify(record.features),
    specifications: record.specifications,
    image_url: record.imageUrl,
    product_url: record.productUrl,
    serial_number: record.serialNumber,
    price: record.price,
    is_active: record.isActive ? 1 : 0,
    position: record.position,
    created_at: record.createdAt,
    updated_at: now,
  };
}

/** The product without what only the database knows: what the API answers. */
export function productOf({ identity: _identity, position: _position, ...product }: ProductRecord): Product {
  return product;
}
