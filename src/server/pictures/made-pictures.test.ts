import { expect, test, vi } from "vitest";
import type { MediaFile } from "../../catalogue/picture-index.ts";
import { neededWidth, type Order } from "./encode-picture.ts";
import { createMadePictures } from "./made-pictures.ts";

const master: MediaFile = {
  name: "pad.avif",
  file: "/pictures/pad.avif",
  kind: "picture",
  bytes: 9000,
  mtimeMs: 1,
  hash: "0123456789abcdef",
  size: { width: 960, height: 960 },
};
const small: Order = { kind: "width", width: 240, format: "avif" };
const bytes = () => Promise.resolve(new Uint8Array([1, 2, 3]));
const noDisk = { read: () => Promise.resolve(null), write: () => Promise.resolve(), sweep: vi.fn() };

test("all who ask at once share one making, and later ones what was made", async () => {
  const encode = vi.fn(async () => new Uint8Array([7]));
  const made = createMadePictures(noDisk, () => undefined, encode);
  const [one, two] = await Promise.all([made.make(master, bytes, small), made.make(master, bytes, small)]);
  expect(one).toBe(two);
  expect(await made.make(master, bytes, small)).toBe(one);
  expect(encode).toHaveBeenCalledTimes(1);
});

test("a small master is its own picture in its own width and format", async () => {
  const encode = vi.fn(async () => new Uint8Array([7]));
  const made = createMadePictures(noDisk, () => undefined, encode);
  const own: Order = { kind: "width", width: 960, format: "avif" };
  expect(await made.make(master, bytes, own)).toEqual(new Uint8Array([1, 2, 3]));
  expect(await made.make({ ...master, bytes: 900_000, hash: "f" }, bytes, own)).toEqual(new Uint8Array([7]));
});

test("abandoned orders cost nothing, and beyond its length the queue refuses", async () => {
  const ends: (() => void)[] = [];
  const encode = vi.fn(async () => {
    await new Promise<void>((resolve) => ends.push(resolve));
    return new Uint8Array([7]);
  });
  const read = vi.fn(bytes);
  const made = createMadePictures(noDisk, () => undefined, encode);
  const closed = new AbortController();
  const order = (n: number, signal?: AbortSignal) =>
    made.make({ ...master, hash: `hash-${n}` }, read, small, signal);
  const flood = Promise.allSettled(Array.from({ length: 200 }, (_, n) => order(n, closed.signal)));
  await expect.poll(() => ends.length).toBe(2);
  await expect(order(200)).rejects.toMatchObject({ code: "overloaded" });
  closed.abort();
  const visitor = order(201);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(3);
  ends.forEach((end) => end());
  expect(await visitor).toEqual(new Uint8Array([7]));
  await flood;
  expect(read).toHaveBeenCalledTimes(3);
});

test("a small master is its own picture in every width that it doesn't have", async () => {
  const encode = vi.fn(async () => new Uint8Array([7]));
  const made = createMadePictures(noDisk, () => undefined, encode);
  const wide: Order = { kind: "width", width: 1600, format: "avif" };
  expect(await made.make(master, bytes, wide)).toEqual(new Uint8Array([1, 2, 3]));
  expect(encode).not.toHaveBeenCalled();
});

test.each([
  [240, 960, 240],
  [960, 960, 960],
  [1280, 960, 960],
  [1600, 500, 640],
  [1600, 1601, 1600],
  [1280, 100, 240],
] as const)("%i px of a master of %i px is the picture of %i px", (asked, width, needed) => {
  expect(neededWidth(asked, width)).toBe(needed);
});

test("a damaged master is told of once and tried again after a minute only", async () => {
  vi.useFakeTimers();
  const told = vi.fn();
  const encode = vi.fn(() => Promise.reject(new Error("VipsJpeg: premature end")));
  const made = createMadePictures(noDisk, told, encode);
  for (let n = 0; n < 3; n++) {
    await expect(made.make(master, bytes, small)).rejects.toMatchObject({ code: "damaged_picture" });
  }
  expect(encode).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61_000);
  await expect(made.make(master, bytes, small)).rejects.toMatchObject({ code: "damaged_picture" });
  expect(encode).toHaveBeenCalledTimes(2);
  expect(told).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("a master that can't be read now is no damaged one", async () => {
  const told = vi.fn();
  const made = createMadePictures(noDisk, told);
  const gone = new Error("gone");
  await expect(made.make(master, () => Promise.reject(gone), small)).rejects.toBe(gone);
  expect(told).not.toHaveBeenCalled();
});

test("the sweep keeps only what is made of the masters of now by the recipe of now", async () => {
  const names: string[] = [];
  const write = async (name: string) => void names.push(name);
  const useful: Record<string, boolean> = {};
  const sweep = async (keep: (name: string) => boolean) => {
    const [own = ""] = names;
    for (const name of [
      own,
      own.replace("0123", "ffff"),
      own.replace(/-[0-9a-f]{8}\./, "-00000000."),
      "x.half",
    ])
      useful[name] = keep(name);
  };
  const made = createMadePictures(
    { ...noDisk, write, sweep },
    () => undefined,
    async () => new Uint8Array([7]),
  );
  await made.make(master, bytes, small);
  await made.sweep([master]);
  expect(Object.values(useful)).toEqual([true, false, false, false]);
});
