import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { notesOf } from "../../../tests/support/import-texts.ts";
import { CellError, FileError } from "../errors.ts";
import { readRows } from "../import/read-rows.ts";
import { readXlsx } from "./xlsx.ts";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const utf8 = (text: string) => new TextEncoder().encode(text);

type Parts = { rows?: string; after?: string; sheets?: string[]; styles?: string; strings?: string };

/** A workbook of raw XML; every sheet but the chosen one holds the word "wrong". */
function parts({ rows = "", after = "", sheets = [""], styles = "", strings = "" }: Parts, chosen = 1) {
  const sheetXml = (body: string) =>
    `<worksheet xmlns="${MAIN}"><sheetData>${body}</sheetData>${after}</worksheet>`;
  const all: Record<string, string> = {
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
      .map((state, n) => `<sheet name="S${n + 1}" sheetId="${n + 1}" ${state} r:id="rId${n + 1}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${sheets
      .map(
        (_, n) =>
          `<Relationship Id="rId${n + 1}" Type="${OFFICE}/worksheet" Target="worksheets/s${n + 1}.xml"/>`,
      )
      .join(
        "",
      )}<Relationship Id="a" Type="${OFFICE}/styles" Target="/xl/styles.xml"/><Relationship Id="b" Type="${OFFICE}/sharedStrings" Target="strings.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet>${styles}</styleSheet>`,
    "xl/strings.xml": `<sst>${strings}</sst>`,
  };
  sheets.forEach((_, n) => {
    all[`xl/worksheets/s${n + 1}.xml`] = sheetXml(
      n + 1 === chosen ? rows : `<row><c t="str"><v>wrong</v></c></row>`,
    );
  });
  return all;
}

const packed = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, utf8(text)])));
const read = (given: Parts, chosen?: number) => readXlsx(packed(parts(given, chosen)));

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const HEADER = `<row r="1">${text("A1", "article number")}${text("B1", "name")}${text("C1", "description")}</row>`;

test("errors and formulas without a result are bad cells with row and column", () => {
  const cells = [
    '<c r="C2" t="e"><v>#N/A</v></c>',
    '<c r="C2" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    '<c r="C2"><f>B2*2</f></c>',
    '<c r="C2"><f>B2*2</f><v></v></c>',
    '<c r="C2" t="str"><f>A2</f></c>',
    text("C2", "#REF!"),
    text("C2", "#####"),
  ];
  for (const cell of cells) {
    const { rows, bad } = readRows(
      read({ rows: `${HEADER}<row r="2">${text("A2", "A-1")}${text("B2", "Mop")}${cell}</row>` }),
    );
    expect(rows).toEqual([]);
    const code: unknown = expect.stringMatching(/^(?:spreadsheetError|noResult)$/);
    expect(bad).toMatchObject([{ row: 2, column: "description", fault: { code } }]);
  }
});

test("a formula's text, also an empty one, is its stored result", () => {
  const { rows } = read({
    rows: `${HEADER}<row r="2"><c r="A2" t="str"><f>X</f><v>A-1</v></c><c r="B2"><f>6*7</f><v>42</v></c><c r="C2" t="str"><f>Y</f><v></v></c></row>`,
  });
  expect(rows).toEqual([{ row: 2, cells: ["A-1", "42", ""] }]);
});

test("digits and leading zeros are kept, and what can't be kept is a bad cell", () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="0&quot; L&quot;"/></numFmts>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="165"/></cellXfs>';
  const cell = (style: number, value: string) => `<row><c s="${style}"><v>${value}</v></c></row>`;
  const sheet = read({
    styles,
    rows:
      HEADER +
      cell(1, "42") +
      cell(0, "4006381333931") +
      cell(0, "12345678901234567890") +
      cell(2, "46000") +
      cell(3, "5"),
  });
  const firsts = sheet.rows.map(({ cells }) => cells[0]);
  expect(firsts.slice(0, 2)).toEqual(["00042", "4006381333931"]);
  expect(firsts[2]).toEqual(new CellError({ code: "digitsLost", kept: 15 }));
  expect(firsts[3]).toBeInstanceOf(CellError);
  expect(firsts[4]).toBe("5");
  expect(notesOf(sheet.notes)).toEqual(["“L” is only shown by a number format and was not read."]);
});

test("the first visible sheet is read, and the others are named", () => {
  const sheet = read({ rows: HEADER, sheets: ['state="hidden"', 'state="veryHidden"', "", "", ""] }, 3);
  expect(sheet.header).toEqual(["article number", "name", "description"]);
  expect(notesOf(sheet.notes)).toEqual([
    "Only the sheet “S3” was read, not “S1” (hidden), “S2” (hidden), “S4”, “S5”.",
  ]);
  expect(() => read({ rows: HEADER, sheets: ['state="hidden"'] })).toThrow("noSheet");
});

test.each(["XFD1048576", "A1048576", "XFD3"])("a cell at %s refuses the file", (at) => {
  const row = /\d+$/.exec(at)?.[0] ?? "";
  const far = (cell: string) => read({ rows: `${HEADER}<row r="${row}">${cell}</row>` });
  expect(() => far(`<c r="${at}"><v>1</v></c>`)).toThrow(FileError);
  expect(() => far(`<c r="${at}"><v>1</v></c>`)).toThrow(at);
  // A format alone is nothing.
  expect(far(`<c r="${at}" s="0"/>`).rows).toEqual([]);
});

test("merged cells, hidden rows and Japanese readings change nothing silently", () => {
  const rows =
    HEADER +
    `<row r="2">${text("A2", "A-1")}${text("B2", "Mop")}</row><row r="3" hidden="1">${text("A3", "A-2")}</row>` +
    `<row r="4"><c r="A4" t="inlineStr"><is><r><t>A</t></r><r><t>-3</t></r><rPh><t>x</t></rPh></is></c></row>`;
  const sheet = read({ rows, after: '<mergeCells><mergeCell ref="B2:B3"/></mergeCells>' });
  expect(sheet.rows.map(({ cells }) => cells)).toEqual([
    ["A-1", "Mop", ""],
    ["A-2", new CellError({ code: "merged", corner: "B2" }), ""],
    ["A-3", "", ""],
  ]);
  expect(notesOf(sheet.notes)).toEqual(["1 hidden row was read like the others."]);
});

test("prefixes, shared texts and encoded characters are understood", () => {
  const files = parts({
    strings:
      '<si><t>article number</t></si><si><r><t>a_x000D_</t></r><r><t xml:space="preserve"> b</t></r></si>',
  });
  files["xl/worksheets/s1.xml"] =
    '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c></x:row><x:row r="5"><x:c r="A5" t="s"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  expect(readXlsx(packed(files))).toMatchObject({
    header: ["article number"],
    rows: [{ row: 5, cells: ["a\r b"] }],
  });
});

test("XML that is cut off or nested without end is damaged", () => {
  const files = parts({ rows: HEADER });
  const whole = files["xl/worksheets/s1.xml"] ?? "";
  for (const broken of [
    whole.slice(0, -10),
    "",
    `${"<a>".repeat(100_000)}`,
    whole.replace('r="1"', 'r="0"'),
  ]) {
    expect(() => readXlsx(packed({ ...files, "xl/worksheets/s1.xml": broken }))).toThrow("damagedWorkbook");
  }
});

test("one text that stands in very many cells is refused before it fills the memory", () => {
  const strings = `<si><t>${"x".repeat(1_000_000)}</t></si>`;
  const rows = Array.from(
    { length: 101 },
    (_, n) => `<row r="${n + 1}"><c r="A${n + 1}" t="s"><v>0</v></c></row>`,
  );
  expect(() => read({ rows: rows.join(""), strings })).toThrow("tooManyCells");
  expect(read({ rows: rows.slice(0, 9).join(""), strings }).rows).toHaveLength(8);
});
