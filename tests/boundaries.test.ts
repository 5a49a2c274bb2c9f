import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** Who may import whom; a module may always import itself. Folders that are not named here may import anything. */
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

/** Packages that only these modules may import. */
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

type SourceFile = { path: string; module: string; text: string; isTest: boolean };

function sources(folder: string): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".gen.ts"))
    .map((entry) => {
      const path = relative(ROOT, join(entry.parentPath, entry.name));
      const [first = "", second = ""] = path.split("/");
      return {
        path,
        module: first === "src" ? second : first,
        text: readFileSync(join(ROOT, path), "utf8"),
        isTest: /\.test\.tsx?$/.test(path),
      };
    });
}

const SRC = sources("src");
const ALL = [...SRC, ...sources("tests"), ...sources("bench")];
const CODE = SRC.filter(({ isTest }) => !isTest);

/** Every specifier that a file names in `import … from`, `export … from`, `import "…"` and `import("…")`. */
function importsOf({ text }: SourceFile): string[] {
  const statements = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s*)["']([^"'\n]+)["']/gm;
  return [...text.matchAll(statements)].map(([, specifier = ""]) => specifier);
}

/** The module that a relative import leads into (a folder of `src`, or one beside it), or null for a package. */
function moduleOf(file: SourceFile, specifier: string): string | null {
  if (!specifier.startsWith(".")) return null;
  const [first, second = null] = relative(ROOT, join(ROOT, dirname(file.path), specifier)).split("/");
  return first === "src" ? second : (first ?? null);
}

test("modules import only those that they may", () => {
  const breaches = SRC.flatMap((file) =>
    importsOf(file).flatMap((specifier) => {
      const target = moduleOf(file, specifier);
      const allowed = MAY_IMPORT[file.module];
      if (target === null || target === file.module || !allowed || allowed.includes(target)) return [];
      // A test beside the code may use what all tests share.
      if (file.isTest && target === "tests") return [];
      return [`${file.path} imports ${specifier}`];
    }),
  );
  expect(breaches).toEqual([]);
});

test("command lines know of the server its settings alone", () => {
  const others = SRC.filter(({ module }) => module === "cli").flatMap((file) =>
    importsOf(file).filter((each) => each.includes("/server/") && !each.endsWith("/server/env.ts")),
  );
  expect(others).toEqual([]);
});

test("packages stay in the modules that they belong to", () => {
  const breaches = CODE.flatMap((file) =>
    importsOf(file).flatMap((specifier) => {
      const name = specifier
        .split("/")
        .slice(0, specifier.startsWith("@") ? 2 : 1)
        .join("/");
      const modules = ONLY_IN[name];
      return modules && !modules.includes(file.module) ? [`${file.path} imports ${specifier}`] : [];
    }),
  );
  expect(breaches).toEqual([]);
});

test("SQL is written in the database module only", () => {
  const query = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/;
  expect(
    CODE.filter(({ module, text }) => module !== "database" && query.test(text)).map(({ path }) => path),
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

test("types are not silenced", () => {
  const silencers = /:\s*any\b|\bas any\b|<any>|@ts-(?:ignore|nocheck|expect-error)|\bas unknown as\b/;
  const found = ALL.filter(({ path }) => path !== "tests/boundaries.test.ts").flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line, n) =>
        silencers.test(line) && !/^\s*(?:\*|\/\/|\/\*)/.test(line) ? [`${path}:${n + 1}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

test("the pages' code never names the server's", () => {
  const reach = CODE.filter(({ module }) =>
    ["domain", "urls", "ui", "site", "office", "content"].includes(module),
  );
  const breaches = reach.flatMap((file) =>
    importsOf(file)
      .filter((specifier) => specifier.startsWith("node:"))
      .map((specifier) => `${file.path} imports ${specifier}`),
  );
  expect(breaches).toEqual([]);
});
