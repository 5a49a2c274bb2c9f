import { expect, test } from "vitest";
import { onBothEngines } from "../support/engines.ts";
import { sampleInquiry } from "../support/sample-inquiry.ts";
import { appOver } from "./app-under-test.ts";

onBothEngines("The mails that inquiries owe", (engine) => {
  test("one stranger's address from many networks has three confirmations; several desks hear of all", async () => {
    const handle = await engine.open();
    const salesEmails = ["sales@company.example", "owner@company.example"] as const;
    const { ask, logged } = await appOver(handle, { settings: { salesEmails } });
    const post = (n: number) =>
      ask("/api/inquiries", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...sampleInquiry, message: `Inquiry ${n}` }),
        from: `203.0.${n}.1`,
      });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => post(n)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    const owed = await handle.db.selectFrom("outbox").select("recipient").execute();
    const to = Map.groupBy(owed, ({ recipient }) => recipient);
    expect([...to].map(([recipient, mails]) => [recipient, mails.length]).toSorted()).toEqual([
      ["layla@visitor.example", 3],
      ["owner@company.example", 12],
      ["sales@company.example", 12],
    ]);
    const skipped = logged.filter((line) => line.includes("no confirmation is sent"));
    expect(skipped).toHaveLength(9);
    expect(logged.join("")).not.toMatch(/layla|visitor\.example/i);
  });

  test("/readyz tells how many mails were given up", async () => {
    const handle = await engine.open();
    const { ask } = await appOver(handle);
    await ask("/api/inquiries", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(sampleInquiry),
    });
    await handle.db.updateTable("outbox").set({ state: "parked" }).where("kind", "=", "sales").execute();
    const ready = await ask("/readyz");
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ failedMails: { desk: 1, confirmations: 0, replies: 0 } });
  });
});
