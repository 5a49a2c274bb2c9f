import type { Page } from "playwright-core";
import { expect } from "vitest";
import { eitherWay, test } from "./site.ts";

const found = (page: Page, text: string) =>
  page
    .getByRole("status")
    .filter({ hasText: new RegExp(`^${text}$`) })
    .waitFor();

test("on phones the second half of a page comes by a link, and stays after back", async ({ open }) => {
  const page = await open("/category/equipments", { viewport: "phone" });
  const cards = page.getByRole("main").getByRole("article");
  expect(await cards.filter({ visible: true }).count()).toBe(24);
  await page.getByRole("link", { name: "Show 24 more" }).tap();
  await page.waitForURL(/#more$/);
  await page.getByRole("link", { name: "Next" }).tap();
  await page.waitForURL(/page=2$/);
  await page.goBack();
  await page.waitForURL(/#more$/);
  await page.waitForFunction(() => window.scrollY > 5000);
  expect(await cards.filter({ visible: true }).count()).toBe(48);
});

test("the largest category is at most so high that a buyer still scrolls it", async ({ open }) => {
  for (const [viewport, most] of [
    ["desktop", 9000],
    ["phone", 14_000],
  ] as const) {
    const page = await open("/category/equipments", { viewport });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  }
});

eitherWay((either) => {
  either("search and brand filter with chips; Clear resets search, brand and sort", async ({ open }) => {
    const page = await open("/category/chemicals");
    await page.getByPlaceholder("Search products...").fill("floor");
    await page.getByRole("button", { name: "Remove filter Search floor" }).waitFor();
    await page.getByText(/products? found matching your filters/).waitFor();
    await page.getByRole("combobox", { name: "Brand" }).selectOption("NEFCHEM");
    await page.getByRole("button", { name: "Remove filter Brand NEFCHEM" }).waitFor();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Brand A-Z" });
    await page.waitForURL(/sort=brand/);
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await found(page, "66 products found");
    expect(new URL(page.url()).search).toBe("");
    await page.getByRole("link", { name: "List view" }).click();
    await page.getByRole("main").getByRole("article").first().waitFor({ state: "detached" });
    expect(await page.locator("main tbody tr").count()).toBe(48);
    await page.getByRole("link", { name: "Next" }).click();
    await page.waitForURL(/page=2/);
    await page.waitForFunction(() => document.querySelectorAll("main tbody tr").length === 18);
  });
});

test("the bins by size fill the page's width and no more", async ({ open }) => {
  const page = await open("/category/waste-management");
  const row = page.getByRole("navigation", { name: "By size, drawn to one scale" });
  const last = row.getByRole("link").last();
  const [whole, end] = [await row.boundingBox(), await last.boundingBox()];
  expect(Math.abs((end?.x ?? 0) + (end?.width ?? 0) - (whole?.x ?? 0) - (whole?.width ?? 0))).toBeLessThan(2);
});
