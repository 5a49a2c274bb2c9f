import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** Who may import whom; a room may always import itself. Rooms that are not named here have no walls. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  urls: ["domain"],
  content: ["domain"],
  database: ["domain"],
  catalogue: ["domain", "database"],
  inquiries: ["domain", "database"],
  mail: ["domain", "database", "content"],
  server: ["domain", "urls", "content", "database", "catalogue", "inquiries", "mail"],
  cli: ["domain", "catalogue", "database", "inquiries", "server"],
  ui: [],
  site: ["domain", "urls", "content", "ui"],
  office: ["domain", "urls", "content", "ui"],
};

/** Packages that only one room may know. */
const ONLY_IN: Record<string, readonly string[]> = {
  kysely: ["database"],
  pg: ["database"],
  "node:sqlite": ["database"],
  nodemailer: ["mail"],
  hono: ["server"],
  sharp: ["catalogue", "server"],
  "@tanstack/react-router": ["site", "office"],
  "@tanstack/react-start": ["site", "office"],
  "@tanstack/react-query": ["site", "office"],
  react: ["ui", "site", "office"],
};

/** Words that say nothing about what is inside. */
const DUMPING_GROUND = /^(?:utils?|helpers?|misc|common)$/i;

const LONGEST = 250;

type SourceFile = { path: string; room: string; text: string; isTest: boolean };

function sources(folder: string): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".gen.ts"))
    .map((entry) => {
      const path = relative(ROOT, join(entry.parentPath, entry.name));
      const [first = "", second = ""] = path.split("/");
      return {
        path,
        room: first === "src" ? second : first,
        text: readFileSync(join(ROOT, path), "utf8"),
        isTest: /\.test\.tsx?$/.test(path),
      };
    });
}

const SRC = sources("src");
const ALL = [...SRC, ...sources("tests"), ...sources("bench")];
const CODE = SRC.filter(({ isTest }) => !isTest);

/** Every module that a file names in `import … from`, `export … from`, `import "…"` and `import("…")`. */
function importsOf({ text }: SourceFile): string[] {
  const statements = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s*)["']([^"'\n]+)["']/gm;
  return [...text.matchAll(statements)].map(([, module = ""]) => module);
}

/** The room of `src` that a relative import leads into, or null. */
function roomOf(file: SourceFile, module: string): string | null {
  if (!module.startsWith(".")) return null;
  const [first, room = null] = relative(ROOT, join(ROOT, dirname(file.path), module)).split("/");
  return first === "src" ? room : (first ?? null);
}

test("rooms import only those that they may", () => {
  const breaches = SRC.flatMap((file) =>
    importsOf(file).flatMap((module) => {
      const room = roomOf(file, module);
      const allowed = MAY_IMPORT[file.room];
      if (room === null || room === file.room || !allowed || allowed.includes(room)) return [];
      // A test beside the code may use what all tests share.
      if (file.isTest && (room === "tests" || room === "..")) return [];
      return [`${file.path} imports ${module}`];
    }),
  );
  expect(breaches).toEqual([]);
});

test("command lines know of the server its settings alone", () => {
  const others = SRC.filter(({ room }) => room === "cli").flatMap((file) =>
    importsOf(file).filter((module) => module.includes("/server/") && !module.endsWith("/server/env.ts")),
  );
  expect(others).toEqual([]);
});

test("packages stay in the rooms that they belong to", () => {
  const breaches = CODE.flatMap((file) =>
    importsOf(file).flatMap((module) => {
      const name = module.startsWith("@")
        ? module.split("/").slice(0, 2).join("/")
        : (module.split("/")[0] ?? "");
      const rooms = ONLY_IN[name];
      return rooms && !rooms.includes(file.room) ? [`${file.path} imports ${module}`] : [];
    }),
  );
  expect(breaches).toEqual([]);
});

test("SQL is written in the database room only", () => {
  const query = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/;
  expect(
    CODE.filter(({ room, text }) => room !== "database" && query.test(text)).map(({ path }) => path),
  ).toEqual([]);
});

test("no file is longer than a person reads at once", () => {
  const lengths = ALL.map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }));
  const sorted = lengths.map(({ lines }) => lines).toSorted((a, b) => a - b);
  console.info(`${sorted.length} files, median ${sorted[Math.floor(sorted.length / 2)] ?? 0} lines`);
  expect(lengths.filter(({ lines }) => lines > LONGEST)).toEqual([]);
});

test("no folder or file is a dumping ground", () => {
  const named = ALL.filter(({ path }) =>
    path.split("/").some((part) => DUMPING_GROUND.test(part.replace(/(?:\.test)?\.tsx?$/, ""))),
  );
  expect(named.map(({ path }) => path)).toEqual([]);
});

test("every exported function says what it is for", () => {
  const exported =
    /^export (?:default )?(?:async )?function\*? (\w+)|^export const (\w+)[^=\n]*= (?:async )?\(/;
  const silent = CODE.flatMap(({ path, text }) => {
    const lines = text.split("\n");
    return lines.flatMap((line, n) => {
      const name = exported.exec(line)?.slice(1).find(Boolean);
      const before = lines[n - 1]?.trim() ?? "";
      // Overloads share the docstring of the first.
      const told = before.endsWith("*/") || before.startsWith("export function");
      return name && !told ? [`${path}: ${name}`] : [];
    });
  });
  expect(silent).toEqual([]);
});

test("types are not silenced", () => {
  const silencers = /:\s*any\b|\bas any\b|<any>|@ts-(?:ignore|nocheck|expect-error)|\bas unknown as\b/;
  const found = ALL.filter(({ path }) => path !== "tests/walls.test.ts").flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line, n) =>
        silencers.test(line) && !/^\s*(?:\*|\/\/|\/\*)/.test(line) ? [`${path}:${n + 1}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

test("the pages' code never names the server's", () => {
  const reach = CODE.filter(({ room }) =>
    ["domain", "urls", "ui", "site", "office", "content"].includes(room),
  );
  const breaches = reach.flatMap((file) =>
    importsOf(file)
      .filter((module) => module.startsWith("node:"))
      .map((module) => `${file.path} imports ${module}`),
  );
  expect(breaches).toEqual([]);
});
