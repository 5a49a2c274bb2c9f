import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { listeningLog } from "../../tests/support/mail-log.ts";
import { storeSample } from "../../tests/support/sample-inquiry.ts";
import { startFailedMailWarning } from "./failed-mails.ts";

onBothEngines("The warning of failed mails", (engine) => {
  test("a start counts what was given up, and says nothing while there is nothing", async () => {
    const handle = await engine.open();
    await storeSample(handle);
    await storeSample(handle, { message: "Another" });
    const log = listeningLog();
    await startFailedMailWarning(handle, log)();
    expect(log.lines).toEqual([]);
    await handle.db.updateTable("outbox").set({ state: "parked" }).where("kind", "=", "sales").execute();
    await startFailedMailWarning(handle, log)();
    expect(log.lines).toEqual([
      {
        level: "warn",
        fields: { desk: 2, confirmations: 0, replies: 0 },
        message: expect.stringContaining("npm run inquiries"),
      },
    ]);
  });
});
