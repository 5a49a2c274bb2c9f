import { afterEach, expect, test, vi } from "vitest";
import { createReferenceCheck } from "./forms.ts";

const AT = "2026-03-01T09:55:00.000Z";

afterEach(() => {
  vi.useRealTimers();
});

test("a reference that is stored was sent then; one that isn't, or a failed look-up, was not", async () => {
  const sentAt = createReferenceCheck((reference) => Promise.resolve(reference === "AAAA-AAAA" ? AT : null));
  expect(await sentAt("AAAA-AAAA")).toBe(AT);
  expect(await sentAt("BBBB-BBBB")).toBe(null);
  expect(await createReferenceCheck(() => Promise.reject(new Error("away")))("AAAA-AAAA")).toBe(null);
});

test("what can't be a reference is not looked up", async () => {
  const find = vi.fn(() => Promise.resolve(AT));
  expect(await createReferenceCheck(find)("EVIL-2026")).toBe(null);
  expect(find).not.toHaveBeenCalled();
});

test("a database that hangs is waited for a second, and never by more than eight at once", async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<string>();
  const find = vi.fn(() => promise);
  const sentAt = createReferenceCheck(find);
  const asked = Array.from({ length: 20 }, () => sentAt("AAAA-AAAA"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 20 }, () => null));
  expect(find).toHaveBeenCalledTimes(8);
  resolve(AT);
  await vi.advanceTimersByTimeAsync(0);
  expect(await sentAt("AAAA-AAAA")).toBe(AT);
});
