import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import serverConfig from "../vite.server.config.ts";

const ROOT = join(import.meta.dirname, "..");
const deployed = (name: string) => readFileSync(join(ROOT, "deploy", name), "utf8");

const systemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
if (!systemd) console.warn("NOT TESTED: deploy/*.service (systemd-analyze is missing)");

test.skipIf(!systemd)("systemd finds nothing wrong with the units", () => {
  const folder = mkdtempSync(join(tmpdir(), "units-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const units = readdirSync(join(ROOT, "deploy")).filter((name) => /\.(?:service|timer)$/.test(name));
  expect(units).toContain("site.service");
  // The project lies elsewhere here, and the check wants the program to exist.
  for (const name of units) writeFileSync(join(folder, name), deployed(name).replaceAll("/opt/site", ROOT));
  const { status, stdout, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...units], {
    cwd: folder,
    encoding: "utf8",
  });
  expect([status, stdout + stderr]).toEqual([0, ""]);
});

test("the unit restarts a site that fails, and gives it longer to stop than it takes", () => {
  const unit = deployed("site.service");
  expect(unit).toMatch(/^Restart=on-failure$/m);
  expect(unit).toMatch(/^TimeoutStopSec=15$/m);
});

test("files that units and the image run exist, or are built", () => {
  const named = ["site.service", "site-backup.service", "Dockerfile"].flatMap((name) =>
    [...deployed(name).matchAll(/\b(?:src|dist)\/[\w./-]+\.(?:js|ts)\b/g)].map(([file]) => file),
  );
  expect(named.length).toBeGreaterThan(5);
  const built = Object.values(serverConfig.environments ?? {})
    .flatMap(({ build }) => Object.keys(build?.rolldownOptions?.input ?? {}))
    .map((name) => `dist/bin/${name}.js`);
  expect(built).toContain("dist/bin/server.js");
  for (const file of named) expect(existsSync(join(ROOT, file)) || built.includes(file), file).toBe(true);
});

test("unit and image start the site with what `npm start` gives Node, and running.md names it", () => {
  const { scripts }: { scripts: { start: string } } = JSON.parse(
    readFileSync(join(ROOT, "package.json"), "utf8"),
  );
  const given = (command: string) => command.match(/MALLOC_\w+=\d+|--[a-z-]+=\d+|--expose-gc/g);
  const unit = deployed("site.service").match(/^(?:Environment|ExecStart)=.*/gm) ?? [];
  const image = deployed("Dockerfile").match(/^(?:ENV|CMD) .*/gm) ?? [];
  expect(given(scripts.start)).toHaveLength(4);
  expect(given(unit.join(" "))).toEqual(given(scripts.start));
  expect(given(image.join(" "))).toEqual(given(scripts.start));
  const table =
    readFileSync(join(ROOT, "docs/running.md"), "utf8").match(/^\| `(?:MALLOC_|--)\S+` .*/gm) ?? [];
  expect(given(table.join(" "))?.toSorted()).toEqual(given(scripts.start)?.toSorted());
});

test("the image runs as an ordinary user on Debian, and tells whether it is well", () => {
  const file = deployed("Dockerfile");
  const images = [...file.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(new Set(images)).toEqual(new Set(["node:24-bookworm-slim"]));
  expect(file).toMatch(/^USER node$/m);
  expect(file).toMatch(/^HEALTHCHECK /m);
});

test("the image takes nothing in that it doesn't name: no settings, no data, no history", () => {
  const [first, ...others] = readFileSync(join(ROOT, ".dockerignore"), "utf8").trim().split("\n");
  expect(first).toBe("*");
  const taken = others.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  expect(taken).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:\.|data|node_modules|dist)/)]),
  );
  expect(taken).toEqual(expect.arrayContaining(["src", "catalogue", "package.json", "package-lock.json"]));
});
