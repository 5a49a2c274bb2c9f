import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { encode } from "./encoded.ts";
import { acceptedEncodings, encodingOf, matchesTag, noteSent, respond } from "./respond.ts";

test.each<[string | null, string]>([
  [null, ""],
  ["", ""],
  ["identity", ""],
  ["br", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br gzip"],
  ["GZIP", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, gzip;q=0", ""],
  ["*", "br gzip"],
  ["*;q=0.1, br;q=0", "gzip"],
  ["identity;q=1, gzip;q=0.5", ""],
  ["identity;q=0, gzip;q=0.5", "gzip"],
  ["deflate", ""],
  ["br;q=nonsense, gzip;q=0.1", "gzip"],
])("Accept-Encoding %j allows %j", (header, codings) => {
  expect(acceptedEncodings(header).join(" ")).toBe(codings);
});

const TEXT = Array.from({ length: 9000 }, (_, n) => (n * 7919) % 1009).join();
const BROWSER = "gzip, deflate, br, zstd";

test("a body is sent in the coding that costs least to make, and in the densest that there is", async () => {
  const encoded = encode(TEXT, "text/html");
  expect([BROWSER, "br", "identity", null].map((header) => encodingOf(header, encoded))).toEqual([
    "gzip",
    "br",
    null,
    null,
  ]);
  await encoded.as("gzip");
  expect(encodingOf(BROWSER, encoded)).toBe("gzip");
  await encoded.as("br");
  expect(encodingOf(BROWSER, encoded)).toBe("br");
  expect(encodingOf("br;q=0.5, gzip;q=0.8", encoded)).toBe("gzip");
  expect(encodingOf("identity", encoded)).toBeNull();
});

test("what is sent again is condensed once for those who come later, with the same tag", async () => {
  const encoded = encode(TEXT, "text/html");
  const condense = vi.spyOn(encoded, "condense");
  const send = (accepted = BROWSER) =>
    respond(new Request("http://shop.test/about", { headers: { "accept-encoding": accepted } }), encoded);
  const first = await send();
  await send("gzip");
  expect(condense).not.toHaveBeenCalled();
  await send();
  await condense.mock.results[0]?.value;
  const dense = await send();
  expect([first, dense].map(({ headers }) => headers.get("content-encoding"))).toEqual(["gzip", "br"]);
  const [gzip, br] = await Promise.all(
    [first, dense].map(async (sent) => new Uint8Array(await sent.arrayBuffer())),
  );
  expect([gunzipSync(gzip ?? "").toString(), brotliDecompressSync(br ?? "").toString()]).toEqual([
    TEXT,
    TEXT,
  ]);
  expect(dense.headers.get("etag")).toBe(first.headers.get("etag"));
});

test("a search is not condensed, however often it is sent", () => {
  const encoded = encode(TEXT, "text/html");
  const condense = vi.spyOn(encoded, "condense");
  for (let time = 0; time < 3; time++) noteSent("/products?q=mop", BROWSER, encoded, "gzip");
  expect(condense).not.toHaveBeenCalled();
});

test.each<[string | null, boolean]>([
  [null, false],
  ["", false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b","c"', false],
  ["*", true],
  ["a", false],
  ['"a-br"', false],
  ['"b, "a"', false],
])('If-None-Match %j names "a": %s', (header, named) => {
  expect(["", "W/"].map((weak) => matchesTag(header, `${weak}"a"`))).toEqual([named, named]);
});
