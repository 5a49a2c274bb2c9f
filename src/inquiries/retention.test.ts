import { EventEmitter, once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { sampleLines, storeSample } from "../../tests/support/sample-inquiry.ts";
import { type DatabaseHandle, openDatabase } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { addEmptySearches, readEmptySearches } from "../database/catalogue/empty-searches.ts";
import { saveServerDay } from "../database/inquiries/erasing.ts";
import { type EventKind, insertEvent } from "../database/inquiries/inquiry-events.ts";
import { countPosts } from "../database/post-counts.ts";
import { queueReply } from "./replies.ts";
import { eraseExpired, eraseUntil, retentionStart, startRetention } from "./retention.ts";

const DAY = 24 * 60 * 60_000;
const NOW = new Date("2026-11-21T08:00:00.000Z");
const at = (instant: string) => () => new Date(instant);
const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY);

/** A server has run on each of these days, counted back from an instant. */
async function ranOn(handle: DatabaseHandle, instant: Date, daysAgo: readonly number[]): Promise<void> {
  for (const days of daysAgo) {
    await saveServerDay(handle.db, daysAfter(instant, -days).toISOString().slice(0, 10));
  }
}

const WEEK = [1, 2, 3, 4, 5, 6];

const messages = async (handle: DatabaseHandle) =>
  (await handle.db.selectFrom("inquiries").select("message").orderBy("message").execute()).map(
    ({ message }) => message,
  );

test("two years back, also from a leap day", () => {
  expect(retentionStart(NOW).toISOString()).toBe("2024-11-21T08:00:00.000Z");
  expect(retentionStart(new Date("2028-02-29T00:00:00.000Z")).toISOString()).toBe("2026-03-01T00:00:00.000Z");
});

test("a day erases a month at most, from the oldest inquiry on", () => {
  expect(eraseUntil(NOW, "2024-11-10T00:00:00.000Z")).toEqual(retentionStart(NOW));
  expect(eraseUntil(NOW, "2020-01-01T00:00:00.000Z").toISOString()).toBe("2020-02-01T00:00:00.000Z");
});

onBothEngines("retention", (engine) => {
  test("counts of posts go when their time is over, whether an inquiry is due or not", async () => {
    const handle = await engine.open();
    const count = (key: string, endsAt: string) =>
      countPosts(handle.db, [key], { now: NOW.toISOString(), endsAt });
    await count("over", NOW.toISOString());
    await count("counting", daysAfter(NOW, 1).toISOString());
    expect(await eraseExpired(handle, NOW)).toBe("nothing due");
    const rows = await handle.db.selectFrom("post_counts").select("key").execute();
    expect(rows).toEqual([{ key: "counting" }]);
  });

  test("counts of searches without result go 90 days after the last one", async () => {
    const handle = await engine.open();
    const search = (text: string, lastDay: string) => ({ text, times: 9, near: false, lastDay });
    await addEmptySearches(handle.db, [search("too old", "2026-08-22"), search("kept", "2026-08-23")]);
    await eraseExpired(handle, NOW);
    expect(await readEmptySearches(handle.db)).toEqual([search("kept", "2026-08-23")]);
  });

  test("more inquiries than one statement takes go at once", async () => {
    const handle = await engine.open();
    const { id } = await storeSample(handle, {}, at("2024-11-20T08:00:00.000Z"));
    const row = await handle.db
      .selectFrom("inquiries")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    for (let from = 0; from < 1100; from += 100) {
      const copies = Array.from({ length: 100 }, (_, n) => {
        const each = `copy-${from + n}`;
        return { ...row, id: each, reference: each, idempotency_key: each, sender_key: null };
      });
      await handle.db.insertInto("inquiries").values(copies).execute();
    }
    await ranOn(handle, NOW, WEEK);
    expect(await eraseExpired(handle, NOW)).toEqual({ erased: 1101 });
    expect(await messages(handle)).toEqual([]);
  });

  test("an inquiry goes with its lines and mails after 24 months, and not a moment earlier", async () => {
    const handle = await engine.open();
    await storeSample(handle, { message: "Too old", lines: sampleLines }, at("2024-11-21T07:59:59.999Z"));
    const kept = await storeSample(
      handle,
      { message: "Just kept", lines: sampleLines },
      at("2024-11-21T08:00:00.000Z"),
    );
    await ranOn(handle, NOW, WEEK);
    expect(await eraseExpired(handle, NOW)).toEqual({ erased: 1 });
    const rows = await handle.db.selectFrom("inquiries").select("id").execute();
    expect(rows).toEqual([{ id: kept.id }]);
    const mails = await handle.db.selectFrom("outbox").select("inquiry_id").execute();
    expect(mails.map((mail) => mail.inquiry_id)).toEqual([kept.id, kept.id]);
    const lines = await handle.db.selectFrom("inquiry_lines").select("inquiry_id").execute();
    expect(lines.map((line) => line.inquiry_id)).toEqual([kept.id, kept.id]);
  });

  test("an inquiry that became a contract stays, and one in which somebody wrote or called since", async () => {
    const handle = await engine.open();
    const old = (message: string) => storeSample(handle, { message }, at("2024-10-21T08:00:00.000Z"));
    const won = await old("Won");
    await handle.db.updateTable("inquiries").set({ status: "won" }).where("id", "=", won.id).execute();
    const event = async (message: string, kind: EventKind, when: string) => {
      const { id } = await old(message);
      await insertEvent(handle.db, id, { at: when, by: null, kind });
    };
    await event("Called since", "call", "2024-11-21T08:00:00.000Z");
    await event("Called before", "call", "2024-11-21T07:59:59.999Z");
    await event("Moved since", "move", "2026-11-20T08:00:00.000Z");
    const answered = await old("Answered since");
    const form = { version: 1, recipient: "a@b.example", subject: "Hello", body: "Hello", movesTo: null };
    const doing = { by: { id: "y", name: "Y" }, now: NOW, messageIdDomain: "company.example" };
    expect((await queueReply(handle, answered.id, form, doing)).done).toMatchObject({ result: "done" });
    await ranOn(handle, NOW, WEEK);
    expect(await eraseExpired(handle, NOW)).toEqual({ erased: 2 });
    expect(await messages(handle)).toEqual(["Answered since", "Called since", "Won"]);
  });

  test("a start with the clock three years ahead erases nothing, whatever comes in meanwhile", async () => {
    const handle = await engine.open();
    await storeSample(handle, { message: "Before" }, () => NOW);
    await ranOn(handle, NOW, [0, ...WEEK]);
    const ahead = daysAfter(NOW, 3 * 365);
    await storeSample(handle, { message: "Meanwhile" }, () => ahead);
    expect(await eraseExpired(handle, ahead)).toBe("clock not trusted");
    expect(await messages(handle)).toEqual(["Before", "Meanwhile"]);
    // Right again: nothing is due, and the clock is believed at once.
    await storeSample(handle, { message: "Long ago" }, at("2024-01-01T00:00:00.000Z"));
    expect(await eraseExpired(handle, NOW)).toEqual({ erased: 1 });
    expect(await messages(handle)).toEqual(["Before", "Meanwhile"]);
  });

  test("after a long time switched off the clock is believed on the seventh day", async () => {
    const handle = await engine.open();
    await storeSample(handle, { message: "Old" }, at("2020-01-01T00:00:00.000Z"));
    const results = [];
    for (let day = 0; day < 7; day++) results.push(await eraseExpired(handle, daysAfter(NOW, day)));
    expect(results).toEqual([...Array(6).fill("clock not trusted"), { erased: 1 }]);
  });

  test("a day has one turn, however many processes look, and the next goes on", async () => {
    const handle = await engine.open();
    await storeSample(handle, { message: "January" }, at("2020-01-01T00:00:00.000Z"));
    await storeSample(handle, { message: "March" }, at("2020-03-01T00:00:00.000Z"));
    await ranOn(handle, NOW, WEEK);
    const looks = await Promise.all([eraseExpired(handle, NOW), eraseExpired(handle, NOW)]);
    expect(looks).toContainEqual({ erased: 1 });
    expect(looks).toContain("done today");
    expect(await messages(handle)).toEqual(["March"]);
    expect(await eraseExpired(handle, daysAfter(NOW, 1))).toEqual({ erased: 1 });
  });
});

test("what is erased is nowhere in the SQLite file any more, nor in its write-ahead log", async () => {
  const folder = mkdtempSync(join(tmpdir(), "erased-"));
  const file = join(folder, "erased.sqlite");
  const handle = await openDatabase({ engine: "sqlite", file });
  onTestFinished(async () => {
    await handle.close();
    rmSync(folder, { recursive: true });
  });
  await migrate(handle);
  // Long and short, so that rows fill pages of their own and share them, and many, so that pages are split.
  for (let n = 0; n < 120; n++) {
    const message = `Erase-me ${n} ${"long words ".repeat(n % 4 === 0 ? 400 : 3)} end-of-secret`;
    const secret = { message, email: `secret-${n}@visitor.example`, company: "Secret Laundry" };
    await storeSample(handle, secret, at("2024-11-01T00:00:00.000Z"));
    await storeSample(handle, { message: `Kept ${n}`, email: "kept@visitor.example" }, () => NOW);
  }
  await ranOn(handle, NOW, WEEK);
  expect(await eraseExpired(handle, NOW)).toEqual({ erased: 120 });
  for (const path of [file, `${file}-wal`]) {
    const raw = readFileSync(path, "latin1");
    expect(raw.match(/Erase-me|long words|end-of-secret|secret-\d+@|Secret Laundry/g) ?? []).toEqual([]);
  }
  expect(await messages(handle)).toHaveLength(120);
});

onBothEngines("looking for inquiries past their time", (engine) => {
  test("begins after a quarter of an hour, warns once a day, and disregards days that fly by", async () => {
    const handle = await engine.open();
    await storeSample(handle, { message: "Old" }, at("2020-01-01T00:00:00.000Z"));
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const clock = { at: NOW };
    const heard: unknown[] = [];
    const others: Date[] = [];
    const first = new EventEmitter();
    const hear = (what: unknown) => {
      heard.push(what);
      first.emit("heard");
    };
    const stop = startRetention(handle, () => clock.at, {
      onErased: hear,
      eraseOthers: async (now) => void others.push(now),
      onDoubt: () => hear("doubt"),
      onError: hear,
    });
    const days = () => handle.db.selectFrom("server_days").select("day").execute();
    expect(await days()).toEqual([]);
    vi.advanceTimersByTime(15 * 60_000);
    await once(first, "heard");
    for (let day = 1; day < 9; day++) {
      clock.at = daysAfter(NOW, day);
      vi.advanceTimersByTime(15 * 60_000);
    }
    await stop();
    expect(heard).toEqual(["doubt"]);
    expect(others).toEqual([NOW]);
    expect(await days()).toEqual([{ day: "2026-11-21" }]);
  });

  test("erases what else is over once a day, and tells of what failed and is tried again", async () => {
    const handle = await engine.open();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const failure = new Error("away");
    const errors: unknown[] = [];
    let others = 0;
    const stop = startRetention(handle, () => NOW, {
      onErased: () => undefined,
      eraseOthers: async () => {
        others++;
        if (others === 1) throw failure;
      },
      onDoubt: () => undefined,
      onError: (error) => void errors.push(error),
    });
    for (const tries of [1, 2]) {
      vi.advanceTimersByTime(15 * 60_000);
      await expect.poll(() => others).toBe(tries);
    }
    vi.advanceTimersByTime(15 * 60_000);
    await stop();
    expect(errors).toEqual([failure]);
    expect(others).toBe(2);
  });
});
