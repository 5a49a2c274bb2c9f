import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { closingOf } from "./support/closing.ts";
import { postgresPrograms, startPostgres } from "./support/postgres.ts";
import { missingPrograms, PROGRAMS } from "./support/programs.ts";
import { PROJECTS, readReport } from "./support/report.ts";
import { requirementRows, unheldRows } from "./support/requirements.ts";

const ROOT = join(import.meta.dirname, "..");
const USE_SITE: readonly string[] = ["app", "faults", "browser"];
const USE_POSTGRES: readonly string[] = ["unit", "app", "faults"];

/** What has to be undone, the last first, however the run ends. */
const undo: (() => unknown)[] = [];
let child: ChildProcess | null = null;
let stopping = false;

function end(code: number): never {
  for (const step of undo.splice(0).toReversed()) step();
  process.exit(code);
}

/** Runs a script in a process group of its own, so that a signal reaches all that it started. */
async function run(script: string, args: readonly string[], env: Record<string, string> = {}) {
  child = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
    env: { ...process.env, ...env },
  });
  await once(child, "exit");
  // The signal's handler ends the run.
  if (stopping) await new Promise(() => undefined);
  return child.exitCode;
}

/** Signals the running script's process group; false when it is gone. */
function signalGroup(signal: NodeJS.Signals | 0): boolean {
  try {
    return child?.pid !== undefined && process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    signalGroup("SIGTERM");
    // Five seconds for browsers and servers to end by themselves.
    for (let n = 0; n < 100 && signalGroup(0); n++) await after(50);
    signalGroup("SIGKILL");
    end(128 + constants.signals[signal]);
  });
}

// `npm test -- unit app` runs those projects; anything else is a filter of file names for vitest.
const asked = process.argv.slice(2).filter((word) => word !== "--allow-skips");
const allowSkips = process.argv.includes("--allow-skips");
const filters = asked.filter((word) => !PROJECTS.some((project) => project === word));
const named = PROJECTS.filter((project) => asked.includes(project));
const projects = named.length > 0 ? named : PROJECTS;

const missing = missingPrograms(
  PROGRAMS.filter((program) => projects.some((project) => program.projects.includes(project))),
);
const noBrowser = missing.some(({ name }) => name === "Chromium");
const running = projects.filter((project) => !(noBrowser && project === "browser"));

if (running.some((project) => USE_SITE.includes(project))) {
  if ((await run("src/run.js", ["--no-env", "src/build.ts", "--when-stale"])) !== 0) {
    console.error("The tests did not run, because the site could not be built.");
    end(1);
  }
}

const env: Record<string, string> = {};
const programs = postgresPrograms();
if (programs && !process.env["TEST_POSTGRES_URL"] && running.some((name) => USE_POSTGRES.includes(name))) {
  const cluster = await startPostgres(programs);
  undo.push(cluster.stop);
  env["TEST_POSTGRES_URL"] = cluster.url;
}

const folder = mkdtempSync(join(tmpdir(), "catalogue-report-"));
undo.push(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "report.json");
const status = await run(
  "node_modules/vitest/vitest.mjs",
  [
    "run",
    ...running.flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...filters,
  ],
  env,
);
if (!existsSync(file)) {
  console.error("vitest ended without a report.");
  end(1);
}
const report = readReport(file);

const { lines, code } = closingOf({
  report,
  status,
  missing,
  allowSkips,
  unheld: unheldRows(requirementRows(), report.results, {
    projects: running,
    whole: filters.length === 0,
    skipsCount: missing.length === 0 && !allowSkips,
  }),
});
console.info(lines.join("\n"));
end(code);
