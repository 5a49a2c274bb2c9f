import { expect, test } from "vitest";
import { CATEGORIES } from "../records.ts";
import { newBrandNotes, newPlaceNotes } from "./new-names.ts";

const entry = (id: string, name: string, parentKey: string | null = null) => ({
  ...CATEGORIES.blank(),
  id,
  key: id,
  name,
  parentKey,
});
const TREE = [entry("tools", "Tools"), entry("mops", "Mops", "tools"), entry("waste", "Waste")];

const row = (category: string, subcategory: string, before: Record<string, string> | null = null) => ({
  cells: { category, subcategory },
  stored: before && { id: "a", active: true, cells: before },
});

test("a new brand is named with the one that it may be a misspelling of", () => {
  const known = [{ name: "NUMATIC" }, { name: "SULO" }];
  expect(newBrandNotes([{ name: "Numatik" }, { name: "Festool" }], known)).toEqual([
    { code: "newBrand", brand: "Numatik", meant: "NUMATIC" },
    { code: "newBrand", brand: "Festool", meant: null },
  ]);
});

test("many new names are meant, and are not compared", () => {
  const fresh = Array.from({ length: 51 }, (_, at) => ({ name: `SULO ${at}` }));
  expect(
    newBrandNotes(fresh, [{ name: "SULO" }]).every((note) => "meant" in note && note.meant === null),
  ).toBe(true);
});

test("categories and subcategories beside the tree are named once, each with what may be meant", () => {
  const written = [
    row("Tool", ""),
    row("Tool", ""),
    row("Tools", "Mop"),
    row("tools", "MOPS"),
    row("Waste", "Mops"),
  ];
  expect(newPlaceNotes(written, TREE)).toEqual([
    { code: "unknownCategory", category: "Tool", meant: "Tools" },
    { code: "unknownSubcategory", subcategory: "Mop", category: "Tools", meant: "Mops" },
    { code: "unknownSubcategory", subcategory: "Mops", category: "Waste", meant: null },
  ]);
  expect(newPlaceNotes(written, [])).toEqual([]);
});

test("a product that stays where it was is no news", () => {
  const before = { category: "Tool", subcategory: "" };
  expect(newPlaceNotes([row("Tool", "", before)], TREE)).toEqual([]);
});
