import { expect, test } from "vitest";
import { notesOf, reasonsOf } from "../../../tests/support/import-texts.ts";
import { readCsv } from "./csv.ts";
import { readRows } from "../import/read-rows.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
/** Reads bytes as if they came in parts of this length. */
const read = (bytes: Uint8Array, length = bytes.length) =>
  readCsv(async function* () {
    for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length);
  });

test.each([
  ["UTF-8", utf8('name;brand\r\nBürste „Größe“ 5 €;"M;\r\nü""x"\r\n\r\nB;C')],
  ["UTF-16", new Uint8Array(Buffer.from(`\ufeffname\tbrand\nBürste €\t"a\nb"\n`, "utf16le"))],
  [
    "Windows-1252",
    new Uint8Array(Buffer.from("sep=,\r\nname,brand\r\nAAAA,BBBB\r\nD\xfcse \x96,C\r\n", "latin1")),
  ],
])("%s is the same in parts of any length", async (_name, bytes) => {
  const whole = await read(bytes);
  expect(whole.rows.length).toBeGreaterThan(0);
  for (const length of [600, 601, 7, 5]) {
    expect(await read(bytes, length), `parts of ${length}`).toEqual(whole);
  }
});

test("Windows-1252 is read, and said so", async () => {
  const sheet = await read(
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
  return expect(read(new Uint8Array(bytes))).rejects.toThrow("otherEncoding");
});

test("another alphabet is seen also where the parts of a file end within its words", async () => {
  const bytes = new Uint8Array([0x6e, 0x0a, 0xe3, 0xdf, 0xe4, 0xd3, 0xc9, 0x0a]);
  for (const length of [1, 3, 4, 5]) {
    await expect(read(bytes, length), `parts of ${length}`).rejects.toThrow("otherEncoding");
  }
});

test("a missing last line break is said, as the last cell may be cut off", async () => {
  expect(notesOf((await read(utf8("name,brand\nA,B\nC,trunc"))).notes)).toEqual([
    "The file ends without a line break; if it was cut off, row 3 is not whole.",
  ]);
  expect((await read(utf8('name,brand\nA,"B"\r\n'))).notes).toEqual([]);
});

test("a table too wide or too long is refused, blank rows are not counted", async () => {
  await expect(read(utf8(`name,brand\n${",".repeat(20_000)}\n`))).rejects.toThrow("rowTooWide");
  await expect(read(utf8(`name${",x".repeat(600)}\n`))).rejects.toThrow("tooManyColumns");
  await expect(read(utf8(`name\n${"x\n".repeat(200_001)}`))).rejects.toThrow("tooManyRows");
  const cells = ",x".repeat(499);
  await expect(read(utf8(`name\n${`x${cells}\n`.repeat(10_001)}`))).rejects.toThrow("tooManyCells");
  expect((await read(utf8(`name\n${"\n".repeat(300_000)}x\n`))).rows).toEqual([
    { row: 300_002, cells: ["x"] },
  ]);
});

test("an article number that a spreadsheet with a decimal comma shortened is a bad cell too", async () => {
  const { bad } = readRows(await read(utf8("article number;name;brand\n4,00638E+12;A;X\n")));
  expect(reasonsOf(bad)).toEqual([
    { row: 2, column: "article number", reason: expect.stringMatching(/shortened this number/) },
  ]);
});

test("what a spreadsheet made of numbers and formulas is a bad cell", async () => {
  const { rows, bad } = readRows(
    await read(
      utf8("article number,name,brand\n4.00638E+12,A,X\n1E5,B,X\nC-1,#NAME?,#VALUE!\nC-2,#1 Mop,X\n"),
    ),
  );
  expect(rows.map(({ cells }) => cells["name"])).toEqual(["B", "#1 Mop"]);
  expect(reasonsOf(bad)).toEqual([
    { row: 2, column: "article number", reason: expect.stringMatching(/shortened this number/) },
    { row: 4, column: "name", reason: "The spreadsheet shows the error #NAME? here." },
    { row: 4, column: "brand", reason: "The spreadsheet shows the error #VALUE! here." },
  ]);
});
