import { sql } from "kysely";
import { expect } from "vitest";
import { type DatabaseHandle, type DatabaseTarget, openDatabase } from "../../src/database/connect.ts";
import { migrate, migrationFiles } from "../../src/database/migrate.ts";
import type { Database } from "../../src/database/schema.ts";

export type Row = Record<string, string | number | null>;

const AT = "2026-03-01T09:55:00.000Z";
const inquiry = (id: string, reference: string, createdAt: string): Row => ({
  id,
  reference,
  first_name: "Layla",
  last_name: "Haddad",
  email: "layla@pearl.example",
  phone: "1700 0000",
  company: "Pearl",
  category: "Quote Request",
  message: `Two drums, ${id}`,
  source: "/products/sulo-bin",
  idempotency_key: `key-${id}`,
  fingerprint: `fingerprint-${id}`,
  created_at: createdAt,
  privacy_notice: "2026-01-01",
  sender_key: `sender-${id}`,
  language: "en",
});
const mail = (id: string, of: string, kind: string, more: Row): Row => ({
  id,
  inquiry_id: of,
  kind,
  recipient: `${kind}@pearl.example`,
  recipient_key: `${kind}@pearl.example`,
  message_id: `<${id}@site.example>`,
  due_at: AT,
  created_at: AT,
  ...more,
});

/** Rows as the release before the office wrote them: some in every table. */
const rowsBefore = (now: string): Record<string, Row[]> => ({
  categories: [
    {
      id: "waste",
      name: "Waste",
      description: "Bins",
      position: 1,
      key: "waste",
      former_names: '["Rubbish"]',
    },
    { id: "waste-bins", name: "Bins", description: "", position: 2, key: "bins", parent_key: "waste" },
  ],
  brands: [
    {
      id: "sulo",
      name: "SULO",
      name_key: "sulo",
      logo_url: "/attached-assets/sulo.avif",
      description: "Bins",
      website: "https://sulo.example",
      position: 1,
      former_names: '["Sulo GmbH"]',
      display_name: "Sulo",
    },
  ],
  products: [
    {
      id: "sulo-bin",
      identity: "article:a-1",
      name: "Bin 80 L",
      brand: "SULO",
      category: "Waste",
      subcategory: "Bins",
      description: "Rolls",
      features: '["Two wheels","Lid"]',
      specifications: "Volume: 80 L",
      image_url: "/attached-assets/bin.avif",
      product_url: "https://sulo.example/bin",
      serial_number: "A-1",
      price: "12.50",
      position: 1,
      created_at: AT,
      updated_at: AT,
      brand_key: "sulo",
      category_key: "waste",
      subcategory_key: "bins",
      changed_in: 3,
      documents: '["manual | en | 2 | 2026-03 | bin.pdf"]',
      fits: '["A-2 × 2"]',
    },
    {
      id: "sulo-lid",
      identity: "article:a-2",
      name: "Lid",
      brand: "SULO",
      category: "Waste",
      serial_number: "A-2",
      is_active: 0,
      successor: "A-1",
      position: 2,
      created_at: AT,
      updated_at: AT,
      brand_key: "sulo",
      category_key: "waste",
      changed_in: 4,
    },
  ],
  synonyms: [{ id: "hoover", word: "hoover", means: "vacuum", position: 1 }],
  inquiries: [
    inquiry("i-1", "Q7K2-M9XD", AT),
    inquiry("i-2", "Q7K2-M9XE", "2026-03-02T09:55:00.000Z"),
    inquiry("i-3", "Q7K2-M9XF", now),
  ],
  inquiry_lines: [
    {
      inquiry_id: "i-1",
      position: 0,
      product_id: "sulo-bin",
      article_number: "A-1",
      product_name: "Bin 80 L",
      quantity: 2,
      note: "Green",
    },
    { inquiry_id: "i-1", position: 1, text: "A broom", quantity: 1 },
  ],
  outbox: [
    mail("m-1", "i-1", "sales", { attempts: 3, last_error: "451 later" }),
    mail("m-2", "i-1", "confirmation", { state: "parked", attempts: 9, last_error: "550 unknown" }),
    mail("m-3", "i-2", "sales", { state: "sent", attempts: 1, sent_at: AT }),
  ],
  server_days: [{ day: "2026-03-01", erased: 1 }],
  last_backup: [{ id: 1, at: AT }],
  post_counts: [{ key: "who", posts: 3, ends_at: "2999-01-01T00:00:00.000Z" }],
  empty_searches: [{ text: "escalator", times: 4, near: 0, last_day: "2026-03-01" }],
});

/** What no release writes into: the ledger of migrations. */
const OF_MIGRATIONS = ["migrations", "migration_turn"];

async function tablesOf({ db, engine }: DatabaseHandle): Promise<string[]> {
  const listed =
    engine === "sqlite"
      ? sql<{ name: string }>`SELECT name FROM sqlite_master WHERE type = 'table'`
      : sql<{ name: string }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`;
  const names = (await listed.execute(db)).rows.map(({ name }) => name);
  return names.filter((name) => !OF_MIGRATIONS.includes(name));
}

export const allRows = async (db: Database, table: string) =>
  (await sql<Row>`SELECT * FROM ${sql.table(table)}`.execute(db)).rows;

/** A database as the release before the office left it, with all its rows. */
export async function oldDatabase(target: DatabaseTarget): Promise<Map<string, Row[]>> {
  const handle = await openDatabase(target);
  await migrate(
    handle,
    migrationFiles().filter(({ name }) => name < "0021"),
  );
  for (const [table, rows] of Object.entries(rowsBefore(new Date().toISOString()))) {
    for (const row of rows) {
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      const values = sql.join(Object.values(row));
      await sql`INSERT INTO ${sql.table(table)} (${columns}) VALUES (${values})`.execute(handle.db);
    }
  }
  await sql`UPDATE catalogue_version SET version = 4`.execute(handle.db);
  const stored = new Map<string, Row[]>();
  for (const table of await tablesOf(handle)) stored.set(table, await allRows(handle.db, table));
  await handle.close();
  // A table of which nobody thought would be lost unseen.
  expect([...stored].filter(([, rows]) => rows.length === 0)).toEqual([]);
  return stored;
}
