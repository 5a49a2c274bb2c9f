import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Variant } from "../urls/images.ts";
import { neededWidth } from "./encode.ts";
import { FileChangedError } from "../files/folder-index.ts";
import type { MediaFile } from "./index.ts";
import { DamagedImageError, openVariants, type VariantOptions } from "./variants.ts";

const original: MediaFile = {
  name: "pad.avif",
  file: "/images/pad.avif",
  kind: "raster",
  bytes: 9000,
  mtimeMs: 1,
  hash: "0123456789abcdef",
  size: { width: 960, height: 960 },
};
const small: Variant = { width: 240, format: "avif" };
const own = new Uint8Array([1, 2, 3]);
const encoded = new Uint8Array([7]);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "variants-"));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** Variants without a memory cache and a limit, which the server gives. */
function variantsWith(options: Partial<VariantOptions> = {}) {
  const encode = vi.fn(async () => encoded);
  const reduce = vi.fn(async () => own);
  const onDamaged = vi.fn();
  const variants = openVariants({
    folder,
    memory: { get: (_, make) => make(new AbortController().signal) },
    limit: (_, work) => work(),
    onDamaged,
    onWriteError: () => undefined,
    encoder: { encodeVariant: encode, reduceOriginal: reduce },
    read: async () => own,
    ...options,
  });
  return { variants, encode, reduce, onDamaged };
}

test("a variant is encoded once and then read from the disk", async () => {
  const { variants, encode } = variantsWith();
  const { name, bytes } = await variants.get(original, small);
  expect(bytes).toEqual(encoded);
  expect(readdirSync(folder)).toEqual([name]);
  writeFileSync(join(folder, name), "from the disk");
  expect(String((await variants.get(original, small)).bytes)).toBe("from the disk");
  expect(encode).toHaveBeenCalledTimes(1);
});

test("all widths are prepared of one reading, but for those that are there", async () => {
  const { variants, encode, reduce } = variantsWith();
  const { name } = await variants.get(original, small);
  const widths = ([240, 320, 480, 640, 960, 1280] as const).map((width) => ({
    width,
    format: "avif" as const,
  }));
  await variants.prepare(original, widths);
  expect(reduce.mock.calls).toEqual([[own, 640]]);
  expect(encode).toHaveBeenCalledTimes(4);
  expect(readdirSync(folder)).toHaveLength(4);
  await variants.prepare(original, widths);
  expect(encode).toHaveBeenCalledTimes(4);
  expect(readdirSync(folder)).toContain(name);
});

test.each([960, 1280, 1600, 3200] as const)("a small original is its own variant of %i px", async (width) => {
  const { variants, encode } = variantsWith();
  const wide: Variant = { width, format: "avif" };
  expect((await variants.get(original, wide)).bytes).toEqual(own);
  expect(encode).not.toHaveBeenCalled();
  expect((await variants.get({ ...original, bytes: 900_000 }, wide)).bytes).toEqual(encoded);
  expect((await variants.get(original, { width, format: "webp" })).bytes).toEqual(encoded);
});

test.each([
  [240, 960, 240],
  [960, 960, 960],
  [1280, 960, 960],
  [1600, 500, 640],
  [1600, 1601, 1600],
  [2000, 2000, 2000],
  [2000, 960, 960],
  [2400, 2000, 2000],
  [3200, 2400, 2400],
  [3200, 3200, 3200],
  [1280, 100, 240],
] as const)("%i px of an original of %i px is the variant of %i px", (asked, width, needed) => {
  expect(neededWidth(asked, width)).toBe(needed);
});

test("a damaged original is logged once and tried again after a minute only", async () => {
  vi.useFakeTimers();
  const encode = vi.fn(() => Promise.reject(new Error("VipsJpeg: premature end")));
  const { variants, onDamaged } = variantsWith({
    encoder: { encodeVariant: encode, reduceOriginal: encode },
  });
  for (let n = 0; n < 3; n++) {
    await expect(variants.get(original, small)).rejects.toBeInstanceOf(DamagedImageError);
  }
  expect(encode).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61_000);
  await expect(variants.get(original, small)).rejects.toBeInstanceOf(DamagedImageError);
  expect(encode).toHaveBeenCalledTimes(2);
  expect(onDamaged).toHaveBeenCalledTimes(1);
});

test("an original that changed meanwhile is not a damaged one", async () => {
  const { variants, onDamaged } = variantsWith({ read: () => Promise.reject(new FileChangedError()) });
  await expect(variants.get(original, small)).rejects.toBeInstanceOf(FileChangedError);
  expect(onDamaged).not.toHaveBeenCalled();
});

test("pruning leaves only the variants of today's originals and settings", async () => {
  const { variants } = variantsWith();
  const { name } = await variants.get(original, small);
  const others = [
    name.replace("0123", "ffff"),
    name.replace(/-[0-9a-f]{8}\./, "-00000000."),
    `${name}.x.half`,
  ];
  for (const other of others) writeFileSync(join(folder, other), "");
  await variants.prune([original]);
  expect(readdirSync(folder)).toEqual([name]);
});
