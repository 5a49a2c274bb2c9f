import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { onBothEngines } from "../support/engines.ts";
import { sampleLines, storeSample } from "../support/sample-inquiry.ts";
import { type DatabaseHandle, type DatabaseTarget, openDatabase } from "../../src/database/connect.ts";
import { lastBackup } from "../../src/database/backup.ts";
import { countPosts } from "../../src/database/post-counts.ts";
import { openOutbox } from "../../src/database/outbox.ts";
import { isSoleServer } from "../../src/database/server-lock.ts";

const folder = mkdtempSync(join(tmpdir(), "backup-"));
afterAll(() => rmSync(folder, { recursive: true }));
const newFolder = () => mkdtempSync(join(folder, "f-"));

function run(script: "backup" | "restore", env: Record<string, string>, ...args: string[]) {
  const options = { encoding: "utf8", env: { PATH: process.env["PATH"], ...env } } as const;
  const { status, stdout, stderr }: SpawnSyncReturns<string> = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "../../src/run.js"), "--no-env", `dist/bin/${script}.js`, ...args],
    options,
  );
  return { status, stdout, stderr };
}

/** Settings under which a command finds a test's database, in a folder of its own. */
function settingsOf(target: DatabaseTarget): Record<string, string> {
  if (target.engine === "postgres") return { DATABASE_URL: target.url };
  const dataDir = newFolder();
  symlinkSync(target.file, join(dataDir, "catalogue.sqlite"));
  return { DATA_DIR: dataDir };
}

/** A new place for a database, with its settings. */
async function emptyPlace(engine: { target(): Promise<DatabaseTarget> }) {
  const target = await engine.target();
  if (target.engine === "postgres") return { target, env: { DATABASE_URL: target.url } };
  const dataDir = newFolder();
  return {
    target: { engine: "sqlite" as const, file: join(dataDir, "catalogue.sqlite") },
    env: { DATA_DIR: dataDir },
  };
}

async function namesIn(target: DatabaseTarget): Promise<string[]> {
  const handle = await openDatabase(target);
  try {
    const rows = await handle.db.selectFrom("inquiries").select("first_name").orderBy("first_name").execute();
    return rows.map(({ first_name }) => first_name);
  } finally {
    await handle.close();
  }
}

function onlyFileOf(backups: string): string {
  const [name = "", ...more] = readdirSync(backups);
  expect(more).toEqual([]);
  return join(backups, name);
}

async function outboxOf({ db }: DatabaseHandle) {
  return db.selectFrom("outbox").select(["kind", "state", "last_error"]).orderBy("kind").execute();
}

onBothEngines("npm run backup and restore", (engine) => {
  test("bring an open database back, and send no waiting mail again", async () => {
    const handle = await engine.open();
    const env = settingsOf(handle.target);
    await storeSample(handle, { firstName: "Before", lines: sampleLines });
    await handle.db.updateTable("outbox").set({ state: "sent" }).where("kind", "=", "confirmation").execute();

    await countPosts(handle.db, ["who posted"], { now: "2026-11-22", endsAt: "2999-01-01" });

    const backups = join(newFolder(), "backups");
    expect(await lastBackup(handle.db)).toBeNull();
    expect(run("backup", env, backups)).toMatchObject({ status: 0, stderr: "" });
    expect(Date.parse((await lastBackup(handle.db)) ?? "")).not.toBeNaN();
    const file = onlyFileOf(backups);
    expect(statSync(file).mode & 0o077).toBe(0);
    await storeSample(handle, { firstName: "After" });

    const place = await emptyPlace(engine);
    const restored = run("restore", place.env, file);
    expect(restored).toMatchObject({ status: 0, stderr: "" });
    expect(restored.stdout).toContain(`Restored ${file}.\n1 mail waited when the backup was taken`);
    expect(await namesIn(place.target)).toEqual(["Before"]);
    const copy = await openDatabase(place.target);
    expect(await copy.db.selectFrom("post_counts").selectAll().execute()).toEqual([]);
    expect(readFileSync(file).includes("who posted")).toBe(false);
    const tomorrow = "2999-01-01T00:00:00.000Z";
    const claim = { now: tomorrow, until: tomorrow, latest: tomorrow, lease: "l", atMost: 9 };
    expect(await openOutbox(copy).claimDue(claim)).toEqual([]);
    const lines = await copy.db.selectFrom("inquiry_lines").select("quantity").orderBy("position").execute();
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(await outboxOf(copy)).toEqual([
      { kind: "confirmation", state: "sent", last_error: null },
      {
        kind: "sales",
        state: "parked",
        last_error: "waited when the backup was taken, and may have been sent since",
      },
    ]);
    await copy.close();
  });

  test("replace a database only with --force, and keep what was there", async () => {
    const handle = await engine.open();
    await storeSample(handle, { firstName: "Older" });
    const backups = newFolder();
    run("backup", settingsOf(handle.target), backups);
    const file = onlyFileOf(backups);

    const place = await emptyPlace(engine);
    run("restore", place.env, file);
    const current = await openDatabase(place.target);
    await storeSample(current, { firstName: "Newer" });
    await current.close();

    const refused = run("restore", place.env, file);
    expect([refused.status, refused.stderr]).toEqual([
      1,
      expect.stringContaining("already; --force replaces"),
    ]);
    expect(await namesIn(place.target)).toEqual(["Newer", "Older"]);

    const forced = run("restore", place.env, file, "--force");
    expect(forced).toMatchObject({ status: 0, stderr: "" });
    expect(await namesIn(place.target)).toEqual(["Older"]);
    const [, kept = ""] = /before is in (?:the schema )?(\S+?);/.exec(forced.stdout) ?? [];
    const before: DatabaseTarget =
      place.target.engine === "sqlite"
        ? { engine: "sqlite", file: kept }
        : { engine: "postgres", url: `${place.target.url}?options=-csearch_path%3D${kept}` };
    expect(await namesIn(before)).toEqual(["Newer", "Older"]);
  });

  test("a file that is no backup of the site leaves everything as it was", async () => {
    const handle = await engine.open();
    await storeSample(handle, { firstName: "Here" });
    const backups = newFolder();
    run("backup", settingsOf(handle.target), backups);
    const place = await emptyPlace(engine);
    run("restore", place.env, onlyFileOf(backups));

    const whole = readFileSync(onlyFileOf(backups));
    const half = join(newFolder(), "half");
    writeFileSync(half, whole.subarray(0, Math.floor(whole.length * 0.6)));
    const text = join(newFolder(), "text");
    writeFileSync(text, "article number,name\n");
    for (const file of [half, text]) {
      const { status, stderr } = run("restore", place.env, file, "--force");
      expect([status, stderr]).toEqual([1, expect.stringMatching(/was not restored: .+\.\n$/)]);
      expect(await namesIn(place.target)).toEqual(["Here"]);
    }
  });

  test("a site that runs is not restored under, not even with --force", async () => {
    const handle = await engine.open();
    const backups = newFolder();
    run("backup", settingsOf(handle.target), backups);
    const place = await emptyPlace(engine);
    run("restore", place.env, onlyFileOf(backups));
    const site = await openDatabase(place.target);
    await site.db.selectFrom("inquiries").select("id").execute();
    expect(isSoleServer(place.target)).toBe(true);
    const { status, stderr } = run("restore", place.env, onlyFileOf(backups), "--force");
    expect([status, stderr]).toEqual([1, expect.stringContaining("stop it first.\n")]);
    await site.close();
  });

  test("a folder that can't be made is a sentence", async () => {
    const { target } = await engine.open();
    // Node's own way of making folders never comes to an end there.
    const { status, stderr } = run("backup", settingsOf(target), "/proc/none/backups");
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^No backup was taken: .*\/proc\/none'\.\n$/),
    ]);
  });

  test("old backups are deleted but for the newest ones, and nothing else", async () => {
    const handle = await engine.open();
    const backups = newFolder();
    const ending = handle.engine === "sqlite" ? "sqlite" : "pgdump";
    const old = [1, 2, 3].map((day) => `catalogue-2020010${day}T030000Z.${ending}`);
    for (const name of [...old, "catalogue-notes.sqlite", "mine.pgdump"])
      writeFileSync(join(backups, name), "");
    const { status, stdout } = run("backup", settingsOf(handle.target), backups, "--keep", "2");
    expect([status, stdout]).toEqual([0, expect.stringContaining(", and deleted 2 old.\n")]);
    expect(readdirSync(backups)).toEqual([
      "catalogue-20200103T030000Z." + ending,
      expect.stringMatching(/^catalogue-20[2-9]/),
      "catalogue-notes.sqlite",
      "mine.pgdump",
    ]);
  });
});

test("a mistyped DATA_DIR is a sentence, and no backup", () => {
  const { status, stderr } = run("backup", { DATA_DIR: join(folder, "none") }, join(folder, "b"));
  expect([status, stderr]).toEqual([1, expect.stringContaining(`There is no database ${folder}/none/`)]);
  expect(readdirSync(folder)).not.toContain("b");
});

test.each([
  [["--keep", "2"], "A folder is missing."],
  [["a", "b"], "One folder only."],
  [["a", "--keep", "0"], "--keep takes a whole number from 1."],
  [["a", "--all"], "Unknown option '--all'."],
])("backup %j says what is wrong with it", (args, sentence) => {
  expect(run("backup", {}, ...args)).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringContaining(`${sentence}\n\nUsage: npm run backup`),
  });
});

test("missing programs of PostgreSQL are named", async () => {
  const { runPostgresProgram } = await import("../../src/database/backup.ts");
  const path = process.env["PATH"];
  process.env["PATH"] = folder;
  try {
    await expect(runPostgresProgram("pg_dump", "postgres://u:p@127.0.0.1:1/x", [])).rejects.toThrow(
      "pg_dump is missing: install PostgreSQL's client programs",
    );
  } finally {
    process.env["PATH"] = path;
  }
});
