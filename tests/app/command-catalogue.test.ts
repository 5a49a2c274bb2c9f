import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../src/database/connect.ts";
import { addEmptySearches } from "../../src/database/catalogue/empty-searches.ts";
import { migrate } from "../../src/database/migrate.ts";

const folder = mkdtempSync(join(tmpdir(), "command-"));
afterAll(() => rmSync(folder, { recursive: true }));

const path = (name: string) => join(folder, name);
const command = [join(import.meta.dirname, "../../src/run.js"), "--no-env", "dist/bin/catalogue.js"];
const runIn = (data: string, ...args: string[]) =>
  spawnSync(process.execPath, [...command, ...args], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], DATA_DIR: path(data) },
  });
const run = (...args: string[]) => runIn("data", ...args);

test("it imports, reports, exports and says what it needs", () => {
  const rows = Array.from({ length: 1500 }, (_, n) => `A-${n},Article ${n},SULO,5`);
  writeFileSync(path("a.csv"), `article number,name,brand,price\n${rows.join("\n")}\nA-x,,SULO,BHD 4\n`);

  writeFileSync(path("brands.csv"), "name,website\nSULO,\n");
  expect(run("import", "--init", path("brands.csv"))).toMatchObject({ status: 0, stderr: "" });
  expect(run("check", path("a.csv"))).toMatchObject({
    status: 2,
    stdout: expect.stringMatching(/1500 new, 0 changed, 0 unchanged, 1 bad.*Nothing was changed\.\n$/s),
  });
  expect(run("import", "--strict", path("a.csv"))).toMatchObject({
    status: 2,
    stdout: expect.stringContaining("Row 1502, column price: Write the number alone, without a currency.\n"),
  });
  expect(run("import", path("a.csv"))).toMatchObject({
    status: 2,
    stdout: expect.stringMatching(
      /\nPrices are stored and not shown to visitors\.\nproducts: 1500 new.*left as they are\.\n$/,
    ),
    stderr: "",
  });

  expect(run("export", path("b.csv"))).toMatchObject({
    status: 0,
    stderr: "",
    stdout: `Wrote 1500 products of ${path("data/catalogue.sqlite")} to ${path("b.csv")}.\n`,
  });
  expect(run("import", "--withdraw-missing", path("b.csv"))).toMatchObject({ status: 0, stderr: "" });
  expect(run("export", path("c.csv")).status).toBe(0);
  expect(readFileSync(path("c.csv"))).toEqual(readFileSync(path("b.csv")));
  expect(run("export", "--brands", path("brands.csv")).status).toBe(0);
  expect(readFileSync(path("brands.csv"), "utf8")).toBe(
    "\ufeffname,display name,description,website,logo,active,key\nSULO,,,,,yes,sulo\n",
  );
});

test.each([
  [[], /^Say what to do: check, import, export, remove-sample or searches\.\n/],
  [["import"], /^Say which file to import\.\n/],
  [["destroy", "a.csv"], /^“destroy” is none of check, import, export, remove-sample and searches\.\n/],
  [["constructor"], /^“constructor” is none of check/],
  [["searches", "a.csv"], /^“searches” takes no file\.\n/],
  [["check", "--strict", "a.csv"], /^“check” has no option --strict\.\n/],
  [["import", "--foo", "a.csv"], /^Unknown option '--foo'\.\n/],
  [["import", "a.csv", "b.csv"], /^One file at a time: “b\.csv” is too much\.\n/],
  [
    ["export", "--brands", "--categories", "a.csv"],
    /^A file holds brands, categories or synonyms, not several of them\.\n/,
  ],
  [["remove-sample", "a.csv"], /^“remove-sample” takes no file\.\n/],
  [["remove-sample", "--force"], /^“remove-sample” has no option --force\.\n/],
  [["export", "a.pdf"], /^“a\.pdf” does not end in \.csv, \.xlsx or \.json\.\n/],
])("%j says what is wrong and shows the usage", (args, reason) => {
  const { status, stderr, stdout } = run(...args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(reason);
  expect(stderr).toContain("\n\nUsage: npm run catalogue");
});

test("it lists searches without result, those that were counted most first", async () => {
  expect(runIn("searched", "searches").stderr).toMatch(/^There is no database /);
  const target = { engine: "sqlite", file: path("searched/catalogue.sqlite") } as const;
  const handle = await openDatabase(target);
  await migrate(handle);
  expect(runIn("searched", "searches")).toMatchObject({
    status: 0,
    stdout: "Every search of the last 90 days found something.\n",
  });
  await addEmptySearches(handle.db, [
    { text: "steam mop", times: 2, near: false, lastDay: "2026-11-20" },
    { text: "hoverr", times: 120, near: true, lastDay: "2026-11-21" },
  ]);
  await handle.close();
  expect(runIn("searched", "searches")).toMatchObject({
    status: 0,
    stderr: "",
    stdout: [
      "Times  Last day    Shown    Search",
      "  120  2026-11-21  similar  hoverr",
      "    2  2026-11-20  nothing  steam mop\n",
    ].join("\n"),
  });
});

test("a mistyped DATA_DIR is a sentence: nothing is made and no file is replaced", () => {
  const rows = "name,brand\nA,X\n";
  writeFileSync(path("mine.csv"), rows);
  for (const verb of ["check", "import", "export"]) {
    const { status, stderr } = runIn("typo", verb, path("mine.csv"));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^There is no database .*typo\/catalogue\.sqlite; look at DATA_DIR[^\n]*\.\n$/);
  }
  expect(existsSync(path("typo"))).toBe(false);
  // A file that can't be read makes no database either.
  expect(runIn("typo", "import", "--init", path("none.csv")).status).toBe(1);
  expect(existsSync(path("typo"))).toBe(false);

  writeFileSync(path("brand.csv"), "name,website\nX,\n");
  expect(runIn("new", "import", "--init", path("brand.csv")).status).toBe(0);
  expect(runIn("new", "export", path("mine.csv"))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/holds 1 rows and the export only 0; nothing was written; --force/),
  });
  expect(readFileSync(path("mine.csv"), "utf8")).toBe(rows);
  expect(runIn("new", "export", "--force", path("mine.csv")).status).toBe(0);
}, 60_000);

test("what can't be read or written is one sentence", () => {
  writeFileSync(path("x.csv"), "hello\n");
  for (const args of [
    ["check", path("none.csv")],
    ["import", path("x.csv")],
    ["export", path("no/such/a.csv")],
  ]) {
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
  }
});
