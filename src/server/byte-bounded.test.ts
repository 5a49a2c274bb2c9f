import fc from "fast-check";
import { expect, test } from "vitest";
import { byteBounded } from "./byte-bounded.ts";

test("the least recently used go first, and what is asked for stays", () => {
  const store = byteBounded<string>(60, (value) => value.length);
  store.set("a", "x".repeat(13));
  store.set("b", "x".repeat(13));
  store.set("c", "x".repeat(13));
  store.set("d", "x".repeat(13));
  expect(store.get("a")).toBeDefined();
  store.set("e", "x".repeat(13));
  expect(store.get("b")).toBeUndefined();
  expect(store.get("a")).toBeDefined();
});

test("a value larger than a quarter is not kept, also in place of a smaller one", () => {
  const store = byteBounded<string>(100, (value) => value.length);
  store.set("a", "small");
  store.set("a", "x".repeat(50));
  expect(store.get("a")).toBeUndefined();
  expect(store.size()).toBe(0);
});

test("whatever is put in, the bounds hold and the count is right", () => {
  const puts = fc.array(fc.tuple(fc.constantFrom("a", "b", "c", "d", "e"), fc.nat(40)), { maxLength: 60 });
  fc.assert(
    fc.property(puts, (pairs) => {
      const store = byteBounded<number>(100, (bytes) => bytes);
      for (const [key, bytes] of pairs) {
        store.set(key, bytes);
        expect(store.size()).toBeLessThanOrEqual(100);
      }
      const held = ["a", "b", "c", "d", "e"].map((key) => store.get(key));
      const sum = held.reduce<number>((total, bytes) => total + (bytes === undefined ? 0 : bytes + 2), 0);
      expect(store.size()).toBe(sum);
    }),
  );
});
