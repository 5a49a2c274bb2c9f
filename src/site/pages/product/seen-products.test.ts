import { expect, test } from "vitest";
import { rememberSeen, seenProducts } from "./seen-products.ts";

function storage(stored: string | null = null) {
  const kept = new Map<string, string>(stored === null ? [] : [["seen-products", stored]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test("the product that was seen last comes first, each once, and at most eight are kept", () => {
  const browser = storage();
  for (const id of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "c"]) rememberSeen(browser, id);
  expect(seenProducts(browser)).toEqual(["c", "i", "h", "g", "f", "e", "d", "b"]);
});

test.each([null, "", "not json", "{}", '[1, null, {"id": 2}]'])("%j stored is nothing seen", (stored) => {
  expect(seenProducts(storage(stored))).toEqual([]);
});

test("a browser that keeps nothing, or has no room, does no harm", () => {
  rememberSeen(null, "a");
  expect(seenProducts(null)).toEqual([]);
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => rememberSeen(full, "a")).not.toThrow();
});
