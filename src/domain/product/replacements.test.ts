import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import { replacementsOf } from "./replacements.ts";

const products = makeCatalogue({
  version: 1,
  products: [sampleProduct({ id: "new-bin", serialNumber: "SUL-3" })],
  brands: [],
  categories: [],
}).products;

const withdrawn = (id: string, article: string | null, successor: string | null) => ({
  id,
  article,
  successor,
});

test("a withdrawn product leads to what replaced it, over withdrawn ones between them", () => {
  const chain = [withdrawn("old", "SUL-1", "sul-2"), withdrawn("later", "SUL-2", "SUL-3")];
  expect([...replacementsOf(chain, products)]).toEqual([
    ["old", "new-bin"],
    ["later", "new-bin"],
  ]);
});

test("it leads nowhere without a successor, with an unknown one, or in a circle", () => {
  const list = [
    withdrawn("alone", "SUL-5", null),
    withdrawn("lost", null, "SUL-9"),
    withdrawn("a", "A", "B"),
    withdrawn("b", "B", "A"),
  ];
  expect([...replacementsOf(list, products)]).toEqual([]);
});
