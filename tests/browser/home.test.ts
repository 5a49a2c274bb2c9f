import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { partners } from "../../src/content/partners.ts";
import { expectAccessible } from "./axe.ts";
import { test, VIEWPORTS } from "./site.ts";

const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts();
const box = async (page: Page, name: string | RegExp) => {
  const found = await page.getByRole("heading", { name }).first().boundingBox();
  if (!found) throw new Error(`no heading ${name}`);
  return found;
};

describe.each(["desktop", "phone"] as const)("home, %s", (viewport) => {
  test("shows its six sections in order, fits the screen and is accessible", async ({ open }) => {
    const page = await open("/", { viewport });
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(
      /^Innovative\s+Cleaning Solutions\s+Since 2004$/,
    );
    const tops = [await box(page, /Innovative/)];
    const partnersBox = await page.getByRole("region", { name: "Partners" }).boundingBox();
    if (partnersBox) tops.push(partnersBox);
    for (const name of ["Product Categories", "Established", "Service", "Send an inquiry"]) {
      tops.push(await box(page, name));
    }
    const order = tops.map(({ y }) => y);
    expect(order).toHaveLength(6);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(VIEWPORTS[viewport].width);
    await expectAccessible(page);
  });
});

test("the hero has tagline, stats and its two buttons", async ({ open }) => {
  const page = await open("/");
  const hero = page.locator("main > section").first();
  expect(await hero.innerText()).toContain("Leading industrial cleaning solutions in the Middle East");
  expect(await hero.getByRole("definition").allInnerTexts()).toEqual(["21+", "12+"]);
  expect(await hero.getByRole("term").allInnerTexts()).toEqual(["Years of Innovation", "Global Brands"]);
  const link = (name: string) => hero.getByRole("link", { name }).getAttribute("href");
  expect(await link("Explore Solutions")).toBe("/solutions");
  expect(await link("Expert Consultation")).toBe("/contact");
});

describe("partners", () => {
  const RUN = "[aria-label='Brands we work with'] > div";

  test("ten names twice, with 21+ years and 12+ brands", async ({ open }) => {
    const page = await open("/");
    const region = page.getByRole("region", { name: "Partners" });
    expect(await region.getByRole("term").allInnerTexts()).toEqual(["Years Partnership", "Global Brands"]);
    expect(await region.getByRole("definition").allInnerTexts()).toEqual(["21+", "12+"]);
    const names = partners.map(({ name }) => name);
    expect(await page.locator(`${RUN} b`).allTextContents()).toEqual([...names, ...names]);
    expect(await region.getByRole("listitem").count()).toBe(10);
  });

  test("the row takes 60 s, without a seam, and stands still on hover, focus and demand", async ({
    open,
  }) => {
    const page = await open("/");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const run = page.locator(RUN);
    const style = (property: string) =>
      run.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await style("animation-duration")).toBe("60s");
    expect(await style("animation-iteration-count")).toBe("infinite");
    const [first, second] = await run
      .locator("ul")
      .evaluateAll((lists) => lists.map((list) => list.scrollWidth));
    expect(first).toBe(second);
    expect(first).toBeGreaterThanOrEqual(VIEWPORTS.desktop.width);
    await page.mouse.move(0, 0);
    expect(await style("animation-play-state")).toBe("running");
    const belt = page.getByRole("group", { name: "Brands we work with" });
    await belt.focus();
    expect(await style("animation-play-state")).toBe("paused");
    await belt.blur();
    await belt.hover();
    expect(await style("animation-play-state")).toBe("paused");
    await page.getByRole("button", { name: "Pause the moving row" }).click();
    await page.mouse.move(0, 0);
    await page.getByRole("button", { name: "Let the row move" }).blur();
    expect(await style("animation-play-state")).toBe("paused");
    await page.getByRole("button", { name: "Let the row move" }).click();
    expect(await style("animation-play-state")).toBe("running");
  });

  test("with reduced motion one row stands and is scrolled by hand", async ({ open }) => {
    const page = await open("/");
    const belt = page.getByRole("group", { name: "Brands we work with" });
    expect(await page.locator(RUN).evaluate((run) => getComputedStyle(run).animationName)).toBe("none");
    expect(await belt.locator("ul:visible").count()).toBe(1);
    await belt.focus();
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => {
      const row = document.querySelector("[aria-label='Brands we work with']");
      return row !== null && row.scrollLeft > 0;
    });
  });

  test("nine grey cards while the brands request is pending, after a navigation only", async ({ open }) => {
    const gate = Promise.withResolvers<void>();
    const page = await open("/about", {
      async before(fresh) {
        await fresh.route("**/api/brands", async (route) => {
          await gate.promise;
          await route.continue();
        });
      },
    });
    await page.getByRole("banner").getByRole("link", { name: /home$/ }).click();
    const loading = page.getByRole("status").filter({ hasText: "Loading brands" });
    await loading.waitFor();
    expect(await loading.locator("li").count()).toBe(9);
    gate.resolve();
    await page.getByRole("group", { name: "Brands we work with" }).waitFor();
    expect(await loading.count()).toBe(0);
  });
});

test("five category cards with counts, at most four subcategories and a note of the rest", async ({
  open,
}) => {
  const page = await open("/");
  const cards = page.getByRole("article");
  expect(await cards.locator("h3").allInnerTexts()).toEqual([
    "Equipments",
    "Washroom Hygiene",
    "Chemicals",
    "Cleaning Tools & Accessories",
    "Waste Management",
  ]);
  const numbers = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelector(".num")?.textContent),
  );
  expect(numbers).toEqual(["123", "87", "66", "61", "21"]);
  expect(
    await Promise.all([0, 1, 2, 3, 4].map((card) => cards.nth(card).getByRole("listitem").count())),
  ).toEqual([4, 4, 2, 3, 1]);
  expect(await page.getByText(/^\+\d+ more categor/).allInnerTexts()).toEqual([
    "+4 more categories",
    "+5 more categories",
  ]);
  expect(await cards.first().getByRole("listitem").allInnerTexts()).toEqual([
    "Vacuums & Scrubing Machines\n33",
    "Grinding & Polishing Tools\n57",
    "Floor Cleaning Machines\n9",
    "Vacuum , High Pressure & Steam Machines\n9",
  ]);
  expect(
    await page
      .getByRole("main")
      .getByRole("link", { name: /^View All Products in / })
      .count(),
  ).toBe(5);
  await page.getByRole("link", { name: "View All Products in Washroom Hygiene" }).click();
  await page.waitForURL("**/category/washroom-hygiene");
});

test("the categories' counts and those beside them add up to the whole catalogue", async ({ open }) => {
  const page = await open("/");
  await page.getByText("358 products in 5 categories", { exact: true }).waitFor();
  await page.getByText("24 more products in", { exact: true }).waitFor();
  const beside = page.getByRole("list", { name: "Categories beside these" }).getByRole("link");
  expect(await beside.allTextContents()).toEqual([
    "6 Floor Care Equipment 12",
    "7 Industrial Vacuum Cleaners 12",
  ]);
  await page.getByRole("link", { name: "View all 382 products" }).click();
  await page.getByRole("status").filter({ hasText: "Displaying 382 of 382 products" }).waitFor();
});

test("teaser, services and form lead on", async ({ open }) => {
  const page = await open("/");
  expect(await page.getByText("2004", { exact: true }).count()).toBe(1);
  expect(await page.getByRole("link", { name: "Discover Our Story" }).getAttribute("href")).toBe("/about");
  const services = page.locator("section", {
    has: page.getByRole("heading", { name: "Service", exact: true }),
  });
  expect(await services.locator("h3").allInnerTexts()).toEqual(
    ["Training programs", "Technical support\nwith spare parts", "Business-setup support"].map((title) =>
      expect.stringMatching(title.replaceAll(/\s/g, "\\s")),
    ),
  );
  expect(await page.getByRole("button", { name: "Send Inquiry" }).isVisible()).toBe(true);
});

test("reads the same without JavaScript", async ({ open }) => {
  const page = await open("/", { javaScript: false });
  expect(await texts(page, "main h2")).toEqual(
    expect.arrayContaining(["Product Categories", "Established", "Service", "Contact"]),
  );
  expect(await page.getByText("Training programs").isVisible()).toBe(true);
  expect(await page.getByRole("group", { name: "Brands we work with" }).isVisible()).toBe(true);
});
