import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { sortForBrowsing } from "../listing/category-list.ts";
import { SORT_KEYS } from "./category.ts";
import type { KeyedProduct } from "./keys.ts";
import { NameOrders } from "./name-order.ts";
import { complete } from "../steps.ts";

const product = fc.record({
  name: fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom("Pad 3 in", "pad 20 in", "PAD 3 in", "Äpfel")),
  brand: fc.constantFrom("A", "b", "B", "é"),
  category: fc.constantFrom("X", "x", "Y » Z"),
  imageUrl: fc.constantFrom(null, "/placeholder.png", "https://example.com/a.jpg"),
});
const products = fc.array(fc.option(product), { maxLength: 30 });

const inOrder = (list: readonly (Partial<KeyedProduct> | null)[]) =>
  list.map((each, order): KeyedProduct | null => {
    const keys = { brandKey: "", brandName: "", categoryKey: "", subcategoryKey: null, order };
    return each && { ...sampleProduct(each), ...keys };
  });

test("a list is sorted as by comparing, also with an order that was taken over", () => {
  fc.assert(
    fc.property(
      products,
      products,
      fc.constantFrom(...SORT_KEYS),
      fc.constantFrom("en", "sv"),
      (a, b, sort, locale) => {
        const before = inOrder(a);
        const now = inOrder(b).map((each, order) => (order % 3 === 0 ? each : (before[order] ?? each)));
        const earlier = new NameOrders(before, null);
        complete(earlier.prepare([locale]));
        const orders = new NameOrders(now, earlier);
        const list = now.filter((each) => each !== null).filter((_, place) => place % 4 !== 1);
        const expected = sortForBrowsing(list, sort, locale).map(({ order }) => order);
        expect(orders.sort(list, sort, locale).map(({ order }) => order)).toEqual(expected);
        expect(orders.sort(list, sort, locale).every((each) => now[each.order] === each)).toBe(true);
      },
    ),
  );
});

test("thousands of names are sorted and merged in steps", () => {
  const many = inOrder(Array.from({ length: 5000 }, (_, n) => ({ name: `Pad ${(n * 7919) % 5003} in` })));
  const list = many.filter((each) => each !== null);
  const sorted = new NameOrders(many, null).sort(list, "name", "en");
  expect(sorted).toEqual(sortForBrowsing(list, "name", "en"));
});
