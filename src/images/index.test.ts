import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentHash } from "../files/folder-index.ts";
import { versionOf } from "../urls/images.ts";
import { type ImageIndex, openImageIndex } from "./index.ts";

const root = mkdtempSync(join(tmpdir(), "images-"));
const uploads = join(root, "uploads");
const sample = join(root, "sample");
const image = (background: string, width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background } });
let index: ImageIndex;

beforeAll(async () => {
  mkdirSync(join(uploads, "scenes"), { recursive: true });
  mkdirSync(sample);
  await image("red").avif().toFile(join(sample, "pad.avif"));
  await image("blue").png().toFile(join(uploads, "pad.png"));
  await image("green").webp().toFile(join(sample, "bin.webp"));
  await image("white").webp().toFile(join(uploads, "bin.webp"));
  await image("grey").jpeg().withMetadata({ orientation: 6 }).toFile(join(uploads, "scenes/turned ä.jpg"));
  mkdirSync(join(uploads, "hero"));
  writeFileSync(join(uploads, "hero/loop.webm"), "video");
  mkdirSync(join(uploads, "wordmarks"));
  writeFileSync(join(uploads, "wordmarks/comac.svg"), "<svg/>");
  writeFileSync(join(uploads, "broken.webp"), "RIFF0000WEBP");
  writeFileSync(join(uploads, ".half.avif"), "being written");
  writeFileSync(join(uploads, "notes.txt"), "no image");
  writeFileSync(join(root, "secret.png"), "outside");
  symlinkSync(join(root, "secret.png"), join(uploads, "link.png"));
  index = await openImageIndex([uploads, join(root, "not-there"), sample]);
});

afterAll(() => rmSync(root, { recursive: true }));

test("only images and videos inside the folders are indexed", () => {
  const images = ["bin.webp", "broken.webp", "hero/loop.webm", "pad.avif", "pad.png", "scenes/turned ä.jpg"];
  expect(index.all().map(({ name }) => name)).toEqual([...images, "wordmarks/comac.svg"]);
});

test("an upload wins over the sample's image of the same name", () => {
  expect(index.get("bin.webp")?.file).toBe(join(uploads, "bin.webp"));
});

test("of images with the same stem that of the version is returned, else the first", () => {
  const png = index.get("pad.png");
  expect(index.withStem("pad", versionOf(png?.hash ?? ""))).toBe(png);
  expect(index.withStem("pad", null)?.name).toBe("pad.avif");
  expect(index.withStem("nothing", null)).toBeNull();
});

test("URLs of our own images are versioned by content and size, as a viewer turns the image", () => {
  const turned = index.get("scenes/turned ä.jpg");
  const versioned = `/attached-assets/scenes/turned%20%C3%A4.jpg?v=${versionOf(turned?.hash ?? "")}-20x30`;
  expect(index.versioned("/attached-assets/scenes/turned%20%C3%A4.jpg")).toBe(versioned);
  expect(index.versioned("/attached-assets/scenes/turned ä.jpg?v=old")).toBe(versioned);
});

test("an SVG is versioned by its content alone, as nothing decodes it for its size", () => {
  const hash = contentHash(Buffer.from("<svg/>"));
  expect(index.versioned("/attached-assets/wordmarks/comac.svg")).toBe(
    `/attached-assets/wordmarks/comac.svg?v=${versionOf(hash)}`,
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
  expect(index.versioned(imageUrl)).toBe(imageUrl);
});

test("the URLs of banner images, videos and wordmarks are listed by name", () => {
  expect(index.siteMedia()).toEqual({
    "hero/loop.webm": `/attached-assets/hero/loop.webm?v=${versionOf(index.get("hero/loop.webm")?.hash ?? "")}`,
    "scenes/turned ä.jpg": index.versioned("/attached-assets/scenes/turned ä.jpg"),
    "wordmarks/comac.svg": index.versioned("/attached-assets/wordmarks/comac.svg"),
  });
});

test("a refresh finds a change, and changes the version only then", async () => {
  const before = index.version();
  await Promise.all([index.refresh(), index.refresh()]);
  expect(index.version()).toBe(before);
  const file = join(sample, "pad.avif");
  const bytes = await image("orange").avif().toBuffer();
  writeFileSync(file, bytes);
  // Some file systems' clocks are coarser than this test is quick.
  utimesSync(file, 1, 1);
  await index.refresh();
  expect(index.version()).toBe(before + 1);
  expect(index.get("pad.avif")?.hash).toBe(contentHash(bytes));
  rmSync(file);
  await index.refresh();
  expect(index.get("pad.avif")).toBeNull();
});

test("a folder may have more files than a process may have open", async () => {
  const folder = join(root, "many");
  mkdirSync(folder);
  for (let n = 0; n < 600; n++) writeFileSync(join(folder, `${n}.svg`), `<svg>${n}</svg>`);
  const script = `
    import { openImageIndex } from ${JSON.stringify(join(import.meta.dirname, "index.ts"))};
    const index = await openImageIndex([${JSON.stringify(folder)}]);
    console.log(index.all().length);`;
  const node = 'ulimit -n 120 && exec "$0" --input-type=module --eval "$1"';
  const { stdout } = await promisify(execFile)("sh", ["-c", node, process.execPath, script]);
  expect(Number(stdout)).toBe(600);
});
