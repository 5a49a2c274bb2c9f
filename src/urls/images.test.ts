import fc from "fast-check";
import { expect, test } from "vitest";
import {
  availableWidths,
  coverSizes,
  fileNameOf,
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  isWordmark,
  readImagePath,
  readVersionedUrl,
  shareImageUrl,
  srcSet,
  variantUrl,
  versionedUrl,
} from "./images.ts";

const hash = "0123456789abcdef";
const square = { width: 960, height: 960 };
const wide = { width: 1600, height: 900 };
const vacuum = versionedUrl("num-2001.avif", hash, square);
const banner = versionedUrl("scenes/hero.avif", hash, wide);

test("a versioned URL says file, content and size", () => {
  expect(vacuum).toBe("/attached-assets/num-2001.avif?v=01234567-960x960");
  expect(readVersionedUrl(vacuum)).toEqual({ stem: "num-2001", version: "01234567", ...square });
  expect(readVersionedUrl(banner)).toEqual({ stem: "scenes/hero", version: "01234567", ...wide });
});

test("the URL of a file without a size says its content alone", () => {
  expect(versionedUrl("wordmarks/a b.svg", hash, null)).toBe(
    `/attached-assets/wordmarks/a%20b.svg?v=01234567`,
  );
});

test("each width and format has a URL of its own", () => {
  expect(variantUrl(vacuum, 640, "webp")).toBe("/attached-assets/640/num-2001.webp?v=01234567");
  expect(variantUrl(banner, 1280, "avif")).toBe("/attached-assets/1280/scenes/hero.avif?v=01234567");
  expect(shareImageUrl(vacuum)).toBe("/attached-assets/og/num-2001.jpg?v=01234567");
});

test.each([
  "https://example.com/a.jpg",
  "http://example.com/attached-assets/a.avif?v=01234567-960x960",
  "/attached-assets/not-there.avif",
  "/attached-assets/a.avif?v=short-960x960",
  "/placeholder.png",
  "",
])("%j stays as it is and has no widths", (imageUrl) => {
  expect(readVersionedUrl(imageUrl)).toBeNull();
  expect(variantUrl(imageUrl, 640, "avif")).toBe(imageUrl);
  expect(srcSet(imageUrl, "avif")).toBeNull();
  expect(shareImageUrl(imageUrl)).toBeNull();
});

test("only the widths that a place needs are offered", () => {
  expect(srcSet(vacuum, "avif", [240, 480])).toBe(
    "/attached-assets/240/num-2001.avif?v=01234567 240w, /attached-assets/480/num-2001.avif?v=01234567 480w",
  );
  expect(srcSet(vacuum, "avif", [1280, 1600])).toBeNull();
});

const names = fc
  .string({ minLength: 1, unit: "grapheme" })
  .filter((name) => name.isWellFormed())
  .map((text) => text.replaceAll("/", "-"));

test("no width is wider than the original, and every one that fits is offered", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom(...IMAGE_FORMATS),
      names,
      (width, format, name) => {
        const imageUrl = versionedUrl(`${name}.jpg`, hash, { ...square, width });
        const fitting = IMAGE_WIDTHS.filter((each) => each <= width);
        expect(availableWidths(imageUrl)).toEqual(fitting);
        const offered = srcSet(imageUrl, format)?.split(", ") ?? [];
        expect(offered.map((entry) => Number(entry.split(" ")[1]?.slice(0, -1)))).toEqual(fitting);
      },
    ),
  );
});

test("every URL that is built is read as what it names", () => {
  const path = (url: string | null) => fileNameOf(url ?? "") ?? "";
  fc.assert(
    fc.property(
      fc.constantFrom(...IMAGE_WIDTHS),
      fc.constantFrom(...IMAGE_FORMATS),
      names,
      (width, format, name) => {
        const stem = `logos/${name}`;
        const imageUrl = versionedUrl(`${stem}.png`, hash, square);
        expect(readImagePath(path(imageUrl))).toEqual({ name: `${stem}.png` });
        expect(readImagePath(path(variantUrl(imageUrl, width, format)))).toEqual({
          stem,
          variant: { width, format },
        });
        expect(readImagePath(path(shareImageUrl(imageUrl)))).toEqual({ stem, variant: "share" });
      },
    ),
  );
});

test.each(["641/a.avif", "0640/a.avif", "640/a.jpg", "og/a.png", "logos/a.svg"])(
  "%s is the name of a file and no variant",
  (path) => {
    expect(readImagePath(path)).toEqual({ name: path });
  },
);

test("a name may have line ends in it", () => {
  const read = readImagePath("640/a%E2%80%A8b%0A.avif");
  expect(read).toEqual({ stem: "a\u2028b\n", variant: { width: 640, format: "avif" } });
});

test("broken escapes name nothing", () => {
  expect(readImagePath("%zz.avif")).toBeNull();
});

test("an image that covers a frame is as wide as the frame, or as its height asks for", () => {
  expect(coverSizes("100vw", "370px")).toBe("max(100vw, (370px) * 16 / 9)");
  // The height may be a sum: it is multiplied as a whole.
  expect(coverSizes("57vw", "100svh - 104px")).toBe("max(57vw, (100svh - 104px) * 16 / 9)");
  expect(coverSizes("57vw", "720px", "1500 / 2000")).toBe("max(57vw, (720px) * 1500 / 2000)");
});

test.each([
  ["/attached-assets/wordmarks/comac.svg?v=01234567", true],
  ["/attached-assets/comac.png", false],
  ["https://example.com/attached-assets/wordmarks/comac.svg", false],
])("%s is a wordmark: %s", (logoUrl, expected) => {
  expect(isWordmark(logoUrl)).toBe(expected);
});
