import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { missingPrograms, PROGRAMS } from "./programs.ts";

const ROOT = join(import.meta.dirname, "..");
const PROJECTS = ["walls", "unit", "app", "faults", "browser"];
/** Projects that start the built site. */
const NEED_THE_SITE = new Set(["app", "faults", "browser"]);

const report = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  success: v.boolean(),
});

function run(script: string, args: readonly string[]): number {
  return (
    spawnSync(process.execPath, [join(ROOT, script), ...args], { cwd: ROOT, stdio: "inherit" }).status ?? 1
  );
}

/** Ends the run with the sentence that says why. */
function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

// `npm test -- unit app` runs those projects; anything else is a filter of file names for vitest.
const asked = process.argv.slice(2);
const chosen = asked.filter((word) => PROJECTS.includes(word));
const filters = asked.filter((word) => !PROJECTS.includes(word));
const hasTests = (project: string) =>
  project === "walls" ||
  project === "unit" ||
  (existsSync(join(ROOT, "tests", project)) &&
    readdirSync(join(ROOT, "tests", project), { recursive: true }).some((name) =>
      String(name).endsWith(".test.ts"),
    ));
const projects = (chosen.length > 0 ? chosen : PROJECTS).filter(hasTests);

const needed = PROGRAMS.filter((program) => program.projects.some((project) => projects.includes(project)));
const missing = missingPrograms(needed);
const skippedProjects = projects.filter((project) =>
  missing.some(({ name, projects: theirs }) => name === "Chromium" && theirs.includes(project)),
);
const running = projects.filter((project) => !skippedProjects.includes(project));

if (
  running.some((project) => NEED_THE_SITE.has(project)) &&
  run("src/server/build-when-stale.ts", []) !== 0
) {
  giveUp("The tests did not run, because the site could not be built.");
}

const folder = mkdtempSync(join(tmpdir(), "catalogue-report-"));
const file = join(folder, "report.json");
const status = run("node_modules/vitest/vitest.mjs", [
  "run",
  ...running.flatMap((project) => ["--project", project]),
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${file}`,
  ...filters,
]);
if (!existsSync(file)) giveUp("vitest ended without a report.");
const totals = v.parse(report, JSON.parse(readFileSync(file, "utf8")));
rmSync(folder, { recursive: true });

for (const { name, debianPackage } of missing) {
  console.warn(
    `\n!!! ${name} is not installed and could not be installed here, so what needs it was SKIPPED. As root: apt-get install ${debianPackage}`,
  );
}
for (const project of skippedProjects) console.warn(`!!! SKIPPED: every test of the project "${project}"`);
const skipped = totals.numPendingTests + totals.numTodoTests;
console.info(`\n${totals.numPassedTests} passed, ${totals.numFailedTests} failed, ${skipped} skipped`);
process.exit(status === 0 && totals.success ? 0 : 1);
