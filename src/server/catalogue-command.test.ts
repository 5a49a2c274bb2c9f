import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "command-"));
afterAll(() => rmSync(folder, { recursive: true }));

const path = (name: string) => join(folder, name);
const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "catalogue-command.ts"), ...args], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], DATA_DIR: path("data") },
  });

test("it imports, reports, exports and says what it needs", () => {
  const rows = Array.from({ length: 1500 }, (_, n) => `A-${n},Article ${n},SULO,5`);
  writeFileSync(path("a.csv"), `article number,name,brand,price\n${rows.join("\n")}\nA-x,,SULO,BHD 4\n`);

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
    stdout: expect.stringMatching(/products: 1500 new.*left as they are\.\n$/s),
    stderr: "1000 of 1500 rows written\n1500 of 1500 rows written\n",
  });

  expect(run("export", path("b.csv"))).toMatchObject({ status: 0, stderr: "" });
  expect(run("import", "--withdraw-missing", path("b.csv"))).toMatchObject({ status: 0, stderr: "" });
  expect(run("export", path("c.csv")).status).toBe(0);
  expect(readFileSync(path("c.csv"))).toEqual(readFileSync(path("b.csv")));
  expect(run("export", "--brands", path("brands.csv")).status).toBe(0);
  expect(readFileSync(path("brands.csv"), "utf8")).toBe(
    "name,description,website,logo,active\nSULO,,,,yes\n",
  );
});

test.each([
  [[]],
  [["import"]],
  [["destroy", "a.csv"]],
  [["check", "--strict", "a.csv"]],
  [["import", "--force", "a.csv"]],
  [["export", "--brands", "--categories", "a.csv"]],
  [["export", "a.pdf"]],
])("%j shows the usage", (args) => {
  expect(run(...args)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Usage:/), stdout: "" });
});

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
