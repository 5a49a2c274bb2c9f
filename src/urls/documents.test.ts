import fc from "fast-check";
import { expect, test } from "vitest";
import { DOCUMENT_TYPES } from "../domain/product/documents.ts";
import { documentPath, documentsZipPath, readDocumentPath, readZipQuery } from "./documents.ts";

test("a document's address says product, type and language, and which content", () => {
  const address = { id: "icc-4001", type: "safety data sheet", language: "pt-BR" } as const;
  expect(documentPath(address)).toBe("/documents/icc-4001/safety-data-sheet/pt-br");
  expect(documentPath({ ...address, language: null })).toBe("/documents/icc-4001/safety-data-sheet");
  expect(documentPath(address, "0123456789abcdef")).toBe(
    "/documents/icc-4001/safety-data-sheet/pt-br?v=0123456789abcdef",
  );
});

test("every address that is built is read as what it names", () => {
  const id = fc.string({ minLength: 1, unit: "grapheme" }).filter((text) => text.isWellFormed());
  const language = fc.constantFrom("en", "ar", "pt-br", null);
  fc.assert(
    fc.property(id, fc.constantFrom(...DOCUMENT_TYPES), language, (...given) => {
      const address = { id: given[0], type: given[1], language: given[2] };
      expect(readDocumentPath(documentPath(address))).toEqual(address);
    }),
  );
});

test.each([
  "/documents/",
  "/documents/a",
  "/documents/a/brochure",
  "/documents//manual",
  "/documents/a/manual/",
  "/documents/a/manual/en/more",
  "/documents/%zz/manual",
  "/document/a/manual",
])("%s names no document", (path) => {
  expect(readDocumentPath(path)).toBeNull();
});

test("the address of many documents names each product once, and one type", () => {
  const path = documentsZipPath(["a-1", "b-2", "a-1"], "safety data sheet");
  expect(path).toBe("/documents.zip?ids=a-1,b-2&type=safety-data-sheet");
  expect(readZipQuery(path.slice(path.indexOf("?")))).toEqual({
    ids: ["a-1", "b-2"],
    type: "safety data sheet",
  });
  expect(readZipQuery("?ids=a,,%20b%20,a")).toEqual({ ids: ["a", "b"], type: null });
  expect(readZipQuery("")).toEqual({ ids: [], type: null });
  expect(readZipQuery("?ids=a&type=brochure")).toBeNull();
});
