import { expect, test, vi } from "vitest";
import { createSharedCache } from "./shared-cache.ts";

const cacheOf = (maxBytes: number) =>
  createSharedCache<{ bytes: number }>({ maxBytes, bytesOf: ({ bytes }) => bytes });
const value = (bytes: number) => vi.fn(async () => ({ bytes }));

test("the least recently used go first, and what is asked for stays", async () => {
  const cache = cacheOf(60);
  const made = { a: value(13), b: value(13), c: value(13), d: value(13), e: value(13) };
  for (const key of ["a", "b", "c", "d", "a", "e", "a", "b"] as const) await cache.get(key, made[key]);
  expect(made.a).toHaveBeenCalledTimes(1);
  expect(made.b).toHaveBeenCalledTimes(2);
});

test("a value larger than a quarter is given but not cached", async () => {
  const cache = cacheOf(100);
  const large = value(50);
  expect(await cache.get("a", large)).toEqual({ bytes: 50 });
  await cache.get("a", large);
  expect(large).toHaveBeenCalledTimes(2);
});

test("all who ask at once share one making, and a failure is not cached", async () => {
  const cache = cacheOf(100);
  const make = vi
    .fn<() => Promise<{ bytes: number }>>()
    .mockRejectedValueOnce(new Error("fails once"))
    .mockResolvedValue({ bytes: 1 });
  const both = await Promise.allSettled([cache.get("a", make), cache.get("a", make)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await cache.get("a", make)).toEqual({ bytes: 1 });
  expect(make).toHaveBeenCalledTimes(2);
});

test("making is abandoned when the last who waited has gone, not before", async () => {
  const cache = cacheOf(100);
  const [one, two] = [new AbortController(), new AbortController()];
  const seen: AbortSignal[] = [];
  const { promise, resolve } = Promise.withResolvers<{ bytes: number }>();
  const make = (abandoned: AbortSignal) => {
    seen.push(abandoned);
    return promise;
  };
  void cache.get("a", make, one.signal);
  const second = cache.get("a", make, two.signal);
  one.abort();
  expect(seen.map(({ aborted }) => aborted)).toEqual([false]);
  two.abort();
  expect(seen.map(({ aborted }) => aborted)).toEqual([true]);
  resolve({ bytes: 1 });
  await second;
});

test("who comes after all others have gone starts anew", async () => {
  const cache = cacheOf(100);
  const closed = new AbortController();
  const never = vi.fn(() => new Promise<{ bytes: number }>(() => undefined));
  void cache.get("a", never, closed.signal);
  closed.abort();
  const make = value(1);
  expect(await cache.get("a", make)).toEqual({ bytes: 1 });
  expect(make).toHaveBeenCalledTimes(1);
});

test("a closed request gets what is cached and starts nothing", async () => {
  const cache = cacheOf(100);
  const make = value(1);
  await expect(cache.get("a", make, AbortSignal.abort())).rejects.toMatchObject({ code: "request_closed" });
  expect(make).not.toHaveBeenCalled();
});

test("what was being made when the cache was cleared is given but not cached", async () => {
  const cache = cacheOf(100);
  const make = value(1);
  const early = cache.get("a", make);
  cache.clear();
  expect(await early).toEqual({ bytes: 1 });
  await cache.get("a", make);
  expect(make).toHaveBeenCalledTimes(2);
});
