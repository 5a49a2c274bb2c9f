import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentHash } from "./picture-file.ts";
import { openPictureIndex, type PictureIndex } from "./picture-index.ts";

const root = mkdtempSync(join(tmpdir(), "pictures-"));
const uploads = join(root, "uploads");
const sample = join(root, "sample");
const picture = (background: string, width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background } });
let index: PictureIndex;

beforeAll(async () => {
  mkdirSync(join(uploads, "scenes"), { recursive: true });
  mkdirSync(sample);
  await picture("red").avif().toFile(join(sample, "pad.avif"));
  await picture("blue").png().toFile(join(uploads, "pad.png"));
  await picture("green").webp().toFile(join(sample, "bin.webp"));
  await picture("white").webp().toFile(join(uploads, "bin.webp"));
  await picture("grey").jpeg().withMetadata({ orientation: 6 }).toFile(join(uploads, "scenes/turned ä.jpg"));
  mkdirSync(join(uploads, "hero"));
  writeFileSync(join(uploads, "hero/loop.webm"), "film");
  mkdirSync(join(uploads, "wordmarks"));
  writeFileSync(join(uploads, "wordmarks/comac.svg"), "<svg/>");
  writeFileSync(join(uploads, "broken.webp"), "RIFF0000WEBP");
  writeFileSync(join(uploads, ".half.avif"), "being written");
  writeFileSync(join(uploads, "notes.txt"), "not a picture");
  writeFileSync(join(root, "secret.png"), "outside");
  symlinkSync(join(root, "secret.png"), join(uploads, "link.png"));
  index = await openPictureIndex([uploads, join(root, "not-there"), sample]);
});

afterAll(() => rmSync(root, { recursive: true }));

test("only pictures, films and drawings of the folders themselves are in it", () => {
  const pictures = [
    "bin.webp",
    "broken.webp",
    "hero/loop.webm",
    "pad.avif",
    "pad.png",
    "scenes/turned ä.jpg",
  ];
  expect(index.all().map(({ name }) => name)).toEqual([...pictures, "wordmarks/comac.svg"]);
});

test("an upload goes before the sample's picture of the same name", () => {
  expect(index.named("bin.webp")?.file).toBe(join(uploads, "bin.webp"));
});

test("names without an ending find the content that was asked for, else the first", () => {
  const png = index.named("pad.png");
  expect(index.withStem("pad", png?.hash ?? "")).toBe(png);
  expect(index.withStem("pad", null)?.name).toBe("pad.avif");
  expect(index.withStem("nothing", null)).toBeNull();
});

test("own addresses are stamped with content and size, as a viewer turns the picture", () => {
  const turned = index.named("scenes/turned ä.jpg");
  const stamped = `/attached-assets/scenes/turned%20%C3%A4.jpg?v=${turned?.hash}-20x30`;
  expect(index.stamp("/attached-assets/scenes/turned%20%C3%A4.jpg")).toBe(stamped);
  expect(index.stamp("/attached-assets/scenes/turned ä.jpg?v=old")).toBe(stamped);
});

test("a drawing is stamped with its content alone, as nobody opens it for its size", () => {
  const hash = contentHash(Buffer.from("<svg/>"));
  expect(index.stamp("/attached-assets/wordmarks/comac.svg")).toBe(
    `/attached-assets/wordmarks/comac.svg?v=${hash}`,
  );
});

test.each([
  null,
  "",
  "https://example.com/attached-assets/pad.avif",
  "/attached-assets/broken.webp",
  "/attached-assets/%zz.webp",
  "/attached-assets/not-there.avif",
])("%j stays as it is", (imageUrl) => {
  expect(index.stamp(imageUrl)).toBe(imageUrl);
});

test("scenes, films and marks are there for pages to name", () => {
  expect(index.standing()).toEqual({
    "hero/loop.webm": `/attached-assets/hero/loop.webm?v=${index.named("hero/loop.webm")?.hash}`,
    "scenes/turned ä.jpg": index.stamp("/attached-assets/scenes/turned ä.jpg"),
    "wordmarks/comac.svg": index.stamp("/attached-assets/wordmarks/comac.svg"),
  });
});

test("a change is found at the next look, and only then is the version another", async () => {
  const before = index.version();
  await Promise.all([index.refresh(), index.refresh()]);
  expect(index.version()).toBe(before);
  const file = join(sample, "pad.avif");
  const bytes = await picture("orange").avif().toBuffer();
  writeFileSync(file, bytes);
  // The clock of some file systems is coarser than this test is quick.
  utimesSync(file, 1, 1);
  await index.refresh();
  expect(index.version()).toBe(before + 1);
  expect(index.named("pad.avif")?.hash).toBe(contentHash(bytes));
  rmSync(file);
  await index.refresh();
  expect(index.named("pad.avif")).toBeNull();
});
