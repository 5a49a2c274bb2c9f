import { mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { MAX_DOCUMENT_BYTES } from "../domain/limits.ts";
import { openDocumentFiles } from "./files.ts";
import { documentOpener } from "./serve.ts";

const root = mkdtempSync(join(tmpdir(), "documents-"));
afterAll(() => rmSync(root, { recursive: true }));

const PDF = "%PDF-1.7\n";

function folderWith(files: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(join(root, "f-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

test("a file is what its first bytes say, or is not given to visitors", async () => {
  const folder = folderWith({
    "sds/a.pdf": PDF,
    "page.pdf": "<!doctype html><script>alert(1)</script>",
    "empty.pdf": "",
    "program.pdf": "MZ\u0090",
    "scan.JPG": Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]),
    "wrong.png": PDF,
    "run.html": "<p>",
    ".hidden/b.pdf": PDF,
    "large.pdf": PDF,
  });
  truncateSync(join(folder, "large.pdf"), MAX_DOCUMENT_BYTES.file + 1);
  const files = await openDocumentFiles([folder, join(root, "missing")]);
  expect(files.sound("sds/a.pdf")).toMatchObject({ type: "application/pdf", bytes: PDF.length });
  expect(files.sound("scan.JPG")).toMatchObject({ type: "image/jpeg" });
  for (const name of ["page.pdf", "empty.pdf", "program.pdf", "wrong.png"]) {
    expect(files.fault(name)).toEqual({ code: "documentContent", file: name });
    expect(files.sound(name)).toBeNull();
  }
  for (const name of ["run.html", ".hidden/b.pdf", "../a.pdf", "sds", ""]) {
    expect(files.fault(name)).toEqual({ code: "documentMissing", file: name });
  }
  expect(files.fault("large.pdf")).toEqual({ code: "documentTooLarge", file: "large.pdf", megabytes: 50 });
});

test("a file of staff wins over the sample's of the same name", async () => {
  const [own, sample] = [folderWith({ "a.pdf": `${PDF}own` }), folderWith({ "a.pdf": PDF, "b.pdf": PDF })];
  const files = await openDocumentFiles([own, sample]);
  expect(files.all().map(({ name, bytes }) => [name, bytes])).toEqual([
    ["a.pdf", PDF.length + 3],
    ["b.pdf", PDF.length],
  ]);
});

test("a file that is replaced is opened anew, and one that is deleted is not there", async () => {
  const folder = folderWith({ "a.pdf": PDF });
  const files = await openDocumentFiles([folder]);
  const open = documentOpener(files);
  const before = await open("a.pdf");
  expect(await before?.blob.text()).toBe(PDF);
  writeFileSync(join(folder, "a.pdf"), `${PDF}second`);
  utimesSync(join(folder, "a.pdf"), new Date(), new Date(Date.now() + 5000));
  const after = await open("a.pdf");
  expect(await after?.blob.text()).toBe(`${PDF}second`);
  expect(after?.hash).not.toBe(before?.hash);
  rmSync(join(folder, "a.pdf"));
  expect(await open("a.pdf")).toBeNull();
});
