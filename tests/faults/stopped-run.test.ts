import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { postgresPrograms } from "../support/postgres.ts";

const PROJECT = join(import.meta.dirname, "../..");

test.skipIf(postgresPrograms() === null).each(["SIGTERM", "SIGINT"] as const)(
  "a test run that is ended by %s stops its PostgreSQL and leaves nothing behind",
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), "stopped-run-"));
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o755);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { TEST_POSTGRES_URL: _, ...env } = process.env;
    const run = spawn(process.execPath, ["tests/run.ts", "unit", "src/catalogue/snapshot.test.ts"], {
      cwd: PROJECT,
      env: { ...env, TMPDIR: folder },
      stdio: ["ignore", "pipe", "ignore"],
    });
    onTestFinished(() => void run.kill("SIGKILL"));
    const exit = once(run, "exit");
    let output = "";
    while (!output.includes(" RUN ")) output += String(...(await once(run.stdout, "data")));
    const clusters = () => readdirSync(folder).filter((name) => /^catalogue-(?:postgres|report)-/.test(name));
    expect(clusters()).toHaveLength(2);
    run.kill(signal);
    expect(await exit).toEqual([signal === "SIGTERM" ? 143 : 130, null]);
    expect(clusters()).toEqual([]);
  },
);
