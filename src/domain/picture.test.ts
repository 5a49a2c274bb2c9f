import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ownPicture,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  pictureAt,
  pictureSet,
  sharePicture,
  stampedAddress,
  widthsOf,
} from "./picture.ts";

const size = { hash: "0123456789abcdef", width: 960, height: 960 };
const vacuum = stampedAddress("num-2001.avif", size);
const scene = stampedAddress("scenes/hero.avif", { ...size, width: 1600, height: 900 });

test("a stamped address tells its file, content and size", () => {
  expect(vacuum).toBe("/attached-assets/num-2001.avif?v=0123456789abcdef-960x960");
  expect(ownPicture(vacuum)).toEqual({ stem: "num-2001", ...size });
  expect(ownPicture(scene)).toEqual({ stem: "scenes/hero", ...size, width: 1600, height: 900 });
});

test("one width and format has an address of its own", () => {
  expect(pictureAt(vacuum, 640, "webp")).toBe("/attached-assets/640/num-2001.webp?v=0123456789abcdef");
  expect(pictureAt(scene, 1280, "avif")).toBe("/attached-assets/1280/scenes/hero.avif?v=0123456789abcdef");
  expect(sharePicture(vacuum)).toBe("/attached-assets/og/num-2001.jpg?v=0123456789abcdef");
});

test.each([
  "https://example.com/a.jpg",
  "http://example.com/attached-assets/a.avif?v=0123456789abcdef-960x960",
  "/attached-assets/not-there.avif",
  "/attached-assets/a.avif?v=short-960x960",
  "/placeholder.png",
  "",
])("%j passes as it is and offers no widths", (imageUrl) => {
  expect(ownPicture(imageUrl)).toBeNull();
  expect(pictureAt(imageUrl, 640, "avif")).toBe(imageUrl);
  expect(pictureSet(imageUrl, "avif")).toBeNull();
  expect(sharePicture(imageUrl)).toBeNull();
});

test("a use may ask for some of the widths only", () => {
  expect(pictureSet(vacuum, "avif", [240, 480])).toBe(
    "/attached-assets/240/num-2001.avif?v=0123456789abcdef 240w, /attached-assets/480/num-2001.avif?v=0123456789abcdef 480w",
  );
  expect(pictureSet(vacuum, "avif", [1280, 1600])).toBeNull();
});

test("no width is wider than the master, and every one that fits is offered", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom(...PICTURE_FORMATS),
      fc.string({ minLength: 1, unit: "grapheme" }).filter((name) => name.isWellFormed()),
      (width, format, text) => {
        const name = `${text.replaceAll("/", "-")}.jpg`;
        const imageUrl = stampedAddress(name, { ...size, width });
        const fitting = PICTURE_WIDTHS.filter((each) => each <= width);
        expect(widthsOf(imageUrl)).toEqual(fitting);
        const offered = pictureSet(imageUrl, format)?.split(", ") ?? [];
        expect(offered.map((entry) => Number(entry.split(" ")[1]?.slice(0, -1)))).toEqual(fitting);
      },
    ),
  );
});
