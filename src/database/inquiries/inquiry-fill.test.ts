import { sql } from "kysely";
import { expect, test } from "vitest";
import { onBothEngines } from "../../../tests/support/engines.ts";
import { openDatabase } from "../connect.ts";
import { fillOlderInquiries } from "./inquiry-fill.ts";
import { migrate, migrationFiles } from "../migrate.ts";

onBothEngines("inquiries from before the office", (engine) => {
  test("keep their words and mails, and are found by the search and by who sent them", async () => {
    const handle = await openDatabase(await engine.target());
    await migrate(
      handle,
      migrationFiles().filter(({ name }) => name < "0021"),
    );
    const { db } = handle;
    await sql`INSERT INTO inquiries (id, reference, first_name, last_name, email, phone, category, message,
        idempotency_key, fingerprint, created_at)
      VALUES ('i', 'Q7K2-M9XD', 'Layla', 'Haddad', 'Layla@pearl.example', '1700 0000', 'Chemicals', 'Two drums', 'k',
        'f', '2026-03-01T09:55:00.000Z')`.execute(db);
    await sql`INSERT INTO outbox (id, inquiry_id, kind, recipient, message_id, due_at, created_at, last_error, attempts)
      VALUES ('m', 'i', 'sales', 'sales@company.example', '<m@x>', '2026', '2026', '451 later', 3)`.execute(
      db,
    );
    await migrate(handle);

    expect(await fillOlderInquiries(handle, ({ createdAt }) => new Date(createdAt))).toBe(1);
    expect(await fillOlderInquiries(handle)).toBe(0);
    expect(await db.selectFrom("inquiries").selectAll().executeTakeFirst()).toMatchObject({
      status: "pending",
      version: 1,
      owner: null,
      due_at: "2026-03-01T09:55:00.000Z",
      search: expect.stringContaining("layla haddad"),
      email_key: "layla@pearl.example",
      phone_key: "+97317000000",
      domain_key: "pearl.example",
    });
    expect(await db.selectFrom("outbox").selectAll().execute()).toMatchObject([
      { id: "m", state: "waiting", attempts: 3, last_error: "451 later", reply_id: "" },
    ]);
    await handle.close();
  });
});
