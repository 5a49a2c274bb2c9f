import { expect, test } from "vitest";
import { fillFields, firstOpenField, openFields, textParts } from "./reply-template.ts";

const values = { "first name": "Noor", product: "Tub Dry Vacuum (9 L)", price: "" };

test("fields with a value are filled, the others stay", () => {
  expect(fillFields("Dear {First name}, {product} for {price}", values)).toBe(
    "Dear Noor, Tub Dry Vacuum (9 L) for {price}",
  );
});

test("a value with a dollar sign or braces is text like any other", () => {
  expect(fillFields("{a} {b}", { a: "$& $1", b: "{c}" })).toBe("$& $1 {c}");
});

test("open fields are named once each", () => {
  expect(openFields("For {price}", "until {valid until}, at {price}")).toEqual(["price", "valid until"]);
  expect(openFields("{}", "{\n}", "no field")).toEqual([]);
});

test("parts of a text say what was filled and what is open, and are the text again", () => {
  const text = "Dear Noor, the Tub Dry Vacuum (9 L) until {valid until}.";
  const parts = textParts(text, Object.values(values));
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.filter(({ kind }) => kind === "filled").map((part) => part.text)).toEqual([
    "Noor",
    "Tub Dry Vacuum (9 L)",
  ]);
  expect(parts.filter(({ kind }) => kind === "open").map((part) => part.text)).toEqual(["{valid until}"]);
});

test("the first open field is found where it stands, with its braces", () => {
  const text = "It costs {price} BHD until {valid until}.";
  const first = firstOpenField(text);
  expect(text.slice(first?.start, first?.end)).toBe("{price}");
  expect(firstOpenField("It costs 24.500 BHD {.")).toBeNull();
});
