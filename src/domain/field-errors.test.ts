import * as v from "valibot";
import { expect, test } from "vitest";
import { fieldErrors } from "./field-errors.ts";

const schema = v.object({
  name: v.pipe(v.string(), v.minLength(3, "too short"), v.regex(/^a/, "no a")),
  age: v.number("no number"),
});

test("each field has its first message only", () => {
  const { issues } = v.safeParse(schema, { name: "b", age: "x" });
  expect(fieldErrors(issues ?? [])).toEqual({ name: "too short", age: "no number" });
});

test("a fault of the whole body has the empty key", () => {
  const { issues } = v.safeParse(v.pipe(v.unknown(), v.object({}, "no object")), 7);
  expect(fieldErrors(issues ?? [])).toEqual({ "": "no object" });
});

test("nothing wrong, no errors", () => {
  expect(fieldErrors([])).toEqual({});
});
