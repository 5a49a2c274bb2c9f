import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import type { PastedRow } from "./pasted-columns.ts";
import { matchRows, pastedRows } from "./pasted-list.ts";
import { complete } from "../steps.ts";

const catalogue = makeCatalogue({
  version: 1,
  products: ["SUL-5101", "NUM-2001"].map((serialNumber) => ({
    ...sampleProduct({ id: serialNumber.toLowerCase(), name: `Product ${serialNumber}`, serialNumber }),
    brandKey: null,
    categoryKey: null,
    subcategoryKey: null,
  })),
  brands: [],
  categories: [],
});

const matchAll = (rows: readonly PastedRow[]) => complete(matchRows(catalogue, rows)).lines;
const match = (text: string) => matchAll(pastedRows(text));

test("a quantity that can't be read is doubted, and no other number is taken for it", () => {
  const lines = matchAll([
    ["Article", "Qty", "Price"],
    ["SUL-5101", "4", "12"],
    ["NUM-2001", null, "12"],
    ["SUL-5101", "#REF!", "12"],
    ["SUL-5101", "as agreed", "12"],
    ["NUM-2001", "", "12"],
  ]);
  expect(lines.map(({ quantity, isDoubtful }) => [quantity, isDoubtful])).toEqual([
    [4, false],
    [1, true],
    [1, true],
    [1, true],
    [1, false],
  ]);
});

test("without a heading a cell that can't be read may have been the quantity", () => {
  const lines = matchAll([
    ["SUL-5101", null],
    ["SUL-5101", null, "4"],
    ["SUL-5101 3 pcs", null],
    [null, ""],
  ]);
  expect(lines.map(({ quantity, isDoubtful }) => [quantity, isDoubtful])).toEqual([
    [1, true],
    [4, true],
    [3, false],
  ]);
});

test.each(["Total", "TOTAL:", "Grand total", "Sub-total", "Subtotal", "Sum", "Total qty", "الإجمالي"])(
  "a row that begins with %j is no line, and does not keep rows from being counted",
  (word) => {
    const rows = "No;Article;Description;Qty\n1;SUL-5101;Bin;8\n2;NUM-2001;Vacuum;20";
    for (const sum of [`${word};;;28`, `;;${word};28`]) {
      expect(match(`${rows}\n${sum}`)).toMatchObject([
        { product: "SUL-5101", quantity: 8 },
        { product: "NUM-2001", quantity: 20 },
      ]);
    }
  },
);

test("what only has a word of a sum in it is a line", () => {
  const lines = match("Total cleaning set;2\nSum of all bins;1\nTotal SUL-5101;4\nTotal: 28");
  expect(lines).toHaveLength(3);
});

test.each(["Notes", "Remark", "Remarks", "Comment", "Comments", "ملاحظات"])(
  "what stands under %j is the line's note, and neither its article nor its quantity",
  (heading) => {
    expect(
      match(`Article;Qty;${heading}\nSUL-5101;4;instead of NUM-2001, 2 pcs\n;;only this\nNUM-2001;1;`),
    ).toMatchObject([
      { product: "SUL-5101", quantity: 4, text: "", note: "instead of NUM-2001, 2 pcs" },
      { product: "", text: "only this", note: "" },
      { product: "NUM-2001", note: "" },
    ]);
  },
);

test("no line says nothing: numbered rows that are empty, and what stands far to the right", () => {
  const far = [...Array.from({ length: 400 }, () => ""), "x"];
  const lines = matchAll([["No", "Article", "Qty"], ["1", "SUL-5101", "4"], ["2", "", ""], ["3", null], far]);
  expect(lines).toMatchObject([{ product: "SUL-5101", quantity: 4 }]);
  expect(match(`No;Article;Qty\n1;SUL-5101;4\n2;;5`)).toMatchObject([{}, { product: "", text: "5" }]);
});
