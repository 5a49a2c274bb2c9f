import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/**
 * `node src/run.js src/build.ts [--when-stale] [site] [office] [bin]` builds the pages, the office and the programs of
 * the server into `dist`, all where none is named; with --when-stale only what was built from other sources, or never.
 */

const PROJECT = join(import.meta.dirname, "..");

type Part = {
  config: string;
  /** The folders of `src` that only other parts are made from. */
  without: readonly string[];
  /** Folders beside `src`. */
  folders: readonly string[];
};

/** What runs on the server alone. */
const SERVER_FOLDERS = [
  "backup",
  "catalogue",
  "cli",
  "database",
  "documents",
  "files",
  "images",
  "inquiries",
  "mail",
  "server",
  "staff",
];

const PARTS: Record<string, Part> = {
  site: { config: "vite.config.ts", without: [...SERVER_FOLDERS, "office"], folders: ["public"] },
  office: { config: "vite.office.config.ts", without: [...SERVER_FOLDERS, "site"], folders: [] },
  bin: { config: "vite.server.config.ts", without: ["ui", "office"], folders: [] },
};

function hashOfSources({ config, without, folders }: Part): string {
  const src = join(PROJECT, "src");
  const parts = readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !without.includes(entry.name))
    .map(({ name }) => join(src, name));
  const files = [...parts, ...folders.map((name) => join(PROJECT, name))]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|^routeTree\.gen\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const settings = [config, "package-lock.json", "tsconfig.json"].map((name) => join(PROJECT, name));
  const hash = createHash("sha256");
  for (const file of [...settings.filter((name) => existsSync(name)), ...files.toSorted()]) {
    hash
      .update(`${file.slice(PROJECT.length)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex");
}

function build(name: string, part: Part, whenStale: boolean): void {
  const hashFile = join(PROJECT, `dist/${name}.sha256`);
  const hash = hashOfSources(part);
  const built = existsSync(hashFile) ? readFileSync(hashFile, "utf8") : null;
  if (whenStale && built === hash) return;
  const what = { site: "pages", office: "office" }[name] ?? "server";
  // Not on standard output, which belongs to the command that follows.
  process.stderr.write(
    whenStale && built !== null
      ? `The sources of the ${what} have changed, building again …\n`
      : `Building the ${what} …\n`,
  );
  const vite = join(PROJECT, "node_modules/vite/bin/vite.js");
  const { status } = spawnSync(
    process.execPath,
    [vite, "build", "--config", part.config, "--logLevel", "warn"],
    { cwd: PROJECT, stdio: ["ignore", 2, 2], env: { ...process.env, NODE_ENV: "production" } },
  );
  if (status !== 0) {
    process.stderr.write(`The ${what} could not be built; the reason is above.\n`);
    process.exit(1);
  }
  if (name === "site") compressFiles(join(PROJECT, "dist/client"));
  if (name === "office") compressFiles(join(PROJECT, "dist/office"));
  writeFileSync(hashFile, hash);
}

/** Compresses what browsers get as well as it can be, once: at the start of a server this would take too long. */
function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:js|css|svg|txt)$/.test(name)) continue;
    const file = join(folder, name);
    const plain = readFileSync(file);
    const compressed = brotliCompressSync(plain);
    // The header that names the coding takes bytes too.
    if (compressed.length + 24 < plain.length) writeFileSync(`${file}.br`, compressed);
  }
}

const args = process.argv.slice(2);
const named = args.filter((arg) => arg in PARTS);
for (const [name, part] of Object.entries(PARTS)) {
  if (named.length === 0 || named.includes(name)) build(name, part, args.includes("--when-stale"));
}
