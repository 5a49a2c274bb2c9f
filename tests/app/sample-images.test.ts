import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { ATTACHED_ASSETS } from "../../src/domain/product/product.ts";
import { contentHash } from "../../src/files/folder-index.ts";
import { readSheetFile } from "../../src/catalogue/files/read-file.ts";
import { readRows } from "../../src/catalogue/import/read-rows.ts";

const FOLDER = join(import.meta.dirname, "../../catalogue");
const IMAGES = join(FOLDER, "images");
const STUDIO = join(import.meta.dirname, "../../studio");

/** Limits of the studio's images: pixels a side, and bytes. */
const MASTER = { from: 2000, to: 2000, height: 2000, largest: 150_000 };
/** Wide scenes, and the portraits of some for phones, by the least width. */
const SCENE = { from: 1500, to: 3200, largest: 600_000 };
const PHONE_SCENE = { from: 1200, to: 1600, largest: 150_000 };
/** The first frame of the home page's video, its largest paint. */
const POSTER = { from: 1600, to: 1600, largest: 40 * 1024 };
/** Its part for phones comes, with its head, in the packets that a server sends first. */
const PHONE_POSTER = { from: 640, to: 640, largest: 13_700 };
const VIDEO = 900_000;
const ALL = 48 * 1024 * 1024;

type Row = { article: string; image: string };
const rows: Row[] = [];

beforeAll(async () => {
  for (const name of readdirSync(FOLDER).filter((file) => /^products-.*\.csv$/.test(file))) {
    const sheet = await readSheetFile(join(FOLDER, name));
    for (const { cells } of readRows(sheet).rows) {
      rows.push({ article: cells["article number"] ?? "", image: cells["image"] ?? "" });
    }
  }
});

const files = readdirSync(IMAGES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
  .map((entry) => join(entry.parentPath, entry.name));
const products = files.filter((file) => /^[a-z]{3}-\d{4}\.avif$/.test(file.slice(IMAGES.length + 1)));
const scenes = files.filter((file) => file.startsWith(join(IMAGES, "scenes/")));

async function faultsOf(
  file: string,
  { from, to, height, largest }: { from: number; to: number; height?: number; largest: number },
) {
  try {
    const bytes = readFileSync(file);
    const found = await sharp(bytes).metadata();
    const fits =
      found.width >= from && found.width <= to && (height === undefined || found.height === height);
    const faults = [
      found.compression !== "av1" && "no AVIF",
      !fits && `${found.width} × ${found.height}`,
      bytes.length > largest && `${bytes.length} bytes`,
    ];
    return faults.filter(Boolean).map((fault) => `${file.slice(IMAGES.length + 1)}: ${String(fault)}`);
  } catch {
    return [`${file.slice(IMAGES.length + 1)}: damaged`];
  }
}

describe("the sample's images", () => {
  test("every product has its own image, named by its article number", () => {
    const named = rows.filter(({ image }) => image !== "");
    const wrong = named.filter(({ article, image }) => {
      const name = `${article.toLowerCase()}.avif`;
      return image !== ATTACHED_ASSETS + name || !products.includes(join(IMAGES, name));
    });
    expect(wrong).toEqual([]);
    expect(rows.filter(({ image }) => image === "").map(({ article }) => article)).toEqual([]);
  });

  test("every product image is an AVIF square of 2,000 px, at most 150 KB", async () => {
    const faults = await Promise.all(products.map((file) => faultsOf(file, MASTER)));
    expect(faults.flat()).toEqual([]);
  });

  test("every scene is an AVIF of 1,500 to 3,200 px, at most 600 KB, and the video's poster 40", async () => {
    expect(scenes).toContain(join(IMAGES, "scenes/hero.avif"));
    const limits = (file: string) => {
      if (file.endsWith("/hero.avif")) return POSTER;
      if (file.endsWith("/hero-phone.avif")) return PHONE_POSTER;
      return file.endsWith("-phone.avif") ? PHONE_SCENE : SCENE;
    };
    const faults = await Promise.all(scenes.map((file) => faultsOf(file, limits(file))));
    expect(faults.flat()).toEqual([]);
  });

  test.each([
    ["mp4", "ftyp", 4],
    ["webm", "\x1a\x45\xdf\xa3", 0],
  ])(
    "the hero's video as %s is one, has at most 900 KB and begins with what a player needs",
    (ending, mark, at) => {
      const video = readFileSync(join(IMAGES, `hero/night-floor.${ending}`));
      expect(video.byteLength).toBeLessThan(VIDEO);
      expect(video.toString("latin1", at, at + 4)).toBe(mark);
      if (ending === "mp4") expect(video.indexOf("moov")).toBeLessThan(video.indexOf("mdat"));
    },
  );

  test("every picture is as it was when studio/check-pictures.ts found all whole and no two products alike", () => {
    const hashes = [...products, ...scenes].map((file) => [
      file.slice(IMAGES.length + 1),
      contentHash(readFileSync(file)),
    ]);
    const checked: unknown = JSON.parse(readFileSync(join(STUDIO, "checked.json"), "utf8"));
    expect(Object.fromEntries(hashes)).toEqual(checked);
  });

  test("all of them together stay under 48 MB", () => {
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(ALL);
  });
});
