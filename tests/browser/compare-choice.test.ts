import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "./axe.ts";
import { releaseScripts } from "./late-scripts.ts";
import { hydrated, test } from "./site.ts";

const IDS = [
  "comac-walk-behind-scrubber-dryer-50-cm-battery",
  "comac-walk-behind-scrubber-dryer-55-cm-traction-drive",
  "lavor-walk-behind-scrubber-dryer-51-cm-gel-battery",
];

const box = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });
const tray = (page: Page) => page.getByRole("region", { name: "Chosen to compare" });

test.for(["desktop", "phone"] as const)(
  "chooses three on a card, in a table and on a page, on a %s",
  async (viewport, { open }) => {
    const page = await open("/products?q=walk-behind", { viewport });
    await expect.poll(() => tray(page).count()).toBe(0);
    await box(page, /^Compare .*50 cm, Battery$/).check();
    await tray(page).getByText("Compare 1 of 4").waitFor();

    await page.goto("/products?q=walk-behind&view=list");
    await expect.poll(() => box(page, /^Compare .*50 cm, Battery$/).isChecked()).toBe(true);
    // The tray comes over the foot of the screen, where the box may be: a press that it comes between is none.
    await tray(page).getByText("Compare 1 of 4").waitFor();
    await box(page, /^Compare .*55 cm, Traction Drive$/).check();

    await page.goto(`/products/${IDS[2]}`);
    await tray(page).getByText("Compare 2 of 4").waitFor();
    await page
      .getByRole("article")
      .first()
      .getByRole("checkbox", { name: /^Compare .*51 cm/ })
      .first()
      .check();
    await tray(page).getByText("Compare 3 of 4").waitFor();
    await expectAccessible(page);
    await page.goto("/get-quote");
    await page.getByRole("button", { name: "Submit quote request" }).waitFor();
    await expect.poll(() => tray(page).count()).toBe(0);
    await page.goBack();

    await tray(page).getByRole("link", { name: "Compare" }).click();
    await page.getByRole("heading", { level: 1, name: "Compare 3 products" }).waitFor();
    expect(new URL(page.url()).search).toBe(`?ids=${IDS.join(".")}`);
    expect(await tray(page).count()).toBe(0);
  },
);

test("a fifth product is not taken, and one that is taken out makes room", async ({ open }) => {
  const page = await open("/products?q=scrubber-dryer");
  const boxes = page.getByRole("main").getByRole("checkbox", { name: /^Compare / });
  for (const place of [0, 1, 2, 3]) await boxes.nth(place).check();
  await boxes.nth(4).click();
  await page.getByText("No more fit beside each other: take one out first.").waitFor();
  expect(await boxes.nth(4).isChecked()).toBe(false);
  await tray(page)
    .getByRole("button", { name: /^Take out / })
    .first()
    .click();
  await tray(page).getByText("One more fits").waitFor();
  expect(await boxes.first().isChecked()).toBe(false);
  await boxes.nth(4).check();
  await tray(page).getByRole("button", { name: "Clear" }).click();
  await expect.poll(() => tray(page).count()).toBe(0);
  expect(await page.getByRole("main").getByRole("checkbox", { checked: true }).count()).toBe(0);
});

test("on a phone the tray says how many are chosen, and a press on a picture takes it out", async ({
  open,
}) => {
  const page = await open("/products?q=scrubber-dryer", { viewport: "phone" });
  const boxes = page.getByRole("main").getByRole("checkbox", { name: /^Compare / });
  for (const place of [0, 1, 2, 3]) await boxes.nth(place).check();
  expect((await tray(page).getByText("Compare 4 of 4").boundingBox())?.width).toBeGreaterThan(30);
  await expectAccessible(page);
  await tray(page)
    .getByRole("button", { name: /^Take out / })
    .nth(1)
    .tap();
  await tray(page).getByText("Compare 3 of 4").waitFor();
  expect(await boxes.nth(1).isChecked()).toBe(false);
});

test("cards that come with another filter are as they were chosen", async ({ open }) => {
  const page = await open("/products?brand=COMAC&q=scrubber-dryer");
  const first = page
    .getByRole("main")
    .getByRole("checkbox", { name: /^Compare / })
    .first();
  await first.check();
  await page.getByRole("button", { name: "Remove filter Brand COMAC" }).click();
  await page.waitForURL((url) => !url.searchParams.has("brand"));
  await expect.poll(() => page.getByRole("main").getByRole("checkbox", { checked: true }).count()).toBe(1);
});

test("without scripts a product leads to what it compares with, and cards have no boxes", async ({
  open,
}) => {
  const list = await open("/products?q=walk-behind", { javaScript: false });
  expect(await list.getByRole("checkbox").count()).toBe(0);
  const page = await open(`/products/${IDS[0]}`, { javaScript: false });
  await page.getByRole("link", { name: "Compare", exact: true }).click();
  await page.getByText("One product is chosen.").waitFor();
});

test("a box that is pressed before the scripts come is chosen", async ({ open }) => {
  const page = await open("/products?q=walk-behind", { scripts: "late" });
  const first = page.getByRole("main").getByRole("checkbox").first();
  await first.check();
  releaseScripts(page);
  await tray(page).getByText("Compare 1 of 4").waitFor();
  expect(await first.isChecked()).toBe(true);
});

test("every card of a page that a link opens is as it was chosen, also below its first screen", async ({
  open,
}) => {
  const page = await open("/products");
  const boxes = page.getByRole("main").getByRole("checkbox", { name: /^Compare ./ });
  await boxes.nth(15).check();
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await page.waitForURL("**/about");
  await expect.poll(() => boxes.count()).toBe(0);
  await page.getByRole("banner").getByRole("link", { name: "View Products" }).click();
  await expect.poll(() => boxes.count()).toBe(24);
  expect(await boxes.nth(15).isChecked()).toBe(true);
});

test("what was taken off elsewhere stays off on a page that the browser goes back to", async ({ open }) => {
  const page = await open("/products?q=walk-behind");
  const first = page.getByRole("main").getByRole("checkbox").first();
  await first.check();
  await page.goto("/robots.txt");
  await page.evaluate(() => localStorage.removeItem("compare"));
  await page.goBack();
  await hydrated(page);
  // The choice names the boxes when it has taken them over.
  await page
    .getByRole("main")
    .getByRole("checkbox", { name: /^Compare ./ })
    .first()
    .waitFor();
  expect(await first.isChecked()).toBe(false);
  expect(await tray(page).count()).toBe(0);
});
