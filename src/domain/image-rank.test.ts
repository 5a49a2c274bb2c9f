import { expect, test } from "vitest";
import { imageKind, imageRank } from "./image-rank.ts";

test.each([
  ["/attached-assets/klx-1001.webp", "image"],
  ["https://example.com/a.jpg", "image"],
  ["HTTP://example.com/a.jpg", "image"],
  [" https://example.com/a.jpg ", "image"],
  ["/placeholder.svg", "placeholder"],
  ["https://via.placeholder.com/300", "placeholder"],
  ["a.jpg", "placeholder"],
  ["", "none"],
  ["  ", "none"],
  [null, "none"],
])("%j is a %s", (url, kind) => expect(imageKind(url)).toBe(kind));

test("pictures rank before placeholders, and those before none", () => {
  expect(["https://example.com/a.jpg", "/placeholder.svg", null].map(imageRank)).toEqual([0, 1, 2]);
});
