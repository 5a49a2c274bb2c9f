import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { sampleCatalogue } from "../../../tests/support/sample-tree.ts";
import { readLimits } from "./figure-limits.ts";

const catalogueOf = (specifications: readonly string[]) =>
  sampleCatalogue(specifications.map((text, n) => sampleProduct({ id: `p${n}`, specifications: text })));

const idsOf = (products: readonly { id: string }[]) => products.map(({ id }) => id).join(" ");

const NOISES = ["Noise: 66 dB(A)", "Noise: 70 dB(A)", "", "Noise: ≤ 60 dB(A)", "Noise: 64 to 69 dB(A)"];

test.each([
  ["-68", "p0 p3 p4"],
  ["68-", "p1 p4"],
  ["66", "p0 p4"],
  ["-10", "p3"],
  ["none", "p2"],
  ["0-9999999", "p0 p1 p3 p4"],
])("within %s lies what states some of that", (text, ids) => {
  const { figures, products } = catalogueOf(NOISES);
  const noise = readLimits(text);
  expect(idsOf(figures.narrow(products, noise && { noise }))).toBe(ids);
});

test("several limits hold at once, and each tells what there is without it", () => {
  const { figures, products } = catalogueOf([
    "Working width: 430 mm\nNoise: 66 dB(A)",
    "Working width: 50 cm\nNoise: 72 dB(A)",
    "Working width: 900 mm\nNoise: 60 dB(A)",
  ]);
  const limits = { width: { from: 400, to: 600 }, noise: { from: null, to: 68 } };
  expect(idsOf(figures.narrow(products, limits))).toBe("p0");
  expect(figures.removals(products, limits)).toEqual([
    { filter: "width", count: 2 },
    { filter: "noise", count: 2 },
  ]);
});

test("what is stated in another unit is another thing", () => {
  const { figures, products } = catalogueOf(["Capacity: 500 sheets", "Capacity: 1 L"]);
  const capacity = { from: 0, to: null };
  expect(idsOf(figures.narrow(products, { capacity }))).toBe("p1");
  expect(idsOf(figures.narrow(products, { capacity: "none" }))).toBe("p0");
});

test("a list is sorted by a figure either way, equal ones in their order, and what lacks it last", () => {
  const { figures, products } = catalogueOf([...NOISES, "Noise: 66 dB(A)"]);
  expect(idsOf(figures.sort(products, "noise", false))).toBe("p3 p0 p5 p4 p1 p2");
  expect(idsOf(figures.sort(products, "noise", true))).toBe("p1 p4 p0 p5 p3 p2");
  expect(figures.sort(products, "grit", true)).toEqual(products);
});

test("narrowing and sorting lose nothing and keep the order of what is equal", () => {
  const product = fc.constantFrom(...NOISES, "Noise: 70 dB(A)", "Noise: loud");
  fc.assert(
    fc.property(fc.array(product), fc.boolean(), (texts, down) => {
      const { figures, products } = catalogueOf(texts);
      expect(new Set(figures.sort(products, "noise", down))).toEqual(new Set(products));
      const limits = [{ from: null, to: 65 }, { from: 65.001, to: null }, "none"] as const;
      const parts = limits.map((noise) => figures.narrow(products, { noise }));
      expect(new Set(parts.flat()).size).toBe(products.length);
    }),
  );
});
