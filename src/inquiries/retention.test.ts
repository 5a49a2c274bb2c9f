import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/engines.ts";
import { storeSample } from "../../tests/sample-inquiry.ts";
import { keptSince, startRetention } from "./retention.ts";

const NOW = new Date("2026-11-21T08:00:00.000Z");

test("two years back, also from a leap day", () => {
  expect(keptSince(NOW).toISOString()).toBe("2024-11-21T08:00:00.000Z");
  expect(keptSince(new Date("2028-02-29T00:00:00.000Z")).toISOString()).toBe("2026-03-01T00:00:00.000Z");
});

onBothEngines("retention", (engine) => {
  test("an inquiry goes with its mails after 24 months, and not a moment earlier", async () => {
    const handle = await engine.open();
    const at = (instant: string) => () => new Date(instant);
    await storeSample(handle, { message: "Too old" }, at("2024-11-21T07:59:59.999Z"));
    const kept = await storeSample(handle, { message: "Just kept" }, at("2024-11-21T08:00:00.000Z"));
    const forgotten: number[] = [];
    const failed: unknown[] = [];
    const stop = startRetention(handle, () => NOW, {
      onForgotten: (count) => forgotten.push(count),
      onError: (error) => failed.push(error),
    });
    await stop();
    expect([forgotten, failed]).toEqual([[1], []]);
    const rows = await handle.db.selectFrom("inquiries").select("id").execute();
    expect(rows).toEqual([{ id: kept.id }]);
    const mails = await handle.db.selectFrom("outbox").select("inquiry_id").execute();
    expect(mails.map((mail) => mail.inquiry_id)).toEqual([kept.id, kept.id]);
  });
});
