import sharp from "sharp";
import { expect } from "vitest";
import type { Locator } from "playwright-core";
import { test } from "./site.ts";

/** How many pixels above and below its middle a press still meets the element. */
const reach = (target: Locator) =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const meets = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y));
    const middle = top + height / 2;
    let [above, below] = [0, 0];
    while (above < 100 && meets(middle - above - 1)) above++;
    while (below < 100 && meets(middle + below + 1)) below++;
    return above + below + 1;
  });

test.for([
  ["phone", "/products", "article", 42],
  ["phone", "/products?view=list", "tbody tr", 42],
  ["desktop", "/products", "article", 42],
  ["desktop", "/products?view=list", "tbody tr", 36],
] as const)(
  "on a %s at %s a finger meets the small links of each %s",
  async ([viewport, path, of, least], { open }) => {
    const page = await open(path, { viewport });
    const first = page.getByRole("main").locator(of).first();
    const ways = [first.locator("label"), first.getByRole("link", { name: "Add to quote" })];
    if (of === "article") ways.push(first.getByRole("link", { name: /^\+\d more$/ }));
    for (const way of ways) expect(await reach(way), await way.innerText()).toBeGreaterThanOrEqual(least);
  },
);

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

test.for([390, 768])(
  "at %i px a card's brand is read whole, and its texts are not small",
  async (width, { open }) => {
    const page = await open("/category/chemicals");
    await page.setViewportSize({ width, height: 844 });
    const cards = await page
      .getByRole("main")
      .getByRole("article")
      .evaluateAll((articles) =>
        articles.map((article) => {
          const cut = [...article.querySelectorAll("div > :first-child")].filter(
            ({ textContent, scrollWidth, clientWidth }) => textContent !== "" && scrollWidth > clientWidth,
          );
          const texts = [...article.children].filter(({ tagName }) => tagName === "P" || tagName === "UL");
          return {
            cut: cut.map(({ textContent }) => textContent),
            sizes: texts.map((text) => parseFloat(getComputedStyle(text).fontSize)),
          };
        }),
      );
    expect(cards.length).toBeGreaterThan(20);
    expect(cards.flatMap(({ cut }) => cut)).toEqual([]);
    expect(Math.min(...cards.flatMap(({ sizes }) => sizes))).toBeGreaterThanOrEqual(15);
  },
);
