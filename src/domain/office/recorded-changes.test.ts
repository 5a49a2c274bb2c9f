import { expect, test } from "vitest";
import { recordedChanges } from "./recorded-changes.ts";

const words = {
  nothing: "nothing",
  nobody: "nobody",
  hours: (minutes: number) => `${minutes / 60} h`,
  moment: (iso: string) => iso.slice(0, 10),
  document: (line: string) => line.replaceAll(" | ", ", "),
  fields: { status: "Status", owner: "Owner", price: "Price, BHD", active: "State", email: "For inquiries" },
  fieldsOf: { staff: { email: "E-mail" } },
  values: {
    status: { pending: "Pending", "in-progress": "In progress" },
    active: { yes: "On the site", no: "Not on the site" },
  },
};
const entity = { kind: "inquiry" };

const names = new Map([["s1", "Yusuf Karim"]]);

test("what changed is told in the office's words, people by their names, and what stayed not at all", () => {
  const line = {
    entity,
    before: { status: "pending", owner: null, name: "Bin", price: "", active: "yes", reply: null },
    after: { status: "in-progress", owner: "s1", name: "Bin", price: "12.50", active: "no", reply: "a1b2" },
  };
  const told = recordedChanges(line, words, names);
  expect(told.map(({ label, before, after }) => [label, before, after])).toEqual([
    ["Status", "Pending", "In progress"],
    ["Owner", "nobody", "Yusuf Karim"],
    ["Price, BHD", "nothing", "12.50"],
    ["State", "On the site", "Not on the site"],
  ]);
});

test("a field that has no words yet is told by its name, so that no change is missing", () => {
  expect(recordedChanges({ entity, before: {}, after: { colour: "red" } }, words, names)).toEqual([
    { field: "colour", label: "colour", before: null, after: "red" },
  ]);
});

test("a field is called as it is of its kind of thing, and documents are told in words", () => {
  const told = (kind: string, after: Record<string, string>) =>
    recordedChanges({ entity: { kind }, before: {}, after }, words, names).map((each) => [
      each.label,
      each.after,
    ]);
  expect(told("staff", { email: "a@b.example" })).toEqual([["E-mail", "a@b.example"]]);
  expect(told("company", { email: "a@b.example" })).toEqual([["For inquiries", "a@b.example"]]);
  expect(told("product", { documents: "manual | en\nmanual | ar" })).toEqual([
    ["documents", "manual, en\nmanual, ar"],
  ]);
});
