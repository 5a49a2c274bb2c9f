import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import type { FloorNeeds } from "./floor-needs.ts";
import { findMachines, type FoundMachine } from "./machine-finder.ts";

const machine = (name: string, ...lines: string[]) =>
  sampleProduct({ id: name, name, specifications: lines.join("\n") });

const NEEDS: FloorNeeds = { area: 2600, hours: 4, floor: "smooth", obstacles: "some", power: null };

const PRODUCTS = [
  machine("Scrubber 35", "Working width: 350 mm", "Productivity: 900 m²/h", "Supply: 230 V, 50 Hz"),
  machine(
    "Scrubber 50",
    "Working width: 500 mm",
    "Productivity: 1,000 m²/h",
    "Run time: 3 h",
    "Battery: 24 V",
  ),
  machine(
    "Scrubber 55",
    "Working width: 550 mm",
    "Productivity: 2,000 m²/h",
    "Run time: 4 h",
    "Battery: 24 V",
  ),
  machine("Ride-On Scrubber 90", "Working width: 900 mm", "Productivity: 5,000 m²/h", "Battery: 24 V"),
  machine("Scrubber 65, Cylindrical", "Working width: 650 mm", "Productivity: 2,500 m²/h"),
  machine("Ride-On Sweeper", "Working width: 1,250 mm", "Productivity: 8,000 m²/h"),
  machine("Manual Push Sweeper", "Working width: 770 mm", "Productivity: 2,800 m²/h"),
  machine("Scrubber that states nothing", "Working width: 500 mm"),
];

const find = (needs: Partial<FloorNeeds> = {}) => findMachines(PRODUCTS, { ...NEEDS, ...needs });
const names = (machines: readonly FoundMachine[]) => machines.map(({ product }) => product.name);
const reasonsOf = (name: string, needs: Partial<FloorNeeds> = {}) =>
  Object.fromEntries(
    (find(needs).machines.find(({ product }) => product.name === name)?.reasons ?? []).map((reason) => [
      reason.about,
      reason,
    ]),
  );

test("what a data sheet has to state is the area by the hours, as far as practice leaves it", () => {
  expect(find().needed).toBe(1000);
  expect(find({ obstacles: "few" }).needed).toBe(820);
  expect(find({ obstacles: "many" }).needed).toBe(1300);
});

test("the machines with the least against them come first, of those the smallest that is fast enough", () => {
  expect(names(find().machines)).toEqual([
    "Scrubber 55",
    "Scrubber 65, Cylindrical",
    "Scrubber 50",
    "Ride-On Scrubber 90",
    "Scrubber 35",
  ]);
  expect(find().considered).toBe(5);
});

test("where none is fast enough, the nearest come first, whatever else is against them", () => {
  expect(names(find({ area: 20_000, obstacles: "many" }).machines).slice(0, 2)).toEqual([
    "Ride-On Scrubber 90",
    "Scrubber 65, Cylindrical",
  ]);
});

test("a machine that is too slow says how long it takes, and how many of it would do", () => {
  expect(reasonsOf("Scrubber 35")).toEqual({
    time: {
      about: "time",
      says: "against",
      hours: expect.closeTo(4.444),
      over: expect.closeTo(0.444),
      machines: 2,
    },
  });
});

test("that many of it would do is said of a few alone", () => {
  expect(reasonsOf("Scrubber 55", { area: 20_000 })["time"]).toMatchObject({ machines: 4 });
  expect(reasonsOf("Scrubber 55", { area: 200_000 })["time"]).toMatchObject({ machines: null });
});

test("of two with nothing against them the one that states its charge comes first", () => {
  const [first, second] = findMachines(
    [
      machine("Sweeper A", "Working width: 900 mm", "Productivity: 2,000 m²/h", "Battery: 24 V"),
      machine(
        "Sweeper B",
        "Working width: 900 mm",
        "Productivity: 2,100 m²/h",
        "Run time: 4 h",
        "Battery: 24 V",
      ),
    ],
    { ...NEEDS, floor: "dusty" },
  ).machines;
  expect([first?.product.name, second?.product.name]).toEqual(["Sweeper B", "Sweeper A"]);
});

test('a run time of "up to" some hours is told as the most', () => {
  const [found] = findMachines(
    [
      machine(
        "Scrubber",
        "Working width: 500 mm",
        "Productivity: 1,000 m²/h",
        "Run time: up to 3.5 h",
        "Battery: 24 V",
      ),
    ],
    NEEDS,
  ).machines;
  expect(found?.reasons).toContainEqual({
    about: "charge",
    says: "against",
    runTime: 3.5,
    isMost: true,
    charges: 2,
  });
});

test("a battery has to last for the floor, and what says nothing of it is neither for nor against", () => {
  expect(reasonsOf("Scrubber 50")["charge"]).toEqual({
    about: "charge",
    says: "against",
    runTime: 3,
    isMost: false,
    charges: 2,
  });
  expect(reasonsOf("Scrubber 55")["charge"]).toMatchObject({ says: "for", charges: 1 });
  expect(reasonsOf("Ride-On Scrubber 90")["charge"]).toMatchObject({ says: "nothing", runTime: null });
});

test("a machine of several times the size is too large", () => {
  expect(reasonsOf("Ride-On Scrubber 90")["size"]).toMatchObject({ says: "against", times: 5 });
  expect(reasonsOf("Scrubber 65, Cylindrical")["size"]).toBeUndefined();
});

test("between many obstacles width counts, and with few of them too", () => {
  expect(reasonsOf("Scrubber 55", { obstacles: "many" })["width"]).toMatchObject({ says: "for", width: 550 });
  expect(reasonsOf("Scrubber 65, Cylindrical", { obstacles: "many" })["width"]).toBeUndefined();
  expect(reasonsOf("Ride-On Scrubber 90", { obstacles: "many" })).toMatchObject({
    width: { says: "against" },
    rideOn: { says: "against" },
  });
  expect(reasonsOf("Ride-On Scrubber 90", { obstacles: "few" })["width"]).toMatchObject({ says: "for" });
});

test("structured floors ask for cylindrical brushes, dusty ones for a sweeper", () => {
  expect(reasonsOf("Scrubber 65, Cylindrical", { floor: "structured" })["brushes"]).toMatchObject({
    says: "for",
  });
  expect(reasonsOf("Scrubber 55", { floor: "structured" })["brushes"]).toMatchObject({ says: "nothing" });
  expect(names(find({ floor: "dusty" }).machines)).toEqual(["Manual Push Sweeper", "Ride-On Sweeper"]);
});

test("what is pushed by hand needs no power", () => {
  const found = find({ floor: "dusty", power: "mains" });
  expect(names(found.machines)).toContain("Manual Push Sweeper");
  expect(reasonsOf("Manual Push Sweeper", { floor: "dusty", power: "mains" })["power"]).toMatchObject({
    says: "for",
    power: "hand",
  });
});

test("machines that take their power from elsewhere are left out and counted; the silent stay", () => {
  const mains = find({ power: "mains" });
  expect(names(mains.machines)).toEqual(["Scrubber 65, Cylindrical", "Scrubber 35"]);
  expect(mains.otherPower).toBe(3);
  expect(reasonsOf("Scrubber 35", { power: "mains" })["power"]).toMatchObject({
    says: "for",
    power: "mains",
  });
  expect(reasonsOf("Scrubber 65, Cylindrical", { power: "mains" })["power"]).toMatchObject({
    says: "nothing",
  });
});
