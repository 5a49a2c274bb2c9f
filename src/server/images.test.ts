import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { contentHash } from "../files/folder-index.ts";
import type { ENCODER } from "../images/encode.ts";
import type { ImageIndex, MediaFile } from "../images/index.ts";
import { openImages } from "./images.ts";
import { createTurns } from "./workers/turns.ts";

const folder = mkdtempSync(join(tmpdir(), "server-images-"));
const files = new Map<string, MediaFile>();

beforeAll(() => {
  for (let n = 0; n < 202; n++) {
    const file = join(folder, `${n}.png`);
    const hash = contentHash(Buffer.from(String(n)));
    writeFileSync(file, String(n));
    const size = { width: 960, height: 960 };
    files.set(String(n), { name: `${n}.png`, file, kind: "raster", bytes: 3, mtimeMs: 1, hash, size });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const index: ImageIndex = {
  get: () => null,
  withStem: (stem) => files.get(stem) ?? null,
  all: () => [],
  versioned: (imageUrl) => imageUrl,
  siteMedia: () => ({}),
  refresh: () => Promise.resolve(),
  add: () => Promise.resolve(null),
  version: () => 1,
};
const log = pino({ level: "silent" });
const reduceOriginal = async () => new Uint8Array([1]);
const ask = (images: ReturnType<typeof openImages>, path: string, signal?: AbortSignal) =>
  images.serve(new Request(`http://shop.test/attached-assets/${path}`, signal ? { signal } : {}), path);

test("all who ask for a variant at once share one encoding, and later ones its result", async () => {
  const encode = vi.fn(async () => new Uint8Array([7]));
  const images = openImages(index, join(folder, "one"), log, {
    encoder: { encodeVariant: encode, reduceOriginal },
  });
  await Promise.all([ask(images, "240/1.avif"), ask(images, "240/1.avif")]);
  rmSync(join(folder, "one"), { recursive: true });
  expect(new Uint8Array(await (await ask(images, "240/1.avif")).arrayBuffer())).toEqual(new Uint8Array([7]));
  expect(encode).toHaveBeenCalledTimes(1);
});

test("closed requests are never encoded, and beyond its length the queue refuses", async () => {
  const ends: (() => void)[] = [];
  let isHeld = true;
  const encode = vi.fn(async () => {
    if (isHeld) await new Promise<void>((resolve) => ends.push(resolve));
    return new Uint8Array([7]);
  });
  const images = openImages(index, join(folder, "two"), log, {
    encoder: { encodeVariant: encode, reduceOriginal },
  });
  const closed = new AbortController();
  const flood = Promise.allSettled(
    Array.from({ length: 200 }, (_, n) => ask(images, `240/${n}.avif`, closed.signal)),
  );
  await expect.poll(() => ends.length).toBe(1);
  await expect(ask(images, "240/200.avif")).rejects.toMatchObject({ code: "overloaded" });
  closed.abort();
  const visitor = ask(images, "240/201.avif");
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  isHeld = false;
  for (const end of ends) end();
  expect((await visitor).status).toBe(200);
  await flood;
  expect(encode).toHaveBeenCalledTimes(2);
});

test("variants are prepared once for all starts, and what a visitor waits for comes first, one at a time", async () => {
  const begun: string[] = [];
  let end = () => {};
  const hold = async (name: string) => {
    begun.push(name);
    await new Promise<void>((resolve) => (end = resolve));
    return new Uint8Array([7]);
  };
  const encodeVariant: typeof ENCODER.encodeVariant = (_, variant) =>
    hold(variant === "share" ? variant : `${variant.width} ${variant.format}`);
  const srcSet = [240, 320, 480, 640, 960, 1280]
    .map((width) => `/attached-assets/${width}/1.avif?v=0123456789abcdef ${width}w`)
    .join(", ");
  const images = openImages(index, join(folder, "three"), log, {
    encoder: { encodeVariant, reduceOriginal: () => hold("reading") },
  });
  const prepared = images.prepare(srcSet);
  await expect.poll(() => begun).toEqual(["reading"]);
  const visitor = ask(images, "960/9.webp");
  // The visitor's has no place in the queue until it is known not to be on disk.
  for (let n = 1; n <= 6; n++) {
    end();
    await expect.poll(() => begun.length).toBe(n + 1);
  }
  expect(begun.slice(0, -1)).toContain("960 webp");
  end();
  expect((await visitor).status).toBe(200);
  await prepared;
  expect(begun.toSorted()).toEqual([
    "240 avif",
    "320 avif",
    "480 avif",
    "640 avif",
    "960 avif",
    "960 webp",
    "reading",
  ]);

  const afterwards = vi.fn(async () => new Uint8Array([8]));
  const restarted = openImages({ ...index, all: () => [...files.values()] }, join(folder, "three"), log, {
    encoder: { encodeVariant: afterwards, reduceOriginal: afterwards },
  });
  await restarted.prepare(srcSet);
  await restarted.prepare("/attached-assets/240/none.avif?v=0123456789abcdef 240w");
  await restarted.prepare("/attached-assets/1.png");
  expect(afterwards).not.toHaveBeenCalled();
  expect(new Uint8Array(await (await ask(restarted, "480/1.avif")).arrayBuffer())).toEqual(
    new Uint8Array([7]),
  );
});

test("what two processes are asked for at once is encoded by one of them", async () => {
  const turns = createTurns(2);
  const encode = vi.fn(async () => {
    // The other process has asked by then.
    for (let n = 0; n < 20; n++) await nextTurn();
    return new Uint8Array([7]);
  });
  const [one, two] = [1, 2].map((id) =>
    openImages(index, join(folder, "four"), log, {
      encoder: { encodeVariant: encode, reduceOriginal },
      async inTurn(name, work) {
        await turns.take(id, name);
        return work().finally(() => turns.leave(id, name));
      },
    }),
  );
  if (!one || !two) throw new Error("Two were opened");
  const answers = await Promise.all([ask(one, "240/1.avif"), ask(two, "240/1.avif"), ask(two, "240/2.avif")]);
  for (const answer of answers)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([7]));
  expect(encode).toHaveBeenCalledTimes(2);
});
