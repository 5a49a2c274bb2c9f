import type { TreeTables } from "./catalogue.ts";
import type { CatalogueRow, Database } from "../schema.ts";

/** A list that a product may have in the columns that {@link readProductNames} leaves out. */
const EMPTY_LISTS: CatalogueRow = { features: "[]", documents: "[]", fits: "[]" };

/** A stored product with the catalogue's version in which it was last written; null without one. */
export async function readProductRow(
  db: Database,
  id: string,
): Promise<{ row: CatalogueRow; changedIn: number } | null> {
  const row = await db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? { row, changedIn: Number(row["changed_in"]) } : null;
}

const selectNames = (db: Database) =>
  db
    .selectFrom("products")
    .select(["id", "identity", "name", "brand", "brand_key", "serial_number", "successor", "position"])
    .select(["category", "category_key", "subcategory", "subcategory_key"]);

/** What tells stored products apart and places them, without their texts; in catalogue order. */
export async function readProductNames(db: Database): Promise<CatalogueRow[]> {
  const rows = await selectNames(db).orderBy("position").orderBy("id").execute();
  return rows.map((row) => ({ ...row, ...EMPTY_LISTS }));
}

/** Products that are known by one of these identities, by name and place alone: their lists are empty. */
export async function readProductsKnownAs(
  db: Database,
  identities: readonly string[],
): Promise<CatalogueRow[]> {
  const rows = await selectNames(db).where("identity", "in", identities).execute();
  return rows.map((row) => ({ ...row, ...EMPTY_LISTS }));
}

/** One product of each category that products name, in the tree or beside it, by name and place alone. */
export async function readProductOfEachCategory(db: Database): Promise<CatalogueRow[]> {
  const rows = await selectNames(db)
    .where("id", "in", (query) =>
      query
        .selectFrom("products")
        .select(({ fn }) => fn.min("id").as("id"))
        .groupBy(["category", "category_key"]),
    )
    .execute();
  return rows.map((row) => ({ ...row, ...EMPTY_LISTS }));
}

/** Brands, categories and synonyms, each in catalogue order. */
export async function readTreeTables(db: Database): Promise<TreeTables> {
  const rowsOf = (table: keyof TreeTables) =>
    db.selectFrom(table).selectAll().orderBy("position").orderBy("id").execute();
  return {
    brands: await rowsOf("brands"),
    categories: await rowsOf("categories"),
    synonyms: await rowsOf("synonyms"),
  };
}

/** The products that name others, as what they are used with or as their successor. */
export async function readProductsNamingOthers(db: Database): Promise<CatalogueRow[]> {
  return db
    .selectFrom("products")
    .selectAll()
    .where((eb) => eb.or([eb("successor", "is not", null), eb("fits", "<>", "[]")]))
    .execute();
}
