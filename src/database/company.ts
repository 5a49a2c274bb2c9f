import type { Database } from "./schema.ts";

/** The company's facts as they are stored: a JSON object of what differs from the code's. */
type StoredCompany = { facts: string; version: number; changedAt: string; changedBy: string };

/** Null before the first change. */
export async function storedCompany(db: Database): Promise<StoredCompany | null> {
  const row = await db
    .selectFrom("company_facts")
    .select(["facts", "version", "changed_at", "changed_by"])
    .executeTakeFirst();
  return row
    ? { facts: row.facts, version: row.version, changedAt: row.changed_at, changedBy: row.changed_by }
    : null;
}

/**
 * Stores the facts as the version after the one that they were read at (0 before the first change); false, with nothing
 * stored, where another change came first. The caller bumps the catalogue's version in the same transaction, before.
 */
export async function storeCompany(
  db: Database,
  { facts, version, changedAt, changedBy }: StoredCompany,
): Promise<boolean> {
  const row = { facts, version: version + 1, changed_at: changedAt, changed_by: changedBy };
  const stored =
    version === 0
      ? await db
          .insertInto("company_facts")
          .values({ id: 1, ...row })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .returning("version")
          .executeTakeFirst()
      : await db
          .updateTable("company_facts")
          .set(row)
          .where("version", "=", version)
          .returning("version")
          .executeTakeFirst();
  return stored !== undefined;
}
