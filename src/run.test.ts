import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** A project of one entry that prints its arguments and a setting, with this `.env` beside it. */
function run(
  args: string[],
  { dotEnv, nodeVersion, env = {} }: { dotEnv?: string; nodeVersion?: string; env?: Record<string, string> },
) {
  const project = mkdtempSync(join(tmpdir(), "run-command-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  mkdirSync(join(project, "src"));
  cpSync(join(ROOT, "src/run.js"), join(project, "src/run.js"));
  symlinkSync(join(ROOT, "node_modules"), join(project, "node_modules"));
  writeFileSync(join(project, "package.json"), '{ "type": "module" }');
  writeFileSync(
    join(project, "src/entry.ts"),
    "const words: string[] = process.argv.slice(2);\nconsole.log(JSON.stringify([words, process.env['MAIL_FROM']]));",
  );
  if (dotEnv !== undefined) writeFileSync(join(project, ".env"), dotEnv);
  const other = `Object.defineProperty(process, "versions", { value: { node: "${nodeVersion}" } })`;
  const before =
    nodeVersion === undefined ? [] : ["--import", `data:text/javascript,${encodeURIComponent(other)}`];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...before, join(project, "src/run.js"), ...args],
    {
      encoding: "utf8",
      cwd: tmpdir(),
      env: { PATH: process.env["PATH"], ...env },
    },
  );
  return { status, stdout: stdout.trim(), stderr };
}

function scriptsOfPackage(): Record<string, string> {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, "package.json"), "utf8"),
  );
  return scripts;
}

test.each(["18.20.8", "20.20.2", "22.17.1", "23.7.0"])(
  "Node %s gets a sentence and nothing runs",
  (nodeVersion) => {
    const { status, stdout, stderr } = run(["src/entry.ts"], { nodeVersion });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^This needs Node 24 \(22\.18 or newer will do\), and this is v.+\n$/);
  },
);

test.each(["22.18.0", "23.8.0", "24.21.0", "26.10.0"])("Node %s runs it", (nodeVersion) => {
  expect(run(["src/entry.ts"], { nodeVersion }).status).toBe(0);
});

test("settings come from .env where there is one, and the environment's go before them", () => {
  const dotEnv = "# mail\nMAIL_FROM='Shop <shop@example.org>'\n";
  expect(run(["src/entry.ts"], {})).toMatchObject({ status: 0, stdout: "[[],null]", stderr: "" });
  expect(run(["src/entry.ts", "list", "--all"], { dotEnv }).stdout).toBe(
    '[["list","--all"],"Shop <shop@example.org>"]',
  );
  expect(run(["src/entry.ts"], { dotEnv, env: { MAIL_FROM: "a@b.org" } }).stdout).toBe('[[],"a@b.org"]');
  expect(run(["--no-env", "src/entry.ts", "unit"], { dotEnv }).stdout).toBe('[["unit"],null]');
});

test("sources may import .tsx, beside Vite too", () => {
  const project = mkdtempSync(join(tmpdir(), "run-command-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  mkdirSync(join(project, "src"));
  cpSync(join(ROOT, "src/run.js"), join(project, "src/run.js"));
  symlinkSync(join(ROOT, "node_modules"), join(project, "node_modules"));
  writeFileSync(join(project, "package.json"), '{ "type": "module" }');
  writeFileSync(
    join(project, "src/entry.ts"),
    'import "vite";\n' +
      'import { renderToStaticMarkup } from "react-dom/server";\n' +
      'import { Mail } from "./mail.tsx";\n' +
      'console.log(renderToStaticMarkup(Mail({ name: "Ann" })));',
  );
  writeFileSync(
    join(project, "src/mail.tsx"),
    "export const Mail = ({ name }: { name: string }) => <p>Dear {name}</p>;",
  );
  const { stdout } = spawnSync(process.execPath, [join(project, "src/run.js"), "src/entry.ts"], {
    encoding: "utf8",
  });
  expect(stdout.trim()).toBe("<p>Dear Ann</p>");
});

test("npm run dev restarts when code of the server changes", () => {
  const { dev = "" } = scriptsOfPackage();
  const watched = [...dev.matchAll(/--watch-path=src\/(\w+)/g)].map(([, folder]) => folder);
  // Vite sees to the pages, and command lines start anew each time.
  const others = ["site", "office", "ui", "cli"];
  const folders = readdirSync(join(ROOT, "src"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(watched.toSorted()).toEqual(
    folders
      .map(({ name }) => name)
      .filter((name) => !others.includes(name))
      .toSorted(),
  );
});

test("every script that runs a file of ours begins with the check of Node", () => {
  const commands = Object.values(scriptsOfPackage()).flatMap((script) => script.split(" && "));
  const own = commands.filter((command) => /\.ts\b|\bdist\//.test(command));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((command) => !/\bnode (?:--\S+ )*src\/run\.js /.test(command))).toEqual([]);
});
