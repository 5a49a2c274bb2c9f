import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, encode, weight } from "./compress.ts";

test.each<[string | null, string | null]>([
  [null, null],
  ["", null],
  ["identity", null],
  ["br", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, gzip;q=0", null],
  ["*", "br"],
  ["*;q=0.1, br;q=0", "gzip"],
  ["identity;q=1, gzip;q=0.5", null],
  ["identity;q=0, gzip;q=0.5", "gzip"],
  ["deflate", null],
  ["br;q=nonsense, gzip;q=0.1", "gzip"],
])("Accept-Encoding %j chooses %j", (header, coding) => {
  expect(chooseEncoding(header)).toBe(coding);
});

test("a body comes back whole from every coding, each made once and only when it is asked for", async () => {
  const text = "غرفة clean ".repeat(500);
  const encoded = encode(text, "text/html; charset=utf-8", { quality: 5 });
  const br = encoded.as("br");
  expect(encoded.as("br")).toBe(br);
  expect(brotliDecompressSync(await br).toString()).toBe(text);
  expect(gunzipSync(await encoded.as("gzip")).toString()).toBe(text);
});

test("the memory that a body takes is never counted as less than it is", async () => {
  const encoded = encode("<p>Scrubber-dryer</p>".repeat(500), "text/html", { quality: 5 });
  const held =
    encoded.plain.byteLength + (await encoded.as("br")).byteLength + (await encoded.as("gzip")).byteLength;
  expect(weight(encoded)).toBeGreaterThanOrEqual(held);
});

test("pictures, fonts and tiny bodies are left as they are", () => {
  expect(encode("x".repeat(5000), "image/webp", { quality: 5 }).compressible).toBe(false);
  expect(encode("x", "text/html", { quality: 5 }).compressible).toBe(false);
});
