import { expect, test } from "vitest";
import { fileTypeOf } from "./picture-types.ts";
import { movedPicture, pictureLine, readPicture } from "./picture-list.ts";
import { changedCrop, leastCropWidth, liesWithin, resizedCrop, wholeCrop } from "./pictures.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const size = { width: 1000, height: 600 };

test.each([
  ["a film", bytes("\0\0\0\u0018ftypisom\0\0\0\0isommp42"), { other: "video" }],
  ["a phone's picture", bytes("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"), { other: "heic" }],
  ["an AVIF", bytes("\0\0\0\u0018ftypavif\0\0\0\0mif1miaf"), { picture: "avif", animated: false }],
  [
    "an AVIF by its second brand",
    bytes("\0\0\0\u0018ftypmif1\0\0\0\0avifmiaf"),
    { picture: "avif", animated: false },
  ],
  [
    "an AVIF of several pictures",
    bytes("\0\0\0\u0018ftypavis\0\0\0\0avifmsf1"),
    { picture: "avif", animated: true },
  ],
  ["a PDF after some bytes", bytes("\n\n%PDF-1.4"), { other: "pdf" }],
  ["a drawing after its declaration", bytes('<?xml version="1.0"?><!-- a --><svg>'), { other: "svg" }],
  ["a page", bytes("<!DOCTYPE html><p>"), { other: "html" }],
  ["an archive, as a document of Word is", bytes("PK\u0003\u0004"), { other: "zip" }],
  [
    "a PNG that moves",
    bytes("\u0089PNG\r\n\u001a\n\0\0\0\0IHDRcccc\0\0\0\0acTLcccc"),
    { picture: "png", animated: true },
  ],
  ["a PNG that is cut off", bytes("\u0089PNG\r\n\u001a\n\0\0"), { picture: "png", animated: false }],
])("%s is known by its content", (_what, file, type) => {
  expect(fileTypeOf(file)).toEqual(type);
});

test("the part from the middle is as large as the shape allows", () => {
  expect(wholeCrop(size, "square")).toEqual({ left: 200, top: 0, width: 600 });
  expect(wholeCrop({ width: 600, height: 1000 }, "square")).toEqual({ left: 0, top: 200, width: 600 });
  expect(wholeCrop(size, "banner")).toEqual({ left: 0, top: 19, width: 1000 });
  expect(wholeCrop(size, "logo")).toEqual({ left: 0, top: 0, width: 1000 });
});

test("a part is moved and resized about its middle, and stays inside", () => {
  const crop = { left: 200, top: 0, width: 600 };
  expect(changedCrop(crop, { right: -50 }, size, "square")).toEqual({ left: 150, top: 0, width: 600 });
  expect(changedCrop(crop, { right: -500, down: 90 }, size, "square")).toEqual({
    left: 0,
    top: 0,
    width: 600,
  });
  expect(changedCrop(crop, { wider: -100 }, size, "square")).toEqual({ left: 250, top: 50, width: 500 });
  expect(changedCrop(crop, { wider: 900 }, size, "square")).toEqual(crop);
  expect(changedCrop(crop, { wider: -900 }, size, "square").width).toBe(240);
  expect(
    changedCrop({ left: 0, top: 0, width: 90 }, { wider: -9 }, { width: 90, height: 90 }, "square").width,
  ).toBe(90);
});

test("a part is resized by its corner up to the picture's edges, and its other corner stays", () => {
  const crop = { left: 300, top: 100, width: 400 };
  expect(resizedCrop(crop, -100, size, "square")).toEqual({ ...crop, width: 300 });
  expect(resizedCrop(crop, 900, size, "square")).toEqual({ ...crop, width: 500 });
  expect(resizedCrop({ ...crop, left: 700, top: 0, width: 250 }, 900, size, "square").width).toBe(300);
  expect(resizedCrop(crop, -900, size, "square").width).toBe(leastCropWidth(size, "square"));
});

test("every part that can be chosen lies within the picture", () => {
  for (let width = 1; width < 90; width += 1) {
    const odd = { width, height: 61 };
    expect(liesWithin(wholeCrop(odd, "banner"), odd, "banner"), String(width)).toBe(true);
    const moved = changedCrop(wholeCrop(odd, "banner"), { right: 3, down: -7, wider: 5 }, odd, "banner");
    expect(liesWithin(moved, odd, "banner"), String(width)).toBe(true);
  }
});

test("a picture is moved to another place, and no place means nothing", () => {
  const list = ["a", "b", "c"].map((url) => ({ url, text: "" }));
  const urls = (from: number, to: number) => movedPicture(list, from, to).map(({ url }) => url);
  expect(urls(2, 0)).toEqual(["c", "a", "b"]);
  expect(urls(0, 1)).toEqual(["b", "a", "c"]);
  expect([movedPicture(list, 0, -1), movedPicture(list, 5, 0)]).toEqual([list, list]);
});

test.each([
  ["/attached-assets/a.avif", { url: "/attached-assets/a.avif", text: "" }],
  ["/attached-assets/a.avif | From behind", { url: "/attached-assets/a.avif", text: "From behind" }],
  ["https://example.com/a.jpg | 1 | 2", { url: "https://example.com/a.jpg", text: "1 | 2" }],
])("%s is a picture's line", (line, picture) => {
  expect(readPicture(line)).toEqual(picture);
  expect(pictureLine(picture)).toBe(line);
});
