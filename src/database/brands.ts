import type { Brand } from "../domain/brand.ts";
import type { Database } from "./schema.ts";

/** A brand with the folded name that it is known by and its place in the menus. */
export type BrandRecord = Brand & { nameKey: string; position: number };

const ROWS_AT_ONCE = 1000;

/** Every brand, also the inactive ones, in menu order. */
export async function allBrands(db: Database): Promise<BrandRecord[]> {
  const rows = await db.selectFrom("brands").selectAll().orderBy("position").orderBy("id").execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    logoUrl: row.logo_url,
    description: row.description,
    website: row.website,
    isActive: row.is_active === 1,
    nameKey: row.name_key,
    position: row.position,
  }));
}

/** Writes brands, new or changed, told apart by their id. The caller bumps the catalogue's version. */
export async function putBrands(db: Database, records: readonly BrandRecord[]): Promise<void> {
  for (let from = 0; from < records.length; from += ROWS_AT_ONCE) {
    const rows = records.slice(from, from + ROWS_AT_ONCE).map((record) => ({
      id: record.id,
      name: record.name,
      name_key: record.nameKey,
      logo_url: record.logoUrl,
      description: record.description,
      website: record.website,
      is_active: record.isActive ? 1 : 0,
      position: record.position,
    }));
    await db
      .insertInto("brands")
      .values(rows)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((eb) => ({
          name: eb.ref("excluded.name"),
          name_key: eb.ref("excluded.name_key"),
          logo_url: eb.ref("excluded.logo_url"),
          description: eb.ref("excluded.description"),
          website: eb.ref("excluded.website"),
          is_active: eb.ref("excluded.is_active"),
          position: eb.ref("excluded.position"),
        })),
      )
      .execute();
  }
}

/** Deletes brands by their ids. The caller bumps the catalogue's version. */
export async function removeBrands(db: Database, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    await db
      .deleteFrom("brands")
      .where("id", "in", ids.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

/** The brand without what only the database knows: what the API answers. */
export function brandOf({ nameKey: _nameKey, position: _position, ...brand }: BrandRecord): Brand {
  return brand;
}
