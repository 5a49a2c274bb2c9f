import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import { matchRows, pastedRows } from "./pasted-list.ts";
import { complete } from "../steps.ts";

const sourceOf = (products: readonly (readonly string[])[]) =>
  makeCatalogue({
    version: 1,
    products: products.map(([serialNumber = "", name = ""]) => ({
      ...sampleProduct({ id: serialNumber.toLowerCase(), name, serialNumber }),
      brandKey: null,
      categoryKey: null,
      subcategoryKey: null,
    })),
    brands: [],
    categories: [],
  });

test("a number behind an article number is how many, not the end of another's", () => {
  const products = [
    ["AMR-503", "Brush"],
    ["AMR-5035", "Other brush"],
    ["KEH-7041", "Pad"],
    ["80-12", "Nozzle"],
  ];
  const source = sourceOf(products);
  const line = (text: string) => complete(matchRows(source, pastedRows(text))).lines[0];
  for (const text of ["AMR-503 5", "AMR-503 - 5", "AMR-503/5", "AMR 503 5", "5 AMR-503"]) {
    expect(line(text), text).toMatchObject({ product: "AMR-503", quantity: 5, isDoubtful: false });
  }
  expect(line("AMR-5035")).toMatchObject({ product: "AMR-5035", quantity: 1 });
  expect(line("KEH 70 41")).toMatchObject({ product: "", choices: ["KEH-7041"], isDoubtful: true });
  expect(line("KEH-704 1")).toMatchObject({ product: "", choices: ["KEH-7041"], isDoubtful: true });
  expect(line("80 12")).toMatchObject({ product: "80-12", isDoubtful: false });
  expect(line("2 KEH-7041")).toMatchObject({ product: "KEH-7041", quantity: 2 });
});

test("a description without an article number offers the products that have most of it", () => {
  const source = sourceOf([
    ["PAD-17R", "Floor Pad, 17 in, Red"],
    ["PAD-20R", "Floor Pad, 20 in, Red"],
    ["PAD-17W", "Floor Pad, 17 in, White"],
    ["BIN-240", "Two-Wheel Bin, 240 L, Green"],
    ["BIN-120", "Two-Wheel Bin, 120 L, Green"],
    ["FLA-1", "Flat Mop"],
  ]);
  const line = (text: string) => complete(matchRows(source, pastedRows(text))).lines[0];
  expect(line("floor pads 17 inch, red, 10 pcs")).toMatchObject({
    product: "",
    quantity: 10,
    choices: expect.arrayContaining(["PAD-17R"]),
  });
  expect(line("SULO 240 litre wheel bin x 4")).toMatchObject({ quantity: 4, choices: ["BIN-240"] });
  for (const text of [
    "Flag pole",
    "Deliver to the floor",
    "Bin bags, black, 50 micron",
    "17 inch",
    "5 x 240 l",
  ]) {
    expect(line(text), text).toMatchObject({ product: "", choices: [] });
  }
});
