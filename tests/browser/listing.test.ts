import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "./axe.ts";
import { releaseScripts } from "./late-scripts.ts";
import { LISTS, hydrated, eitherWay, test } from "./site.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const shows = (page: Page, count: number) =>
  page
    .getByRole("status")
    .filter({ hasText: `Displaying ${count} of 382 products` })
    .waitFor();
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test("the filters that are asked for before the scripts come are opened when they do", async ({ open }) => {
  const page = await open("/products", { viewport: "phone", scripts: "late" });
  await page.getByRole("button", { name: "Filters", exact: true }).tap();
  releaseScripts(page);
  await page.getByRole("dialog", { name: "Filters" }).waitFor();
});

test("on phones the filters are a dialog that ends in the number of products", async ({ open }) => {
  const page = await open("/products", { viewport: "phone" });
  await page.getByRole("button", { name: "Filters", exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: "Filters" });
  const category = dialog.getByRole("button", { name: "Washroom Hygiene 87" });
  await category.tap();
  expect(await category.getAttribute("aria-pressed")).toBe("true");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Show 87 products" }).tap();
  await shows(page, 87);
  await dialog.waitFor({ state: "hidden" });
});

test("on phones three filters leave the first product on the upper half, and the keyboard reaches each", async ({
  open,
}) => {
  const page = await open("/products?category=Equipments&width=500-&noise=-68", { viewport: "phone" });
  await shows(page, 5);
  const box = await cards(page).first().boundingBox();
  expect(box?.y).toBeLessThan(400);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.getByRole("button", { name: "Clear Filters" }).focus();
  for (const chip of ["Category Equipments", "Width from 500 mm", "Noise up to 68 dB(A)"]) {
    await page.keyboard.press("Tab");
    const focused = page.getByRole("button", { name: `Remove filter ${chip}` });
    expect(await focused.evaluate((button) => button === document.activeElement)).toBe(true);
    const end = () => focused.evaluate((button) => window.innerWidth - button.getBoundingClientRect().right);
    await expect.poll(end).toBeGreaterThanOrEqual(0);
  }
});

/** Keeps the products from the page until they are released. */
function heldProducts() {
  let release: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = (page: Page) =>
    page.route(LISTS, async (route) => {
      await waiting;
      await route.continue();
    });
  return { hold, release: () => release() };
}

const placeholders = (page: Page) => page.locator("[data-placeholder]");

test("six placeholder cards are shown while the products load", async ({ open }) => {
  const { hold, release } = heldProducts();
  const page = await open("/contact", { before: hold });
  await page.getByRole("banner").getByRole("link", { name: "View Products" }).click();
  await page.getByText("Loading Products...").waitFor();
  expect(await placeholders(page).count()).toBe(6);
  await expectAccessible(page);
  release();
  await shows(page, 382);
});

test("products stay shown while those of another search load, but not for long", async ({ open }) => {
  const { hold, release } = heldProducts();
  const page = await open("/products", { clock: true, before: hold });
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(LISTS);
  await page.getByRole("searchbox", { name: "Search" }).fill("vacuum");
  await page.clock.runFor(200);
  await asked;
  expect([await placeholders(page).count(), await cards(page).count()]).toEqual([0, 24]);
  await page.clock.runFor(250);
  await expect.poll(() => placeholders(page).count()).toBe(6);
  release();
  await shows(page, 45);
});

test("a search without result is told when it has stood for two seconds, and that of the address is not", async ({
  open,
}) => {
  const told: (string | null)[] = [];
  const page = await open("/products?q=no+such+thing", { clock: true });
  page.on("request", (request) => {
    if (request.url().endsWith("/api/empty-searches")) told.push(request.postData());
  });
  await page.getByRole("heading", { name: "No Products Found" }).waitFor();
  await page.clock.fastForward(3000);
  const search = page.getByRole("searchbox", { name: "Search" });
  for (const q of ["neither such", "nor such"]) {
    await search.fill(q);
    await page.getByRole("main").getByText(`“${q}”`).first().waitFor();
  }
  const telling = page.waitForResponse("/api/empty-searches");
  await page.clock.fastForward(3000);
  expect((await telling).status()).toBe(204);
  expect(told).toEqual(["nor such"]);
});

test("without JavaScript the filters are a form and pages are links", async ({ open }) => {
  const page = await open("/products", { javaScript: false });
  await page.getByRole("combobox", { name: "Brand" }).selectOption("AMERICO");
  await page.getByRole("button", { name: "Apply filters" }).click();
  await shows(page, 18);
  await page.goto("/products?page=2");
  expect(await cards(page).count()).toBe(24);
});

eitherWay((either, products) => {
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

  either("typing searches name and description and keeps the focus", async ({ open }) => {
    const page = await open("/products");
    const search = page.getByRole("searchbox", { name: "Search" });
    await search.pressSequentially("squeegee");
    await page.waitForURL(/q=squeegee/);
    await page.getByRole("button", { name: "Remove filter Search squeegee" }).waitFor();
    expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
    await search.fill("no such thing");
    await page.getByRole("heading", { name: "No Products Found" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("button", { name: "View All Products" }).click();
    await shows(page, 382);
    expect(await search.inputValue()).toBe("");
  });

  either("Show more adds the next 24; a page of its own is there at its link", async ({ open }) => {
    const page = await open("/products");
    // A link that has the focus, or the pointer, is loaded: page 2 alone.
    const preloaded = page.waitForResponse(products);
    await page.getByRole("link", { name: "Page 2", exact: true }).focus();
    await preloaded;
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
});

test("a filter that was taken off by going back is not set again by what the browser kept", async ({
  open,
}) => {
  const page = await open("/products");
  await page.getByLabel("Category", { exact: true }).selectOption("Chemicals");
  await page.waitForURL("**/products?category=Chemicals");
  await page.goto("/robots.txt");
  // After the answer, which going back would otherwise take with it.
  await page.evaluate(() => void setTimeout(() => window.history.go(-2)));
  await page.waitForURL((url) => url.pathname === "/products");
  await hydrated(page);
  await shows(page, 382);
  expect(await page.getByLabel("Category", { exact: true }).inputValue()).toBe("");
  expect(query(page)).toEqual({});
});
