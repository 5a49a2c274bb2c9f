import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import altTexts from "../../../content/en/editorial/banners.ts";
import { BANNER } from "./banner-image.tsx";

const FOLDER = join(import.meta.dirname, "../../../../catalogue/images/scenes");

test("every banner image has an alternative text, and no text lacks its image", () => {
  // one composed for phones shows the same and shares the text of the wide one
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".avif") && !name.endsWith("-phone.avif"));
  expect(Object.keys(altTexts).toSorted()).toEqual(files.map((name) => name.replace(".avif", "")).toSorted());
});

test("every wide banner image is offered in its whole width", async () => {
  const sizes = await Promise.all(
    readdirSync(FOLDER).map(async (name) => ({ name, ...(await sharp(join(FOLDER, name)).metadata()) })),
  );
  const offered: readonly number[] = BANNER.widths;
  const wide = sizes.filter(({ width, height }) => width > height);
  expect(wide.filter(({ width }) => !offered.includes(width)).map(({ name }) => name)).toEqual([]);
});

test("each alternative text is its own, and short", () => {
  const texts: string[] = Object.values(altTexts);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.length > 125 || /picture of|image of|\.$/i.test(text))).toEqual([]);
});
