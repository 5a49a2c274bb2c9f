import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { refusalOf } from "../../../tests/support/import-texts.ts";
import { FileError } from "../errors.ts";
import { readSheetBytes, readSheetFile } from "./read-file.ts";
import { readRows } from "../import/read-rows.ts";

const TEXT = 'Name,Brand,Features\nBürste,Ölmüller,"one\ntwo"\n\nمكنسة,SULO,\n';
const HEADER = ["Name", "Brand", "Features"];
const ROWS = [
  { row: 2, cells: ["Bürste", "Ölmüller", "one\ntwo"] },
  { row: 4, cells: ["مكنسة", "SULO", ""] },
];

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16le = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"));
const utf16be = (text: string) => new Uint8Array(Buffer.from(text, "utf16le").swap16());

test.each([
  ["UTF-8", utf8(TEXT)],
  ["UTF-8 with a mark", utf8(`\ufeff${TEXT}`)],
  ["UTF-16 LE with a mark", utf16le(`\ufeff${TEXT}`)],
  ["UTF-16 BE with a mark", utf16be(`\ufeff${TEXT}`)],
  ["UTF-16 LE", utf16le(TEXT)],
  ["UTF-16 BE", utf16be(TEXT)],
  ["semicolons", utf8(TEXT.replaceAll(",", ";"))],
  ["tabs", utf8(TEXT.replaceAll(",", "\t"))],
  ["CRLF", utf8(TEXT.replaceAll("\n", "\r\n").replace("one\r\n", "one\n"))],
])("CSV in %s", async (_name, bytes) => {
  const sheet = await readSheetBytes("a.csv", bytes);
  expect(sheet.header).toEqual(HEADER);
  expect(sheet.rows).toEqual(ROWS);
});

test("a line that names the separator counts as a row", async () => {
  const sheet = await readSheetBytes("a.csv", utf8("sep=;\r\nname;brand\r\nA;B\r\n"));
  expect(sheet).toMatchObject({ header: ["name", "brand"], rows: [{ row: 3 }], decimalComma: true });
});

test("a comma inside quotation marks doesn't tell the separator", async () => {
  const sheet = await readSheetBytes("a.csv", utf8('"name, long, with commas";brand\nA;B\n'));
  expect(sheet.header).toEqual(["name, long, with commas", "brand"]);
});

test("a workbook gives text, whatever type a cell has", async () => {
  const rows = [
    ["Name", "Price", "Active"],
    ["A", 12.300000000000001, true],
    [null, null, null],
    ["B", 1e3, false],
  ];
  const bytes = await writeXlsxFile(rows).toBuffer();
  const sheet = await readSheetBytes("a.XLSX", bytes);
  expect(sheet.rows).toEqual([
    { row: 2, cells: ["A", "12.3", "true"] },
    { row: 4, cells: ["B", "1000", "false"] },
  ]);
});

test("JSON is read as the API answers it", async () => {
  const body = [
    { id: "a", name: "A", brand: "B", features: ["x", "y\nz"], price: 5, isActive: true, imageUrl: null },
  ];
  const rows = readRows(await readSheetBytes("a.json", utf8(JSON.stringify(body))));
  expect(rows.rows).toEqual([
    { row: 1, cells: { name: "A", brand: "B", features: "x\ny z", price: "5.00", active: "yes" } },
  ]);
  expect(rows.notes).toEqual([]);
});

test("a field of JSON that is null in every entry is a column that the file doesn't have", async () => {
  const body = [
    { name: "A", price: null, imageUrl: null },
    { name: "B", price: null, imageUrl: "/attached-assets/b.png" },
  ];
  const sheet = await readSheetBytes("a.json", utf8(JSON.stringify(body)));
  expect(sheet.header).toEqual(["name", "imageUrl"]);
  expect(sheet.rows.map(({ cells }) => cells)).toEqual([
    ["A", ""],
    ["B", "/attached-assets/b.png"],
  ]);
});

test("JSON keeps every digit of a number", async () => {
  const { rows } = await readSheetBytes("a.json", utf8('[{"sku": 12345678901234567890, "price": 1.50}]'));
  expect(rows).toEqual([{ row: 1, cells: ["12345678901234567890", "1.50"] }]);
});

test.each([
  ["a.csv", utf8(""), /empty/],
  ["a.csv", utf8('name,brand\n"A,B\n'), /never closed/],
  ["a.csv", utf8('name,brand\nA"x",B\n'), /Line 2/],
  ["a.xlsx", utf8("name,brand\n"), /not an Excel workbook/],
  ["a.xlsx", utf8("x".repeat(200)), /not an Excel workbook/],
  ["a.json", utf8("{"), /not valid JSON/],
  ["a.json", utf8('{"products":[]}'), /must be a list/],
  ["a.pdf", utf8("x"), /not a .csv, .xlsx or .json/],
])("%s is refused in one sentence", async (name, bytes, reason) => {
  expect(await refusalOf(() => readSheetBytes(name, bytes))).toMatch(reason);
});

test("a broken workbook is refused, cut wherever", async () => {
  const bytes = new Uint8Array(await writeXlsxFile([["name", "brand"]]).toBuffer());
  await expect(readSheetBytes("a.xlsx", bytes.subarray(0, bytes.length / 2))).rejects.toThrow(FileError);
  await expect(readSheetBytes("a.xlsx", bytes.subarray(bytes.length / 2))).rejects.toThrow(FileError);
  const scrambled = bytes.map((byte, n) => (n > 60 && n < bytes.length / 2 ? byte ^ 0x5a : byte));
  await expect(readSheetBytes("a.xlsx", scrambled)).rejects.toThrow(FileError);
});

test("a file that isn't there or is too large is refused", async () => {
  const folder = mkdtempSync(join(tmpdir(), "read-"));
  writeFileSync(join(folder, "large.csv"), "");
  truncateSync(join(folder, "large.csv"), 200_000_001);
  await expect(readSheetFile(join(folder, "large.csv"))).rejects.toThrow("fileTooLarge");
  await expect(readSheetFile(join(folder, "none.csv"))).rejects.toThrow("missingFile");
  await expect(readSheetFile(folder)).rejects.toThrow(FileError);
  rmSync(folder, { recursive: true });
});
