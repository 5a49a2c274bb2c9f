import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { sampleCatalogue } from "../../../tests/support/sample-tree.ts";
import { TALLEST } from "./figure-fields.ts";
import { figureFilters } from "./figure-filters.ts";
import { type LimitsByField, readLimits } from "./figure-limits.ts";

function filtersOf(specifications: readonly string[], limits: LimitsByField | null = null) {
  const { figures, products } = sampleCatalogue(
    specifications.map((text, n) => sampleProduct({ id: `p${n}`, specifications: text })),
  );
  const filters = figureFilters(figures, products, limits);
  const shown = (text: string) => {
    const width = readLimits(text);
    return figures.narrow(products, { ...limits, ...(width && { width }) }).length;
  };
  return { filters, names: filters.map(({ name }) => name), shown };
}

const widths = (...numbers: number[]) => numbers.map((number) => `Working width: ${number} mm`);
const others = (count: number) => Array.from({ length: count }, () => "Colour: red");

test("a figure is offered where a third of a list states it in different numbers", () => {
  expect(filtersOf([...widths(300, 400, 500), ...others(6)]).names).toEqual(["width"]);
  expect(filtersOf([...widths(300, 400, 500), ...others(7)]).names).toEqual([]);
  expect(filtersOf(widths(300, 300, 300, 300, 300)).names).toEqual([]);
  expect(filtersOf(widths(300, 400, 500, 600)).names).toEqual([]);
  expect(filtersOf([]).names).toEqual([]);
});

test("what is set is told although it would not be offered", () => {
  const { filters } = filtersOf([...widths(300, 400), ...others(20)], { width: { from: 350, to: null } });
  expect(filters).toMatchObject([{ name: "width", least: 300, most: 400, without: 20, chosen: [0.5, 1] }]);
});

test("six figures at most are offered, the most deciding first", () => {
  const all = [1, 2, 3, 4, 5].map((n) =>
    [
      `Working width: ${n}00 mm`,
      `Tank capacity: ${n}0 L`,
      `Productivity: ${n}000 m²/h`,
      `Run time: ${n} h`,
      `Noise: 6${n} dB(A)`,
      `Airflow: 2${n}0 m³/h`,
      `Suction: 2${n}0 mbar`,
      `Weight: ${n} kg`,
    ].join("\n"),
  );
  expect(filtersOf(all).names).toEqual(["width", "tank", "area", "run-time", "noise", "airflow"]);
});

test("every range counts what choosing it shows, also under the limits of other figures", () => {
  const list = [300, 340, 360, 400, 500, 600, 800].flatMap((width) => [
    `Working width: ${width} mm\nNoise: 60 dB(A)`,
    `Working width: ${width + 10} mm\nNoise: 72 dB(A)`,
  ]);
  for (const limits of [null, { noise: { from: null, to: 65 } }, { width: { from: 0, to: 1 } }]) {
    const { filters, shown } = filtersOf([...list, ...others(3)], limits);
    const [width] = filters;
    expect(width?.offered.length).toBeGreaterThan(2);
    for (const { limits: text, count } of width?.offered ?? []) expect(shown(text)).toBe(count);
    expect(width?.without).toBe(shown("none"));
  }
});

test("ranges count each number once, also one at the end of a range", () => {
  const [width] = filtersOf(widths(300, 350, 360, 450, 450, 500, 550, 600, 800)).filters;
  expect(width?.offered.map(({ limits, count }) => [limits, count])).toEqual([
    ["-350", 2],
    ["360-450", 3],
    ["500-550", 2],
    ["600-750", 1],
    ["800-", 1],
  ]);
});

test("numbers between which hardly any usual end lies are offered in ranges of their own", () => {
  const offeredIn = (lines: readonly string[]) =>
    filtersOf(lines).filters[0]?.offered.map(({ limits, count }) => [limits, count]);
  const noises = (...numbers: number[]) => offeredIn(numbers.map((number) => `Noise: ${number} dB(A)`));
  expect(noises(64, 65, 66, 67, 69, 70)).toEqual([
    ["-64", 1],
    ["-68", 4],
  ]);
  expect(noises(65, 66, 66, 67, 68, 69, 70)).toEqual([
    ["-65", 1],
    ["-66", 3],
    ["-68", 5],
    ["-69", 6],
  ]);
  expect(offeredIn(widths(460, 470, 480, 500, 520, 540))).toEqual([
    ["-460", 1],
    ["470", 1],
    ["480-500", 2],
    ["520", 1],
    ["540-", 1],
  ]);
});

test("few different numbers are offered each, and of what is better when less, up to which number", () => {
  const pads = ["330", "432", "508", "330", "432"].map((n) => `Pad diameter: ${n} mm`);
  expect(filtersOf(pads).filters[0]?.offered).toEqual([
    { limits: "330", from: 330, to: 330, count: 2 },
    { limits: "432", from: 432, to: 432, count: 2 },
    { limits: "508", from: 508, to: 508, count: 1 },
  ]);
  const noises = [58, 62, 66, 70, 74, 76].map((n) => `Noise: ${n} dB(A)`);
  expect(filtersOf(noises).filters[0]?.offered.map(({ limits, count }) => [limits, count])).toEqual([
    ["-60", 1],
    ["-64", 2],
    ["-68", 3],
    ["-72", 4],
  ]);
});

test("the bars show where the products lie, on a logarithmic axis where that is wide", () => {
  const [grit] = filtersOf([16, 16, 60, 400, 3000].map((n) => `Grit: ${n}`)).filters;
  expect(grit?.bars[0]).toBe(TALLEST);
  expect(grit?.bars.at(-1)).toBe(TALLEST / 2);
  expect(grit?.bars.filter((bar) => bar > 0)).toHaveLength(4);
  const even = filtersOf(widths(300, 305, 310, 315, 400)).filters[0]?.bars ?? [];
  expect(even.slice(4, -1).every((bar) => bar === 0)).toBe(true);
});

test("what is offered can be chosen, also where a unit was converted", () => {
  const rest = ["Run time: 50 min", "Run time: 70 min", "Run time: 1 h", "Volume: 7.5 ml", "Volume: 12.5 ml"];
  const { filters } = filtersOf([...rest, "Run time: 1/3 h", "Volume: 30 ml"]);
  expect(filters.map(({ name }) => name)).toContain("run-time");
  for (const { offered } of filters) {
    expect(offered.length).toBeGreaterThan(1);
    for (const { limits, from, to } of offered) expect(readLimits(limits)).toEqual({ from, to });
  }
});
