import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { releaseScripts } from "./late-scripts.ts";
import { hydrated, type Open, test } from "./site.ts";
import { frames, pressFromAfar, scrollTo } from "./scrolling.ts";

const footer = (page: Page) => page.getByRole("contentinfo");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const position = (page: Page) => page.evaluate(() => window.scrollY);
const atTop = (page: Page) => page.waitForFunction(() => window.scrollY === 0);

/** Opens a path, scrolls there before the scripts come, and waits until the page answers. */
async function openAndScrollEarly(open: Open, path: string, top: number): Promise<Page> {
  const page = await open(path, { scripts: "late" });
  await scrollTo(page, top);
  releaseScripts(page);
  await hydrated(page);
  await frames(page, 2);
  return page;
}

describe("a scroll from before the scripts stays", () => {
  test.for(["/", "/about", "/products", "/commercial-spaces"])("%s", async (path, { open }) => {
    const page = await openAndScrollEarly(open, path, 900);
    expect(await position(page)).toBe(900);
  });

  test("also back at the top of an address that names a section", async ({ open }) => {
    const page = await openAndScrollEarly(open, "/about#services", 0);
    expect(await position(page)).toBe(0);
  });
});

test("a landing page that is loaded again in the middle stays there", async ({ open }) => {
  const page = await open("/commercial-spaces");
  await scrollTo(page, 1200);
  await page.reload();
  await hydrated(page);
  await frames(page, 2);
  expect(await position(page)).toBe(1200);
});

describe("a link to the page that one is on leads to its top", () => {
  test("the header's, the logo and the footer's", async ({ open }) => {
    const page = await open("/about");
    const header = page.getByRole("banner");
    for (const link of [
      header.getByRole("link", { name: "About", exact: true }),
      footer(page).getByRole("link", { name: "About Us" }),
    ]) {
      await scrollTo(page, 1500);
      await link.click();
      await atTop(page);
    }
    await header.getByRole("link", { name: "Naqi" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    await scrollTo(page, 1500);
    await header.getByRole("link", { name: "Naqi" }).click();
    await atTop(page);
  });

  test("without a second entry in the history", async ({ open }) => {
    const page = await open("/contact");
    await footer(page).getByRole("link", { name: "About Us" }).click();
    await heading(page, "Cleaning is our only trade. Since 2004.");
    await scrollTo(page, 1500);
    await footer(page).getByRole("link", { name: "About Us" }).click();
    await atTop(page);
    await page.goBack();
    await heading(page, "Contact");
  });

  test("to its section, when the address names one", async ({ open }) => {
    const page = await open("/about#services");
    const services = footer(page).getByRole("link", { name: "Services", exact: true });
    await page.waitForFunction(() => window.scrollY > 0);
    const there = await position(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await services.click();
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 2, there);
  });
});

test("back and forward return to where the visitor left", async ({ open }) => {
  const page = await open("/about");
  await scrollTo(page, 1500);
  await pressFromAfar(footer(page).getByRole("link", { name: "Sitemap" }));
  await heading(page, "Sitemap");
  await atTop(page);
  await page.goBack();
  await heading(page, "Cleaning is our only trade. Since 2004.");
  await page.waitForFunction(() => window.scrollY === 1500);
});
