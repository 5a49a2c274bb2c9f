import { expect, test } from "vitest";
import { renderPage, textOf } from "../../../../tests/support/render-page.tsx";

/** The figures of an article's card on a page, with what is said of their columns. */
async function figuresOn(path: string, article: string) {
  const cards = [...(await renderPage(path)).querySelectorAll("main article")];
  const card = cards.find((each) => textOf(each).includes(article));
  return [...(card?.querySelectorAll("dl > div") ?? [])].map((figure) => [
    textOf(figure.querySelector("dt")),
    textOf(figure.querySelector("dd")),
  ]);
}

test("a figure after one that a card lacks stands in its own column", async () => {
  expect(await figuresOn("/products", "NUM-2005")).toEqual([
    ["Bag, L", "8 L"],
    ["Airflow", "–"],
    ["Suction, mbar", "120 mbar"],
  ]);
});

test.each([
  ["NUM-2002", "/products", ["/products/NUM2001", "/solutions"]],
  ["COM-2023", "/products?q=scrubber", ["/smart-floor-care", "/products/comac-walk-behind-scrubber-50"]],
])("the card of %s says the same on every page", async (article, list, pages) => {
  const listed = await figuresOn(list, article);
  expect(listed.length).toBeGreaterThan(1);
  for (const path of pages) expect(await figuresOn(path, article)).toEqual(listed);
});
