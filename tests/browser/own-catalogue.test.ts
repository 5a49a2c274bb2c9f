import { afterAll, beforeAll, expect } from "vitest";
import { importSheet } from "../../src/catalogue/import/import.ts";
import { readSheetBytes } from "../../src/catalogue/files/read-file.ts";
import { expectAccessible } from "./axe.ts";
import { type Site, startSite } from "./site-process.ts";
import { test, VIEWPORTS } from "./site.ts";

const FILES = [
  "name,parent,description\nPumps,,Pumps for cleaning plants\nHand pumps,Pumps,Small ones\nBare,,Nothing yet\n",
  "name,website\nAcme,\nNUMATIC,\n",
  "article number,name,brand,category,subcategory\nA-1,Hand pump,Acme,Pumps,Hand pumps\nA-2,Foot pump,Acme,Pumps,\n",
];

let own: Site;

beforeAll(async () => {
  own = await startSite(async (database) => {
    for (const file of FILES) {
      await importSheet(database, await readSheetBytes("a.csv", new TextEncoder().encode(file)));
    }
  });
});

afterAll(() => own.close());

test("the menus of a company's own catalogue lead to its category and brand, and to nothing empty", async ({
  open,
}) => {
  const page = await open("/products", { on: own });
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("button", { name: "Categories" }).click();
  await main.getByRole("link", { name: "Pumps 2" }).waitFor();
  expect(await main.getByRole("link", { name: "Bare" }).count()).toBe(0);
  await main.getByRole("button", { name: "Brands" }).click();
  await main.getByRole("link", { name: "All Brands" }).waitFor();
  expect(await main.getByRole("link", { name: "NUMATIC" }).count()).toBe(0);
  await main.getByRole("link", { name: "Acme" }).click();
  await page.getByText("Displaying 2 of 2 products").waitFor();
  const columns = page.getByRole("contentinfo").getByRole("navigation", { name: "Categories" });
  expect(await columns.getByRole("link").allTextContents()).toEqual(["1Pumps2"]);
});

test("the home page and the category page show the own category without another's picture", async ({
  open,
}) => {
  const page = await open("/", { on: own });
  await page.getByText("2 products in 1 category", { exact: true }).waitFor();
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Pumps", exact: true }) });
  expect(await card.locator("img, svg[viewBox='0 0 640 400']").count()).toBe(0);
  for (const size of Object.values(VIEWPORTS)) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // The words stand within the page's margins.
    const box = await card.getByRole("link", { name: "Hand pumps" }).boundingBox();
    expect(box && box.x > 0 && box.x + box.width < size.width).toBe(true);
    await expectAccessible(page);
  }
  await page.goto("/category/pumps");
  await page.getByRole("heading", { level: 1, name: "Pumps" }).waitFor();
  expect(await page.locator("main img[src*='scenes/']").count()).toBe(0);
});

test("the contact form offers the own category and its inquiry is stored under it, also without scripts", async ({
  open,
}) => {
  const page = await open("/contact", { on: own, javaScript: false });
  const category = page.getByLabel("Category");
  expect(await category.getByRole("option").allTextContents()).toEqual(["Choose a category", "Pumps"]);
  await page.getByLabel("First name").fill("Layla");
  await page.getByLabel("Last name").fill("Haddad");
  await page.getByLabel("Email").fill("layla@company.example");
  await category.selectOption("Pumps");
  await page.getByLabel("Message").fill("A pump, please.");
  await page.getByRole("button", { name: "Send inquiry" }).click();
  await page.getByText("Reference number").waitFor();
  expect(await own.inquiries()).toMatchObject([{ category: "Pumps" }]);
});
