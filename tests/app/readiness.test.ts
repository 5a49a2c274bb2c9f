import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import { onBothEngines } from "../support/engines.ts";
import { sampleInquiry } from "../support/sample-inquiry.ts";
import { appOver, diskFull, errorOf } from "./app-under-test.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const post = { method: "POST", headers: { "content-type": "application/json" } };

onBothEngines("readiness", (engine) => {
  test("is tried by writing an inquiry, of which nothing stays", async () => {
    const handle = await engine.open();
    const { ask } = await appOver(handle);
    const begun = vi.spyOn(handle.db, "transaction");
    expect((await ask("/readyz")).status).toBe(200);
    expect(begun).toHaveBeenCalledTimes(1);
    expect(await handle.db.selectFrom("inquiries").selectAll().execute()).toEqual([]);
    expect(await handle.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("follows the database whatever the clock does, says what is wrong, and logs each change once", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const handle = await engine.open();
    let clock = "2026-11-21T08:00:00Z";
    const { ask, logged } = await appOver(handle, { now: () => new Date(clock) });
    expect((await ask("/readyz")).status).toBe(200);
    diskFull(handle);
    clock = "2020-01-01T00:00:00Z";
    for (let probe = 0; probe < 3; probe++) {
      vi.advanceTimersByTime(1000);
      const refused = await ask("/readyz");
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({
        message:
          "Pages are served, but inquiries can't be stored: the database has no room left on its disk.",
      });
    }
    vi.restoreAllMocks();
    vi.advanceTimersByTime(1000);
    expect((await ask("/readyz")).status).toBe(200);
    // One alarm, however often it is asked.
    expect(logged.filter((line) => line.includes('"level":50'))).toHaveLength(1);
    const changes = logged.filter((line) => /inquiries can/.test(line));
    expect(changes).toEqual([
      expect.stringMatching(/"level":50.*can't be stored: the database has no room left/),
      expect.stringMatching(/"level":30.*stored again/),
    ]);
  });

  // A file that is made anew is another one than the server has open.
  if (engine.name === "PostgreSQL")
    test("of a database that was made anew without tables is none, and the log says what to do", async () => {
      const handle = await engine.open();
      const { ask, logged } = await appOver(handle);
      await sql`DROP SCHEMA public CASCADE`.execute(handle.db);
      const response = await ask("/api/inquiries", { ...post, body: JSON.stringify(sampleInquiry) });
      expect([response.status, (await errorOf(response)).code]).toEqual([503, "storage_unavailable"]);
      expect((await ask("/readyz")).status).toBe(503);
      expect(logged.join("")).toMatch(/stored: the database lacks tables of the site: restore a backup/);
    });
});

onBothEngines("a server that still renders its first pages", (engine) => {
  test("is not ready, and says so", async () => {
    let isStarting = true;
    const { ask } = await appOver(await engine.open(), { isStarting: () => isStarting });
    const early = await ask("/readyz");
    expect([early.status, await early.json()]).toMatchObject([503, { status: "starting" }]);
    isStarting = false;
    expect((await ask("/readyz")).status).toBe(200);
  });
});

test("a damaged SQLite file is a clear 503 to visitors, not ready, and named in the log", async () => {
  const folder = mkdtempSync(join(tmpdir(), "damaged-"));
  const file = join(folder, "damaged.sqlite");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await migrate({ target: { engine: "sqlite", file } });
  damage(file, "inquiries");
  const handle = await openDatabase({ engine: "sqlite", file });
  onTestFinished(() => handle.close());
  const { ask, logged, catalogue } = await appOver(handle);
  const response = await ask("/api/inquiries", { ...post, body: JSON.stringify(sampleInquiry) });
  expect([response.status, (await errorOf(response)).code]).toEqual([503, "storage_unavailable"]);
  const ready = await ask("/readyz");
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ message: expect.stringMatching(/the database is damaged/) });
  const line = logged.find((each) => each.includes("inquiries can't be stored: the database is damaged"));
  expect(line).toContain(`"database":"${file}"`);
  expect((await ask("/api/products")).status).toBe(200);
  await catalogue.close();
});

/** Overwrites the root page of a table. */
function damage(file: string, table: string): void {
  const raw = new DatabaseSync(file);
  raw.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  const root = raw.prepare("SELECT rootpage FROM sqlite_master WHERE name = ?").get(table)?.["rootpage"];
  const size = raw.prepare("PRAGMA page_size").get()?.["page_size"];
  raw.close();
  const fd = openSync(file, "r+");
  writeSync(fd, Buffer.alloc(Number(size), 0xaa), 0, Number(size), (Number(root) - 1) * Number(size));
  closeSync(fd);
}

onBothEngines("an upload that breaks off", (engine) => {
  test.each([
    ["/api/inquiries", "application/json"],
    ["/contact", "application/x-www-form-urlencoded"],
  ])("to %s is a line at level info with a 4xx, and no error of ours", async (path, type) => {
    const { ask, logged } = await appOver(await engine.open());
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('{"firstName":'));
        controller.error(new Error("aborted"));
      },
    });
    const headers = { "content-type": type, origin: "http://shop.test" };
    const response = await ask(path, { method: "POST", headers, body, duplex: "half" });
    expect(response.status).toBe(400);
    const lines = logged.map((line): { level: number | string; msg: string } => JSON.parse(line));
    expect(lines.filter(({ msg }) => msg === "request")).toMatchObject([{ level: "info", status: 400 }]);
    expect(lines.filter(({ level }) => level === "error" || Number(level) > 30)).toEqual([]);
  });
});
