import { sql, type Transaction } from "kysely";
import { Client } from "pg";
import type { DatabaseHandle } from "./connect.ts";
import type { Database, Tables } from "./schema.ts";
import { within } from "./time-limit.ts";

const CHANNEL = "catalogue";
/** How long to wait before listening again after the connection was lost, in milliseconds. */
const LISTEN_AGAIN_AFTER = 1000;
/** How long closing waits for the server, in milliseconds. */
const LONGEST_CLOSE = 1000;

/** The version of a catalogue that nothing was ever written to (0001-catalogue.sql). */
export const NEW_CATALOGUE = 1;

/** The number that every change of the catalogue adds one to. */
export async function catalogueVersion(db: Database): Promise<number> {
  const { version } = await db.selectFrom("catalogue_version").select("version").executeTakeFirstOrThrow();
  return version;
}

/**
 * Adds one to the version, holds off every other change of the catalogue until the transaction ends, and on
 * PostgreSQL tells the listeners at its commit. Answers the new version.
 */
export async function bumpCatalogueVersion(
  trx: Transaction<Tables>,
  engine: DatabaseHandle["engine"],
): Promise<number> {
  const { version } = await trx
    .updateTable("catalogue_version")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .returning("version")
    .executeTakeFirstOrThrow();
  if (engine === "postgres") await sql`SELECT pg_notify(${CHANNEL}, ${String(version)})`.execute(trx);
  return version;
}

/**
 * Calls `changed` for every change that another process commits, and once after each new connection, as a
 * change may have gone by unheard. PostgreSQL only: on SQLite nobody tells, so the version has to be polled.
 * Answers a function that stops listening.
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
      if (lost || stopped) return;
      lost = true;
      if (error !== undefined) onError(error);
      void fresh.end().catch(() => undefined);
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
      again(error);
    }
  };
  void listen();

  return async () => {
    stopped = true;
    clearTimeout(retry);
    // A server that has stopped never takes its leave.
    if (client) await within(LONGEST_CLOSE, client.end()).catch(() => undefined);
  };
}
