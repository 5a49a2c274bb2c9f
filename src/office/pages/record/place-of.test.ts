import { expect, test } from "vitest";
import { placeOf } from "./place-of.ts";

test("a line leads to what it is about, unless that is gone", () => {
  const entity = { kind: "inquiry", id: "17", label: "Q7K2-M9XD" };
  expect(placeOf(entity, "inquiry.moved")).toBe("/inquiries/Q7K2-M9XD");
  expect(placeOf({ kind: "brand", id: "comac", label: "COMAC" }, "brand.published")).toBe("/brands/comac");
  expect(placeOf({ kind: "brand", id: "comac", label: "COMAC" }, "brand.removed")).toBeNull();
  expect(placeOf({ kind: "product", id: "", label: "a.csv" }, "products.imported")).toBeNull();
});
