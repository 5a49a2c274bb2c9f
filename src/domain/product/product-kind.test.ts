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
  const [first = { name: "" }] = products;
  expect(productsOfKind(products, "dispenser", first)).toEqual(products.slice(0, 2));
  expect(productsOfKind(products, "key", first)).toEqual(products.slice(2));
  expect(productsOfKind(products, "bin", first)).toEqual([]);
});

test("of a kind of very many products those around the one are looked at", () => {
  const products = Array.from({ length: 3000 }, (_, n) => ({ name: n % 2 ? "Mop" : `Pad, ${n}` }));
  const pads = products.filter(({ name }) => name !== "Mop");
  const [first, middle, last] = [pads[0], pads[700], pads[1499]];
  if (!first || !middle || !last) throw new Error("There are 1,500 of them");
  expect(productsOfKind(products, "pad", first)).toEqual(pads.slice(0, 250));
  expect(productsOfKind(products, "pad", middle)).toEqual(pads.slice(575, 825));
  expect(productsOfKind(products, "pad", last)).toEqual(pads.slice(1250));
});
