import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test, vi } from "vitest";
import { makeCatalogue } from "../../domain/catalogue/catalogue.ts";
import type { Encoding } from "./compression.ts";

vi.resetModules();
vi.doMock(import("node:zlib"), async (original) => {
  const zlib = await original();
  return { ...zlib, brotliCompress: Object.assign(vi.fn(zlib.brotliCompress), zlib.brotliCompress) };
});
afterAll(() => {
  vi.doUnmock("node:zlib");
  vi.resetModules();
});
const { brotliCompress } = await import("node:zlib");
const { encode, encodeCompressed, memoizeByVersion, memoryOf } = await import("./encoded.ts");
const { respond } = await import("./respond.ts");

test("a body comes back whole from every coding, each made once and only when it is asked for", async () => {
  const text = "غرفة clean ".repeat(500);
  const encoded = encode(text, "text/html; charset=utf-8");
  const br = encoded.as("br");
  expect(encoded.as("br")).toBe(br);
  expect(brotliDecompressSync(await br).toString()).toBe(text);
  expect(gunzipSync(await encoded.as("gzip")).toString()).toBe(text);
  expect(Buffer.from(await encoded.as(null)).toString()).toBe(text);
});

test.each([500, 1])(
  "a text of %i words that is compressed at once comes back whole from every coding",
  async (words) => {
    const text = "غرفة clean ".repeat(words);
    const encoded = await encodeCompressed(["غرفة clean ", "", "غرفة clean ".repeat(words - 1)], "text/html");
    const { hash, size, compressible } = encode(text, "text/html");
    expect(encoded).toMatchObject({ hash, size, compressible });
    expect(brotliDecompressSync(await encoded.as("br")).toString()).toBe(text);
    expect(gunzipSync(await encoded.as("gzip")).toString()).toBe(text);
    expect(Buffer.from(await encoded.as(null)).toString()).toBe(text);
  },
);

test("a body that was condensed is smaller, and comes back whole from every coding", async () => {
  const text = Array.from({ length: 9000 }, (_, n) => (n * 7919) % 1009).join();
  const encoded = encode(text, "text/html");
  const before = await encoded.as("br");
  await encoded.as("gzip");
  await encoded.condense();
  const dense = await encoded.as("br");
  expect(dense.byteLength).toBeLessThan(before.byteLength);
  expect(encoded.ready("br")).toBe(dense);
  // Hardly anyone asks for it from then on.
  expect(encoded.ready("gzip")).toBeUndefined();
  expect(brotliDecompressSync(dense).toString()).toBe(text);
  expect(gunzipSync(await encoded.as("gzip")).toString()).toBe(text);
});

test("a body whose coding is given is sent in it as it is, and comes back whole from the others", async () => {
  const text = "clean ".repeat(20);
  const brotli = new Uint8Array(await promisify(brotliCompress)(text));
  const encoded = encode(text, "text/javascript", { coded: { coding: "br", bytes: brotli } });
  const request = new Request("http://shop.test/", { headers: { "accept-encoding": "br" } });
  const response = await respond(request, encoded);
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(await encoded.as("br")).toBe(brotli);
  expect(gunzipSync(await encoded.as("gzip")).toString()).toBe(text);
  expect(Buffer.from(await encoded.as(null)).toString()).toBe(text);
});

test("the memory that a body takes is never counted as less than it is", async () => {
  const text = Array.from({ length: 500 }, (_, n) => `<p>Scrubber-dryer ${(n * 7919) % 1009}</p>`).join("");
  const encoded = encode(text, "text/html");
  const plain = (await encoded.as(null)).byteLength;
  expect(memoryOf(encoded)).toBeGreaterThanOrEqual(plain);
  const held = async (coding: Encoding) => (await encoded.as(coding)).buffer.byteLength;
  const br = await held("br");
  const estimated = memoryOf(encoded);
  expect(estimated).toBeLessThan(plain);
  expect(estimated).toBeGreaterThanOrEqual(br + (await held("gzip")));
});

test("who asks for the headers alone is told the length of a body that is not made for it", async () => {
  const text = "clean ".repeat(500);
  const encoded = encode(text, "text/html");
  await encoded.as("br");
  const as = vi.spyOn(encoded, "as");
  const response = await respond(new Request("http://shop.test/", { method: "HEAD" }), encoded);
  expect([response.headers.get("content-length"), await response.text()]).toEqual([String(text.length), ""]);
  expect(as).not.toHaveBeenCalled();
});

test("pictures, fonts and tiny bodies are left as they are", () => {
  expect(encode("x".repeat(5000), "image/webp").compressible).toBe(false);
  expect(encode("x", "text/html").compressible).toBe(false);
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
