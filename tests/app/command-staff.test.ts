import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { onBothEngines } from "../support/engines.ts";
import { recordLines } from "../../src/database/record.ts";
import { allStaff } from "../../src/database/staff.ts";
import type { DatabaseTarget } from "../../src/database/connect.ts";

const folder = mkdtempSync(join(tmpdir(), "staff-"));
afterAll(() => rmSync(folder, { recursive: true }));

function run(target: DatabaseTarget, ...args: string[]) {
  const env = { PATH: process.env["PATH"], PUBLIC_URL: "https://company.example" };
  const dataDir = mkdtempSync(join(folder, "data-"));
  if (target.engine === "sqlite") symlinkSync(target.file, join(dataDir, "catalogue.sqlite"));
  const command = [join(import.meta.dirname, "../../src/run.js"), "--no-env", "dist/bin/staff.js", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: "utf8",
    env: target.engine === "sqlite" ? { ...env, DATA_DIR: dataDir } : { ...env, DATABASE_URL: target.url },
  });
  return { status, stdout, stderr };
}

onBothEngines("npm run staff", (engine) => {
  test("lets an owner in by a link, once, and writes it into the record", async () => {
    const { db, target } = await engine.open();
    const added = run(target, "add", "Huda@Company.example", "--role", "owner", "--name", "Huda Ali");
    expect(added.stderr).toBe("");
    expect(added.stdout).toMatch(/^huda@company\.example is in the office as owner\./);
    expect(added.stdout).toMatch(
      /https:\/\/company\.example\/office\/password\?token=[\w-]{32}&for=invitation/,
    );
    expect(await allStaff(db, "")).toMatchObject([{ name: "Huda Ali", role: "owner", hasPassword: false }]);
    expect(await recordLines(db, {}, 5)).toMatchObject([
      { action: "staff.added", actor: { id: null }, after: { role: "owner" } },
    ]);
    expect(run(target, "list").stdout).toBe("huda@company.example\tHuda Ali\towner\tinvited\n");
    expect(run(target, "link", "huda@company.example").stdout).toContain("/office/password?token=");
    expect(run(target, "record").stdout).toBe("The record is whole.\n");

    const twice = run(target, "add", "huda@company.example");
    expect([twice.status, twice.stderr]).toEqual([
      1,
      "huda@company.example is in the office already; `link` makes a new link.\n",
    ]);
  });

  test("tells what is wrong, and adds nobody", async () => {
    const { db, target } = await engine.open();
    expect(run(target, "add", "huda").stderr).toMatch(/^This is no e-mail address\./);
    expect(run(target, "add", "h@company.example", "--role", "king").stderr).toMatch(
      /^There is no role "king"/,
    );
    expect(run(target, "link", "nobody@company.example").stderr).toBe(
      "Nobody in the office has the address nobody@company.example.\n",
    );
    expect(run(target).status).toBe(1);
    expect(await allStaff(db, "")).toEqual([]);
    expect(run(target, "list").stdout).toBe("Nobody is in the office yet.\n");
  });
});
