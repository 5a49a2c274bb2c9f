import fc from "fast-check";
import { expect, test } from "vitest";
import { type Category, slugOf } from "./category.ts";
import { HOME_SUBCATEGORIES, homeCategories } from "./home-categories.ts";

const category = (name: string, subcategories: readonly string[]): Category => ({
  key: slugOf(name),
  name,
  description: `All of ${name}`,
  productCount: 1 + subcategories.length * 3,
  subcategories: subcategories.map((sub) => ({ key: slugOf(sub), name: sub, description: "", count: 3 })),
});

test("a card names four subcategories and counts the rest (R2.9)", () => {
  const [equipments] = homeCategories([category("Equipments", ["a", "b", "c", "d", "e", "f", "g", "h"])]);
  expect(equipments?.subcategories.map(({ name }) => name)).toEqual(["a", "b", "c", "d"]);
  expect(equipments).toMatchObject({ number: 1, name: "Equipments", productCount: 25, more: 4 });
});

test("nothing is left over with four subcategories or fewer", () => {
  const cards = homeCategories([
    category("A", ["a", "b", "c", "d"]),
    category("B", ["a"]),
    category("C", []),
  ]);
  expect(cards.map(({ number, more }) => [number, more])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
  ]);
});

test("every subcategory is either named or counted, in the tree's order", () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.string())), (names) => {
      const tree = names.map((subs, index) => category(`c${index}`, subs));
      for (const [index, card] of homeCategories(tree).entries()) {
        const all = tree[index]?.subcategories ?? [];
        expect(card.subcategories.length).toBeLessThanOrEqual(HOME_SUBCATEGORIES);
        expect(card.subcategories).toEqual(all.slice(0, card.subcategories.length));
        expect(card.subcategories.length + card.more).toBe(all.length);
      }
    }),
  );
});
