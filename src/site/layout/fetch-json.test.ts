import { afterEach, expect, test, vi } from "vitest";
import { ApiError, fetchJson } from "./fetch-json.ts";

afterEach(() => vi.unstubAllGlobals());

/** Lets every call be answered with this. */
const answering = (response: Response) => {
  const calls = vi.fn(() => Promise.resolve(response));
  vi.stubGlobal("fetch", calls);
  return calls;
};

test("every call sends cookies, and its answer is read as JSON (R19.1)", async () => {
  const calls = answering(Response.json([{ id: "a" }]));
  expect(await fetchJson("/api/products")).toEqual([{ id: "a" }]);
  expect(calls).toHaveBeenCalledWith("/api/products", { credentials: "include" });
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
