import { randomBytes } from "node:crypto";
import { brotliCompress, createGzip, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { makeCatalogue } from "../../src/domain/catalogue.ts";
import { gzip } from "../../src/server/http/compression.ts";
import { memoizeByVersion } from "../../src/server/http/encoded.ts";

vi.mock(import("node:zlib"), async (original) => {
  const zlib = await original();
  const brotli = Object.assign(vi.fn(zlib.brotliCompress), zlib.brotliCompress);
  return { ...zlib, brotliCompress: brotli, createGzip: vi.fn(zlib.createGzip) };
});

test("bodies that are compressed at the same time come back whole, whatever their sizes", async () => {
  const bodies = [0, 1, 2_000_000, 700, 40_000].map((size) => new Uint8Array(randomBytes(size)));
  const compressed = await Promise.all(bodies.map(gzip));
  expect(compressed.map((bytes) => new Uint8Array(gunzipSync(bytes)))).toEqual(bodies);
  expect(createGzip).toHaveBeenCalledTimes(1);
});

test("after a failure the next body gets a new engine", async () => {
  vi.resetModules();
  const { gzip: gzipAnew } = await import("../../src/server/http/compression.ts");
  vi.mocked(createGzip).mockImplementationOnce((options) => {
    const engine = createGzip(options);
    engine.write = () => {
      engine.destroy(new Error("out of memory"));
      return false;
    };
    return engine;
  });
  const body = new TextEncoder().encode("clean ".repeat(200));
  await expect(gzipAnew(body)).rejects.toThrow("out of memory");
  expect(gunzipSync(await gzipAnew(body))).toEqual(Buffer.from(body));
});

test("what could not be made or compressed is tried anew by the next one who asks, and then cached", async () => {
  const catalogue = makeCatalogue({ version: 1, products: [], brands: [], categories: [] });
  const source = {
    current: () => catalogue,
    refresh: () => Promise.resolve(),
    onChange: () => () => undefined,
    close: () => Promise.resolve(),
  };
  const make = vi.fn(() => "the body".repeat(100));
  make.mockImplementationOnce(() => {
    throw new Error("failed");
  });
  const body = memoizeByVersion(source, "text/plain", make);
  expect(() => body()).toThrow("failed");
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
