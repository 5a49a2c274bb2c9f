import { expect, test } from "vitest";
import { notesOf, reasonsOf } from "../../../tests/support/import-texts.ts";
import { FileError } from "../errors.ts";
import { readCsv } from "./csv.ts";
import { readRows } from "../read-rows.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

test("Windows-1252 is read, and said so", () => {
  const sheet = readCsv(
    new Uint8Array(Buffer.from("name;brand\r\nD\xfcse 5 mm \x96 10 \x80;M\xfcller\r\n", "latin1")),
  );
  expect(sheet.rows).toEqual([{ row: 2, cells: ["Düse 5 mm – 10 €", "Müller"] }]);
  expect(notesOf(sheet.notes)).toEqual([
    "The file is not UTF-8 and was read as Windows-1252; look at letters like é and ö.",
  ]);
});

test.each([
  ["Arabic in its own encoding", [0x6e, 0x0a, 0xe3, 0xdf, 0xe4, 0xd3, 0xc9, 0x0a]],
  ["no text at all", [0x6e, 0x0a, 0x00, 0x01, 0xff, 0x0a]],
])("%s is refused", (_name, bytes) => {
  expect(() => readCsv(new Uint8Array(bytes))).toThrow("otherEncoding");
});

test("a missing last line break is said, as the last cell may be cut off", () => {
  expect(notesOf(readCsv(utf8("name,brand\nA,B\nC,trunc")).notes)).toEqual([
    "The file ends without a line break; if it was cut off, row 3 is not whole.",
  ]);
  expect(readCsv(utf8('name,brand\nA,"B"\r\n')).notes).toEqual([]);
});

test("a table too wide or too long is refused, blank rows are not counted", () => {
  expect(() => readCsv(utf8(`name,brand\n${",".repeat(20_000)}\n`))).toThrow("rowTooWide");
  expect(() => readCsv(utf8(`name${",x".repeat(600)}\n`))).toThrow("tooManyColumns");
  expect(() => readCsv(utf8(`name\n${"x\n".repeat(200_001)}`))).toThrow(FileError);
  expect(readCsv(utf8(`name\n${"\n".repeat(300_000)}x\n`)).rows).toEqual([{ row: 300_002, cells: ["x"] }]);
});

test("what a spreadsheet made of numbers and formulas is a bad cell", () => {
  const { rows, bad } = readRows(
    readCsv(utf8("article number,name,brand\n4.00638E+12,A,X\n1E5,B,X\nC-1,#NAME?,#VALUE!\nC-2,#1 Mop,X\n")),
  );
  expect(rows.map(({ cells }) => cells["name"])).toEqual(["B", "#1 Mop"]);
  expect(reasonsOf(bad)).toEqual([
    { row: 2, column: "article number", reason: expect.stringMatching(/shortened this number/) },
    { row: 4, column: "name", reason: "The spreadsheet shows the error #NAME? here." },
    { row: 4, column: "brand", reason: "The spreadsheet shows the error #VALUE! here." },
  ]);
});
