import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "./axe.ts";
import { eitherWay, hydrated, test } from "./site.ts";

const grid = (page: Page, name: string) => page.getByRole("list", { name, exact: true });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const brand = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name} \\d+$`) });
const pressed = (page: Page) => page.locator('button[aria-pressed="true"]');
/** The section that begins with this heading. */
const section = (page: Page, name: string) => page.locator("main section").filter({ has: title(page, name) });

test("Solutions & Industries: cards in three columns from medium, one on phones, 0.2 s apart", async ({
  open,
}) => {
  const page = await open("/solutions");
  const industries = section(page, "Solutions & Industries");
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
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // They arrive where they are below the first screen, as on phones.
  await page.reload();
  await hydrated(page);
  await cards.first().scrollIntoViewIfNeeded();
  await industries.locator('[data-reveal="revealed"]').waitFor();
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
  await brand(page, "Premier Products").click();
  await title(page, "Premier Products Products").waitFor();
  expect(await grid(page, "Premier Products Products").getByRole("article").count()).toBe(24);
  await page.getByRole("link", { name: "Show more" }).click();
  await page.waitForURL(/page=2/);
  expect(await grid(page, "Premier Products Products").getByRole("article").count()).toBe(13);
  await brand(page, "Premier Products").click();
  await title(page, "All Products").waitFor();
});

test("the closing section's button leads to Contact and scrolls to its top after 100 ms", async ({
  open,
}) => {
  const page = await open("/solutions", { clock: true });
  const closing = section(page, "Ready to Transform Your Operations?");
  const button = closing.getByRole("link", { name: "Schedule Expert Consultation" });
  await button.scrollIntoViewIfNeeded();
  // From here on the clock only moves by `runFor`.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await button.click();
  await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  await page.clock.runFor(99);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.clock.runFor(1);
  await page.waitForFunction(() => window.scrollY === 0);
});

test("products are shown 24 at a time, and Show more adds the next", async ({ open }) => {
  const page = await open("/solutions");
  const cards = grid(page, "All Products").getByRole("article");
  expect(await cards.count()).toBe(24);
  await page.getByRole("link", { name: "Show more" }).click();
  await page.waitForURL(/page=2/);
  await page.getByText("Products 1–48", { exact: true }).waitFor();
  expect(await cards.count()).toBe(48);
});

test.for([{ javaScript: true }, { javaScript: false }])(
  "phones show four products, and all of the page by a link; JavaScript: $javaScript",
  async ({ javaScript }, { open }) => {
    const page = await open("/solutions", { javaScript });
    await page.setViewportSize({ width: 390, height: 844 });
    const cards = grid(page, "All Products").getByRole("article");
    expect(await cards.count()).toBe(4);
    await page.getByRole("link", { name: "Show 20 more" }).click();
    await cards.nth(23).waitFor();
    await page.getByRole("link", { name: "Show more" }).waitFor();
    if (javaScript) await expectAccessible(page);
  },
);

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
    await brand(page, "Premier Products").click();
    await title(page, "Premier Products Products").waitFor();
    await page.getByRole("button", { name: "Clear Filter: Premier Products" }).click();
    await title(page, "All Products").waitFor();
    expect(await pressed(page).count()).toBe(0);
    expect(new URL(page.url()).search).toBe("");
  });
});
