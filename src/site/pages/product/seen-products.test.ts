// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { rememberSeen } from "./seen-products.ts";

test("the product that was seen last comes first, each once, and at most eight are kept", () => {
  for (const id of ["a", "b", "c", "d", "e", "f", "g", "h", "i"]) rememberSeen(id);
  expect(rememberSeen("c")).toEqual(["i", "h", "g", "f", "e", "d", "b"]);
  expect(rememberSeen("j")).toEqual(["c", "i", "h", "g", "f", "e", "d", "b"]);
});
