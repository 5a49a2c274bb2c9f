import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { sampleInquiry } from "../../tests/support/sample-inquiry.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { submitInquiry } from "./submit.ts";

const MINUTE = 60_000;
const START = Date.parse("2026-03-01T09:55:00.000Z");

const incoming = {
  inquiry: sampleInquiry,
  source: null,
  language: "en",
  idempotencyKey: null,
  network: "192.0.2.7",
};
const rulesAt = (minutes: number) => ({
  now: () => new Date(START + minutes * MINUTE),
  salesEmails: ["sales@company.example"],
  messageIdDomain: "www.company.example",
});

const mailsIn = (handle: DatabaseHandle) => handle.db.selectFrom("outbox").selectAll().execute();

onBothEngines("The mails that a new inquiry owes", (engine) => {
  test("every address of the desk is owed a mail", async () => {
    const handle = await engine.open();
    await submitInquiry(handle, incoming, {
      ...rulesAt(0),
      salesEmails: ["a@company.example", "b@company.example"],
    });
    const owed = await mailsIn(handle);
    expect(owed.map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted()).toEqual([
      "confirmation layla@visitor.example",
      "sales a@company.example",
      "sales b@company.example",
    ]);
    expect(new Set(owed.map(({ message_id }) => message_id)).size).toBe(3);
  });

  test("a recipient has three confirmations a day, whoever sends; the desk hears of every inquiry", async () => {
    const handle = await engine.open();
    const receive = (email: string, n: number, minutes: number) =>
      submitInquiry(
        handle,
        { ...incoming, inquiry: { ...sampleInquiry, email, message: `${n}` }, network: `192.0.2.${n}` },
        rulesAt(minutes),
      );
    const spellings = ["a.b@visitor.example", "A.B@Visitor.EXAMPLE", "a.b+x@visitor.example"];
    const DAY = 24 * 60;
    const received = [
      ...(await Promise.all(Array.from({ length: 8 }, (_, n) => receive(spellings[n % 3] ?? "", n, 0)))),
      await receive("other@visitor.example", 8, 1),
      await receive("a.b@visitor.example", 9, DAY - 1),
      await receive("a.b@visitor.example", 10, DAY),
    ];
    const confirmed = received.map((each) => !each.repeated && each.confirmed);
    expect(confirmed.slice(0, 8).filter(Boolean)).toHaveLength(3);
    expect(confirmed.slice(8)).toEqual([true, false, true]);
    const owed = await mailsIn(handle);
    expect(owed.filter(({ kind }) => kind === "sales")).toHaveLength(11);
    expect(owed.filter(({ kind }) => kind === "confirmation")).toHaveLength(5);
  });
});
