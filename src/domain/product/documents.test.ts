import { expect, test } from "vitest";
import { documentLine, documentsOf, readDocument } from "./documents.ts";

const LINE = "safety data sheet | en | 3 | 2026-03-01 | sds/icc-4001.pdf";

test("a line says type, language, revision, date and file", () => {
  const document = readDocument(" Safety Data Sheet|EN| 3|2026-03-01 |  sds/icc-4001.pdf ");
  expect(document).toEqual({
    type: "safety data sheet",
    language: "en",
    revision: "3",
    date: "2026-03-01",
    file: "sds/icc-4001.pdf",
    bytes: null,
  });
  expect("code" in document ? null : documentLine(document)).toBe(LINE);
});

test("revision and date may be empty, and a date may be a month", () => {
  expect(readDocument("manual | pt-br | | 2026-03 | a.pdf")).toMatchObject({
    language: "pt-BR",
    revision: "",
  });
  expect(readDocument("manual | ar | | | a.PDF")).toMatchObject({ date: "", file: "a.PDF" });
});

test.each([
  ["manual | en | a.pdf", "documentParts"],
  ["manual | en | | | a.pdf | 12 | 13", "documentParts"],
  ["brochure | en | | | a.pdf", "documentType"],
  ["manual | | | | a.pdf", "documentLanguage"],
  ["manual | English | | | a.pdf", "documentLanguage"],
  ["manual | en_GB | | | a.pdf", "documentLanguage"],
  ["manual | en | | 2026-02-30 | a.pdf", "documentDate"],
  ["manual | en | | 01.03.2026 | a.pdf", "documentDate"],
  [`manual | en | ${"x".repeat(41)} | | a.pdf`, "tooLong"],
  ["manual | en | | | ../a.pdf", "documentName"],
  ["manual | en | | | x/../a.pdf", "documentName"],
  ["manual | en | | | /etc/a.pdf", "documentName"],
  ["manual | en | | | .hidden/a.pdf", "documentName"],
  ["manual | en | | | x\\a.pdf", "documentName"],
  ["manual | en | | | ", "documentName"],
  ["manual | en | | | a.exe", "documentFormat"],
  ["manual | en | | | pdf.html", "documentFormat"],
])("%s is refused: %s", (line, code) => {
  expect(readDocument(line)).toMatchObject({ code });
});

test("a product's documents are those whose files are there, in the order of types", () => {
  const documents = [`manual | en | | | m.pdf | 7`, "certificate | en | | | gone.pdf", `${LINE} | 8412`];
  expect(documentsOf({ documents })).toMatchObject([
    { type: "safety data sheet", bytes: 8412 },
    { type: "manual", bytes: 7 },
  ]);
  expect(documentsOf({})).toEqual([]);
});
