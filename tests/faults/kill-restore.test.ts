import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { type DatabaseTarget, openDatabase } from "../../src/database/connect.ts";
import { onBothEngines } from "../support/engines.ts";
import { storeSample } from "../support/sample-inquiry.ts";
import { startServer } from "../support/server-process.ts";

const ROOT = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "kill-restore-"));
afterAll(() => rmSync(folder, { recursive: true }));
const newFolder = () => mkdtempSync(join(folder, "f-"));

const settingsOf = (target: DatabaseTarget): Record<string, string> =>
  target.engine === "postgres"
    ? { DATABASE_URL: target.url, DATA_DIR: newFolder() }
    : { DATA_DIR: join(target.file, "..") };

/** Ends the process by SIGKILL before its nth change of the database's files, or before its nth program. */
const killer = (nth: number) =>
  `data:text/javascript,${encodeURIComponent(`
  import fs from "node:fs";
  import children from "node:child_process";
  import { syncBuiltinESMExports } from "node:module";
  let count = 0;
  const counted = (whole, name, concerns) => {
    const before = whole[name];
    whole[name] = (...args) => {
      if (concerns(args) && ++count === ${nth}) process.kill(process.pid, "SIGKILL");
      return before(...args);
    };
  };
  for (const name of ["renameSync", "rmSync", "linkSync", "copyFileSync"])
    counted(fs, name, ([file]) => String(file).includes("catalogue.sqlite"));
  counted(children, "spawn", ([program]) => program === "pg_restore");
  syncBuiltinESMExports();`)}`;

function run(command: "backup" | "restore", env: Record<string, string>, ...args: string[]) {
  const line = [join(ROOT, "src/run.js"), "--no-env", `dist/bin/${command}.js`, ...args];
  return spawnSync(process.execPath, line, {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], ...env },
  });
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

/** A database with two inquiries, of which its backup has one; of SQLite the other one is in the log alone. */
async function place(engine: Parameters<Parameters<typeof onBothEngines>[1]>[0]) {
  const handle = await engine.open();
  await storeSample(handle, { firstName: "Kept" });
  const backups = newFolder();
  const { target } = handle;
  const source = newFolder();
  const copyTo = (dataDir: string): DatabaseTarget => {
    if (target.engine === "postgres") return target;
    for (const end of ["", "-wal"]) cpSync(target.file + end, join(dataDir, `catalogue.sqlite${end}`));
    return { engine: "sqlite", file: join(dataDir, "catalogue.sqlite") };
  };
  expect(run("backup", settingsOf(copyTo(source)), backups).stderr).toBe("");
  const [name = ""] = readdirSync(backups);
  await storeSample(handle, { firstName: "Acknowledged" });
  // As a server leaves them that was killed.
  const as = copyTo(newFolder());
  await handle.close();
  return { target: as, file: join(backups, name) };
}

onBothEngines("A restore that is killed", (engine) => {
  test("leaves what was there or what was restored, and a further one brings it to its end", async () => {
    const begun: number[] = [];
    for (let nth = 1; ; nth++) {
      const { target, file } = await place(engine);
      const env = settingsOf(target);
      const killed = run("restore", { ...env, NODE_OPTIONS: `--import=${killer(nth)}` }, file, "--force");
      if (killed.signal === null) {
        expect([killed.status, killed.stderr]).toEqual([0, ""]);
        break;
      }
      begun.push(nth);
      if (target.engine === "sqlite") {
        expect([["Acknowledged", "Kept"], ["Kept"]]).toContainEqual(await namesIn(target));
      } else {
        // What is between the two is not served.
        const server = startServer(env);
        onTestFinished(() => server.kill());
        await expect(server.ready).rejects.toThrow(/a restore of the database was not finished/);
      }
      expect(run("restore", env, file, "--force")).toMatchObject({ status: 0, stderr: "" });
      expect(await namesIn(target)).toEqual(["Kept"]);
    }
    expect(begun.length).toBeGreaterThan(0);
  });
});
