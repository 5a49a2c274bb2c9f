import { afterEach, expect, test, vi } from "vitest";
import { createReferenceCheck } from "./forms.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a reference that is stored was sent; one that isn't, or a failed look-up, was not", async () => {
  const wasSent = createReferenceCheck((reference) => Promise.resolve(reference === "AAAA-AAAA"));
  expect(await wasSent("AAAA-AAAA")).toBe(true);
  expect(await wasSent("BBBB-BBBB")).toBe(false);
  expect(await createReferenceCheck(() => Promise.reject(new Error("away")))("AAAA-AAAA")).toBe(false);
});

test("what can't be a reference is not looked up", async () => {
  const exists = vi.fn(() => Promise.resolve(true));
  expect(await createReferenceCheck(exists)("EVIL-2026")).toBe(false);
  expect(exists).not.toHaveBeenCalled();
});

test("a database that hangs is waited for a second, and never by more than eight at once", async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const exists = vi.fn(() => promise);
  const wasSent = createReferenceCheck(exists);
  const asked = Array.from({ length: 20 }, () => wasSent("AAAA-AAAA"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 20 }, () => false));
  expect(exists).toHaveBeenCalledTimes(8);
  resolve(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(await wasSent("AAAA-AAAA")).toBe(true);
});
