import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "./built-site.ts";

/** What the built site is made from. */
const SOURCES = ["src/site", "src/ui", "src/office", "src/content", "src/domain"];
const SETTINGS = ["vite.config.ts", "package-lock.json", "tsconfig.json"];
const STAMP = join(PROJECT, "dist/sources.sha256");

function hashOfSources(): string {
  const files = SOURCES.map((folder) => join(PROJECT, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|^routeTree\.gen\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const settings = SETTINGS.map((name) => join(PROJECT, name)).filter((file) => existsSync(file));
  const hash = createHash("sha256");
  for (const file of [...settings, ...files.toSorted()]) {
    hash
      .update(`${file.slice(PROJECT.length)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex");
}

const wanted = hashOfSources();
const built = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : null;

if (built !== wanted) {
  process.stdout.write(
    built === null ? "Building the site …\n" : "The site has changed, building it again …\n",
  );
  const vite = join(PROJECT, "node_modules/vite/bin/vite.js");
  const { status } = spawnSync(process.execPath, [vite, "build", "--logLevel", "warn"], {
    cwd: PROJECT,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) {
    process.stderr.write("The site could not be built; what is wrong stands above.\n");
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}
