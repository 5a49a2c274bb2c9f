import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { writeBackup } from "../../src/database/backup.ts";
import { type DatabaseHandle, openDatabase } from "../../src/database/connect.ts";
import { readEnvironment } from "../../src/server/env.ts";
import { openServices } from "../../src/server/services.ts";
import { type Engine, onBothEngines } from "../support/engines.ts";
import { appOver } from "./app-under-test.ts";
import { allRows, oldDatabase, type Row } from "./data-before-office.ts";
import { signedIn } from "./office-session.ts";

const folder = mkdtempSync(join(tmpdir(), "upgrade-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Where a process of today's code finds a database. */
async function place(engine: Engine, name: string) {
  const target = await engine.target();
  const dataDir = mkdtempSync(join(folder, `${name}-`));
  if (target.engine === "postgres")
    return { target, dataDir, env: { DATA_DIR: dataDir, DATABASE_URL: target.url } };
  const file = join(dataDir, "catalogue.sqlite");
  return { target: { engine: "sqlite", file } as const, dataDir, env: { DATA_DIR: dataDir } };
}

/** Every old row with all its values, told apart by the values themselves. */
async function expectKept(
  handle: DatabaseHandle,
  before: ReadonlyMap<string, Row[]>,
  but: readonly string[] = [],
) {
  for (const [table, rows] of before) {
    if (but.includes(table)) continue;
    const now = await allRows(handle.db, table);
    expect([table, now.length]).toEqual([table, rows.length]);
    expect([table, now]).toEqual([
      table,
      expect.arrayContaining(rows.map((row) => expect.objectContaining(row))),
    ]);
  }
}

onBothEngines("data from before the office", (engine) => {
  test("are all there after the upgrade, inquiries wait in the inbox without being late, pages are served", async () => {
    const { target, env, dataDir } = await place(engine, "old");
    const before = await oldDatabase(target);
    const log = pino({ level: "silent" });
    const services = await openServices(readEnvironment({ ...env, SAMPLE: "0" }), log);
    await services.close();

    const handle = await openDatabase(target);
    await expectKept(handle, before, ["server_days"]);
    const { ask } = await appOver(handle, { settings: { dataDir } });
    const { as } = await signedIn(handle, ask, "owner");
    const { items, total, groups } = await (await as("/inbox")).json();
    expect([total, groups.late, groups["no-clock"]]).toEqual([3, 0, 2]);
    const dated = (item: { reference: string; dueAt: string | null }) => [
      item.reference,
      item.dueAt !== null,
    ];
    // What was due already has no clock, the oldest first; what came just before the upgrade keeps its own.
    expect(items.map(dated)).toEqual([
      ["Q7K2-M9XF", true],
      ["Q7K2-M9XD", false],
      ["Q7K2-M9XE", false],
    ]);
    const opened = await (await as("/inquiries/Q7K2-M9XD")).json();
    expect(opened).toMatchObject({
      words: "Two drums, i-1",
      status: "pending",
      lines: [{ quantity: 2 }, { quantity: 1 }],
    });
    const { late } = await (await as("/home/inquiries")).json();
    expect(late).toBe(0);

    expect((await ask("/products/sulo-bin")).status).toBe(200);
    expect(await (await ask("/api/products/sulo-bin")).json()).toMatchObject({
      name: "Bin 80 L",
      features: ["Two wheels", "Lid"],
      fits: ["A-2 × 2"],
    });
    expect((await ask("/products/sulo-lid")).headers.get("location")).toBe("/products/sulo-bin");

    // Its first change keeps what was there before.
    const edits = { name: { from: "Bin 80 L", to: "Bin 90 L" } };
    const { draft } = await (
      await as("/products/sulo-bin/draft", { method: "PUT", json: { version: 0, edits } })
    ).json();
    await as("/products/sulo-bin/publication", { json: { version: draft.version } });
    const { versions } = await (await as("/products/sulo-bin/versions")).json();
    expect(versions.map(({ snapshot }: { snapshot: Row }) => snapshot["name"])).toEqual([
      "Bin 90 L",
      "Bin 80 L",
    ]);
    await handle.close();
  });

  test("come back from a backup of that time by today's command, and no mail of theirs leaves by itself", async () => {
    const old = await place(engine, "before");
    const before = await oldDatabase(old.target);
    const backups = mkdtempSync(join(folder, "backups-"));
    const ending = engine.name === "SQLite" ? "sqlite" : "pgdump";
    const file = join(backups, `catalogue-20260301T100000Z.${ending}`);
    await writeBackup(old.target, file);
    mkdirSync(join(backups, "catalogue-20260301T100000Z.documents"));
    writeFileSync(join(backups, "catalogue-20260301T100000Z.documents/bin.pdf"), "a manual");

    const { target, env, dataDir } = await place(engine, "restored");
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, "../../src/run.js"), "--no-env", "src/cli/restore.ts", file],
      { encoding: "utf8", env: { PATH: process.env["PATH"], ...env } },
    );
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("1 mail waited when the backup was taken");
    expect(readFileSync(join(dataDir, "documents/bin.pdf"), "utf8")).toBe("a manual");
    const handle = await openDatabase(target);
    await expectKept(handle, before, ["outbox", "post_counts"]);
    const mails = await handle.db
      .selectFrom("outbox")
      .select(["id", "state", "attempts"])
      .orderBy("id")
      .execute();
    expect(mails).toEqual([
      { id: "m-1", state: "parked", attempts: 3 },
      { id: "m-2", state: "parked", attempts: 9 },
      { id: "m-3", state: "sent", attempts: 1 },
    ]);
    await handle.close();
  });
});
