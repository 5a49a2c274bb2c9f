import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, test, vi } from "vitest";

vi.resetModules();
vi.doMock(import("node:zlib"), async (original) => {
  const zlib = await original();
  return { ...zlib, createGzip: vi.fn(zlib.createGzip) };
});
afterAll(() => {
  vi.doUnmock("node:zlib");
  vi.resetModules();
});
const { createGzip } = await import("node:zlib");
const { gzip } = await import("./compression.ts");

test("bodies that are compressed at the same time come back whole, whatever their sizes", async () => {
  const bodies = [0, 1, 2_000_000, 700, 40_000].map((size) => new Uint8Array(randomBytes(size)));
  const compressed = await Promise.all(bodies.map(gzip));
  expect(compressed.map((bytes) => new Uint8Array(gunzipSync(bytes)))).toEqual(bodies);
  expect(createGzip).toHaveBeenCalledTimes(1);
});

test("after a failure the next body gets a new engine", async () => {
  vi.resetModules();
  const { gzip: gzipAnew } = await import("./compression.ts");
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
