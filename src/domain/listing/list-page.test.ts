import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { entry, sampleCatalogue } from "../../../tests/support/sample-tree.ts";
import { listPage } from "./list-page.ts";
import { partsOnPage, tablesOnPage } from "./section-parts.ts";

const TREE = [entry("Machines"), entry("Vacuums", "Machines"), entry("Sweepers", "Machines"), entry("Bins")];
const machine = (id: string, subcategory: string | null, specifications = "") =>
  sampleProduct({ id, name: id, category: "Machines", subcategory, specifications });

const CATALOGUE = sampleCatalogue(
  [
    sampleProduct({ id: "bin", category: "Bins", specifications: "Capacity: 60 L" }),
    sampleProduct({ id: "sign", category: "Signs", specifications: "Height: 600 mm" }),
    machine("sweeper", "Sweepers", "Sweeping width: 700 mm\nWeight: 88 kg"),
    machine("b", "Vacuums", "Bag capacity: 9 L\nNoise level: 54 dB(A)"),
    machine("a", "Vacuums", "Bag capacity: 12 L\nWeight: 7 kg"),
    machine("any", null),
  ],
  { categories: TREE },
);
const shown = (page: Parameters<typeof listPage>[2]) => listPage(CATALOGUE.products, CATALOGUE, page);

test("a list is one list, or stands in sections in catalogue order", () => {
  const plain = shown({ table: false, page: 1 });
  expect(plain.sections).toBeNull();
  expect(plain.cards.map(({ id }) => id)).toEqual(["bin", "sign", "sweeper", "b", "a", "any"]);
  const parted = shown({ table: false, inSections: true, page: 1 });
  expect(parted.sections?.map(({ number, name, count }) => [number, name, count])).toEqual([
    ["1.1", "Vacuums", 2],
    ["1.2", "Sweepers", 1],
    ["1", "Machines", 1],
    ["2", "Bins", 1],
    ["3", "Signs", 1],
  ]);
  expect(parted.cards.map(({ id }) => id)).toEqual(["b", "a", "sweeper", "any", "bin", "sign"]);
});

test("a table has the columns of the whole subcategory, with the largest number of each, whatever is found", () => {
  const found = CATALOGUE.products.filter(({ id }) => id === "b");
  const { cards, sections } = listPage(found, CATALOGUE, { table: true, page: 1 });
  expect(sections?.[0]?.tables[0]?.columns.map(({ key, unit, largest }) => [key, unit, largest])).toEqual([
    ["tank", "L", 12],
    ["sound-level", "dB(A)", 54],
    ["weight", "kg", 7],
  ]);
  expect(cards[0]?.figures.map((figure) => figure?.key)).toEqual(["tank", "sound-level"]);
});

test("all tables of a list tell a figure in one way: with its unit in each row where one has to", () => {
  const packed = (id: string, subcategory: string, size: string) =>
    machine(id, subcategory, `Pack size: ${size}`);
  const { products, ...source } = sampleCatalogue(
    [packed("a", "Vacuums", "5 L"), packed("b", "Sweepers", "5 L"), packed("c", "Sweepers", "2 kg")],
    { categories: TREE },
  );
  const unitsOf = (found: typeof products) =>
    listPage(found, source, { table: true, page: 1 }).sections?.map(
      ({ tables }) => tables[0]?.columns[0]?.unit,
    );
  expect(unitsOf(products)).toEqual([null, null]);
  expect(unitsOf(products.slice(0, 1))).toEqual(["L"]);
});

/** Five vacuums of which all state a tank and suction, some noise; five scrubbers; one vacuum that states a width first. */
const MIXED = sampleCatalogue(
  [
    ...["1", "2", "3", "4", "5"].flatMap((number) => [
      {
        ...machine(
          `t${number}`,
          "Vacuums",
          `Bag capacity: 9 L\n${number < "4" ? "Noise: 60 dB(A)\n" : ""}Suction: 220 mbar\nWeight: 7 kg`,
        ),
        name: `Tub Dry Vacuum, ${number} L`,
      },
      {
        ...machine(`s${number}`, "Vacuums", "Working width: 430 mm\nSolution tank: 30 L\nRun time: 3 h"),
        name: `Walk-Behind Scrubber, ${number} cm`,
      },
    ]),
    {
      ...machine(
        "upright",
        "Vacuums",
        "Brush width: 380 mm\nBag capacity: 5 L\nNoise: 66 dB(A)\nWeight: 8 kg",
      ),
      name: "Upright Vacuum, 38 cm",
    },
    machine("rake", "Vacuums", "Thickness: 3 mm"),
  ],
  { categories: TREE },
);

test("each table is named by what its products are, and holds what states most of its columns", () => {
  const { cards, sections } = listPage(MIXED.products, MIXED, { table: true, page: 1 });
  expect(sections?.[0]?.tables.map(({ name, count }) => [name, count])).toEqual([
    ["Walk-Behind Scrubber", 6],
    ["Tub Dry Vacuum", 6],
  ]);
  expect(cards.findIndex(({ id }) => id === "upright")).toBeGreaterThan(5);
});

test("the cards of a kind have the same figures, whatever else one of it states", () => {
  const { cards } = listPage(MIXED.products, MIXED, { table: false, page: 1 });
  const figures = (id: string) => cards.find((card) => card.id === id)?.figures.map(({ key }) => key);
  expect(figures("t1")).toEqual(["tank", "suction", "weight"]);
  expect(figures("t5")).toEqual(["tank", "suction", "weight"]);
  expect(figures("rake")).toEqual(["thickness"]);
});

test("a figure that a card lacks keeps its place without a value, so that the others stand below their like", () => {
  const bare = {
    ...machine("bare", "Vacuums", "Bag capacity: 9 L\nWeight: 7 kg"),
    name: "Tub Dry Vacuum, 6 L",
  };
  const source = sampleCatalogue([...MIXED.products, bare], { categories: TREE });
  const { cards } = listPage(source.products, source, { table: false, page: 1 });
  const figures = (id: string) =>
    cards.find((card) => card.id === id)?.figures.map(({ key, value }) => [key, value !== null]);
  expect(figures("t1")).toEqual([
    ["tank", true],
    ["suction", true],
    ["weight", true],
  ]);
  expect(figures("bare")).toEqual([
    ["tank", true],
    ["suction", false],
    ["weight", true],
  ]);
});

test("kinds that state other figures have tables of their own, small ones stand with the largest", () => {
  const tub = (id: string) => machine(id, "Vacuums", "Bag capacity: 9 L\nSuction: 220 mbar");
  const scrubber = (id: string) => machine(id, "Vacuums", "Working width: 430 mm\nSolution tank: 30 L");
  const numbers = ["1", "2", "3", "4", "5"];
  const products = numbers.flatMap((number) => [scrubber(`s${number}`), tub(`t${number}`)]);
  const source = sampleCatalogue([...products, tub("t6"), machine("loud", "Vacuums", "Noise: 70 dB(A)")], {
    categories: TREE,
  });
  const tables = (page: number) => {
    const { cards, sections } = listPage(source.products, source, { table: true, page, size: 8 });
    return partsOnPage(sections ?? [], cards, (page - 1) * 8)
      .flatMap(tablesOnPage)
      .map(({ columns, entries }) => [columns.map(({ key }) => key), entries.map(({ id }) => id)]);
  };
  const tubs = ["tank", "suction"];
  const scrubbers = ["working-width", "tank"];
  expect(tables(1)).toEqual([
    [tubs, ["t1", "t2", "t3", "t4", "t5", "t6", "loud"]],
    [scrubbers, ["s1"]],
  ]);
  expect(tables(2)).toEqual([[scrubbers, ["s2", "s3", "s4", "s5"]]]);
});

test("every entry of a page stands in the part of its section, once", () => {
  const sectionOf = (count: number, index: number) => ({
    number: `${index}`,
    name: "",
    description: "",
    tables: [],
    count,
  });
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }),
      fc.nat(40),
      fc.nat(20),
      (counts, start, length) => {
        const all = counts.flatMap((count, section) =>
          Array.from({ length: count }, (_, index) => ({ section: `${section}`, number: index + 1 })),
        );
        const entries = all.slice(start, start + length);
        const parts = partsOnPage(counts.map(sectionOf), entries, start);
        expect(parts.flatMap((part) => part.entries)).toEqual(entries);
        for (const { section, entries: own, first, last, before } of parts) {
          expect(own[0]).toEqual({ section: section.number, number: first });
          expect(own.at(-1)).toEqual({ section: section.number, number: last });
          expect(entries[before]).toBe(own[0]);
        }
      },
    ),
  );
});
