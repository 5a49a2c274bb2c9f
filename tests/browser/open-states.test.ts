import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violations } from "./axe.ts";
import { CONTACT, fill, refuse } from "./filled-forms.ts";
import { scrollTo } from "./scrolling.ts";
import { test } from "./site.ts";

const HEIGHT = 844;
const SMALL = [390, 768];
const ALL = [...SMALL, 1280];

/** Holds this part of the page to axe's rules at these widths. */
async function expectAccessibleThere(page: Page, part: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.locator(part).first().waitFor();
    expect({ width, found: await violations(page, part) }).toEqual({ width, found: [] });
  }
}

/** The same for what takes its colours from the header: at the top of the page and scrolled. */
async function expectAccessibleInHeader(page: Page, part: string, widths: readonly number[]): Promise<void> {
  for (const top of [0, 600]) {
    await scrollTo(page, top);
    await page.waitForFunction(
      (scrolled) => document.querySelector("header")?.hasAttribute("data-scrolled") === scrolled,
      top > 0,
    );
    await expectAccessibleThere(page, part, widths);
  }
}

test.for([
  ["dark", "/"],
  ["light", "/contact"],
] as const)("both menus are accessible on a page that begins %s", async ([, path], { open }) => {
  const page = await open(path);
  for (const name of ["Categories", "Brands"]) {
    await page.getByRole("button", { name }).press("Enter");
    await expectAccessibleInHeader(page, "header", [1280]);
    await page.keyboard.press("Escape");
  }
});

test("the drawer is accessible", async ({ open }) => {
  const page = await open("/", { viewport: "phone" });
  await page.getByRole("button", { name: "Menu" }).tap();
  const drawer = page.getByRole("dialog", { name: "Navigation" });
  await drawer.getByText("Chemicals", { exact: true }).first().tap();
  await drawer.getByRole("link", { name: "Kitchen Chemicals 28" }).waitFor();
  await expectAccessibleInHeader(page, "dialog[open]", SMALL);
});

test("form errors and the toast are accessible", async ({ open }) => {
  const page = await open("/", { expected: [/status of 503/] });
  const send = page.getByRole("button", { name: "Send inquiry" });
  await send.click();
  await page.getByRole("status").getByText("5 fields need your attention").waitFor();
  await expectAccessibleThere(page, "form", ALL);
  await refuse(page, 503, "Not just now.");
  await fill(page, CONTACT);
  await send.click();
  await page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("listitem")
    .waitFor();
  // It stays while it has the focus.
  await page.keyboard.press("F8");
  await expectAccessibleThere(page, "section[aria-label*=Notifications] li", ALL);
});

test("the sheet of filters is accessible", async ({ open }) => {
  const page = await open("/products", { viewport: "phone" });
  await page.getByRole("button", { name: "Filters", exact: true }).tap();
  await page.getByRole("dialog").waitFor();
  await expectAccessibleThere(page, "dialog[open]", SMALL);
});

test("the enlarged picture is accessible", async ({ open }) => {
  const page = await open("/products/numatic-tub-dry-vacuum-9-l-620-w");
  await page.getByRole("link", { name: "Zoom" }).click();
  await page.getByRole("dialog").waitFor();
  await expectAccessibleThere(page, "dialog[open]", ALL);
});
