import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import { matchRows, pastedRows } from "./pasted-list.ts";
import { complete } from "../steps.ts";

const stock = [
  ["SUL-5101", "Two-Wheel Bin, 80 L, Dark Grey"],
  ["SUL-5102", "Two-Wheel Bin, 120 L, Green"],
  ["NUM-2001", "Tub Dry Vacuum, 9 L, 620 W"],
  ["COM-2024", "Walk-Behind Scrubber-Dryer, 50 cm, Battery"],
  ["70-5", "Squeegee"],
  ["7-05", "Other squeegee"],
] as const;
const catalogue = makeCatalogue({
  version: 1,
  products: stock.map(([serialNumber, name]) => ({
    ...sampleProduct({ id: serialNumber.toLowerCase(), name, serialNumber }),
    brandKey: null,
    categoryKey: null,
    subcategoryKey: null,
  })),
  brands: [],
  categories: [],
});

const match = (text: string) => complete(matchRows(catalogue, pastedRows(text)));
const first = (text: string) => match(text).lines[0];

test.each([
  "SUL-5101",
  "sul 5101",
  "Sul5101",
  "SUL–5101",
  "SUL.5101",
  "SUL 51 01",
  "sul_5101",
  "ＳＵＬ－５１０１",
  "SUL-٥١٠١",
])("the article is found in the spelling %j", (text) => {
  expect(first(text)).toMatchObject({ product: "SUL-5101", quantity: 1, choices: [] });
});

test.each([
  ["2 x SUL-5101", 2],
  ["2x SUL 5101", 2],
  ["SUL 5101; 4", 4],
  ["4; SUL-5101", 4],
  ["SUL-5101\t12", 12],
  ["SUL-5101 x3", 3],
  ["SUL-5101 (2 Nos.)", 2],
  ["Qty: 7 SUL-5101", 7],
  ["SUL-5101, 1,000 pcs", 1000],
  ["SUL-5101 - 5", 5],
  ["6 SUL-5101", 6],
  ["1. SUL-5101", 1],
  ["٣ × SUL-5101", 3],
  ["SUL-5101\t１２", 12],
  ["２ x SUL-5101", 2],
  ["SUL-5101 عدد ٤", 4],
  ["SUL-5101 80 L", 1],
  ["SUL-5101 50 x 60 cm", 1],
  ["SUL-5101\t2.00", 2],
  ["SUL-5101 (60)", 60],
  ["SUL-5101 [60]", 60],
  ["SUL-5101/40", 40],
  ["SUL-5101 ... 1,200", 1200],
  ["SUL-5101 • 25", 25],
  ["SUL-5101 25.", 25],
  ["(25) SUL-5101", 25],
  ["SUL-5101 -> 25", 25],
  ["SUL5101 two units", 2],
  ["SUL-5101, two", 2],
  ["SUL-5101\tTwo", 2],
  ["Three x SUL-5101", 3],
])("%j asks for %d", (text, quantity) => {
  expect(first(text)).toMatchObject({ product: "SUL-5101", quantity, isDoubtful: false });
});

test.each([
  "-5 x SUL-5101",
  "SUL-5101; 0",
  "SUL-5101\t100000",
  "2.5 x SUL-5101",
  "SUL-5101 40 + 20",
  "SUL-5101 ~~ 40",
  "SUL-5101 -3",
  "SUL-5101 –3",
  "SUL-5101 −3",
  "SUL-5101\t#REF!",
])("the quantity of %j is doubted, and what was written stays", (text) => {
  const line = first(text);
  expect(line).toMatchObject({ product: "SUL-5101", quantity: 1, isDoubtful: true });
  expect(line?.text).not.toBe("");
});

test.each([
  ["10 two wheel bins", true],
  ["3 scruber dryer 55 cm", true],
  ["80 l bin", false],
  ["60 cm mop frame", false],
  ["5 litre degreaser", false],
  ["Bin, 2 wheels", false],
])("the number that %j begins with may be how many: %s", (text, isDoubtful) => {
  expect(first(text)).toMatchObject({ text, quantity: 1, isDoubtful });
});

test("what says more than article and quantity is kept beside the product", () => {
  expect(first("2 x SUL-5101")?.text).toBe("");
  expect(first("7. SUL-5101 - Two-Wheel Bin, 80 L, Dark Grey - Qty: 2")).toMatchObject({
    text: "",
    quantity: 2,
  });
  expect(first("SUL-5101\tTwo-Wheel Bin, 80 L, Dark Grey, with lock\t2")?.text).not.toBe("");
  expect(first("SUL-5101 in blue, to Muharraq, 2 pcs")?.text).toBe("SUL-5101 in blue, to Muharraq, 2 pcs");
});

test("what may mean several articles, or has a slip, or only names one, is offered and not decided", () => {
  const choicesOf = (text: string) => {
    const line = first(text);
    expect(line).toMatchObject({ product: "", text });
    return line?.choices;
  };
  expect(choicesOf("SUL-5101 or SUL-5102")).toEqual(["SUL-5101", "SUL-5102"]);
  expect(choicesOf("705")).toEqual(["70-5", "7-05"]);
  expect(choicesOf("NUM-2O01")).toEqual(["NUM-2001"]);
  expect(choicesOf("NMU-2001")).toEqual(["NUM-2001"]);
  expect(choicesOf("COM-204")).toEqual(["COM-2024"]);
  expect(choicesOf("scrubber dryer, walk behind, 50 cm")).toEqual(["COM-2024"]);
});

test.each(["COM-202, 4 pcs", "COM-202 4 pcs", "COM-202 (4)"])(
  "the quantity in %j is no part of another article's number",
  (text) => {
    expect(first(text)).toMatchObject({ product: "", choices: ["COM-2024"] });
  },
);

test.each([
  ["COM-9999 x 3", 3, false],
  ["COM-9999 3 pcs", 3, false],
  ["Rubber mat 500 x 300", 1, false],
])("%j, which the catalogue doesn't have, asks for %d", (text, quantity, isDoubtful) => {
  expect(first(text)).toMatchObject({ product: "", quantity, isDoubtful });
});

test("everything else stays in the buyer's own words, and nothing is lost", () => {
  const lines = ["Stainless bucket 20 L", '=HYPERLINK("http://evil.example")', "<b>bold</b>", "🧽 sponges"];
  expect(match(lines.join("\n")).lines.map(({ text, product, choices }) => [text, product, choices])).toEqual(
    lines.map((text) => [text, "", []]),
  );
  expect(first("3 x steel bucket")).toMatchObject({ text: "3 x steel bucket", quantity: 3 });
  const long = first(`a\u0000\u0007b ${"x".repeat(500)}`)?.text ?? "";
  expect(long).toHaveLength(200);
  expect(long).toMatch(/^a b x+…$/);
});

test("a heading names the column of quantities, and counted rows are no quantities", () => {
  const table =
    "No.\tArticle\tDescription\tQty\n1\tSUL-5101\tbin 80\t4\n2\tNUM-2001\tvacuum\t2\n3\tnothing\tmop 40\t9";
  expect(match(table).lines.map(({ product, quantity }) => [product, quantity])).toEqual([
    ["SUL-5101", 4],
    ["NUM-2001", 2],
    ["", 9],
  ]);
  expect(match("1;SUL-5101\n2;NUM-2001\n3;COM-2024").lines.map(({ quantity }) => quantity)).toEqual([
    1, 1, 1,
  ]);
});

test("what is made to take long is read to its end", () => {
  const rows = [
    "1 ".repeat(1_000_000),
    " ".repeat(500_000) + "x",
    "111,".repeat(500_000),
    "x".repeat(2_000_000),
    "1;".repeat(500_000),
  ];
  // Were one of them read again from each of its signs, only the limit of a test would end this.
  expect(match(rows.join("\n")).lines).toHaveLength(5);
  expect(match(`No;Article\n${" ".repeat(500_000)}x;SUL-5101`).lines).toHaveLength(1);
});

test("blank lines and rules are no lines, and beyond a hundred they are counted", () => {
  expect(match("\n----\n \t; ;\n").lines).toEqual([]);
  const { lines, left, matched } = match(Array.from({ length: 130 }, () => "SUL-5101").join("\r\n"));
  expect([lines.length, left]).toEqual([100, 30]);
  expect(matched).toEqual({ found: 100, uncertain: 0, unknown: 0 });
});

test.each([
  ["S.No\tDescription\tUnit\tQty", "a title above it", "Tender for cleaning 2026"],
  ["No.\tDescription\tUnit\tQty 2025", "a year in it", ""],
  ["م\tالوصف\tالوحدة\tالكمية", "Arabic", ""],
  ["Item\tName\tUOM\tRequired quantity", "other words", "Al Noor Hotel\nManama"],
])("a heading %j is found with %s", (heading, _, title) => {
  const rows = ["1\tWheel chair\tpcs\t40", "2\tSUL-5101\tpcs\t25", "3\tCorn broom, 30 cm\tpcs\t60"];
  const { lines, left } = match([title, heading, ...rows].join("\n"));
  expect(lines.map(({ quantity, isDoubtful, text }) => [quantity, isDoubtful, text])).toEqual([
    [40, false, "Wheel chair pcs"],
    [25, false, ""],
    [60, false, "Corn broom, 30 cm pcs"],
  ]);
  expect(left).toBe(0);
});

test("an article above a heading stays, and a row that only begins like a heading is a line", () => {
  const products = (text: string) => match(text).lines.map(({ product, quantity }) => [product, quantity]);
  expect(products("2 x SUL-5101\nNo;Article;Qty\n1;NUM-2001;4")).toEqual([
    ["SUL-5101", 2],
    ["NUM-2001", 4],
  ]);
  expect(products("Article SUL-5101;Qty 4")).toEqual([["SUL-5101", 4]]);
  expect(match("Item with lid;Brand new;12").lines).toMatchObject([{ text: "Item with lid Brand new 12" }]);
});

test("two rows that are counted ask for what stands behind, and of two numbers neither is taken for granted", () => {
  expect(match("1;Corn broom;40\n2;Wheel chair;25").lines.map(({ quantity }) => quantity)).toEqual([40, 25]);
  expect(match("1;Corn broom\n2;Wheel chair").lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
  expect(first("Corn broom;40;25")).toMatchObject({ isDoubtful: true, text: "Corn broom 40 25" });
});
