import { afterEach, expect, test, vi } from "vitest";
import { ApiError, beginJson, fetchJson } from "./fetch-json.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets every call be answered with this. */
const answering = (response: Response) => {
  const calls = vi.fn(() => Promise.resolve(response));
  vi.stubGlobal("fetch", calls);
  return calls;
};

test("every call sends cookies, and its answer is read as JSON (R19.1)", async () => {
  const calls = answering(Response.json([{ id: "a" }]));
  expect(await fetchJson("/api/products")).toEqual([{ id: "a" }]);
  expect(calls).toHaveBeenCalledWith("/api/products", {
    credentials: "include",
    signal: expect.any(AbortSignal),
  });
});

test.each([
  [new Response("No such thing", { status: 404, statusText: "Not Found" }), "404: No such thing"],
  [new Response("", { status: 503, statusText: "Service Unavailable" }), "503: Service Unavailable"],
  [new Response(null, { status: 401, statusText: "Unauthorized" }), "401: Unauthorized"],
])("a non-OK answer is an error with status and text (R20.1): %#", async (response, message) => {
  answering(response);
  const failure = await fetchJson("/api/products").catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ message, status: response.status });
});

test("an answer that does not come counts as none after a minute", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort("late"));
  vi.stubGlobal("fetch", async (_path: string, { signal }: RequestInit) => signal?.throwIfAborted());
  await expect(fetchJson("/api/products")).rejects.toBe("late");
  expect(timeout).toHaveBeenCalledWith(60_000);
});

test("what was begun is taken by the next call of its path, once", async () => {
  const calls = vi.fn((path: string) => Promise.resolve(Response.json(path)));
  vi.stubGlobal("fetch", calls);
  beginJson("/api/products");
  expect(await fetchJson("/api/brands")).toBe("/api/brands");
  expect(await fetchJson("/api/products")).toBe("/api/products");
  expect(calls).toHaveBeenCalledTimes(2);
  expect(await fetchJson("/api/products")).toBe("/api/products");
  expect(calls).toHaveBeenCalledTimes(3);
});

test("what was begun and failed fails its next call alone", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  beginJson("/api/products");
  await expect(fetchJson("/api/products")).rejects.toThrow("Failed to fetch");
  answering(Response.json([]));
  expect(await fetchJson("/api/products")).toEqual([]);
});

test("what was begun a minute ago is asked for again", async () => {
  vi.useFakeTimers();
  try {
    answering(Response.json("old"));
    beginJson("/api/products");
    answering(Response.json("new"));
    vi.advanceTimersByTime(60_000);
    expect(await fetchJson("/api/products")).toBe("new");
  } finally {
    vi.useRealTimers();
  }
});
