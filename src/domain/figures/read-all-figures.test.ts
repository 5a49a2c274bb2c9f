import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { sampleCatalogue } from "../../../tests/support/sample-tree.ts";
import { figuresAt } from "./all-figures.ts";
import { figuresIn } from "./figures.ts";
import { readAllFigures } from "./read-all-figures.ts";
import { complete } from "../steps.ts";

const line = fc.constantFrom(
  "Noise: 66 dB(A)",
  "Noise: 70 dB(A)",
  "Weight: 4 kg",
  "Tank capacity: 5 L",
  "Colour: red",
  "",
);
const specifications = fc.array(line, { maxLength: 5 }).map((lines) => lines.join("\n"));

const productsOf = (texts: readonly string[]) =>
  sampleCatalogue(texts.map((text, n) => sampleProduct({ id: `p${n}`, specifications: text }))).ordered;

test("the figures of all products are those of each, whichever of them are taken over", () => {
  fc.assert(
    fc.property(
      fc.array(specifications, { maxLength: 8 }),
      fc.array(specifications, { maxLength: 8 }),
      (one, other) => {
        const before = productsOf(one);
        // As after a change of some: the others are the same objects.
        const now = productsOf(other).map((product, n) => (n % 2 === 0 ? (before[n] ?? null) : product));
        const all = complete(readAllFigures(now, complete(readAllFigures(before, null))));
        for (const [order, product] of now.entries()) {
          expect(figuresAt(all, order)).toEqual(product ? figuresIn(product) : []);
        }
        const stated = now.flatMap((product) => (product ? figuresIn(product) : []));
        expect(all.different.every((figure) => stated.some(({ key }) => key === figure.key))).toBe(true);
      },
    ),
  );
});
