import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { FileError } from "../errors.ts";
import { readListFile } from "./read-list.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** A workbook whose first sheet has this XML as its data, and this behind it. */
function workbook(data: string, after = ""): Uint8Array {
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  return zipSync({
    "xl/workbook.xml": strToU8(
      `<workbook xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="sheet.xml"/></Relationships>`,
    ),
    "xl/sheet.xml": strToU8(`<worksheet><sheetData>${data}</sheetData>${after}</worksheet>`),
  });
}

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

test("the rows of a CSV file and of a workbook, the first among them", async () => {
  const rows = [
    ["SUL-5101", "2"],
    ["=1+1", "x"],
  ];
  expect(await readListFile("list.csv", bytes("SUL-5101;2\n=1+1;x\n"))).toEqual(rows);
  const data = `<row r="1">${text("A1", "SUL-5101")}<c r="B1"><v>2</v></c></row><row r="2">${text("A2", "=1+1")}${text("B2", "x")}</row>`;
  expect(await readListFile("list.xlsx", workbook(data))).toEqual(rows);
  // Renamed by somebody.
  expect(await readListFile("list.csv", workbook(data))).toEqual(rows);
});

test("below a title the columns are parted by what parts them", async () => {
  expect(await readListFile("list.csv", bytes("Order 2026\nSUL-5101;2\n"))).toEqual([
    ["Order 2026"],
    ["SUL-5101", "2"],
  ]);
});

test("text with inches is read line by line", async () => {
  expect(await readListFile("tender.txt", bytes('2 pads 17" red\n1 bin, "grey"\n'))).toEqual([
    ['2 pads 17" red'],
    ['1 bin, "grey"'],
    [""],
  ]);
});

const OLD_WORKBOOK = new Uint8Array(Buffer.from(`d0cf11e0a1b11ae1${"0".repeat(32)}3e000300feff0900`, "hex"));

test.each<[string, string, Uint8Array]>([
  ["a picture", "list.csv", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0x80, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7])],
  ["a torn workbook", "list.xlsx", workbook("").slice(0, 200)],
  ["no workbook", "list.xlsx", bytes("SUL-5101")],
  ["an archive of something else", "list.xlsx", zipSync({ "a.txt": strToU8("a") })],
  ["a workbook of old", "list.xls", OLD_WORKBOOK],
  [
    "a page",
    "list.xls",
    bytes('\ufeff\n<html xmlns:x="urn:x"><table><tr><td>SUL-5101</td></tr></table></html>'),
  ],
  ["a page in UTF-16", "list.xls", new Uint8Array(Buffer.from("\ufeff<TABLE><tr><td>1", "utf16le"))],
  ["a PDF", "list.txt", bytes("%PDF-1.7\n1 0 obj")],
  ["compressed nonsense", "list.xlsx", new Uint8Array(deflateSync("x".repeat(1000)))],
])("%s is refused", async (_, name, content) => {
  await expect(readListFile(name, content)).rejects.toThrow(FileError);
});

test("a workbook that unpacks to more than a list may have is left as soon as it does", async () => {
  const bomb = workbook(`<row r="1">${text("A1", "x".repeat(40_000_000))}</row>`);
  expect(bomb.length).toBeLessThan(100_000);
  await expect(readListFile("list.xlsx", bomb)).rejects.toThrow(/unpacksTooLarge/);
});

test.each(["3000000000", "1048577", "1e15"])("a row %s is more than any sheet has", async (row) => {
  const merged = `<mergeCells><mergeCell ref="A1:A${row}"/></mergeCells>`;
  const far = workbook(`<row r="1">${text("A1", "SUL-5101")}</row><row r="${row}"/>`, merged);
  await expect(readListFile("list.xlsx", far)).rejects.toThrow(/tooManyRows/);
});

test("merged cells are looked for where the sheet has cells", async () => {
  const refs = (count: number) =>
    `<mergeCells>${'<mergeCell ref="A1:A1048576"/>'.repeat(count)}</mergeCells>`;
  const data = `<row r="1">${text("A1", "SUL-5101")}</row>`;
  const high = `${data}<row r="1048576"/>`;
  // Were each row looked at that a sheet may have, only the limit of a test would end this.
  expect(await readListFile("list.xlsx", workbook(high, refs(100_000)))).toEqual([["SUL-5101"]]);
  const long = `${data}<row r="200000">${text("B200000", "x")}</row>`;
  await expect(readListFile("list.xlsx", workbook(long, refs(100_000)))).rejects.toThrow(/tooManyCells/);
});

test("the empty cells before the last of a row count, as they take room too", async () => {
  const row = (n: number, at: string) => `<row r="${n}"><c r="${at}${n}"><v>1</v></c></row>`;
  const rows = (at: string) => Array.from({ length: 20_000 }, (_, n) => row(n + 2, at)).join("");
  for (const data of [row(1, "A") + rows("SF"), row(1, "SF") + rows("A")]) {
    await expect(readListFile("list.xlsx", workbook(data))).rejects.toThrow(/tooManyCells/);
  }
  expect(await readListFile("list.xlsx", workbook(row(1, "A") + rows("C")))).toHaveLength(20_001);
});

test("cells that can't be read are left out, in the first row too", async () => {
  const merged = '<mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="B3:B4"/></mergeCells>';
  const data =
    `<row r="1">${text("A1", "Order")}</row>` +
    `<row r="2">${text("A2", "Article")}<c r="B2" t="d"><v>2026-01-01</v></c><c r="C2" t="e"><v>#REF!</v></c></row>` +
    `<row r="3">${text("A3", "SUL-5101")}<c r="B3"><v>2</v></c></row>` +
    `<row r="4">${text("A4", "SUL-5102")}</row>` +
    `<row r="5">${text("A5", "SUL-5103")}<c r="B5"><f>1+1</f></c></row>`;
  expect(await readListFile("list.xlsx", workbook(data, merged))).toEqual([
    ["Order", ""],
    ["Article", null, null],
    ["SUL-5101", "2"],
    ["SUL-5102", null],
    ["SUL-5103", null],
  ]);
});

test("a table of which each second row is shorter is refused before it takes long", async () => {
  await expect(readListFile("list.csv", bytes("1,2\n1\n".repeat(20_000)))).rejects.toThrow(/tooManyRows/);
  expect(await readListFile("list.csv", bytes(`Order\n${"1,2\n".repeat(9000)}`))).toHaveLength(9001);
});
