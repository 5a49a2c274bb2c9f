import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { sampleCatalogue } from "../../../tests/support/sample-tree.ts";
import { choicesOf, countsOf, firstPlaces } from "./list-choices.ts";
import { ordersOf } from "../catalogue/product-orders.ts";

const placed = fc.record({
  brand: fc.constantFrom("SULO", "NEW", "TMB"),
  category: fc.constantFrom("Chemicals", "Tools", "Tools » Pads"),
  subcategory: fc.constantFrom(null, "Mops", ""),
  isActive: fc.boolean(),
});

test("a list is counted by numbers as it is by its products", () => {
  fc.assert(
    fc.property(fc.array(placed, { maxLength: 12 }), fc.nat(3), (all, every) => {
      const catalogue = sampleCatalogue(all.map((each, n) => sampleProduct({ id: `p${n}`, ...each })));
      const list = catalogue.products.filter((_, n) => n % (every + 1) === 0);
      const { brand, category } = choicesOf(catalogue.ordered);
      for (const [choice, keyOf] of [
        [brand, (n: number) => list[n]?.brandKey],
        [category, (n: number) => list[n]?.categoryKey],
      ] as const) {
        const keys = list.map((_, n) => keyOf(n) ?? "");
        const counts = countsOf(choice, ordersOf(list));
        expect(firstPlaces(choice, list).map((place) => choice.texts[place])).toEqual([...new Set(keys)]);
        for (const key of keys) {
          expect(counts[choice.placeOf.get(key) ?? -1]).toBe(keys.filter((each) => each === key).length);
        }
      }
    }),
  );
});
