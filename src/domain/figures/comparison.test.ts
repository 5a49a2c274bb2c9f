import { expect, test } from "vitest";
import { betweenTwo, compare, type ComparedRow } from "./comparison.ts";

const of = (...lines: string[]) => ({ specifications: lines.join("\n") });
const rowsOf = (...products: { specifications: string }[]) => {
  const { shared, single } = compare(products);
  return [...shared, ...single];
};
const row = (label: string, ...products: { specifications: string }[]): ComparedRow => {
  const found = rowsOf(...products).find((each) => each.label === label);
  if (!found) throw new Error(`There is no row ${label}.`);
  return found;
};

test("lines of one kind stand in one row, the most telling kinds first, whatever they are called", () => {
  const { shared } = compare([
    of("Noise: 62 dB(A)", "Working width: 50 cm", "Colour: red"),
    of("Colour: blue", "Cleaning width: 510 mm", "Noise level: 60 dB(A)"),
  ]);
  expect(shared.map(({ label }) => label)).toEqual([
    "Working width / Cleaning width",
    "Noise / Noise level",
    "Colour",
  ]);
});

test("values are in one unit, the smaller one where all are less than one of the larger", () => {
  const airflow = row("Airflow", of("Airflow: 38 L/s"), of("Airflow: 300 m³/h"));
  expect(airflow).toMatchObject({
    unit: "m³/h",
    cells: [{ value: { number: 136.8 } }, { value: { number: 300 } }],
  });
  expect(row("Volume", of("Volume: 500 ml"), of("Volume: 750 ml")).unit).toBe("ml");
  expect(row("Volume", of("Volume: 500 ml"), of("Volume: 1 L")).unit).toBe("L");
  expect(row("Pack size", of("Pack size: 5 L"), of("Pack size: 10 kg")).unit).toBeNull();
});

test("what is the same in another unit or another case is no difference", () => {
  expect(row("Working width", of("Working width: 50 cm"), of("Working width: 500 mm")).differs).toBe(false);
  expect(row("Material", of("Material: ABS"), of("Material: abs")).differs).toBe(false);
  expect(row("Weight", of("Weight: 5 kg"), of("Weight: 6 kg")).differs).toBe(true);
});

test("what is not stated is an empty place and a difference", () => {
  const products = [of("Weight: 5 kg"), of("Weight: 5 kg"), of("Length: 2 m")];
  expect(row("Weight", ...products)).toMatchObject({ cells: [{}, {}, null], differs: true });
  expect(compare(products).single.map(({ label }) => label)).toEqual(["Length"]);
});

test("weights with and without battery stand in one row, and say so", () => {
  const machines = [
    of("Weight: 68 kg"),
    of("Weight without battery: 78 kg"),
    of("Weight with battery: 99 kg"),
  ];
  expect(row("Weight", ...machines).cells).toMatchObject([
    { value: { number: 68 }, remark: "" },
    { text: "78 kg", value: null, remark: "without battery" },
    { value: { number: 99 }, remark: "with battery" },
  ]);
});

test("lines of no kind are compared by their label, and several of one kind each have a row", () => {
  const { shared } = compare([
    of("Squeegee width: 760 mm", "pH (concentrate): 9", "pH (1 % solution): 8"),
    of("SQUEEGEE  width: 800 mm", "pH (concentrate): 10", "pH (1 % solution): 7"),
  ]);
  expect(shared.map(({ label }) => label)).toEqual([
    "pH (concentrate)",
    "Squeegee width / SQUEEGEE  width",
    "pH (1 % solution)",
  ]);
});

test.each([
  ["Supply: 230 V, 50 Hz, 13 A plug", "50 Hz, 13 A plug"],
  ["Diameter: 432 mm (17 in)", "(17 in)"],
  ["Run time: 250 h at 2 ml/h", "at 2 ml/h"],
  ["Noise level: 66 dB(A)", ""],
  ["Weight: 45 kg or more", ""],
  ["Run time: up to 3.5 h", ""],
  ["Tank capacity: 2 × 17 L", ""],
  ["Run time: 4 to 8 h", ""],
])("%s is remarked with %j", (line, remark) => {
  expect(rowsOf(of(line))[0]?.cells[0]).toMatchObject({ remark, value: {} });
});

test.each([
  "Dilution: 1:100 daily",
  "Grit: P80",
  "Capacity: 500 sheets",
  "Dust class: M",
  "Dose: 0.5 / 1.0 / 1.5 ml",
])("%s is shown as it is written", (line) => {
  const [, text] = line.split(": ");
  expect(rowsOf(of(line))[0]?.cells[0]).toEqual({ text, value: null, remark: "" });
});

const bestOf = (...lines: string[]) => rowsOf(...lines.map((line) => of(line)))[0]?.best?.places ?? null;

test("the best is marked where one is better by nature: the quietest, the longest running", () => {
  expect(bestOf("Noise level: 66 dB(A)", "Noise: 62 dB(A)", "Noise level: 62 dB(A)")).toEqual([1, 2]);
  expect(bestOf("Run time: 50 min", "Run time: 1 h")).toEqual([1]);
  expect(bestOf("Weight: 5 kg", "Weight: 9 kg")).toBeNull();
});

test("nothing is marked where all say the same, ranges overlap, or a condition stands beside the value", () => {
  expect(bestOf("Noise level: 66 dB(A)", "Noise level: 66 dB(A)")).toBeNull();
  expect(bestOf("Run time: 2 to 4 h", "Run time: 3 h")).toBeNull();
  expect(bestOf("Run time: 2 to 3 h", "Run time: 3 to 3.5 h")).toBeNull();
  expect(bestOf("Run time: 250 h at 2 ml/h", "Run time: 200 h at 1 ml/h")).toBeNull();
  expect(bestOf("Noise level: 66 dB(A)", "Weight: 5 kg")).toBeNull();
});

test('what says "up to" is best by no more than that, and a plain number that is no less is the best', () => {
  expect(bestOf("Run time: up to 3.5 h", "Run time: 3 h")).toBeNull();
  expect(bestOf("Run time: up to 3.5 h", "Run time: up to 4 h")).toBeNull();
  expect(bestOf("Run time: up to 3.5 h", "Run time: 3.5 h")).toEqual([1]);
  expect(bestOf("Drying time: at least 2 h", "Drying time: 3 h")).toBeNull();
  expect(bestOf("Noise level: up to 66 dB(A)", "Noise level: 68 dB(A)")).toEqual([0]);
});

test("two of several products are compared as if they stood alone", () => {
  const time = row(
    "Run time",
    of("Run time: 3 h"),
    of("Run time: 3 h"),
    of("Run time: 2 h"),
    of("Weight: 5 kg"),
  );
  expect(time.best?.places).toEqual([0, 1]);
  expect(betweenTwo(time, [0, 1])).toEqual({ isStated: true, differs: false, best: null });
  expect(betweenTwo(time, [1, 2])).toEqual({
    isStated: true,
    differs: true,
    best: { key: "run-time", places: [1] },
  });
  expect(betweenTwo(time, [2, 3])).toEqual({ isStated: true, differs: true, best: null });
  const weight = row("Weight", of("Weight: 5 kg"), of("Weight: 6 kg"), of("Length: 2 m"), of("Length: 3 m"));
  expect(betweenTwo(weight, [0, 1])).toEqual({ isStated: true, differs: true, best: null });
  expect(betweenTwo(weight, [2, 3])).toEqual({ isStated: false, differs: false, best: null });
});

test("one product alone, and none, are no error", () => {
  expect(compare([])).toEqual({ shared: [], single: [] });
  expect(compare([of("Weight: 5 kg")]).single).toMatchObject([{ label: "Weight", best: null }]);
});
