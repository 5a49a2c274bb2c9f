import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible } from "./axe.ts";
import { test, VIEWPORTS } from "./site.ts";

const PAGES = [
  { path: "/vacuum-solutions", title: "Industrial vacuum solutions", list: "Industrial vacuum cleaners" },
  {
    path: "/automation-solutions",
    title: "Industrial automation",
    list: "Machines and devices with automatic functions",
  },
  { path: "/smart-floor-care", title: "Smart floor care", list: "Floor care products" },
  { path: "/advanced-chemicals", title: "Advanced chemicals", list: "Cleaners and detergents" },
] as const;

type Listed = { id: string; name: string; category: string; features: string[] };

/** All products, as a visitor's browser asks for them. */
const catalogue = (page: Page): Promise<Listed[]> =>
  page.evaluate(async () => {
    const answer = await fetch("/api/products");
    return answer.json();
  });

/** The ids of the cards under this name, in order. */
const idsIn = (page: Page, list: string) =>
  page
    .getByRole("list", { name: list, exact: true })
    .getByRole("article")
    .locator("h2 a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.replace("/products/", "")));

const section = (page: Page, name: string) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

const hrefOf = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true }).first().getAttribute("href");

describe.each(PAGES)("$title", ({ path, title, list }) => {
  test.for(["desktop", "phone"] as const)(
    "fits the screen and is accessible, %s",
    async (viewport, { open }) => {
      const page = await open(path, { viewport });
      expect(await page.title()).toContain(title);
      expect(await page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual([title]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(VIEWPORTS[viewport].width);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    },
  );

  test("is readable without JavaScript", async ({ open }) => {
    const page = await open(path, { javaScript: false });
    expect(
      await page.getByRole("list", { name: list, exact: true }).getByRole("article").count(),
    ).toBeGreaterThan(5);
  });
});

test.for([
  ["/vacuum-solutions", "Industrial vacuum solutions"],
  ["/automation-solutions", "Industrial automation"],
] as const)("three placeholders on %s while the catalogue is on its way", async ([path, title], { open }) => {
  const page = await open("/sitemap");
  await page.route("**/api/products", () => {
    // Never answered: the page stays in waiting.
  });
  await page.locator(`main a[href="${path}"]`).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  expect(await page.locator("main [data-placeholder]").count()).toBe(3);
  await expectAccessible(page);
});

test("vacuum: its category, each product once, three feature cards", async ({ open }) => {
  const page = await open("/vacuum-solutions");
  const products = (await catalogue(page)).filter(
    ({ category }) => category === "Industrial Vacuum Cleaners",
  );
  const ids = await idsIn(page, "Industrial vacuum cleaners");
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.toSorted()).toEqual(products.map(({ id }) => id).toSorted());
  expect(await section(page, "Three things to settle before the motor").getByRole("article").count()).toBe(3);
  expect(await hrefOf(page, "View All Products")).toBe("/products?category=Industrial+Vacuum+Cleaners");
});

test("vacuum: the dust classes are counted out and lead to machines that state them", async ({ open }) => {
  const page = await open("/vacuum-solutions");
  const classes = section(page, "Of 20,000 particles, so many may pass");
  for (const [name, count] of [
    ["L", 200],
    ["M", 20],
    ["H", 1],
  ] as const) {
    const field = classes.getByRole("img", {
      name: `A field of ${count} dots: what class ${name} lets pass.`,
    });
    await field.locator(`use[href$="#${name}"]`).waitFor({ state: "attached" });
  }
  await classes
    .getByRole("link", { name: /H Class/ })
    .first()
    .click();
  await page.waitForURL("**/products/*");
});

test("automation: features with smart, ai, auto or intelligent, robots first, 24 at a time", async ({
  open,
}) => {
  const page = await open("/automation-solutions");
  const { list } = PAGES[1];
  const found = (await catalogue(page)).filter(({ features }) =>
    features.some((feature) => /smart|ai|auto|intelligent/i.test(feature)),
  );
  await section(page, list).getByText(`${found.length} products`, { exact: true }).waitFor();
  const first = await idsIn(page, list);
  expect(first).toHaveLength(24);
  expect(first[0]).toMatch(/robot/);
  const cards = page.getByRole("list", { name: list, exact: true }).getByRole("article");
  const features = await cards.getByRole("list").allTextContents();
  expect(features).toHaveLength(24);
  for (const text of features) expect(text).toMatch(/\b(?:smart|ai\b|auto|intelligent)/i);
  for (const id of first) expect(found.map((product) => product.id)).toContain(id);
  await page.getByRole("link", { name: "Show more" }).click();
  await page.waitForURL(/page=2/);
  await page.getByText("Products 1–48", { exact: true }).waitFor();
  expect(await section(page, "What it takes off a shift").getByRole("article").count()).toBe(3);
  await page.getByRole("img", { name: /^Floor plan of a hall/ }).waitFor();
});

test("floor care: the first six by category or name, four service cards, both links", async ({ open }) => {
  const page = await open("/smart-floor-care");
  const found = (await catalogue(page)).filter(
    ({ category, name }) => category === "Floor Care Equipment" || /floor|grinder|scrub/i.test(name),
  );
  expect(await idsIn(page, "Floor care products")).toEqual(found.slice(0, 6).map(({ id }) => id));
  expect(
    await section(page, "How deep the work goes").getByRole("heading", { level: 3 }).allInnerTexts(),
  ).toEqual(["Protect", "Clean", "Restore", "Grind"]);
  expect(await hrefOf(page, "View All Floor Care Equipment")).toBe("/products?category=Floor+Care+Equipment");
  expect(await hrefOf(page, "Ask about your floor")).toBe("/contact");
  const floors = page.getByRole("region", { name: "Floor samples" }).getByRole("article");
  expect(await floors.count()).toBe(6);
  expect(await floors.getByRole("link").count()).toBe(6);
});

test("chemicals: the first six by category or name, four features, six applications, both links", async ({
  open,
}) => {
  const page = await open("/advanced-chemicals");
  const found = (await catalogue(page)).filter(
    ({ category, name }) => category === "Cleaning Chemicals" || /chemical|detergent|cleaner/i.test(name),
  );
  expect(await idsIn(page, "Cleaners and detergents")).toEqual(found.slice(0, 6).map(({ id }) => id));
  expect(await section(page, "What every sheet says").getByRole("article").count()).toBe(4);
  expect(await section(page, "Where which part of the scale works").getByRole("listitem").count()).toBe(6);
  expect(await hrefOf(page, "View All Cleaning Chemicals")).toBe("/products?category=Cleaning+Chemicals");
  expect(await hrefOf(page, "Ask about a stain")).toBe("/contact");
  await page.getByRole("main").getByRole("link", { name: "View all 66 Chemicals" }).click();
  await page.getByRole("status").filter({ hasText: "66 products found" }).waitFor();
});

test("chemicals: each cleaner lies on the scale at the pH that its specification states", async ({
  open,
}) => {
  const page = await open("/advanced-chemicals");
  const scale = page.getByRole("list", { name: "Cleaners and detergents by pH" });
  const places = await scale.getByRole("listitem").evaluateAll((items) =>
    items.map((item) => ({
      at: Number(item.style.getPropertyValue("--at")),
      text: item.textContent,
    })),
  );
  expect(places.length).toBeGreaterThan(20);
  const values = places.map(({ at }) => at);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  for (const { at, text } of places) {
    const written = /pH (below )?(\d+(?:\.\d+)?)/.exec(text ?? "");
    expect(at).toBe(Number(written?.[2]) - (written?.[1] ? 0.5 : 0));
  }
});
