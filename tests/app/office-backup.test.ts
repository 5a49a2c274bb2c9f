import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, expect, test } from "vitest";
import { lastBackup } from "../../src/database/backup.ts";
import { backup as words } from "../../src/content/en/office/backup.ts";
import { openDatabase } from "../../src/database/connect.ts";
import { recordLines } from "../../src/database/record.ts";
import { allStaff } from "../../src/database/staff.ts";
import { onBothEngines } from "../support/engines.ts";
import { storeSample } from "../support/sample-inquiry.ts";
import { appOver, errorOf, stock } from "./app-under-test.ts";
import { PASSWORD, signedIn } from "./office-session.ts";

const folder = mkdtempSync(join(tmpdir(), "office-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));

const RUN = join(import.meta.dirname, "../../src/run.js");

const staged = v.object({ id: v.string(), name: v.string() });
const MINUTE = 60_000;

onBothEngines("a backup by the office", (engine) => {
  async function office() {
    const handle = await engine.open();
    await stock(handle);
    const dataDir = mkdtempSync(join(folder, "data-"));
    const clock = { now: new Date() };
    const app = await appOver(handle, { settings: { dataDir }, now: () => clock.now });
    return { handle, dataDir, clock, owner: await signedIn(handle, app.ask, "owner"), ...app };
  }

  test("holds staff, record, facts, inquiries and files, and is restored by one command", async () => {
    const { handle, dataDir, owner } = await office();
    await storeSample(handle);
    mkdirSync(join(dataDir, "pictures", "deep"), { recursive: true });
    writeFileSync(join(dataDir, "pictures/deep/مضخة.jpg"), "a picture");
    mkdirSync(join(dataDir, "documents"));
    writeFileSync(join(dataDir, "documents/a.pdf"), "a document");
    const sheet = v.parse(v.object({ facts: v.looseObject({}) }), await (await owner.as("/company")).json());
    const facts = { ...sheet.facts, showroom: "+973 1733 1111" };
    await owner.as("/company", { method: "PUT", json: { version: 0, facts } });

    const made = await owner.as("/backup", { method: "POST" });
    const { id, name } = v.parse(staged, await made.json());
    expect(name).toMatch(/^catalogue-\d{8}T\d{6}Z\.tar$/);
    const response = await owner.as(`/backup/${id}`);
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
    const file = join(folder, `${engine.name}-${name}`);
    writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
    // Nothing of it stays on the server, and it is sent once.
    expect(readdirSync(dataDir).filter((each) => each.startsWith("staged-"))).toEqual([]);
    expect((await owner.as(`/backup/${id}`)).status).toBe(404);
    expect(await recordLines(handle.db, {}, 1)).toMatchObject([
      { action: "backup.downloaded", actor: { id: owner.staff.id }, entity: { label: name } },
    ]);
    expect(Date.parse((await lastBackup(handle.db)) ?? "")).toBeGreaterThan(Date.now() - MINUTE);

    const target = await engine.target();
    const restored = mkdtempSync(join(folder, "restored-"));
    const place = target.engine === "sqlite" ? {} : { DATABASE_URL: target.url };
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [RUN, "--no-env", "src/cli/restore.ts", file],
      { encoding: "utf8", env: { PATH: process.env["PATH"], DATA_DIR: restored, ...place } },
    );
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("Restored");
    const opened = await openDatabase(
      target.engine === "sqlite" ? { engine: "sqlite", file: join(restored, "catalogue.sqlite") } : target,
    );
    try {
      const { staff } = owner;
      expect(await allStaff(opened.db, new Date().toISOString())).toMatchObject([
        { id: staff.id, role: "owner" },
      ]);
      const lines = (db: typeof opened.db) => db.selectFrom("record").selectAll().orderBy("line").execute();
      const before = await lines(handle.db);
      expect(await lines(opened.db)).toEqual(before.slice(0, -1));
      const inquiries = (db: typeof opened.db) => db.selectFrom("inquiries").selectAll().execute();
      expect(await inquiries(opened.db)).toEqual(await inquiries(handle.db));
      const stored = await opened.db.selectFrom("company_facts").selectAll().execute();
      expect(stored).toMatchObject([{ version: 1, facts: JSON.stringify({ showroom: "+973 1733 1111" }) }]);
      // Who restores it signs in with the password that they had.
      const app = await appOver(opened, { settings: { dataDir: restored } });
      const session = await app.ask("/office/api/session", {
        method: "POST",
        headers: { "content-type": "application/json", origin: "http://shop.test" },
        body: JSON.stringify({ email: staff.email, password: PASSWORD }),
      });
      expect(session.status).toBe(200);
    } finally {
      await opened.close();
    }
    expect(readFileSync(join(restored, "pictures/deep/مضخة.jpg"), "utf8")).toBe("a picture");
    expect(readFileSync(join(restored, "documents/a.pdf"), "utf8")).toBe("a document");
    expect(readdirSync(restored).filter((each) => each.startsWith("unpacked-"))).toEqual([]);
  });

  test("asks for the password when that is older than ten minutes, before and at the download", async () => {
    const { owner, clock } = await office();
    const made = await owner.as("/backup", { method: "POST" });
    const { id } = v.parse(staged, await made.json());
    clock.now = new Date(clock.now.getTime() + 11 * MINUTE);
    for (const response of [await owner.as("/backup", { method: "POST" }), await owner.as(`/backup/${id}`)]) {
      expect((await errorOf(response)).code).toBe("confirm_password");
    }
  });

  test("is made one at a time, and the next one when it is ready", async () => {
    const { owner } = await office();
    const make = () => owner.as("/backup", { method: "POST" });
    const both = await Promise.all([make(), make()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused && (await errorOf(refused)).message).toBe(words.making);
    expect((await make()).status).toBe(201);
  });

  test("that the disk has no room or no place for says so", async () => {
    const { owner, dataDir } = await office();
    rmSync(dataDir, { recursive: true });
    writeFileSync(dataDir, "");
    const refused = await errorOf(await owner.as("/backup", { method: "POST" }));
    expect(refused).toMatchObject({
      code: "storage_unavailable",
      message: expect.stringMatching(/^No backup was made: ENOTDIR/),
    });
  });

  test("is for owners, and no id leads out of the stage", async () => {
    const { handle, ask, owner, dataDir } = await office();
    const sales = await signedIn(handle, ask, "sales");
    const editor = await signedIn(handle, ask, "editor");
    for (const { as } of [sales, editor]) {
      expect((await as("/backup")).status).toBe(403);
      expect((await as("/backup", { method: "POST" })).status).toBe(403);
    }
    const { id } = v.parse(staged, await (await owner.as("/backup", { method: "POST" })).json());
    expect((await sales.as(`/backup/${id}`)).status).toBe(403);
    expect(statSync(join(dataDir, `staged-backup-${id}`)).mode & 0o77).toBe(0);
    for (const path of ["..%2f..%2fetc", "%2e%2e", "0".repeat(36)]) {
      expect((await owner.as(`/backup/${path}`)).status, path).toBe(404);
    }
  });
});
