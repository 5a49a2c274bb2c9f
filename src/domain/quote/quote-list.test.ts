import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { postedLines, postedList } from "./quote-fields.ts";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import { quoteList } from "./quote-lines.ts";
import { addLines, changeLine, newListLine } from "./quote-list.ts";

const bin = {
  ...sampleProduct({ id: "sulo-bin", serialNumber: "SUL-1" }),
  brandKey: null,
  categoryKey: null,
  subcategoryKey: null,
};
const catalogue = makeCatalogue({ version: 1, products: [bin], brands: [], categories: [] });
const line = newListLine;

test("lines of one product are joined, unless their notes say different things or no line can have so many", () => {
  const lines = [
    line({ product: "SUL-1", quantity: 2 }),
    line({ product: "sul-1", note: "blue" }),
    line({ product: "SUL-1", note: "green" }),
    line({ product: "SUL-1", note: "blue", quantity: 9998 }),
    line({ text: "bucket" }),
    line({ text: "bucket", quantity: 4 }),
    line({ text: "bucket", choices: ["A"] }),
  ];
  expect(addLines([], lines).map(({ quantity, note }) => [quantity, note])).toEqual([
    [3, "blue"],
    [1, "green"],
    [9998, "blue"],
    [5, ""],
    [1, ""],
  ]);
});

test("a product that is chosen for a line is joined with the line that asks for it already", () => {
  const asked = line({ product: "SUL-1", quantity: 2, note: "blue" });
  const unclear = line({ text: "SUL-I", quantity: 3, choices: ["SUL-1", "SUL-2"], isDoubtful: true });
  const joined = {
    product: "SUL-1",
    text: "SUL-I",
    quantity: 5,
    note: "blue",
    choices: [],
    isDoubtful: true,
  };
  expect(changeLine([asked, unclear], 1, { product: "SUL-1" })).toEqual([joined]);
  expect(changeLine([unclear, asked], 0, { product: "sul-1" })).toMatchObject([{ quantity: 5, choices: [] }]);
  expect(changeLine([asked, unclear], 1, { product: "SUL-2" })).toEqual([
    asked,
    { ...unclear, product: "SUL-2" },
  ]);
  const other = { ...unclear, note: "red" };
  expect(changeLine([asked, other], 1, { product: "SUL-1" })).toHaveLength(2);
  expect(changeLine([asked, unclear], 1, { quantity: 4 })).toEqual([asked, { ...unclear, quantity: 4 }]);
});

test("a list knows the products of its lines and choices, and how many lines it has no room for", () => {
  const many = Array.from({ length: 103 }, (_, n) => line({ text: `Line ${n}` }));
  const list = quoteList(catalogue, [
    line({ product: "SUL-1" }),
    line({ text: "bin", choices: ["sul 1", "gone"] }),
    ...many,
  ]);
  expect(list.left).toBe(5);
  expect(Object.keys(list.products)).toEqual(["SUL-1", "sul 1"]);
  expect(list.products["SUL-1"]).toMatchObject({ id: "sulo-bin", name: "Bin" });
});

const form = (fields: [string, string][]) => new URLSearchParams(fields);

test("the lines of a posted form are those of its fields, in their order", () => {
  const fields = form([
    ["line.product", "SUL-1"],
    ["line.text", ""],
    ["line.quantity", "2"],
    ["line.note", "blue"],
    ["line.choices", ""],
    ["line.product", ""],
    ["line.text", "bucket"],
    ["line.quantity", "-3"],
    ["line.note", ""],
    ["line.choices", "A B C D E"],
  ]);
  expect(postedLines(fields)).toEqual([
    { product: "SUL-1", text: "", quantity: 2, note: "blue" },
    { product: "", text: "bucket", quantity: -3, note: "" },
  ]);
  expect(postedList(fields)).toEqual([
    line({ product: "SUL-1", quantity: 2, note: "blue" }),
    line({ text: "bucket", isDoubtful: true, choices: ["A", "B", "C", "D"] }),
  ]);
});

test("fields that no page of ours sends do no harm", () => {
  const odd = form([
    ["line.product", "x".repeat(5000)],
    ["line.quantity", "1e99"],
    ["line.product", ""],
  ]);
  expect(postedList(odd)).toEqual([line({ product: "x".repeat(120), isDoubtful: true })]);
  expect(postedLines(form(Array.from({ length: 500 }, () => ["line.product", "a"])))).toHaveLength(101);
});
