import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { nearestTo, peersOf, rangeAround } from "./related-products.ts";

const product = (id: string, ...lines: string[]) => called("Bin", id, ...lines);
const called = (name: string, id: string, ...lines: string[]) =>
  sampleProduct({ id, name, specifications: lines.join("\n") });
const scrubber = (width: number, tank: number) =>
  product(`s${width}`, `Working width: ${width} mm`, `Solution tank: ${tank} L`);
const bag = product("bag", "Bag capacity: 9 L");

const [small, middle, large, larger, largest] = [
  scrubber(280, 3),
  scrubber(500, 40),
  scrubber(650, 80),
  scrubber(750, 120),
  scrubber(900, 190),
];
const group = [largest, bag, middle, small, larger, large];
const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id);

test("a product is compared with those whose first figure says the same, and nothing else another thing", () => {
  const sweeper = product("sweeper", "Sweeping width: 700 mm", "Hopper volume: 45 L");
  expect(ids(peersOf(middle, [], [...group, sweeper]))).not.toContain("sweeper");
  expect(ids(peersOf(middle, [], group))).toEqual(["s900", "s500", "s280", "s750", "s650"]);
  expect(ids(peersOf(bag, [], group))).toEqual(["bag"]);
  expect(peersOf(product("bare", "Material: steel"), [], group)).toEqual([]);
});

test("peers are those of the closest kind with enough of them, wherever they stand", () => {
  const washer = (kind: string, bar: number) =>
    called(`${kind} Washer, ${bar} bar`, `w${kind}${bar}`, `Working pressure: ${bar} bar`);
  const hot = [washer("Hot", 150), washer("Hot", 200)];
  const cold = [washer("Cold", 100), washer("Cold", 130), washer("Cold", 160), washer("Cold", 180)];
  const blade = called("Window Washer", "blade", "Blade width: 350 mm");
  const catalogue = [...hot, blade, ...cold];
  const [first = blade] = cold;
  const [only = blade] = hot;
  expect(ids(peersOf(first, catalogue, [only]))).toEqual(ids(cold));
  expect(ids(peersOf(only, catalogue, [only]))).toEqual(ids([...hot, ...cold]));
  expect(ids(peersOf(only, hot, [only]))).toEqual([only.id]);
});

test("a chemical is compared within its group, as long as that has enough of them", () => {
  const chemical = (name: string, ph: number) => called(`${name}, 5 L`, name, "Pack size: 5 L", `pH: ${ph}`);
  const kitchen = [
    chemical("Degreaser Concentrate", 12.8),
    chemical("Sanitiser Concentrate", 9.5),
    chemical("Dishwashing Liquid", 7),
    chemical("Descaler", 1.5),
  ];
  const floors = ["Pine", "Lemon", "Stone"].map((name, at) => chemical(`${name} Concentrate`, 8 + at));
  const [degreaser = bag, ...rest] = kitchen;
  const catalogue = [...kitchen, ...floors];
  expect(ids(peersOf(degreaser, catalogue, kitchen))).toEqual(ids(kitchen));
  expect(ids(peersOf(degreaser, catalogue, [degreaser]))).toEqual(
    ids([degreaser, ...rest.slice(0, 1), ...floors]),
  );
});

test("it stands after its next smaller, and at the ends of the range the row stays full", () => {
  const peers = peersOf(middle, [], group);
  expect(ids(rangeAround(middle, peers, 3))).toEqual(["s280", "s500", "s650"]);
  expect(ids(rangeAround(small, peers, 3))).toEqual(["s280", "s500", "s650"]);
  expect(ids(rangeAround(largest, peers, 3))).toEqual(["s650", "s750", "s900"]);
  expect(rangeAround(bag, [bag], 3)).toEqual([]);
});

test("of the same width the smaller tank comes first", () => {
  const other = product("other", "Working width: 500 mm", "Solution tank: 30 L");
  expect(ids(rangeAround(middle, [middle, large, other], 3))).toEqual(["other", "s500", "s650"]);
});

test("the nearest in its figures come first, those already shown and those of another kind last", () => {
  expect(ids(nearestTo(large, group, new Set(), 3))).toEqual(["s750", "s500", "s900"]);
  expect(ids(nearestTo(large, group, new Set(["s750", "s900"]), 4))).toEqual(["s500", "s280", "bag", "s750"]);
});

test("without figures the products that follow are nearest", () => {
  const bare = ["a", "b", "c"].map((id) => product(id));
  expect(ids(nearestTo(bare[1] ?? bag, bare, new Set(), 2))).toEqual(["c", "a"]);
});
