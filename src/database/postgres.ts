import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { Pool, types } from "pg";
import { timeoutsWithin, DatabaseTimeoutError, unavailableReason } from "./errors.ts";

/** The type of `count(*)` and `bigint` columns on PostgreSQL. */
const INT8 = 20;

/**
 * Connections to PostgreSQL on which no query takes longer than `limit` ms. The server ends what waits for a
 * lock or runs too long; when it says nothing at all (stopped, cut off), the connection is closed, so that the
 * server rolls back what was open on it.
 */
export function openPool(url: string, limit: number): PostgresPool {
  const { lock, statement } = timeoutsWithin(limit);
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    lock_timeout: lock,
    statement_timeout: statement,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : types.getTypeParser(oid, format ?? "text"),
    },
  });
  // The pool drops a broken idle connection by itself; without a listener the process would end.
  pool.on("error", () => undefined);
  // The same for a connection that breaks in the middle of a transaction; the query itself rejects.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    options: pool.options,
    connect: async () => limited(await pool.connect(), limit),
    end: () => pool.end(),
  };
}

/** `pg`'s own `query_timeout` would leave the silent connection in the pool for the next one to wait on. */
function limited(client: PostgresPoolClient, limit: number): PostgresPoolClient {
  let released = false;
  let isReadOnly = false;
  const release = (destroy?: boolean) => {
    if (released) return;
    released = true;
    // One that began while nothing could be written, such as on a full disk or a standby, never writes anything.
    client.release(destroy || isReadOnly);
  };
  async function ask<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      // Rejects what the connection was asked.
      release(true);
    }, limit);
    try {
      return await client.query<Row>(text, parameters);
    } catch (error) {
      isReadOnly ||= unavailableReason(error) === "read-only";
      throw late ? new DatabaseTimeoutError() : error;
    } finally {
      clearTimeout(timer);
    }
  }
  function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(text: string | PostgresCursor<Row>, parameters: readonly unknown[] = []) {
    return typeof text === "string" ? ask<Row>(text, parameters) : client.query(text);
  }
  return { query, release };
}
