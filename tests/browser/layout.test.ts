import { expect } from "vitest";
import { VIEWPORTS, test } from "./site.ts";
import { glided, recordScrolling, scrollTo } from "./scrolling.ts";

test("the categories menu opens by pointer, and leads to a subcategory", async ({ open }) => {
  const page = await open("/products");
  await page.getByRole("button", { name: "Categories" }).hover();
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Equipments 123" }).waitFor();
  await menu.getByRole("link", { name: "Carpet cleaning and sanitizing machines 5" }).click();
  await page.getByRole("heading", { level: 1, name: "Carpet cleaning and sanitizing machines" }).waitFor();
  await menu.getByRole("link", { name: "Equipments 123" }).waitFor({ state: "hidden" });
});

test("the brands menu opens by keyboard, and Escape closes it", async ({ open }) => {
  const page = await open("/products");
  const trigger = page.getByRole("button", { name: "Brands" });
  await trigger.focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "All Brands" }).waitFor();
  await page.keyboard.press("Escape");
  await menu.getByRole("link", { name: "All Brands" }).waitFor({ state: "hidden" });
  expect(await trigger.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("the drawer holds every category and brand; a link closes it", async ({ open }) => {
  const page = await open("/products", { viewport: "phone" });
  await page.getByRole("button", { name: "Menu" }).tap();
  const drawer = page.getByRole("dialog", { name: "Navigation" });
  await drawer.getByText("Chemicals", { exact: true }).first().tap();
  await drawer.getByRole("link", { name: "Kitchen Chemicals 28" }).waitFor();
  expect(await drawer.getByRole("link", { name: "Floor Pads 18" }).isVisible()).toBe(false);
  expect(await drawer.getByRole("link", { name: "SULO" }).isVisible()).toBe(true);
  await drawer.getByRole("link", { name: "Kitchen Chemicals 28" }).tap();
  await page.getByRole("heading", { level: 1, name: "Kitchen Chemicals" }).waitFor();
  await drawer.waitFor({ state: "hidden" });
});

test("the drawer's links scroll smoothly to the top, and its button leads to all products", async ({
  open,
}) => {
  const page = await open("/products", { viewport: "phone" });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const drawer = page.getByRole("dialog", { name: "Navigation" });
  // From another page, and then on the page that the link leads to.
  for (const name of ["About", "About", "View All Products", "View All Products"]) {
    await scrollTo(page, 1800);
    await page.getByRole("button", { name: "Menu" }).tap();
    await recordScrolling(page);
    const link = drawer.getByRole("link", { name, exact: true });
    const path = await link.getAttribute("href");
    await link.tap();
    await drawer.waitFor({ state: "hidden" });
    await page.waitForFunction(() => window.scrollY === 0);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await glided(page)).toBe(true);
  }
  expect(new URL(page.url()).pathname).toBe("/products");
});

test("without motion a link of the drawer leads to the top at once", async ({ open }) => {
  const page = await open("/about", { viewport: "phone" });
  await scrollTo(page, 1800);
  await page.getByRole("button", { name: "Menu" }).tap();
  await recordScrolling(page);
  await page.getByRole("dialog").getByRole("link", { name: "About", exact: true }).tap();
  await page.waitForFunction(() => window.scrollY === 0);
  expect(await glided(page)).toBe(false);
});

test("the drawer closes on Escape and gives the focus back", async ({ open }) => {
  const page = await open("/products", { viewport: "phone" });
  const button = page.getByRole("button", { name: "Menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Navigation" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Navigation" }).waitFor({ state: "hidden" });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("the header condenses past 20 px and stays at the top", async ({ open }) => {
  const page = await open("/products");
  const header = page.getByRole("banner");
  const tall = (await header.boundingBox())?.height ?? 0;
  const ground = () =>
    header.evaluate((element) => {
      const { backdropFilter, boxShadow } = getComputedStyle(element, "::before");
      return { blur: Number(/blur\((\d+)px/.exec(backdropFilter)?.[1]), shadow: boxShadow };
    });
  const before = await ground();
  expect(before.shadow).toBe("none");
  await page.evaluate(() => window.scrollTo(0, 21));
  await page.waitForFunction(
    (high) => (document.querySelector("header")?.clientHeight ?? high) < high - 10,
    tall,
  );
  expect((await header.boundingBox())?.y).toBe(0);
  const states = await page.evaluate(async () => {
    const seen = new Set<string>();
    for (let frame = 0; frame < 30; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      seen.add(`${window.scrollY} ${document.querySelector("header")?.hasAttribute("data-scrolled")}`);
    }
    return [...seen];
  });
  expect(states).toEqual(["21 true"]);
  const after = await ground();
  expect(after.blur).toBeGreaterThan(before.blur);
  expect(after.shadow).not.toBe("none");
});

test("the header marks where one is, and leads to the products except on the smallest screens", async ({
  open,
}) => {
  const page = await open("/contact");
  const header = page.getByRole("banner");
  const current = header.locator(":is([aria-current=page], [data-current]):visible");
  expect(await current.allInnerTexts()).toEqual(["Contact"]);
  const view = header.getByRole("link", { name: "View Products" });
  expect(await view.getAttribute("href")).toBe("/products");
  await page.goto("/category/chemicals");
  expect(await current.allInnerTexts()).toEqual(["Categories"]);
  await page.setViewportSize(VIEWPORTS.phone);
  expect(await view.isVisible()).toBe(false);
});

test("style files move to the head, where those of later pages come after them", async ({ open }) => {
  const page = await open("/");
  await expect.poll(() => page.locator("body link[rel=stylesheet]").count()).toBe(0);
  const files = () =>
    page
      .locator("head link[rel=stylesheet]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const first = await files();
  expect(first.length).toBeGreaterThan(1);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await page.getByRole("heading", { level: 1, name: "Cleaning is our only trade" }).waitFor();
  const later = await files();
  expect(later.slice(0, first.length)).toEqual(first);
  expect(later.length).toBeGreaterThan(first.length);
  expect(new Set(later).size).toBe(later.length);
});

test("the skip link comes first and leads past the header", async ({ open }) => {
  const page = await open("/products");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "main");
});

test("after a navigation the new page's heading has the focus and its title is said", async ({ open }) => {
  const page = await open("/products");
  await page.getByRole("contentinfo").getByRole("link", { name: "Waste Management 21" }).click();
  const heading = page.getByRole("heading", { level: 1, name: "Waste Management" });
  await heading.waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  expect(await page.title()).toContain("Waste Management");
  await page.getByRole("status").filter({ hasText: "Waste Management" }).first().waitFor();
});

test("structured data stay on the page that the server sent, and no other page has them", async ({
  open,
}) => {
  const page = await open("/products");
  const data = page.locator('script[type="application/ld+json"]');
  expect((await data.allTextContents()).map((text): unknown => JSON.parse(text))).toEqual([
    expect.objectContaining({ "@type": "BreadcrumbList" }),
  ]);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
  await page.waitForFunction(() => document.title.startsWith("About"));
  await data.first().waitFor({ state: "detached" });
  const canonical = page.locator('link[rel="canonical"]');
  expect(await canonical.getAttribute("href")).toMatch(/\/about$/);
});

test("without JavaScript the menus open on focus and the phone's menu leads to the footer", async ({
  open,
}) => {
  const page = await open("/products", { javaScript: false });
  await page.getByRole("button", { name: "Categories" }).hover();
  expect(await page.getByRole("link", { name: "Floor Pads 18" }).isVisible()).toBe(true);
  await page.setViewportSize(VIEWPORTS.phone);
  expect(await page.getByRole("button", { name: "Menu" }).getAttribute("href")).toBe("#site-footer");
});

test("in forced colours the header over a picture has a ground, and lines in the chosen colours", async ({
  open,
}) => {
  const page = await open("/", { before: (fresh) => fresh.emulateMedia({ forcedColors: "active" }) });
  const header = page.getByRole("banner");
  const chosen = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.cssText = "color: CanvasText; background: Canvas; border: 1px solid ButtonText";
    const { color, backgroundColor, borderTopColor } = getComputedStyle(probe);
    probe.remove();
    return { text: color, ground: backgroundColor, button: borderTopColor };
  });
  const ground = await header.evaluate((element) => {
    const { backgroundColor, opacity } = getComputedStyle(element, "::before");
    return { backgroundColor, opacity };
  });
  expect(ground).toEqual({ backgroundColor: chosen.ground, opacity: "1" });
  const mark = header.getByRole("link", { name: /home/i }).locator("path");
  expect(await mark.evaluate((element) => getComputedStyle(element).fill)).toBe(chosen.text);
  const button = header.getByRole("link", { name: "View Products" });
  expect(await button.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe(chosen.button);
});
