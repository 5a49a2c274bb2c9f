import { expect, test } from "vitest";
import { commonKind, kindOf, kindsOf, namesKind, productsOfKind } from "./product-kind.ts";

test("a list is of what nearly all of its names call their products, as closely as that goes", () => {
  const named = (...names: string[]) => commonKind(names.map((name) => ({ name })));
  expect(named("Ride-On Scrubber-Dryer, 65 cm", "Mini Scrubber-Dryer, 28 cm")).toBe("Scrubber-Dryer");
  expect(named("Wet Vacuum, 9 L", "Dry Vacuum, 6 L")).toBe("Vacuum");
  expect(named("Floor Pad 17 in, Red", "Mop, Blue")).toBeNull();
  expect(named()).toBeNull();
});

test("a name says its kind before sizes and commas", () => {
  expect(kindOf("Walk-Behind Scrubber-Dryer, 50 cm, Battery")).toBe("Walk-Behind Scrubber-Dryer");
  expect(kindOf("Melamine Floor Pad 17 in")).toBe("Melamine Floor Pad");
  expect(kindOf("3 L Bucket")).toBe("3 L Bucket");
  expect(kindOf("")).toBe("");
});

test("its kinds go from the closest to the widest", () => {
  expect(kindsOf("Foam Soap Dispenser, 1 L")).toEqual(["foam soap dispenser", "soap dispenser", "dispenser"]);
});

test("a word means the kind where nothing follows that is another thing", () => {
  const means = (name: string, part: string) => {
    const from = name.indexOf(part);
    return namesKind(name, [from, from + part.length]);
  };
  expect(means("Walk-Behind Scrubber-Dryer, 50 cm", "Scrub")).toBe(true);
  expect(means("Walk-Behind Scrubber-Dryer, 50 cm", "Walk-Behind Scr")).toBe(true);
  expect(means("Scrubber-Dryer Concentrate, 20 L", "Scrub")).toBe(false);
  expect(means("Wet and Dry Vacuum, 15 L", "acuum")).toBe(false);
  expect(means("Hand Dryer, Silver", "Silver")).toBe(false);
});

test("the products of a kind are those that any of their kinds is", () => {
  const products = ["Soap Dispenser, 1 L", "Dispenser, Steel", "Dispenser Key"].map((name) => ({ name }));
  expect(productsOfKind(products, "dispenser")).toEqual(products.slice(0, 2));
  expect(productsOfKind(products, "key")).toEqual(products.slice(2));
  expect(productsOfKind(products, "bin")).toEqual([]);
});
