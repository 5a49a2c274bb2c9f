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

test("a body comes back whole from every coding", async () => {
  const text = "غرفة clean ".repeat(500);
  const encoded = await encode(text, "text/html; charset=utf-8", { quality: 5 });
  const { br, gzip } = encoded.coded;
  expect(brotliDecompressSync(br ?? "").toString()).toBe(text);
  expect(gunzipSync(gzip ?? "").toString()).toBe(text);
  expect(weight(encoded)).toBe(encoded.plain.byteLength + (br?.byteLength ?? 0) + (gzip?.byteLength ?? 0));
});

test("pictures, fonts and tiny bodies are left as they are", async () => {
  expect((await encode("x".repeat(5000), "image/webp", { quality: 5 })).coded).toEqual({});
  expect((await encode("x", "text/html", { quality: 5 })).coded).toEqual({});
});
