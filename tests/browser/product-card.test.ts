import sharp from "sharp";
import { expect } from "vitest";
import { test } from "./site.ts";

test("the outline of a card under the pointer goes all around, over its picture too", async ({ open }) => {
  const page = await open("/products");
  const card = page.getByRole("article").nth(1);
  await card.hover();
  const box = await card.boundingBox();
  if (!box) throw new Error("The card is not shown.");
  const { data, info } = await sharp(await page.screenshot({ clip: box }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Array.from({ length: info.width }, (_, x) => data[x * info.channels] ?? 255);
  const column = Array.from({ length: info.height }, (_, y) => data[y * info.width * info.channels] ?? 255);
  // The ink is 20 of 255; a card's edge may fall between two pixels.
  expect(Math.max(...row.slice(2, -2))).toBeLessThan(140);
  expect(Math.max(...column.slice(2, -2))).toBeLessThan(140);
});
