import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { contentHash } from "../files/folder-index.ts";
import { removeUnfinished } from "../files/uploads.ts";
import { openImageIndex } from "./index.ts";
import { keepPicture, uploadedName } from "./keep-picture.ts";
import { takePicture } from "./take-picture.ts";
import sharp from "sharp";

const folder = mkdtempSync(join(tmpdir(), "keep-"));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = async (background: string) => {
  const file = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return (await takePicture(file, { shape: "square", crop: null })).bytes;
};

test("a picture is kept by its content, once, and an index finds it without reading the folder again", async () => {
  const index = await openImageIndex([folder]);
  const other = await openImageIndex([folder]);
  const bytes = await picture("red");
  const name = await keepPicture(folder, bytes);
  expect(name).toBe(`uploaded/${contentHash(bytes)}.avif`);
  expect(await keepPicture(folder, bytes)).toBe(name);
  expect(readdirSync(join(folder, "uploaded"))).toEqual([name.slice("uploaded/".length)]);
  expect(readFileSync(join(folder, name)).equals(bytes)).toBe(true);
  for (const each of [index, other]) {
    expect(each.get(name)).toBeNull();
    const before = each.version();
    expect(await each.add(name)).toMatchObject({ name, size: { width: 40, height: 40 } });
    expect([each.get(name)?.hash, each.version()]).toEqual([contentHash(bytes), before + 1]);
    await Promise.all([each.add(name), each.refresh()]);
    expect(each.version()).toBe(before + 1);
  }
});

test("what is added while the folders are being read is not lost by that", async () => {
  const index = await openImageIndex([folder]);
  const reading = index.refresh();
  const name = await keepPicture(folder, await picture("blue"));
  await index.add(name);
  await reading;
  expect(index.get(name)?.name).toBe(name);
});

test("a file that can't be written whole leaves nothing", async () => {
  const blocked = join(folder, "blocked");
  mkdirSync(blocked);
  writeFileSync(join(blocked, "uploaded"), "a file where the folder would be");
  await expect(keepPicture(blocked, await picture("green"))).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(readdirSync(blocked)).toEqual(["uploaded"]);
});

test("what a killed process left is removed after an hour", async () => {
  const into = join(folder, "uploaded");
  for (const name of [".old.half", ".new.half"]) writeFileSync(join(into, name), "half");
  utimesSync(join(into, ".old.half"), 1, 1);
  await removeUnfinished(folder, new Date());
  expect(readdirSync(into).filter((name) => name.endsWith(".half"))).toEqual([".new.half"]);
});

test.each([
  "../../secret.avif",
  "uploaded/../../secret.avif",
  "uploaded/0123456789abcdef.avif/x",
  "pad.avif",
])("%s is not looked for on the disk", (name) => expect(uploadedName(name)).toBeNull());

test("an uploaded picture is looked for with and without its ending", () => {
  const name = "uploaded/0123456789abcdef.avif";
  expect([uploadedName(name), uploadedName("uploaded/0123456789abcdef")]).toEqual([name, name]);
});
