import type { Page } from "playwright-core";
import { expect } from "vitest";
import categoryWords from "../../src/content/en/category.ts";
import type { ListedCategory } from "../../src/domain/category.ts";
import type { Product } from "../../src/domain/product.ts";
import { expectAccessible } from "./axe.ts";
import { eitherWay, test } from "./site.ts";

const found = (page: Page, text: string) =>
  page
    .getByRole("status")
    .filter({ hasText: new RegExp(`^${text}$`) })
    .waitFor();
const names = (page: Page) =>
  page.getByRole("main").getByRole("article").getByRole("heading").allTextContents();

const COUNTS = {
  "/category/equipments": 123,
  "/category/washroom-hygiene": 87,
  "/category/chemicals": 66,
  "/category/cleaning-tools-&-accessories": 61,
  "/category/waste-management": 21,
  "/category/washroom-hygiene/refill": 1,
  "/category/equipments/window-cleaning": 2,
  "/category/equipments/vacuum-,-high-pressure-&-steam-machines": 9,
};

test("every category and subcategory shows as many products as its menu says", async ({ open }) => {
  const page = await open("/category/equipments");
  for (const [path, count] of Object.entries(COUNTS)) {
    await page.goto(path);
    await found(page, count === 1 ? "1 product found" : `${count} products found`);
  }
});

for (const viewport of ["desktop", "phone"] as const) {
  test(`a subcategory has its heading, way, description and no faults (${viewport})`, async ({ open }) => {
    const page = await open("/category/chemicals/kitchen-chemicals", { viewport });
    await page.getByRole("heading", { level: 1, name: "Kitchen Chemicals" }).waitFor();
    const way = page.getByRole("navigation", { name: "Breadcrumb" });
    expect(await way.getByRole("listitem").allTextContents()).toEqual([
      "Home",
      "Products",
      "Chemicals",
      "Kitchen Chemicals",
    ]);
    await found(page, "28 products found");
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test("a path that names no category is called Category and is a 404", async ({ open }) => {
  const page = await open("/category/spaceships", { expected: [/404/] });
  await page.getByRole("heading", { level: 1, name: "Category" }).waitFor();
  await found(page, "0 products found");
});

test("eight placeholders stand in while the products are on their way", async ({ open }) => {
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
  await page.getByRole("contentinfo").getByRole("link", { name: "Chemicals 66" }).click();
  await page.getByText("Loading products...").waitFor();
  expect(await page.locator("[data-placeholder]").count()).toBe(8);
  release?.();
  await found(page, "66 products found");
});

test("the brands are those of the category, the orders are three, and each level describes itself", async ({
  open,
}) => {
  const page = await open("/category/waste-management", { expected: [/404/] });
  const options = (name: string) =>
    page.getByRole("combobox", { name }).getByRole("option").allTextContents();
  const within = await page.evaluate(async () => {
    const products: { brand: string; category: string }[] = await (await fetch("/api/products")).json();
    return products.filter(({ category }) => category === "Waste Management").map(({ brand }) => brand);
  });
  expect(await options("Brand")).toEqual(["All Brands", ...[...new Set(within)].toSorted()]);
  expect(await options("Sort by")).toEqual(["Name A-Z", "Brand A-Z", "Category"]);
  const tree: ListedCategory[] = await page.evaluate(async () => (await fetch("/api/categories")).json());
  const chemicals = tree.find(({ name }) => name === "Chemicals");
  for (const entry of [chemicals, chemicals?.subcategories[0]]) {
    if (!entry) throw new Error("The sample has no chemicals.");
    await page.goto(entry.href);
    await page.getByText(entry.description, { exact: true }).first().waitFor();
  }
  await page.goto("/category/spaceships");
  await page.getByText(categoryWords.fallbackDescription).waitFor();
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
  });

  either("names are in order, or brands and the names within each", async ({ open }) => {
    const page = await open("/category/waste-management");
    const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });
    const byName = await names(page);
    expect(byName).toHaveLength(21);
    expect(byName).toEqual(byName.toSorted(collator.compare));
    const products: Product[] = await page.evaluate(async () => (await fetch("/api/products")).json());
    const brandOf = new Map(products.map(({ name, brand }) => [name, brand]));
    await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Brand A-Z" });
    await page.waitForURL(/sort=brand/);
    const byBrand = Object.values(Object.groupBy(byName, (name) => brandOf.get(name) ?? ""));
    const inOrder = byBrand.toSorted(([a = ""] = [], [b = ""] = []) =>
      collator.compare(brandOf.get(a) ?? "", brandOf.get(b) ?? ""),
    );
    expect(inOrder.flat()).not.toEqual(byName);
    await expect.poll(() => names(page)).toEqual(inOrder.flat());
  });

  either("the list view shows rows and is in the address", async ({ open }) => {
    const page = await open("/category/waste-management");
    await page.getByRole("link", { name: "List view" }).click();
    await page.waitForURL(/view=list/);
    await page.getByRole("main").getByRole("article").first().waitFor({ state: "detached" });
    expect(await page.getByRole("list", { name: "Products" }).getByRole("heading").count()).toBe(21);
    await expectAccessible(page);
  });

  either("nothing found says so and clears", async ({ open }) => {
    const page = await open("/category/chemicals?q=zzzz");
    await page.getByRole("heading", { name: "No products found" }).waitFor();
    const hint = "Try adjusting your search terms or filters to find what you're looking for.";
    expect(await page.getByText(hint).isVisible()).toBe(true);
    await page.getByRole("button", { name: "Clear all filters" }).click();
    await found(page, "66 products found");
  });
});
