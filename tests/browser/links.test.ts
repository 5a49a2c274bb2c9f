import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./site.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const contact = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Contact", exact: true });

async function placeOf(link: Locator) {
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error("The link is not shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function moveTo(page: Page, link: Locator) {
  const place = await placeOf(link);
  await page.mouse.move(place.x, place.y);
  return place;
}

describe("a mouse", () => {
  test("leads to another page when it goes down, once", async ({ open }) => {
    const page = await open("/about");
    await moveTo(page, contact(page));
    await page.mouse.down();
    await heading(page, "Contact");
    await page.mouse.up();
    await page.goBack();
    await heading(page, "Cleaning is our only trade. Since 2004.");
  });

  test("takes that back when it is dragged away", async ({ open }) => {
    const page = await open("/about");
    const { x, y } = await moveTo(page, contact(page));
    await page.mouse.down();
    await heading(page, "Contact");
    await page.mouse.move(x, y + 300, { steps: 5 });
    await page.mouse.up();
    await heading(page, "Cleaning is our only trade. Since 2004.");
  });

  test("means by a double click the link that was there before", async ({ open }) => {
    const page = await open("/about");
    const { x, y } = await moveTo(page, contact(page));
    await page.mouse.dblclick(x, y, { delay: 20 });
    await heading(page, "Contact");
    await page.goBack();
    await heading(page, "Cleaning is our only trade. Since 2004.");
  });

  test("opens another tab with Control or its middle button", async ({ open }) => {
    const page = await open("/about");
    for (const press of [{ modifiers: ["Control" as const] }, { button: "middle" as const }]) {
      const opened = page.context().waitForEvent("page");
      await contact(page).click(press);
      const tab = await opened;
      // Which page it shows is enough: a tab in the background may be drawn much later.
      await tab.waitForURL("**/contact", { waitUntil: "commit" });
      await tab.close();
    }
    expect(new URL(page.url()).pathname).toBe("/about");
  });

  test("changes the state of a page with the click", async ({ open }) => {
    const page = await open("/products");
    await moveTo(page, page.getByRole("link", { name: "Page 3" }));
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
    expect(new URL(page.url()).search).toBe("");
    await page.getByRole("link", { name: "Page 3" }).click();
    await page.waitForURL("**/products?page=3");
  });
});

test("a finger may scroll from a link; only its tap leads there", async ({ open }) => {
  const page = await open("/products", { viewport: "phone" });
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const card = page.getByRole("article").nth(1).getByRole("link").first();
  const { x, y } = await placeOf(card);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: number | null) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: at === null ? [] : [{ x, y: at }] });
  await touch("touchStart", y);
  for (let moved = 20; moved <= 200; moved += 20) await touch("touchMove", y - moved);
  await touch("touchEnd", null);
  await card.tap();
  await page.waitForURL("**/products/*");
  expect(await entries()).toBe(before + 1);
});

test("Enter on a link leads to its page without loading a document", async ({ open }) => {
  const page = await open("/about");
  await page.evaluate(() => Reflect.set(window, "same", true));
  await contact(page).press("Enter");
  await heading(page, "Contact");
  expect(await page.evaluate(() => Reflect.get(window, "same"))).toBe(true);
});
