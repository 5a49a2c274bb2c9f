import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { refuseToLose, writeExport } from "./export-file.ts";

const folder = mkdtempSync(join(tmpdir(), "export-"));
afterAll(() => rmSync(folder, { recursive: true }));

const bytes = new TextEncoder().encode("name,brand\nA,X\n");

test("an export that fails says why and leaves nothing behind", async () => {
  mkdirSync(join(folder, "taken.csv"));
  await expect(writeExport(join(folder, "taken.csv"), bytes)).rejects.toThrow(
    /taken\.csv cannot be written: it is a folder\.$/,
  );
  await expect(writeExport(join(folder, "no/such/a.csv"), bytes)).rejects.toThrow(
    /there is no folder .*no\/such\.$/,
  );
  expect(readdirSync(folder)).toEqual(["taken.csv"]);
});

test("a file that holds more, or something else, is not replaced", async () => {
  const file = join(folder, "a.csv");
  await expect(refuseToLose(file, 0)).resolves.toBeUndefined();
  await writeExport(file, bytes);
  expect(readFileSync(file)).toEqual(Buffer.from(bytes));
  await expect(refuseToLose(file, 1)).resolves.toBeUndefined();
  await expect(refuseToLose(file, 0)).rejects.toThrow(/a\.csv holds 1 rows and the export only 0; .*--force/);
  writeFileSync(join(folder, "b.xlsx"), "something else");
  await expect(refuseToLose(join(folder, "b.xlsx"), 9)).rejects.toThrow(/no catalogue file/);
  writeFileSync(join(folder, "c.json"), "");
  await expect(refuseToLose(join(folder, "c.json"), 0)).resolves.toBeUndefined();
});
