// @vitest-environment happy-dom
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { showTo } from "./api.ts";
import { openUnsent } from "./unsent.ts";

const schema = v.object({ text: v.string() });
const openAs = (person: string) => {
  showTo(person);
  return openUnsent(() => localStorage, "company", schema);
};

beforeEach(() => localStorage.clear());

test("what one person typed is there for them again, and for nobody else", () => {
  openAs("first").write({ text: "Typed by the first" });
  expect(openAs("second").read()).toBeNull();
  expect(openAs("first").read()).toEqual({ text: "Typed by the first" });
  openAs("first").write(null);
  expect(localStorage).toHaveLength(0);
});

test("what can't be read is nothing, and what can't be kept is no error", () => {
  const unsent = openAs("first");
  unsent.write({ text: 1 });
  expect(unsent.read()).toBeNull();
  const forbidden = openUnsent(
    () => {
      throw new DOMException("Not allowed", "SecurityError");
    },
    "company",
    schema,
  );
  forbidden.write({ text: "Typed" });
  expect(forbidden.read()).toBeNull();
});
