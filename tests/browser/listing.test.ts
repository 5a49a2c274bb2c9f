import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "./axe.ts";
import { hydrated, eitherWay, test } from "./site.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const shows = (page: Page, count: number) =>
  page
    .getByRole("status")
    .filter({ hasText: `Displaying ${count} of 382 products` })
    .waitFor();
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

for (const viewport of ["desktop", "phone"] as const) {
  test(`the listing shows 24 of 382 products, accessibly (${viewport})`, async ({ open }) => {
    const page = await open("/products", { viewport });
    await shows(page, 382);
    expect(await cards(page).count()).toBe(24);
    await page.getByText("Products 1–24", { exact: true }).waitFor();
    expect(
      await page
        .getByRole("main")
        .getByText(/\bof 382\b/)
        .count(),
    ).toBe(1);
    const clear = page.getByRole("button", { name: "Clear Filters" });
    expect([await clear.isVisible(), await clear.isDisabled()]).toEqual([true, true]);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test("a card shows brand, two features and how many more", async ({ open }) => {
  const page = await open("/products");
  const card = cards(page).first();
  expect(await card.getByRole("listitem").count()).toBe(3);
  expect(await card.getByText(/^\+\d+ more$/).isVisible()).toBe(true);
  await card.getByText("NUMATIC", { exact: true }).waitFor();
  const clamps = await card
    .getByRole("paragraph")
    .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).webkitLineClamp));
  expect(clamps).toContain("3");
  await card.getByRole("link").click();
  await page.waitForURL(/\/products\/.+/);
});

test("every group of the catalogue bar leads to as many products as it counts", async ({ open }) => {
  const page = await open("/products");
  const bar = page.getByRole("navigation", { name: "Where these products lie in the catalogue" });
  const groups = await bar.getByRole("link").allInnerTexts();
  const counts = groups.map((text) => Number(/\d+$/.exec(text.trim())?.[0]));
  expect(counts).toEqual([123, 87, 66, 61, 21, 12, 12]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(382);
  for (const [index, count] of counts.entries()) {
    await bar.getByRole("link").nth(index).click();
    await page
      .getByRole("status")
      .filter({ hasText: new RegExp(`^(?:${count} products found|Displaying ${count} of 382 products)$`) })
      .waitFor();
    await page.goBack();
    await shows(page, 382);
  }
});

test("an article number finds its product, with or without dash and space", async ({ open }) => {
  const page = await open("/products");
  for (const q of ["COM-1061", "com 1061", "com1061"]) {
    await page.getByRole("searchbox", { name: "Search" }).fill(q);
    await shows(page, 1);
    expect(await cards(page).getByRole("heading").innerText()).toContain("Walk-Behind Scrubber-Dryer, 55");
  }
});

test("on phones the filters are a sheet that ends in the number of products", async ({ open }) => {
  const page = await open("/products", { viewport: "phone" });
  await page.getByRole("button", { name: "Filters", exact: true }).tap();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("combobox", { name: "Category", exact: true }).selectOption("Washroom Hygiene");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Show 87 products" }).tap();
  await shows(page, 87);
  await sheet.waitFor({ state: "hidden" });
});

test("six placeholder cards stand in while the products are on their way", async ({ open }) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await open("/contact", {
    before: async (opened) => {
      await opened.route("**/api/products", async (route) => {
        await held;
        await route.continue();
      });
    },
  });
  await page.getByRole("banner").getByRole("link", { name: "View Products" }).click();
  await page.getByText("Loading Products...").waitFor();
  expect(await page.locator("[data-placeholder]").count()).toBe(6);
  release?.();
  await shows(page, 382);
});

test("without JavaScript the filters are a form and pages are links", async ({ open }) => {
  const page = await open("/products", { javaScript: false });
  await page.getByRole("combobox", { name: "Brand" }).selectOption("AMERICO");
  await page.getByRole("button", { name: "Apply filters" }).click();
  await shows(page, 18);
  await page.goto("/products?page=2");
  expect(await cards(page).count()).toBe(24);
});

eitherWay((either) => {
  either("filters narrow the result, live in the address and survive back and forward", async ({ open }) => {
    const page = await open("/products");
    const subcategory = page.getByRole("combobox", { name: "Subcategory" });
    expect(await subcategory.isDisabled()).toBe(true);
    await page.getByRole("combobox", { name: "Category", exact: true }).selectOption("Equipments");
    await shows(page, 123);
    await subcategory.selectOption("Floor Cleaning Machines");
    await shows(page, 9);
    expect(query(page)).toEqual({ category: "Equipments", subcategory: "Floor Cleaning Machines" });
    await page.goBack();
    await shows(page, 123);
    expect(await subcategory.inputValue()).toBe("");
    await page.goForward();
    await shows(page, 9);
    expect(await subcategory.inputValue()).toBe("Floor Cleaning Machines");
    await page.getByRole("button", { name: "Remove filter Subcategory Floor Cleaning Machines" }).click();
    await shows(page, 123);
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await shows(page, 382);
    expect(query(page)).toEqual({});
  });

  either("another category takes its subcategory with it", async ({ open }) => {
    const page = await open("/products?category=Equipments&subcategory=Window%20Cleaning");
    await shows(page, 2);
    await page.getByRole("combobox", { name: "Category", exact: true }).selectOption("Waste Management");
    await shows(page, 21);
    expect(query(page)).toEqual({ category: "Waste Management" });
  });

  either("typing searches name and description and keeps the focus", async ({ open }) => {
    const page = await open("/products");
    const search = page.getByRole("searchbox", { name: "Search" });
    await search.pressSequentially("squeegee");
    await page.waitForURL(/q=squeegee/);
    await page.getByRole("button", { name: "Remove filter Search squeegee" }).waitFor();
    expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
    const found = await cards(page).allTextContents();
    expect(found.length).toBeGreaterThan(0);
    for (const text of found) expect(text.toLowerCase()).toContain("squeegee");
    await search.fill("no such thing");
    await page.getByRole("heading", { name: "No Products Found" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("button", { name: "View All Products" }).click();
    await shows(page, 382);
    expect(await search.inputValue()).toBe("");
  });

  either("brand and application come from the address as removable chips", async ({ open }) => {
    const page = await open("/products?brand=SULO&application=healthcare");
    await shows(page, 0);
    await page.getByRole("button", { name: "Remove filter Brand SULO" }).click();
    await page.waitForURL((url) => !url.searchParams.has("brand"));
    await page.getByRole("button", { name: "Remove filter Application Healthcare" }).click();
    await shows(page, 382);
  });

  either("Show more adds the next 24; a page of its own is there at its link", async ({ open }) => {
    const page = await open("/products");
    await page.getByRole("link", { name: "Show more" }).click();
    await page.waitForURL(/page=2/);
    await page.waitForFunction(() => document.querySelectorAll("main article").length === 48);
    await page.reload();
    await hydrated(page);
    expect(await cards(page).count()).toBe(24);
    await page.getByRole("link", { name: "Page 16" }).click();
    await page.waitForURL(/page=16/);
    await page.waitForFunction(() => document.querySelectorAll("main article").length === 22);
  });

  either("the bar counts what is chosen, and pressing it again takes that off", async ({ open }) => {
    const page = await open("/products?category=Chemicals");
    const bar = page.getByRole("navigation", { name: "Where these products lie in the catalogue" });
    await shows(page, 65);
    await bar.getByRole("link", { name: /^3 Chemicals 65 \(chosen/ }).click();
    await shows(page, 382);
    await page.goto("/products?application=healthcare");
    await shows(page, 20);
    await bar.getByRole("link", { name: "7 Industrial Vacuum Cleaners 12" }).click();
    await shows(page, 12);
    expect(query(page)).toEqual({ application: "healthcare", category: "Industrial Vacuum Cleaners" });
  });
});
