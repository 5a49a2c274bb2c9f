import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violations } from "./axe.ts";
import { holdScripts, releaseScripts } from "./late-scripts.ts";
import { test } from "./site.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search the catalogue" });
const field = (page: Page) => dialog(page).getByRole("combobox");
const options = (page: Page) => dialog(page).getByRole("option");

/** The name of the option that the field says is chosen; null while none is. */
const chosen = (page: Page) =>
  field(page).evaluate((input) => {
    const id = input.getAttribute("aria-activedescendant");
    const option = id === null ? null : document.getElementById(id);
    return option?.getAttribute("aria-selected") === "true" ? option.textContent : null;
  });

test("the search is used by keyboard alone, and gives the focus back", async ({ open }) => {
  const asked: string[] = [];
  const page = await open("/contact", {
    before: async (opened) => {
      opened.on("request", (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  // Nothing of it is fetched before it is wanted.
  expect(asked.filter((path) => /search-dialog|\/search-[\w-]{8}\.js|api\/suggestions/.test(path))).toEqual(
    [],
  );
  await page.getByRole("textbox", { name: "First Name" }).press("/");
  expect(await dialog(page).count()).toBe(0);
  await page.getByRole("link", { name: "About", exact: true }).first().focus();
  // What is typed before the search is there is kept.
  await page.keyboard.press("/");
  await page.keyboard.type("lav 204", { delay: 5 });
  await dialog(page).getByRole("option", { name: "All 8 products for “lav 204”" }).waitFor();
  await dialog(page).getByRole("status").getByText("suggestions").waitFor();
  expect(await chosen(page)).toBeNull();
  await page.keyboard.press("ArrowDown");
  expect(await chosen(page)).toContain("LAV-2040");
  await page.keyboard.press("ArrowUp");
  expect(await chosen(page)).toBeNull();
  await page.keyboard.press("ArrowUp");
  expect(await chosen(page)).toBe(await options(page).last().textContent());
  await page.keyboard.press("Home");
  expect(await chosen(page)).toBeNull();
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("About");

  await page.keyboard.press("/");
  await page.keyboard.type("2001");
  await dialog(page)
    .getByRole("option", { name: /NUM-2001/ })
    .waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/products/numatic-tub-dry-vacuum-9-l-620-w");
  // The address comes first; the page, which would close the search, with its script.
  await page.getByRole("heading", { level: 1, name: "Tub Dry Vacuum" }).waitFor();
  expect(await dialog(page).count()).toBe(0);
  // Who is faster than the suggestions searches as they would have said.
  await page.keyboard.press("/");
  await page.keyboard.type("comac");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/products?brand=COMAC");
  await dialog(page).waitFor({ state: "detached" });
  expect(asked.filter((path) => path === "/api/suggestions").length).toBeLessThan(16);
});

test("what the keys do stands below the places, however few products are found", async ({ open }) => {
  const page = await open("/contact");
  await page.keyboard.press("/");
  await field(page).fill("hand dryer");
  await dialog(page).getByRole("option", { name: "The one product for" }).waitFor();
  const places = dialog(page).getByRole("group", { name: "Categories" });
  const place = await places.getByRole("option").last().boundingBox();
  const keys = await dialog(page).getByText("Part of an article number").boundingBox();
  expect(keys?.y).toBeGreaterThan((place?.y ?? Infinity) + (place?.height ?? 0));
});

test("out of reach, the suggestions say so, and Enter still searches", async ({ open }) => {
  const page = await open("/", {
    expected: [/status of 503/],
    before: (opened) => opened.route("**/api/suggestions?**", (route) => route.fulfill({ status: 503 })),
  });
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await field(page).fill("vacuum");
  await dialog(page).getByRole("status").getByText("out of reach").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/products?q=vacuum");
});

test("without scripts the header leads to the listing, and an unknown address has a search", async ({
  open,
}) => {
  const page = await open("/contcat", { javaScript: false, expected: [/404/] });
  await page.getByRole("search").getByRole("searchbox").fill("squeegee");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  expect(new URL(page.url()).search).toBe("?q=squeegee");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  expect(new URL(page.url()).pathname).toBe("/products");
});

test("the search is accessible, empty, with suggestions and without", async ({ open }) => {
  const page = await open("/");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await options(page).first().waitFor();
  for (const [q, shown] of [
    ["", "Equipments"],
    ["vacuum", "All 45 products"],
    ["xyzzy", "Equipments"],
  ] as const) {
    await field(page).fill(q);
    await dialog(page).getByRole("option", { name: shown }).first().waitFor();
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.keyboard.press("ArrowDown");
      expect({ q, width, found: await violations(page, "dialog[open]") }).toEqual({ q, width, found: [] });
    }
  }
});

test("an answer that does not come keeps nobody from searching", async ({ open }) => {
  const page = await open("/", {
    before: (opened) => opened.route("**/api/suggestions?**", () => undefined),
  });
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await field(page).fill("vacuum");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/products?q=vacuum");
});

test("while the search is on its way, what is typed in a field stays there, and Escape gives it up", async ({
  open,
}) => {
  const page = await open("/contact");
  await holdScripts(page);
  const name = page.getByRole("textbox", { name: "First Name" });
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await name.focus();
  await page.keyboard.type("Noor");
  expect(await name.inputValue()).toBe("Noor");
  await name.blur();
  await page.keyboard.press("/");
  await page.keyboard.press("Escape");
  releaseScripts(page);
  await page.keyboard.press("/");
  await page.keyboard.type("mopp");
  await page.keyboard.press("Backspace");
  await expect.poll(() => field(page).inputValue()).toBe("mop");
});
