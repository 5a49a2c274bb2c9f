import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import { askedFigures, limitsOf } from "../figures/figure-limits.ts";
import { toCards } from "./product-card.ts";

/** The description of a card for a product that is described so. */
function onCard(description: string): string | undefined {
  const product = { ...sampleProduct(), description };
  const catalogue = makeCatalogue({
    version: 1,
    products: [product],
    brands: [],
    categories: [],
  });
  return toCards(catalogue.products, catalogue)[0]?.description;
}

test("a card has as much of a description as its three lines hold, in whole words (R13.1)", () => {
  expect(onCard("For small floors.")).toBe("For small floors.");
  expect(onCard("Cleans hard floors. ".repeat(20))).toBe("Cleans hard floors. ".repeat(6).trim());
  const short = `It cleans. ${"all kinds of floors and ".repeat(20)}`;
  expect(onCard(short)).toBe(`It cleans. ${"all kinds of floors and ".repeat(7)}all kinds…`);
  expect(onCard("地".repeat(300))).toBe(`${"地".repeat(190)}…`);
});

test("the figures that a list is asked by come first on its cards, of those that state them", () => {
  const lines = ["Working width: 500 mm", "Solution tank: 40 L", "Run time: 3 h", "Noise level: 66 dB(A)"];
  const product = { ...sampleProduct(), specifications: lines.join("\n") };
  const catalogue = makeCatalogue({ version: 1, products: [product], brands: [], categories: [] });
  const keysOf = (query: { "run-time"?: string; area?: string }, sort?: string) =>
    toCards(catalogue.products, catalogue, askedFigures(limitsOf(query), sort))[0]?.figures.map(
      ({ key }) => key,
    );
  expect(keysOf({})).toEqual(["working-width", "tank", "sound-level"]);
  expect(keysOf({ "run-time": "2-" })).toEqual(["run-time", "working-width", "tank"]);
  expect(keysOf({ area: "-4000" }, "run-time-down")).toEqual(["run-time", "working-width", "tank"]);
});
