import { expect, test } from "vitest";
import { sampleCatalogue } from "../../tests/support/render-page.tsx";
import { sheetContent } from "./sheet-content.ts";

const catalogue = await sampleCatalogue();

function contentOf(article: string) {
  const product = catalogue.products.find(({ serialNumber }) => serialNumber === article);
  if (!product) throw new Error(`The sample has no ${article}`);
  return sheetContent(catalogue, product, "https://shop.test/x");
}

test("the key figures stand large as they are written, but for long ones", () => {
  expect(contentOf("COM-2024").figures).toEqual([
    { label: "Working width", value: "500 mm" },
    { label: "Solution tank", value: "40 L" },
    { label: "Noise level", value: "67 dB(A)" },
    { label: "Run time", value: "3 h" },
  ]);
  // Not its dilution, "1:100 daily, 1:50 for heavy soil".
  const values = contentOf("ICC-4001").figures.map(({ value }) => value);
  expect(values.length).toBeGreaterThan(2);
  expect(values.every((value) => value.length <= 14)).toBe(true);
});

test("a sheet is of its product alone, and names the brand as visitors read it", () => {
  const { brand, place, product } = contentOf("ICC-4001");
  expect([brand, ...place]).toEqual(["Intercare Chemicals", "Chemicals", "Housekeeping Chemicals"]);
  expect(product).not.toHaveProperty("price");
});
