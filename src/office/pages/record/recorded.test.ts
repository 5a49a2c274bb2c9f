import { expect, test } from "vitest";
import { record } from "../../../content/en/office/record.ts";
import { placeOf, recordedChanges } from "./recorded.ts";

const names = new Map([["s1", "Yusuf Karim"]]);

test("what changed is told in the office's words, people by their names, and what stayed not at all", () => {
  const line = {
    before: { status: "pending", owner: null, name: "Bin", price: "", active: "yes", reply: null },
    after: { status: "in-progress", owner: "s1", name: "Bin", price: "12.50", active: "no", reply: "a1b2" },
  };
  const told = recordedChanges(line, record, names);
  expect(told.map(({ label, before, after }) => [label, before, after])).toEqual([
    ["Status", "Pending", "In progress"],
    ["Owner", "nobody", "Yusuf Karim"],
    ["Price, BHD", "nothing", "12.50"],
    ["State", "On the site", "Not on the site"],
  ]);
});

test("a field that has no words yet is told by its name, so that no change is missing", () => {
  expect(recordedChanges({ before: {}, after: { colour: "red" } }, record, names)).toEqual([
    { field: "colour", label: "colour", before: null, after: "red" },
  ]);
});

test("a line leads to what it is about, unless that is gone", () => {
  const entity = { kind: "inquiry", id: "17", label: "Q7K2-M9XD" };
  expect(placeOf(entity, "inquiry.moved")).toBe("/inquiries/Q7K2-M9XD");
  expect(placeOf({ kind: "brand", id: "comac", label: "COMAC" }, "brand.published")).toBe("/brands/comac");
  expect(placeOf({ kind: "brand", id: "comac", label: "COMAC" }, "brand.removed")).toBeNull();
  expect(placeOf({ kind: "product", id: "", label: "a.csv" }, "products.imported")).toBeNull();
});
