import type { Page } from "playwright-core";
import { expect } from "vitest";
import { releaseScripts } from "./late-scripts.ts";
import { hydrated, test } from "./site.ts";

/** The headings of a page, its products' among them, and the lines that count them. */
const shown = async (page: Page) => ({
  headings: await page.getByRole("main").getByRole("heading").allTextContents(),
  counts: await page.getByRole("main").getByRole("status").allTextContents(),
});

test.for([
  "/products?utm_source=mail&fbclid=x&brand=all&category=ALL&page=0",
  "/products?page=abc&application=nonsense&search=1e3&brand[]=COMAC&q=%00",
  "/solutions?gclid=1&page=1e1",
  "/automation-solutions?page=x&utm_source=x",
  "/category/waste-management?sort=nonsense&view=&utm_source=x",
  "/?utm_source=mail",
])("%s shows the same with scripts as without, and keeps its address", async (path, { open }) => {
  const asked: string[] = [];
  const page = await open(path, {
    scripts: "late",
    before: async (opened) => {
      opened.on("request", (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  const words = await shown(page);
  releaseScripts(page);
  await hydrated(page);
  expect(await shown(page)).toEqual(words);
  expect(new URL(page.url()).search).toBe(new URL(path, "http://shop.test").search);
  expect(asked.filter((address) => address.startsWith("/api/"))).toEqual([]);
});

test("an unknown subcategory is a 404 that says so and leads on", async ({ open }) => {
  const page = await open("/category/equipments/nope", { expected: [/404/] });
  await page.getByRole("heading", { level: 1, name: "Equipments" }).waitFor();
  await page.getByText("There is no subcategory “nope” in Equipments.").waitFor();
  await page
    .getByRole("navigation", { name: "All categories" })
    .getByRole("link", { name: "Window Cleaning 2" })
    .click();
  await page.getByRole("heading", { level: 1, name: "Window Cleaning" }).waitFor();
});

test("filters are taken off without scripts", async ({ open }) => {
  const page = await open("/products?brand=COMAC&q=brush", { javaScript: false });
  await page.getByRole("button", { name: "Remove filter Search brush" }).click();
  expect(new URL(page.url()).search).toBe("?brand=COMAC");
  await page.getByRole("button", { name: "Clear Filters" }).first().click();
  expect(new URL(page.url()).search).toBe("");
  await page.goto("/products?q=nothing-like-it");
  await page.getByRole("main").getByRole("button", { name: "View All Products" }).click();
  expect(new URL(page.url()).search).toBe("");
  await page.goto("/category/chemicals?q=floor&view=list");
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  expect(new URL(page.url()).search).toBe("?view=list");
  await page.goto("/category/chemicals?q=zzzz");
  await page.getByRole("button", { name: "Clear all filters" }).click();
  expect(new URL(page.url()).pathname).toBe("/category/chemicals");
});

test("nothing on the not-found screen moves when its picture arrives", async ({ open }) => {
  const page = await open("/about", { viewport: "phone", expected: [/404/] });
  const pictures = Promise.withResolvers<void>();
  await page.route("**/attached-assets/**", async (route) => {
    await pictures.promise;
    await route.continue();
  });
  // Until its pictures are there the page is not loaded.
  await page.goto("/nowhere", { waitUntil: "domcontentloaded" });
  const catalogue = page.getByRole("heading", { name: "The whole catalogue" });
  const before = await catalogue.boundingBox();
  pictures.resolve();
  await page.waitForLoadState();
  expect(before).toEqual(await catalogue.boundingBox());
});
