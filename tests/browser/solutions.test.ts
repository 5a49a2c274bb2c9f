import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "./axe.ts";
import { eitherWay, test, VIEWPORTS } from "./site.ts";

const grid = (page: Page, name: string) => page.getByRole("list", { name, exact: true });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const brand = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name} \\d+$`) });
const pressed = (page: Page) => page.locator('button[aria-pressed="true"]');
/** The section that begins with this heading. */
const section = (page: Page, name: string) => page.locator("main section").filter({ has: title(page, name) });

for (const viewport of ["desktop", "phone"] as const) {
  test(`the overview fits the screen and is accessible (${viewport})`, async ({ open }) => {
    const page = await open("/solutions", { viewport });
    expect(await page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual(["Solutions"]);
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(VIEWPORTS[viewport].width);
  });
}

test("five category cards carry their counts and lead to their pages", async ({ open }) => {
  const page = await open("/solutions");
  const cards = section(page, "Main categories")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  const read = await cards.evaluateAll((items) =>
    items.map((item) => [
      item.querySelector("h3")?.textContent,
      item.querySelector("b")?.textContent,
      item.querySelector("a")?.getAttribute("href"),
    ]),
  );
  expect(read).toEqual([
    ["Equipments", "123", "/category/equipments"],
    ["Washroom Hygiene", "87", "/category/washroom-hygiene"],
    ["Chemicals", "66", "/category/chemicals"],
    ["Cleaning Tools & Accessories", "61", "/category/cleaning-tools-%26-accessories"],
    ["Waste Management", "21", "/category/waste-management"],
  ]);
  const beside = page.getByRole("list", { name: "Categories beside these" }).getByRole("link");
  expect(await beside.allTextContents()).toEqual([
    "6 Floor Care Equipment 12",
    "7 Industrial Vacuum Cleaners 12",
  ]);
});

test("Solutions & Industries: cards in three columns from medium, one on phones, 0.2 s apart", async ({
  open,
}) => {
  const page = await open("/solutions");
  const industries = section(page, "Solutions & Industries");
  await industries
    .getByText("Comprehensive cleaning solutions for every industry", { exact: true })
    .waitFor();
  const cards = industries.getByRole("listitem");
  const columns = () =>
    cards.evaluateAll(
      (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().x))).size,
    );
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await columns()).toBe(1);
  const hrefs = await cards
    .locator("a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs.slice(0, 7)).toEqual([
    "/commercial-spaces",
    "/healthcare-facilities",
    "/hospitality-excellence",
    "/vacuum-solutions",
    "/automation-solutions",
    "/smart-floor-care",
    "/advanced-chemicals",
  ]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await cards.first().scrollIntoViewIfNeeded();
  await industries.locator('[data-reveal="arrived"]').waitFor();
  const delays = await cards.evaluateAll((items) =>
    items.map((item) => getComputedStyle(item).animationDelay),
  );
  expect(delays).toEqual(
    Array.from({ length: delays.length }, (_, index) => `${Number((index * 0.2).toFixed(1))}s`),
  );
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await cards.first().evaluate((item) => getComputedStyle(item).animationName)).toBe("none");
});

test("brands and further pages work without JavaScript", async ({ open }) => {
  const page = await open("/solutions", { javaScript: false });
  await brand(page, "PREMIER PRODUCTS").click();
  await title(page, "PREMIER PRODUCTS Products").waitFor();
  expect(await grid(page, "PREMIER PRODUCTS Products").getByRole("article").count()).toBe(24);
  await page.getByRole("link", { name: "Show more" }).click();
  await page.waitForURL(/page=2/);
  expect(await grid(page, "PREMIER PRODUCTS Products").getByRole("article").count()).toBe(13);
  await brand(page, "PREMIER PRODUCTS").click();
  await title(page, "All Products").waitFor();
});

test("an unknown brand says so and leads on", async ({ open }) => {
  const page = await open("/solutions?brand=Nobody");
  await title(page, "Nobody Products").waitFor();
  await page.getByText("No Products Found").waitFor();
  await page.getByRole("button", { name: "Clear Filter: Nobody" }).click();
  await title(page, "All Products").waitFor();
});

test("six placeholders while the catalogue is on its way", async ({ open }) => {
  const page = await open("/sitemap");
  await page.route("**/api/products", () => {
    // Never answered: the page stays in waiting.
  });
  await page.getByRole("main").getByRole("link", { name: "Solutions", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Solutions" }).waitFor();
  expect(await page.locator("main [data-placeholder]").count()).toBe(6);
});

test("the closing block's button leads to Contact and scrolls to its top after 100 ms", async ({ open }) => {
  const page = await open("/solutions", { clock: true });
  const closing = section(page, "Ready to Transform Your Operations?");
  await closing
    .getByText("Experience the future of industrial cleaning with our comprehensive service ecosystem")
    .waitFor();
  const button = closing.getByRole("link", { name: "Schedule Expert Consultation" });
  await button.scrollIntoViewIfNeeded();
  // From here on the page's time stands still but for what is run.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await button.click();
  await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  await page.clock.runFor(99);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.clock.runFor(1);
  await page.waitForFunction(() => window.scrollY === 0);
});

eitherWay((either) => {
  either("a brand narrows the grid, keeps the focus, and lets go when pressed again", async ({ open }) => {
    const page = await open("/solutions");
    await title(page, "All Products").waitFor();
    await page.getByRole("status").filter({ hasText: "382 products" }).waitFor();
    await brand(page, "COMAC").click();
    await title(page, "COMAC Products").waitFor();
    await page.getByRole("status").filter({ hasText: "18 products" }).waitFor();
    expect(new URL(page.url()).search).toBe("?brand=COMAC");
    expect(await pressed(page).count()).toBe(1);
    expect(await brand(page, "COMAC").getAttribute("aria-pressed")).toBe("true");
    expect(await brand(page, "COMAC").evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await grid(page, "COMAC Products").getByRole("article").count()).toBe(18);
    await expectAccessible(page);
    await brand(page, "COMAC").click();
    await title(page, "All Products").waitFor();
    await brand(page, "PREMIER PRODUCTS").click();
    await title(page, "PREMIER PRODUCTS Products").waitFor();
    await page.getByRole("button", { name: "Clear Filter: PREMIER PRODUCTS" }).click();
    await title(page, "All Products").waitFor();
    expect(await pressed(page).count()).toBe(0);
    expect(new URL(page.url()).search).toBe("");
  });

  either("products are shown 24 at a time, and Show more adds the next", async ({ open }) => {
    const page = await open("/solutions");
    const cards = grid(page, "All Products").getByRole("article");
    expect(await cards.count()).toBe(24);
    await page.getByRole("link", { name: "Show more" }).click();
    await page.waitForURL(/page=2/);
    await page.getByText("Products 1–48", { exact: true }).waitFor();
    expect(await cards.count()).toBe(48);
  });
});
