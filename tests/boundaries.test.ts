import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** The tables of docs/architecture.md: in each row the names in backquotes of its first and of its last cell. */
function rowsOf(header: string): (readonly [names: string[], others: string[]])[] {
  const document = readFileSync(join(ROOT, "docs/architecture.md"), "utf8");
  const [, table = ""] = document.split(new RegExp(`^\\| ${header} .*\\n\\| -.*\\n`, "m"));
  const names = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  const rows = /^(?:\|.*\n)*/.exec(table)?.[0].trim().split("\n") ?? [];
  return rows.map((row) => {
    const cells = row.split("|").slice(1, -1);
    return [names(cells[0]), names(cells.at(-1))];
  });
}

/** Who may import whom; a module may always import itself. */
const MAY_IMPORT = new Map(
  rowsOf("module").flatMap(([names, others]) => names.map((name) => [name, others] as const)),
);

/** Packages that only these modules may import. */
const ONLY_IN = new Map(
  rowsOf("package").flatMap(([names, modules]) => names.map((name) => [name, modules] as const)),
);

/** Words that say nothing about what is inside. */
const DUMPING_GROUND = /^(?:utils?|helpers?|misc|common)$/i;

/** Lines of the longest file, and of the longest but for a tenth. */
const LONGEST = 250;
const NINE_OF_TEN = 200;

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
const ALL = [...SRC, ...sources("tests"), ...sources("bench"), ...sources("studio")];
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

test("the table of modules lists the folders of src", () => {
  const folders = readdirSync(join(ROOT, "src"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect([...MAY_IMPORT.keys()].toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  const unknown = [...MAY_IMPORT.values(), ...ONLY_IN.values()]
    .flat()
    .filter((name) => !MAY_IMPORT.has(name));
  expect(unknown).toEqual([]);
  expect(ONLY_IN.size).toBeGreaterThan(5);
});

test("modules import only those that they may", () => {
  const breaches = SRC.flatMap((file) =>
    importsOf(file).flatMap((specifier) => {
      const target = moduleOf(file, specifier);
      const allowed = MAY_IMPORT.get(file.module);
      if (target === null || target === file.module || !allowed || allowed.includes(target)) return [];
      // Views are computed on both sides, and the server tells the site what to render; see below.
      if (file.module === "server" && /\/site\/(?:views|server)\.ts$/.test(specifier)) return [];
      // A test beside the code may use what all tests share.
      if (file.isTest && target === "tests") return [];
      return [`${file.path} imports ${specifier}`];
    }),
  );
  expect(breaches).toEqual([]);
});

/** Who imports more than types of a file, by its path below the root. */
function usersOf(file: RegExp): string[] {
  const values = /^(?:import|export)\s+(?!type\b)[^;]*?["']([^"'\n]+)["']|\bimport\(\s*["']([^"'\n]+)["']/gm;
  return CODE.filter(({ path, text }) =>
    [...text.matchAll(values)].some(([, named, loaded]) =>
      file.test(join(dirname(path), named ?? loaded ?? "")),
    ),
  ).map(({ path }) => path);
}

test("what a page shows is computed by way of views.ts alone, which comes to the browser with the first list", () => {
  expect(usersOf(/^src\/site\/.*\/view\.ts$/)).toEqual(["src/site/views.ts"]);
  expect(usersOf(/^src\/site\/views\.ts$/).toSorted()).toEqual([
    "src/server/api/views.ts",
    "src/site/load-view.ts",
  ]);
  const [loader = ""] = CODE.filter(({ path }) => path === "src/site/load-view.ts").map(({ text }) => text);
  expect(loader).not.toMatch(/^import (?!type)[^;]*"\.\/(?:views|lists)\.ts"/m);
});

test("command lines know of the server its settings alone", () => {
  const others = SRC.filter(({ module }) => module === "cli").flatMap((file) =>
    importsOf(file).filter((each) => each.includes("/server/") && !each.endsWith("/server/env.ts")),
  );
  expect(others).toEqual([]);
});

test("the office knows of the server the types of its routes alone", () => {
  const others = SRC.filter(({ module }) => module === "office").flatMap(({ path, text }) =>
    [...text.matchAll(/^import (type )?[^;]*?["']([^"'\n]*\/server\/[^"'\n]+)["']/gm)]
      .filter(
        ([, type, specifier = ""]) => type === undefined || !specifier.endsWith("/server/office/api.ts"),
      )
      .map(([, , specifier]) => `${path} imports ${specifier}`),
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
      const modules = ONLY_IN.get(name);
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

const lengthOf = ({ text }: SourceFile) => text.split("\n").length - 1;

test("no file is longer than a person reads at once", () => {
  expect(ALL.filter((file) => lengthOf(file) > LONGEST).map(({ path }) => path)).toEqual([]);
});

test("nine of ten modules are short, and few are crumbs", () => {
  const sorted = CODE.map(lengthOf).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const crumbs = sorted.filter((lines) => lines <= 20).length;
  console.info(
    `${sorted.length} modules in src: median ${at(0.5)} lines, nine of ten at most ${at(0.9)}, the longest ${at(1)}; ${crumbs} of at most 20`,
  );
  expect(at(0.9)).toBeLessThanOrEqual(NINE_OF_TEN);
  expect(crumbs / sorted.length).toBeLessThan(0.1);
});

test("the site's folder has few entries", () => {
  expect(readdirSync(join(ROOT, "src/site")).length).toBeLessThanOrEqual(10);
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

test("every class of errors ends in Error and sets its name", () => {
  const classes = CODE.flatMap(({ path, text }) =>
    [...text.matchAll(/\bclass (\w+) extends (?:\w*Error)\b[^{]*\{\s*(.*)/g)].map(
      ([, name = "", first = ""]) => ({ path, name, first }),
    ),
  );
  expect(classes.length).toBeGreaterThan(10);
  const breaches = classes.filter(
    ({ name, first }) => !name.endsWith("Error") || first !== `override readonly name = "${name}";`,
  );
  expect(breaches).toEqual([]);
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

/** Where left is left in every language: what follows a finger or the pointer, and what stands in the middle. */
const PHYSICAL = ["pages/inbox/row", "pages/product/zoom", "layout/menu-preview"];

test("styles ask how many letters fit, so that larger letters get the layout of a smaller screen", () => {
  const breaches = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css"))
    .filter((path) =>
      /@(?:media|container)[^{]*width[^(){]*px/.test(readFileSync(join(ROOT, "src", path), "utf8")),
    );
  expect(breaches).toEqual([]);
});

test("styles name sides by the direction that one reads in", () => {
  const SIDES =
    /(?:^|[\s;{])(?:(?:margin-|padding-|border-)?(?:left|right)(?:-\w+)?: |text-align: (?:left|right))/;
  const SHORTHAND = /(?:padding|margin|inset): ([^;]+);/g;
  const VALUES = /[\w-]*\((?:[^()]|\([^()]*\))*\)|\S+/g;
  const isUneven = ([, shorthand = ""]: RegExpMatchArray) => {
    const [, right, , left = right] = shorthand.match(VALUES) ?? [];
    return left !== right;
  };
  const breaches = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css") && !PHYSICAL.some((name) => path.includes(name)))
    .filter((path) => {
      const text = readFileSync(join(ROOT, "src", path), "utf8");
      return SIDES.test(text) || [...text.matchAll(SHORTHAND)].some(isUneven);
    });
  expect(breaches).toEqual([]);
});
