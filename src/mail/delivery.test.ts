import { expect, test } from "vitest";
import { composedMail } from "../../tests/support/composed-mail.ts";
import { listeningLog } from "../../tests/support/mail-log.ts";
import {
  backoffAfter,
  deliver,
  hasFailed,
  type Outbox,
  OUTBOX_SETTINGS,
  type QueuedMail,
} from "./delivery.ts";
import { MailError } from "./transport.ts";

const MINUTE = 60_000;

test("the pauses double from one minute to two hours", () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 500].map((attempts) => backoffAfter(attempts, () => 0) / MINUTE);
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 96, 96, 96]);
});

test("mails that failed together come back apart, by at most a quarter", () => {
  expect(backoffAfter(1, () => 1)).toBe(1.25 * MINUTE);
  expect(backoffAfter(50, () => 1)).toBe(120 * MINUTE);
});

test("no pause is longer than the longest", () => {
  for (let n = 1; n < 50; n++)
    expect(backoffAfter(n, () => 1)).toBeLessThanOrEqual(OUTBOX_SETTINGS.maxBackoff);
});

test("three days hold the attempts that a mail is due before it has failed", () => {
  let waited = 0;
  let attempts = 0;
  while (waited < OUTBOX_SETTINGS.failAfter.age) waited += backoffAfter(++attempts, () => 1);
  expect(attempts).toBeGreaterThan(OUTBOX_SETTINGS.failAfter.attempts);
});

const created = "2026-03-01T09:00:00.000Z";
const after = (days: number) => ({
  now: new Date(Date.parse(created) + days * 24 * 60 * MINUTE),
  failAfter: OUTBOX_SETTINGS.failAfter,
  failReplyAfter: OUTBOX_SETTINGS.failReplyAfter,
});
const quarterHour = 1 / 96;

test.each([
  ["a visitor's mail that is refused for good", "confirmation", 1, true, 0, true],
  ["a visitor's mail that is refused for now", "confirmation", 1, false, 0, false],
  ["the desk's mail that is refused for good", "sales", 1, true, 0, false],
  ["one try before the clock jumped", "confirmation", 2, false, 30, false],
  ["the same of the desk's mail", "sales", 2, true, 30, false],
  ["many tries within two days", "sales", 100, true, 2, false],
  ["many tries within three days", "sales", 36, false, 3, true],
  ["the same, refused for good", "sales", 36, true, 3, true],
  ["a reply that is refused for good", "reply", 1, true, 0, true],
  ["a reply's fifth try within a quarter of an hour", "reply", 5, false, quarterHour, true],
  ["its fourth", "reply", 4, false, quarterHour, false],
  ["five tries at once", "reply", 5, false, 0, false],
] as const)("%s", (_, kind, attempts, permanent, days, failed) => {
  expect(hasFailed({ kind, attempts, createdAt: created }, { permanent }, after(days))).toBe(failed);
});

/** Delivers one mail; `send` and `save` are called for each try to send it and to store what became of it. */
async function deliverOnce(on: { send?: () => void; save?: (error: string | null) => void }) {
  const pauses: number[] = [];
  const outbox: Outbox<QueuedMail> = {
    claimDue: () => Promise.resolve([]),
    nextDue: () => Promise.resolve(null),
    markSent: async () => on.save?.(null),
    postpone: async (_, { error }) => on.save?.(error),
    markFailed: async (_, error) => on.save?.(error),
    isTransient: (error) => error instanceof Error && error.message === "locked",
  };
  const mail: QueuedMail = { id: "mail", kind: "confirmation", attempts: 1, createdAt: created };
  const context = {
    outbox,
    compose: async () => composedMail(mail.id),
    transport: { send: async () => on.send?.(), close: () => undefined },
    now: () => new Date(created),
    log: listeningLog(),
    settings: OUTBOX_SETTINGS,
    pause: async (milliseconds: number) => void pauses.push(milliseconds),
  };
  await deliver(context, mail, "lease");
  return pauses;
}

test("that a mail was sent is stored as soon as the database takes it again, and the mail not sent twice", async () => {
  let [sent, tries] = [0, 0];
  const pauses = await deliverOnce({
    send: () => void sent++,
    save: () => {
      if (++tries < 4) throw new Error("locked");
    },
  });
  expect({ sent, tries, pauses }).toEqual({ sent: 1, tries: 4, pauses: [200, 1000, 3000] });
});

test.each([
  ["locked", 5],
  ["no such table", 1],
])("a result that can't be stored for “%s” is tried to be stored %i times", async (message, expected) => {
  let tries = 0;
  const save = () => {
    tries++;
    throw new Error(message);
  };
  await expect(deliverOnce({ save })).rejects.toThrow(message);
  expect(tries).toBe(expected);
});

test("of what a mail server says no more is stored than 500 characters", async () => {
  const stored: (string | null)[] = [];
  const send = () => {
    throw new MailError(`550 ${"x".repeat(5000)}`, { permanent: true, code: "550" }, null);
  };
  await deliverOnce({ send, save: (error) => void stored.push(error) });
  expect(stored).toEqual([`550 ${"x".repeat(496)}`]);
});
