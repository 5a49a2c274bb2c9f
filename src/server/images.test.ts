import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { contentHash, type ImageIndex, type MediaFile } from "../images/index.ts";
import { openImages } from "./images.ts";

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
  version: () => 1,
};
const log = pino({ level: "silent" });
const ask = (images: ReturnType<typeof openImages>, path: string, signal?: AbortSignal) =>
  images.serve(new Request(`http://shop.test/attached-assets/${path}`, signal ? { signal } : {}), path);

test("all who ask for a variant at once share one encoding, and later ones its result", async () => {
  const encode = vi.fn(async () => new Uint8Array([7]));
  const images = openImages(index, join(folder, "one"), log, encode);
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
  const images = openImages(index, join(folder, "two"), log, encode);
  const closed = new AbortController();
  const flood = Promise.allSettled(
    Array.from({ length: 200 }, (_, n) => ask(images, `240/${n}.avif`, closed.signal)),
  );
  await expect.poll(() => ends.length).toBe(2);
  await expect(ask(images, "240/200.avif")).rejects.toMatchObject({ code: "overloaded" });
  closed.abort();
  const visitor = ask(images, "240/201.avif");
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(3);
  isHeld = false;
  for (const end of ends) end();
  expect((await visitor).status).toBe(200);
  await flood;
  expect(encode).toHaveBeenCalledTimes(3);
});

test("a variant is prepared once for all starts, and a visitor's comes before the next one that is prepared", async () => {
  const begun: (() => void)[] = [];
  const encode = vi.fn(async () => {
    await new Promise<void>((resolve) => begun.push(resolve));
    return new Uint8Array([7]);
  });
  const urls = ["1", "2", "3"].map((stem) => `/attached-assets/240/${stem}.avif?v=0123456789abcdef`);
  const images = openImages(index, join(folder, "three"), log, encode);
  const preparing = (async () => {
    for (const url of urls) await images.prepare(url);
  })();
  await expect.poll(() => begun.length).toBe(1);
  const visitor = ask(images, "240/9.avif");
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.();
  expect((await visitor).status).toBe(200);
  expect(encode).toHaveBeenCalledTimes(2);
  for (let n = 0; n < 4; n++) {
    await expect.poll(() => begun.length).toBeGreaterThan(n);
    begun[n]?.();
  }
  await preparing;

  const afterwards = vi.fn(async () => new Uint8Array([8]));
  const restarted = openImages(
    { ...index, all: () => [...files.values()] },
    join(folder, "three"),
    log,
    afterwards,
  );
  for (const url of urls) await restarted.prepare(url);
  await restarted.prepare("/attached-assets/240/none.avif?v=0123456789abcdef");
  await restarted.prepare("/attached-assets/1.png");
  expect(afterwards).not.toHaveBeenCalled();
  expect(new Uint8Array(await (await ask(restarted, "240/3.avif")).arrayBuffer())).toEqual(
    new Uint8Array([7]),
  );
});
