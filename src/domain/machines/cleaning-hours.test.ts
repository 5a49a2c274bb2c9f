import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { cleaningTime, typicalMachines, hourMarks } from "./cleaning-hours.ts";

const machine = (name: string, ...lines: string[]) =>
  sampleProduct({ id: name.toLowerCase().replaceAll(" ", "-"), name, specifications: lines.join("\n") });

test("each kind of scrubber is told by its name or width, and stands for its kind from the middle", () => {
  const found = typicalMachines([
    machine("Scrubber 35 cm", "Working width: 350 mm", "Productivity: 700 m²/h"),
    machine("Scrubber 43 cm", "Working width: 43 cm", "Productivity: 1,200 m²/h"),
    machine("Scrubber 55 cm", "Working width: 550 mm", "Productivity: 2,000 m²/h", "Run time: 3 h"),
    machine("Scrubber 65 cm", "Working width: 650 mm", "Productivity: 2,500 m²/h"),
    machine("Scrubber 85 cm", "Working width: 850 mm", "Productivity: 3,500 m²/h"),
    machine("Ride-On Scrubber", "Working width: 750 mm", "Productivity: 4,500 m²/h"),
    machine("Robot Scrubber", "Working width: 500 mm", "Productivity: 1,400 m²/h", "Run time: 3.5 to 4 h"),
    machine("Ride-On Sweeper", "Working width: 1,250 mm", "Productivity: 8,000 m²/h"),
    machine("Scrubber without figures"),
  ]);
  expect(found.map(({ kind, productivity, runTime }) => [kind, productivity, runTime])).toEqual([
    ["small", 700, null],
    ["walkBehind", 2500, null],
    ["rideOn", 4500, null],
    ["robot", 1400, 3.5],
  ]);
  expect(found.map(({ among }) => among)).toEqual([
    { count: 2, least: 700, most: 1200 },
    { count: 3, least: 2000, most: 3500 },
    { count: 1, least: 4500, most: 4500 },
    { count: 1, least: 1400, most: 1400 },
  ]);
});

test("a run time of up to some hours stays one", () => {
  const isMost = (runTime: string) =>
    typicalMachines([machine("Robot Scrubber", "Productivity: 1,400 m²/h", `Run time: ${runTime}`)])[0]
      ?.runTimeIsMost;
  expect(isMost("up to 4 h")).toBe(true);
  expect(isMost("4 h")).toBe(false);
});

test("a catalogue without such machines gives none", () => {
  expect(typicalMachines([])).toEqual([]);
});

test("hours are the area by what a machine does in one, and charges are whole", () => {
  const [robot] = typicalMachines([machine("Robot Scrubber", "Productivity: 1,400 m²/h", "Run time: 4 h")]);
  if (!robot) throw new Error("No robot");
  expect(cleaningTime(robot, 2800, 6)).toEqual({ aNight: 2, aWeek: 12, charges: 1, machines: 1 });
  expect(cleaningTime(robot, 7000, 1).charges).toBe(2);
  expect(cleaningTime(robot, 100_000, 1).machines).toBe(8);
  expect(cleaningTime({ ...robot, runTime: null }, 7000, 1).charges).toBeNull();
});

test.each([
  [0.04, [0, 0.05]],
  [1.43, [0, 0.5, 1, 1.5]],
  [5, [0, 1, 2, 3, 4, 5]],
  [71.4, [0, 20, 40, 60, 80]],
])("the axis for %d hours ends at or after it", (longest, marks) => {
  expect(hourMarks(longest)).toEqual(marks);
});
