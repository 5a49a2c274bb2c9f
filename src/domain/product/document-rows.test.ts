import { expect, test } from "vitest";
import { documentRowFaults, documentRows, documentText } from "./document-rows.ts";

const SHEET = "safety data sheet | en | 3 | 2026-03-01 | sds/icc-4001.pdf";
const MANUAL = "manual | ar |  |  | m.pdf";

const codesOf = (text: string) =>
  documentRowFaults(documentRows(text)).map((faults) =>
    Object.fromEntries(Object.entries(faults).map(([part, { code }]) => [part, code])),
  );

test("lines become rows and the same lines again", () => {
  const text = `${SHEET}\n${MANUAL}`;
  expect(documentRows(text)).toEqual([
    {
      parts: {
        type: "safety data sheet",
        language: "en",
        revision: "3",
        date: "2026-03-01",
        file: "sds/icc-4001.pdf",
      },
    },
    { parts: { type: "manual", language: "ar", revision: "", date: "", file: "m.pdf" } },
  ]);
  expect(documentText(documentRows(text))).toBe(text);
  expect(documentRows("")).toEqual([]);
});

test("a row that is not filled in is kept, and read again", () => {
  const empty = { parts: { type: "", language: "en", revision: "", date: "", file: "" } };
  expect(documentRows(documentText([empty]))).toEqual([empty]);
  expect(codesOf(documentText([empty]))).toEqual([{ type: "documentType", file: "documentName" }]);
});

test("what would end a part or a line is left out of it", () => {
  const parts = { type: "manual", language: "en", revision: " 2 | b\n3 ", date: "", file: "m.pdf" };
  expect(documentText([{ parts }])).toBe("manual | en | 2 b 3 |  | m.pdf");
});

test("a line that has not five parts stays as it is, and an emptied one vanishes", () => {
  const [row] = documentRows("manual | en | m.pdf");
  expect(row).toEqual({ line: "manual | en | m.pdf" });
  expect(documentText([{ line: "manual | en | m.pdf" }, { line: " " }])).toBe("manual | en | m.pdf");
  expect(codesOf("manual | en | m.pdf")).toEqual([{ line: "documentParts" }]);
});

test("every part that is wrong is told, and a second document of a kind and language", () => {
  expect(codesOf("brochure | English | | 01.03.2026 | ../a.exe")).toEqual([
    {
      type: "documentType",
      language: "documentLanguage",
      date: "documentDate",
      file: "documentName",
    },
  ]);
  expect(codesOf(`${SHEET}\nSafety Data Sheet | EN | 4 | | b.pdf\n${MANUAL}`)).toEqual([
    {},
    { type: "documentTwice" },
    {},
  ]);
});
