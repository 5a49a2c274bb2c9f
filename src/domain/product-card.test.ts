import { expect, test } from "vitest";
import { sampleProduct } from "../../tests/support/sample-product.ts";
import { makeCatalogue } from "./catalogue.ts";
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
