import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { storeSample } from "../../tests/support/sample-inquiry.ts";
import { confirmationsSince, insertMails } from "./outbox.ts";

onBothEngines("The count of confirmations", (engine) => {
  test("of two transactions at once the second counts what the first has queued", async () => {
    const handle = await engine.open();
    const inquiry = await storeSample(handle);
    const recipient = inquiry.email.toUpperCase();
    const since = "2026-01-01T00:00:00.000Z";
    const count = () =>
      handle.db
        .transaction()
        .execute((db) => confirmationsSince(db, handle, { recipient: inquiry.email, since }));
    const second = await handle.db.transaction().execute(async (db) => {
      expect(await confirmationsSince(db, handle, { recipient, since })).toBe(1);
      const counted = count();
      const id = randomUUID();
      const { id: inquiryId, createdAt } = inquiry;
      await insertMails(db, [
        { id, inquiryId, kind: "confirmation", recipient, createdAt, messageId: `<${id}@company.example>` },
      ]);
      // Enough queries for the second to have counted by now, if nothing held it up.
      for (let n = 0; n < 50; n++) await db.selectFrom("outbox").select("id").execute();
      return { counted };
    });
    expect(await second.counted).toBe(2);
  });
});
