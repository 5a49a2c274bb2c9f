import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import { MAX_LINE_TEXT } from "../limits.ts";
import { type QuoteLine, requestedLines } from "./quote-lines.ts";

const bin = {
  ...sampleProduct({ id: "sulo-bin", name: "Bin", serialNumber: "SUL-1" }),
  brandKey: null,
  categoryKey: null,
  subcategoryKey: null,
};
const catalogue = makeCatalogue({ version: 1, products: [bin], brands: [], categories: [] });

const line = (changes: Partial<QuoteLine>): QuoteLine => {
  return { product: "", text: "", quantity: 1, note: "", ...changes };
};
const requested = (...lines: Partial<QuoteLine>[]) => requestedLines(catalogue, lines.map(line));

test("a line is stored with what the catalogue says of its product, those of one product joined", () => {
  expect(requested({ product: "SUL-1", quantity: 2 }, { product: "sulo-bin" })).toEqual([
    {
      product: { id: "sulo-bin", articleNumber: "SUL-1", name: "Bin" },
      text: "",
      quantity: 3,
      note: "",
    },
  ]);
});

test.each([
  [{ product: "GONE-1" }, "GONE-1"],
  [{ product: "GONE-1", text: "the blue one" }, "GONE-1 the blue one"],
  [{ product: "GONE-1", text: "4 x GONE-1, blue" }, "4 x GONE-1, blue"],
  [{ text: "a steel bucket" }, "a steel bucket"],
])("what the catalogue doesn't have is kept by the name that was sent: %o", (sent, text) => {
  expect(requested(sent)).toMatchObject([{ product: null, text }]);
});

test("words that get longer by the name before them are cut off where a line ends", () => {
  const [long] = requested({ product: "GONE-1", text: "x".repeat(MAX_LINE_TEXT) });
  expect(long?.text).toBe(`GONE-1 ${"x".repeat(MAX_LINE_TEXT - 7)}`);
});
