import { brotliCompress } from "node:zlib";
import { expect, test, vi } from "vitest";
import { makeCatalogue } from "../domain/catalogue.ts";
import { perVersion } from "./per-version.ts";

vi.mock(import("node:zlib"), async (original) => {
  const zlib = await original();
  return { ...zlib, brotliCompress: Object.assign(vi.fn(zlib.brotliCompress), zlib.brotliCompress) };
});

test("what could not be made or compressed is tried anew by the next one who asks, and then kept", async () => {
  const catalogue = makeCatalogue({ version: 1, products: [], brands: [], categories: [] });
  const source = {
    current: () => catalogue,
    refresh: () => Promise.resolve(),
    onChange: () => () => undefined,
    close: () => Promise.resolve(),
  };
  const make = vi.fn(() => "the body".repeat(100));
  make.mockImplementationOnce(() => {
    throw new Error("no words");
  });
  const body = perVersion(source, "text/plain", make);
  expect(() => body()).toThrow("no words");
  vi.mocked(brotliCompress).mockImplementationOnce((...args: unknown[]) => {
    const done = args.at(-1);
    if (typeof done === "function") done(new Error("out of memory"));
  });
  await expect(body().as("br")).rejects.toThrow("out of memory");
  const made = await body().as("br");
  expect(made.byteLength).toBeGreaterThan(0);
  expect(await body().as("br")).toBe(made);
  expect(make).toHaveBeenCalledTimes(2);
});
