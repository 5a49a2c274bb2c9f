import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import altTexts from "../../../content/en/editorial/banners.ts";

const FOLDER = join(import.meta.dirname, "../../../../catalogue/images/scenes");

test("every banner image has an alternative text, and no text lacks its image", () => {
  // one composed for phones shows the same and shares the text of the wide one
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".avif") && !name.endsWith("-phone.avif"));
  expect(Object.keys(altTexts).toSorted()).toEqual(files.map((name) => name.replace(".avif", "")).toSorted());
});

test("each alternative text is its own, and short", () => {
  const texts: string[] = Object.values(altTexts);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.length > 125 || /picture of|image of|\.$/i.test(text))).toEqual([]);
});
