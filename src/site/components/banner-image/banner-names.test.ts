import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import sceneWords from "../../../content/en/editorial/banners.ts";

const FOLDER = join(import.meta.dirname, "../../../../catalogue/images/scenes");

test("every scene that the studio has drawn is described, and nothing is described that it has not", () => {
  const drawn = readdirSync(FOLDER).filter((name) => name.endsWith(".avif"));
  expect(Object.keys(sceneWords).toSorted()).toEqual(
    drawn.map((name) => name.replace(".avif", "")).toSorted(),
  );
});

test("each is described by words of its own, short enough to be listened to", () => {
  const texts: string[] = Object.values(sceneWords);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.length > 125 || /picture of|image of|\.$/i.test(text))).toEqual([]);
});
