import { chromium as driver, type Page } from "playwright-core";
import { expect } from "vitest";
import { chromium } from "../support/programs.ts";
import { scrollTo } from "./scrolling.ts";
import { hydrated, FLAGS, test } from "./site.ts";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const middle = async (page: Page, name: string, role: "button" | "link") => {
  const box = await main(page).getByRole(role, { name, exact: true }).boundingBox();
  if (!box) throw new Error(`${name} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test("the way into a menu's far column leads past the other button; resting on it opens the other menu", async ({
  open,
}) => {
  const page = await open("/products", { clock: true });
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const from = await middle(page, "Categories", "button");
  await page.mouse.move(from.x, from.y);
  await page.clock.runFor(80);
  const bins = main(page).getByRole("link", { name: "Bins 21" });
  await bins.waitFor();
  const to = await middle(page, "Bins 21", "link");
  // Half a second, in a straight line.
  for (let step = 1; step <= 20; step++) {
    await page.mouse.move(from.x + ((to.x - from.x) * step) / 20, from.y + ((to.y - from.y) * step) / 20);
    await page.clock.runFor(25);
  }
  await page.clock.runFor(1000);
  expect(await bins.isVisible()).toBe(true);

  const brands = await middle(page, "Brands", "button");
  await page.mouse.move(brands.x, brands.y, { steps: 10 });
  await page.clock.runFor(150);
  await main(page).getByRole("link", { name: "All Brands" }).waitFor();
  expect(await bins.isVisible()).toBe(false);
});

test("the header is dark over dark sections and light over light ones", async ({ open }) => {
  const page = await open("/");
  const isDark = () => page.getByRole("banner").evaluate((header) => header.classList.contains("dark"));
  const under = async (selector: string) => {
    const place = await page
      .locator(selector)
      .first()
      .evaluate((part) => part.getBoundingClientRect().top + window.scrollY + part.clientHeight / 2);
    await scrollTo(page, place);
  };
  expect(await isDark()).toBe(true);
  await under("main section:not(.dark)");
  await expect.poll(isDark).toBe(false);
  await under("main section.dark");
  await expect.poll(isDark).toBe(true);
  await page.getByRole("button", { name: "Brands" }).press("Enter");
  expect(await isDark()).toBe(false);
});

test("without scripts the header of a page that begins dark has a dark ground all the way", async ({
  open,
}) => {
  const page = await open("/", { javaScript: false });
  const ground = await page.getByRole("banner").evaluate((header) => {
    const { opacity, backgroundColor } = getComputedStyle(header, "::before");
    return { opacity, backgroundColor, text: getComputedStyle(header).color };
  });
  expect(ground).toEqual({
    opacity: "1",
    backgroundColor: "color(srgb 0.0431373 0.0862745 0.105882 / 0.94)",
    text: "rgb(244, 246, 246)",
  });
});

test("the Menu button answers to Space, which does not move the page", async ({ open }) => {
  const page = await open("/products", { viewport: "phone" });
  await page.getByRole("button", { name: "Menu" }).focus();
  await scrollTo(page, 300);
  await page.keyboard.press("Space");
  await page.getByRole("dialog", { name: "Navigation" }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test("with a section in the address the footer marks the link to the section alone", async ({ open }) => {
  const page = await open("/about#services");
  const current = page.getByRole("contentinfo").locator("[aria-current]");
  await expect.poll(() => current.allTextContents()).toEqual(["Services"]);
});

test("what sticks below the header does not go under it", async ({ open }) => {
  const page = await open("/products");
  for (const path of ["/products", "/category/equipments"]) {
    await page.goto(path);
    await scrollTo(page, 900);
    await page.waitForFunction(() => document.querySelector("header")?.hasAttribute("data-scrolled"));
    const search = page.getByRole("main").getByRole("search");
    const edges = () =>
      search.evaluate((form) => {
        // What sticks is the form, the block around it, or the one within it.
        const bar =
          [form, form.parentElement, ...form.children].find(
            (block) => block && getComputedStyle(block).position === "sticky",
          ) ?? form;
        const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        return bar.getBoundingClientRect().top - header;
      });
    await expect.poll(edges).toBe(0);
  }
});

test("an open dialog reaches the window's edge, and the page under it does not move", async ({ site }) => {
  // The driver hides scroll bars; those of a desktop take their width from the page.
  await using browser = await driver.launch({
    executablePath: chromium(),
    args: FLAGS,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({ viewport: { width: 900, height: 700 }, reducedMotion: "reduce" });
  await page.goto(`${site.origin}/products`);
  await hydrated(page);
  const edges = () =>
    page.evaluate(() => ({
      window: window.innerWidth,
      visible: document.documentElement.clientWidth,
      words: document.querySelector("h1")?.getBoundingClientRect().left,
    }));
  const before = await edges();
  expect(before.visible).toBe(885);
  await page.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Navigation" });
  await drawer.waitFor();
  expect(await edges()).toEqual({ ...before, visible: 900 });
  const box = await drawer.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(900);
});

test("the drawer stays for a link that opens another tab, and goes when one goes back", async ({ open }) => {
  const page = await open("/about", { viewport: "phone" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).tap();
  await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
  await page.getByRole("button", { name: "Menu" }).tap();
  const drawer = page.getByRole("dialog", { name: "Navigation" });
  const opened = page.context().waitForEvent("page");
  await drawer.getByRole("link", { name: "Contact", exact: true }).click({ modifiers: ["ControlOrMeta"] });
  await opened;
  expect(await drawer.isVisible()).toBe(true);
  await page.goBack();
  await page.waitForURL("**/about");
  await drawer.waitFor({ state: "hidden" });
});
