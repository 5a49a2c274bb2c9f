import type { Page } from "playwright-core";
import { expect } from "vitest";
import { scrollTo } from "./scrolling.ts";
import { test } from "./site.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const contact = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Contact", exact: true });

test("the view of the next page is asked for while its scripts are on their way", async ({ open }) => {
  const page = await open("/about");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const view = page.waitForRequest("**/api/views/products");
  await page.getByRole("banner").getByRole("link", { name: "View Products" }).press("Enter");
  await view;
  scripts.resolve();
  await heading(page, "Products");
  // What was asked for so early is what the page is made of.
  expect(asked.filter((path) => path === "/api/views/products")).toEqual(["/api/views/products"]);
});

test("once a page has come to rest, views are computed from the lists, and the server is not asked", async ({
  open,
}) => {
  const page = await open("/about");
  const lists = Promise.all(
    ["products", "brands", "categories", "synonyms"].map((list) => page.waitForResponse(`**/api/${list}`)),
  );
  await page.getByRole("banner").getByRole("link", { name: "View Products" }).click();
  await heading(page, "Products");
  await lists;
  await page.waitForLoadState("networkidle");
  await page.route("**/api/views/**", (route) => route.abort());
  await page.getByRole("searchbox", { name: "Search" }).fill("recycling");
  await page.waitForURL(/q=recycling/);
  await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
  await page.getByRole("heading", { name: "Specifications" }).waitFor();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  await page
    .getByText(/products? found/)
    .first()
    .waitFor();
});

test("a link to a product that is gone leads to what is near it", async ({ open }) => {
  const page = await open("/products", { expected: [/status of 404/] });
  const link = page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link");
  await link.evaluate((element) => element.setAttribute("href", "/products/numatic-tub-dry-vacuum-9-l"));
  await link.dispatchEvent("click");
  await heading(page, "Product Not Found");
  await page.getByRole("main").getByRole("article").first().waitFor();
});

test("what follows the first screen comes after it where a link leads, and with it on the way back", async ({
  open,
}) => {
  const page = await open("/about");
  /** How many products the next page has, whenever that changes. */
  const counts = () =>
    page.evaluate(() => {
      const before = document.querySelector("h1")?.textContent;
      const seen: number[] = [];
      Reflect.set(window, "seen", seen);
      new MutationObserver(() => {
        if (document.querySelector("h1")?.textContent === before) return;
        const count = document.querySelectorAll("main article").length;
        if (count > 0 && seen.at(-1) !== count) seen.push(count);
      }).observe(document.body, { childList: true, subtree: true });
    });
  const seen = () => page.evaluate<number[]>("window.seen");
  await counts();
  await page.getByRole("banner").getByRole("link", { name: "View Products" }).press("Enter");
  await expect.poll(seen).toEqual([8, 24]);
  await scrollTo(page, 1500);
  // Without the focus, which would scroll.
  await contact(page).dispatchEvent("click");
  await heading(page, "Contact");
  await counts();
  await page.goBack();
  await expect.poll(seen).toEqual([24]);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

test("a page stays until the script of the next one is there", async ({ open }) => {
  const page = await open("/about", { clock: true });
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/assets/*.js");
  await contact(page).press("Enter");
  await asked;
  // Long after a page would show that it waits for its products.
  await page.clock.runFor(5000);
  expect(await page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual([
    "Cleaning is our only trade. Since 2004.",
  ]);
  scripts.resolve();
  await heading(page, "Contact");
  expect(new URL(page.url()).pathname).toBe("/contact");
});

test("a page whose scripts the server no longer has is loaded as a document", async ({ open }) => {
  const page = await open("/about", { expected: [/404|dynamically imported module/] });
  await page.evaluate(() => Reflect.set(window, "same", true));
  const scripts = "**/assets/*.js";
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await page.route("**/contact", async (route) => {
    if (route.request().resourceType() === "document") await page.unroute(scripts);
    await route.continue();
  });
  await contact(page).press("Enter");
  await heading(page, "Contact");
  expect(await page.evaluate(() => Reflect.has(window, "same"))).toBe(false);
});

test("a page that the pointer rests on, or the focus comes to, is fetched before it is asked for", async ({
  open,
}) => {
  const page = await open("/about");
  const fetched = (file: string) => page.waitForRequest((request) => request.url().includes(file));
  const [script] = await Promise.all([fetched("/assets/"), contact(page).hover()]);
  expect(script.resourceType()).toBe("script");
  await scrollTo(page, 0);
  const view = fetched("/api/views/products");
  await page.getByRole("link", { name: "View Products" }).focus();
  await view;
  expect(new URL(page.url()).pathname).toBe("/about");
});

test.for([
  // Wider than any card's.
  ["/products", "a product", /\/attached-assets\/(?:960|1280)\//],
  // No wider than a card's, which the form shows it as.
  [
    "/products/numatic-tub-dry-vacuum-9-l-620-w",
    "a quote for it",
    /\/attached-assets\/(?:320|480)\/num-2001/,
  ],
] as const)(
  "the first picture of a page that the pointer rests on is fetched with it, from %s to %s",
  async ([from, to, picture], { open }) => {
    const page = await open(from);
    const main = page.getByRole("main");
    const link =
      to === "a product"
        ? main.getByRole("article").first().getByRole("heading").getByRole("link")
        : main.getByRole("link", { name: "Request Quote" }).first();
    const [asked] = await Promise.all([
      page.waitForRequest((request) => picture.test(request.url())),
      link.hover(),
    ]);
    await link.click();
    // The same address: it is not fetched in another width.
    await page.waitForFunction(
      (address) =>
        [...document.querySelectorAll("main img")].some(
          (image) => Reflect.get(image, "currentSrc") === address,
        ),
      asked.url(),
    );
  },
);
