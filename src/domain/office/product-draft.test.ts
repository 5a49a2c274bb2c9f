import { expect, test } from "vitest";
import { conflictsWith, mergeEdits, realEdits, withEdits } from "./product-draft.ts";

const edit = (from: string, to: string) => ({ from, to });

test("an edit that ends where it began is none, and the others lie over what is published", () => {
  const edits = { name: edit("Old", "New"), price: edit("1.00", "1.00") };
  expect(realEdits(edits)).toEqual({ name: edit("Old", "New") });
  expect(withEdits({ name: "Old", brand: "SULO" }, edits)).toEqual({
    name: "New",
    brand: "SULO",
    price: "1.00",
  });
});

test("a text that somebody else has published meanwhile is a conflict, unless it is the wanted one", () => {
  const edits = { name: edit("A", "B"), price: edit("1.00", "2.00"), brand: edit("X", "Y") };
  expect(conflictsWith({ name: "A", price: "3.00", brand: "Y" }, edits)).toEqual([
    { column: "price", from: "1.00", mine: "2.00", theirs: "3.00" },
  ]);
});

test("two people's drafts come together where they changed different things", () => {
  const base = { name: edit("A", "B"), price: edit("1.00", "2.00") };
  const mine = { name: edit("A", "C"), price: edit("1.00", "2.00") };
  const theirs = { name: edit("A", "B"), description: edit("", "Text") };
  expect(mergeEdits(base, mine, theirs)).toEqual({
    edits: { name: edit("A", "C"), description: edit("", "Text") },
    conflicts: [],
  });
});

test("where both wrote something else the own text stands, and both are told", () => {
  const base = { name: edit("A", "B") };
  const merged = mergeEdits(base, { name: edit("A", "C") }, { name: edit("A", "D") });
  expect(merged).toEqual({
    edits: { name: edit("A", "C") },
    conflicts: [{ column: "name", from: "B", mine: "C", theirs: "D" }],
  });
});
