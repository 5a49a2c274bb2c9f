import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { composedMail } from "../../tests/support/composed-mail.ts";
import { listeningLog } from "../../tests/support/mail-log.ts";
import type { Outbox, QueuedMail } from "./delivery.ts";
import { startOutboxWorker } from "./outbox-worker.ts";

const CREATED = "2026-03-01T09:00:00.000Z";

/** A worker over so many mails that are due, each of which is sent when the test says so. */
function workerOver(count: number, nextDue: string | null = null) {
  const mails = Array.from({ length: count }, (_, n): QueuedMail => {
    return { id: `mail-${n}`, kind: "confirmation", attempts: 1, createdAt: CREATED };
  });
  const asked: number[] = [];
  const sent: string[] = [];
  const ends: (() => void)[] = [];
  const outbox: Outbox<QueuedMail> = {
    claimDue: async ({ atMost }) => {
      asked.push(atMost);
      return mails.splice(0, atMost);
    },
    nextDue: () => Promise.resolve(nextDue),
    markSent: async (id) => void sent.push(id),
    postpone: () => Promise.resolve(),
    markFailed: () => Promise.resolve(),
    isTransient: () => false,
  };
  const worker = startOutboxWorker({
    outbox,
    compose: async ({ id }) => composedMail(id),
    transport: { send: () => new Promise((resolve) => ends.push(resolve)), close: () => undefined },
    now: () => new Date(CREATED),
    log: listeningLog(),
  });
  return { worker, asked, sent, ends };
}

test("no more mails are claimed than can be sent at once, however often the worker is woken", async () => {
  const { worker, asked, sent, ends } = workerOver(6);
  await expect.poll(() => ends).toHaveLength(4);
  for (let n = 0; n < 3; n++) {
    worker.wake();
    await setImmediate();
  }
  expect(asked).toEqual([4]);
  ends[0]?.();
  await expect.poll(() => ends).toHaveLength(5);
  expect(asked).toEqual([4, 1]);
  for (const end of ends) end();
  await expect.poll(() => ends).toHaveLength(6);
  ends[5]?.();
  await worker.stop();
  expect(sent).toHaveLength(6);
});

test("a mail that another process holds back is not asked for without a pause", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { worker, asked } = workerOver(0, CREATED);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.length).toBeLessThan(12);
  await worker.stop();
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(before);
});
