import { sql } from "kysely";
import { Client } from "pg";
import type { DatabaseHandle } from "../connect.ts";
import type { CatalogueRow, Database } from "../schema.ts";
import { storedCompany } from "../company.ts";
import { isUnsupported, within } from "../errors.ts";

const CHANNEL = "catalogue";
/** How long to wait before listening again after the connection was lost, in milliseconds. */
const LISTEN_AGAIN_AFTER = 1000;
/** How long closing waits for the server, in milliseconds. */
const LONGEST_CLOSE = 1000;
/** Rows that one statement writes: far fewer values than the 32,766 that SQLite takes. */
const ROWS_AT_ONCE = 1000;

/** The version of a catalogue that nothing was ever written to (0001-catalogue.sql). */
export const NEW_CATALOGUE = 1;

export type CatalogueTable = "products" | "brands" | "categories" | "synonyms";

/** Every row of the catalogue at one version, each table in catalogue order. */
type CatalogueTables = { version: number } & Record<CatalogueTable, CatalogueRow[]>;

const rowsOf = (db: Database, table: CatalogueTable) =>
  db.selectFrom(table).selectAll().orderBy("position").orderBy("id").execute();

/**
 * Reads the whole catalogue as it was at one version. It takes no lock, as a reader that waits for a long
 * import would hold up the web server; it reads again when the version moved meanwhile.
 */
export async function readTables(db: Database): Promise<CatalogueTables> {
  for (;;) {
    const version = await catalogueVersion(db);
    const products = await rowsOf(db, "products");
    const brands = await rowsOf(db, "brands");
    const categories = await rowsOf(db, "categories");
    const synonyms = await rowsOf(db, "synonyms");
    if ((await catalogueVersion(db)) === version) return { version, products, brands, categories, synonyms };
  }
}

/** As many products are read at a time by whoever has something else to do meanwhile. */
const PRODUCTS_AT_ONCE = 500;

/** Brands, categories and synonyms, each in catalogue order. */
export type TreeTables = Record<"brands" | "categories" | "synonyms", CatalogueRow[]>;

/**
 * Reads at one version what the office changed of the company's facts, all brands, categories and synonyms, and of the products that were written after version `since`, or of
 * all, what `reader` makes of these columns. Between two parts of the products, `pause` may let others have the thread.
 */
export async function readProducts<Item>(
  db: Database,
  columns: readonly string[],
  options: {
    since: number | null;
    reader: (tree: TreeTables) => (row: CatalogueRow) => Item;
    pause: () => Promise<void>;
  },
): Promise<{ version: number; company: string | null; tree: TreeTables; items: Item[] }> {
  const { since, reader, pause } = options;
  for (;;) {
    const version = await catalogueVersion(db);
    const company = (await storedCompany(db))?.facts ?? null;
    const tree = {
      brands: await rowsOf(db, "brands"),
      categories: await rowsOf(db, "categories"),
      synonyms: await rowsOf(db, "synonyms"),
    };
    const read = reader(tree);
    const items: Item[] = [];
    let last: CatalogueRow | undefined;
    do {
      let query = db
        .selectFrom("products")
        .select([...columns])
        // Without the plus, SQLite looks through all products in order rather than finds the changed ones.
        .orderBy(since === null ? sql.ref("position") : sql`+${sql.ref("position")}`)
        .orderBy("id");
      if (since !== null) query = query.where("changed_in", ">", since);
      if (last)
        query = query.where(
          sql<boolean>`(${sql.ref("position")}, ${sql.ref("id")}) > (${last["position"]}, ${last["id"]})`,
        );
      const rows = await query.limit(PRODUCTS_AT_ONCE).execute();
      for (const row of rows) items.push(read(row));
      last = rows.length < PRODUCTS_AT_ONCE ? undefined : rows.at(-1);
      await pause();
    } while (last);
    if ((await catalogueVersion(db)) === version) return { version, company, tree, items };
  }
}

/** How many products are stored, inactive ones among them. */
export async function countProducts(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("products")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Writes rows, new or changed, told apart by their id; all of them name the same columns. `written` hears how many
 * each statement wrote. The caller has bumped the catalogue's version in the same transaction: servers read of the
 * products what was written in versions that they don't have.
 */
export async function putRows(
  db: Database,
  table: CatalogueTable,
  rows: readonly CatalogueRow[],
  written: (count: number) => void = () => undefined,
): Promise<void> {
  const version = table === "products" ? { changed_in: await catalogueVersion(db) } : {};
  const stored = rows.map((row): CatalogueRow => ({ ...row, ...version }));
  const columns = Object.keys(stored[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const updates = sql.join(
    columns
      .filter((column) => column !== "id")
      .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  );
  for (let from = 0; from < stored.length; from += ROWS_AT_ONCE) {
    const batch = stored.slice(from, from + ROWS_AT_ONCE);
    const values = sql.join(batch.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`));
    await sql`INSERT INTO ${sql.table(table)} (${names}) VALUES ${values} ON CONFLICT (id) DO UPDATE SET ${updates}`.execute(
      db,
    );
    written(batch.length);
  }
}

/** Deletes rows by their ids. The caller bumps the catalogue's version in the same transaction. */
export async function removeRows(db: Database, table: CatalogueTable, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    await db
      .deleteFrom(table)
      .where("id", "in", ids.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

/** The number that every change of the catalogue adds one to. */
export async function catalogueVersion(db: Database): Promise<number> {
  const { version } = await db.selectFrom("catalogue_version").select("version").executeTakeFirstOrThrow();
  return version;
}

/**
 * Adds one to the version and returns it, holds off every other change of the catalogue until the transaction
 * ends, and on PostgreSQL notifies the listeners at its commit.
 */
export async function bumpCatalogueVersion(trx: Database, engine: DatabaseHandle["engine"]): Promise<number> {
  const { version } = await trx
    .updateTable("catalogue_version")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .returning("version")
    .executeTakeFirstOrThrow();
  if (engine === "postgres") await notify(trx, version);
  return version;
}

/** Has the listeners told at the commit. Engines that can't do that refuse it, and the transaction goes on. */
async function notify(trx: Database, version: number): Promise<void> {
  await sql`SAVEPOINT telling`.execute(trx);
  try {
    await sql`SELECT pg_notify(${CHANNEL}, ${String(version)})`.execute(trx);
  } catch (error) {
    if (!isUnsupported(error)) throw error;
    await sql`ROLLBACK TO SAVEPOINT telling`.execute(trx);
  }
}

/**
 * Calls `changed` for every change that another process commits, and once after each new connection, as a
 * notification may have been missed. PostgreSQL only: SQLite and others that speak PostgreSQL's language have none,
 * so the version has to be polled besides.
 * Returns a function that stops listening.
 */
export function listenForChanges(
  handle: DatabaseHandle,
  changed: () => void,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const { target } = handle;
  if (target.engine === "sqlite") return () => Promise.resolve();
  let stopped = false;
  let client: Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  const listen = async () => {
    const fresh = new Client({
      connectionString: target.url,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    client = fresh;
    let lost = false;
    const again = (error?: unknown) => {
      if (lost) return;
      lost = true;
      void fresh.end().catch(() => undefined);
      if (stopped) return;
      if (error !== undefined) onError(error);
      retry = setTimeout(() => void listen(), LISTEN_AGAIN_AFTER).unref();
    };
    fresh.on("error", again);
    fresh.on("end", () => again());
    fresh.on("notification", changed);
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
      changed();
    } catch (error) {
      if (isUnsupported(error)) stopped = true;
      again(error);
    }
  };
  void listen();

  return async () => {
    stopped = true;
    clearTimeout(retry);
    // A server that has stopped never closes its side.
    if (client) await within(LONGEST_CLOSE, client.end()).catch(() => undefined);
  };
}
