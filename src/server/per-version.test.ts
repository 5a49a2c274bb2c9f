import { expect, test, vi } from "vitest";
import { makeCatalogue } from "../domain/catalogue.ts";
import { encode } from "./compress.ts";
import { perVersion } from "./per-version.ts";

vi.mock(import("./compress.ts"), async (original) => {
  const compress = await original();
  return { ...compress, encode: vi.fn(compress.encode) };
});

test("a body that could not be made is made anew for the next one who asks, and then kept", async () => {
  const catalogue = makeCatalogue({ version: 1, products: [], brands: [], categories: [] });
  const source = {
    current: () => catalogue,
    refresh: () => Promise.resolve(),
    onChange: () => () => undefined,
    close: () => Promise.resolve(),
  };
  const body = perVersion(source, "text/plain", () => "the body");
  vi.mocked(encode).mockRejectedValueOnce(new Error("out of memory"));
  await expect(body()).rejects.toThrow("out of memory");
  const made = await body();
  expect(new TextDecoder().decode(made.plain)).toBe("the body");
  expect(await body()).toBe(made);
});
