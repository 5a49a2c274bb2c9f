import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { storeSample } from "../support/sample-inquiry.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./office.ts";

test("a new inquiry appears without a reload, is taken by a press, given back by Undo, and moved by keys", async ({
  office,
  site,
}) => {
  const { page } = await office("/inquiries", "sales", {
    viewport: "desktop",
    person: { name: "Yusuf Karim" },
  });
  const firstName = `Maha${Date.now()}`;
  await storeSample(site.database, { firstName, message: "Which scent goes with the diffuser?" });
  const row = page.getByRole("listitem").filter({ hasText: firstName });
  await row.getByRole("link", { name: firstName }).waitFor();
  await page.waitForFunction(() => /^\(\d+\) Inquiries · Office$/.test(document.title));
  await expectAccessible(page);

  await row.getByRole("button", { name: `Take ${firstName}` }).click();
  await row.getByText("Yusuf K.").waitFor();
  // A notice lies above the bar of the chosen.
  await row.getByRole("checkbox").check({ force: true });
  const chosenBar = await page.getByRole("region", { name: "1 chosen" }).boundingBox();
  const undo = await page.getByRole("button", { name: "Undo" }).boundingBox();
  expect((undo?.y ?? Infinity) + (undo?.height ?? 0)).toBeLessThan(chosenBar?.y ?? 0);
  await row.getByRole("checkbox").uncheck({ force: true });
  await page.getByRole("button", { name: "Undo" }).click();
  await row.getByText("Nobody yet").waitFor();

  await page.keyboard.press("/");
  await page.getByRole("searchbox").fill(firstName);
  await page.getByText("1 inquiry found").waitFor();
  await page.getByRole("searchbox").press("Tab");
  await page.locator("body").click({ position: { x: 2, y: 300 } });
  await page.keyboard.press("j");
  await page.waitForFunction((name) => document.activeElement?.textContent?.includes(name), firstName);
  await page.keyboard.press("Space");
  const peek = page.getByRole("complementary", { name: `Peek: ${firstName} Haddad` });
  await peek.getByText("Which scent goes with the diffuser?").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: "Give to …" }).waitFor();
  await expectAccessible(page);
  // Nothing below it is reached meanwhile, by the tab key or by a press.
  const bar = page.getByRole("combobox", { name: "Find or do anything" });
  const hasFocus = () => bar.evaluate((field) => field === document.activeElement);
  for (const key of ["Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    await page.keyboard.press(key);
    expect(await hasFocus()).toBe(true);
  }
  await page.locator("body").click({ position: { x: 30, y: 120 } });
  await bar.waitFor({ state: "hidden" });
  await peek.waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: "Give to …" }).waitFor();
  // Closes the command bar alone, and the focus is in the list again.
  await page.keyboard.press("Escape");
  await peek.waitFor();
  await page.keyboard.press("Space");
  await peek.waitFor({ state: "hidden" });
  await page.keyboard.press("x");
  const bulk = page.getByRole("region", { name: "1 chosen" });
  // Only what the rule of moves allows.
  expect(await bulk.getByRole("button").allInnerTexts()).toEqual([
    expect.stringContaining("Give to"),
    "In progress",
    "Spam",
    expect.stringContaining("Clear"),
  ]);
  await expectAccessible(page);
  await page.keyboard.press("s");
  const moves = page.getByRole("dialog", { name: `Move to: ${firstName} Haddad` });
  await expectAccessible(page);
  await moves.getByRole("button", { name: "In progress" }).press("Enter");
  await page.getByText(`${firstName} Haddad moved to In progress`).first().waitFor();
  await row.getByText("Yusuf K.").waitFor();
});

test("a search that finds nothing says what to leave out, and the command bar finds by reference", async ({
  office,
  site,
}) => {
  const { reference } = await storeSample(site.database, { firstName: "Claire", lastName: "Dumont" });
  const { page } = await office("/inquiries?q=dumont&owner=nobody&category=Equipments", "owner", {
    viewport: "phone",
  });
  await page.getByRole("heading", { name: "Nothing matches “dumont”, Equipments, Nobody yet." }).waitFor();
  await page.getByText("Without the category").waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Clear filters" }).click();
  await page.getByRole("link", { name: "Claire Dumont" }).first().waitFor();
  await expectAccessible(page);
  await swipe(page, page.locator(`[data-reference="${reference}"]`), { x: -150, y: 5 });
  const moves = page.getByRole("dialog", { name: "Move to: Claire Dumont" });
  // Not by a tap: so soon after a swipe the browser takes it for its end.
  await moves.getByRole("button", { name: "Cancel" }).click();
  await moves.waitFor({ state: "hidden" });
  await swipe(page, page.locator(`[data-reference="${reference}"]`), { x: 150, y: 5 });
  await page.getByText("Claire Dumont is yours").first().waitFor();
  const menu = page.getByRole("button", { name: "What to do with Claire Dumont" }).first();
  expect((await menu.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await page.getByRole("button", { name: "Find or do anything" }).click();
  const bar = page.getByRole("combobox", { name: "Find or do anything" });
  await bar.fill(reference.toLowerCase());
  await page.getByRole("option", { name: /Claire Dumont/ }).waitFor();
  await expectAccessible(page);
  await bar.press("Enter");
  await page.waitForURL(`**/office/inquiries/${reference}`);
});

/** Moves a finger over an element, by so many pixels. */
async function swipe(page: Page, element: Locator, by: { x: number; y: number }): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("There is nothing to swipe over");
  const from = { x: box.x + box.width / 2, y: box.y + 20 };
  const touch = await page.context().newCDPSession(page);
  for (const share of [0, 0.2, 0.5, 1]) {
    await touch.send("Input.dispatchTouchEvent", {
      type: share === 0 ? "touchStart" : "touchMove",
      touchPoints: [{ x: from.x + by.x * share, y: from.y + by.y * share }],
    });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("single letters are switched off under Me, on all devices, and keys with Ctrl still work", async ({
  office,
}) => {
  const { page } = await office("/me", "sales", { viewport: "desktop" });
  await page.keyboard.press("Shift+Slash");
  await page.getByRole("dialog", { name: "Shortcuts" }).getByRole("link", { name: "Me" }).click();
  const kept = page.waitForResponse("**/me/letter-keys");
  await page.getByLabel("Single letters as shortcuts").click();
  await kept;
  await page.reload();
  await page.getByText("Single letters do nothing.").waitFor();
  await page.keyboard.press("Shift+Slash");
  await page.keyboard.press("g");
  await page.keyboard.press("i");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Find or do anything" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe("/office/me");
});

test("the start page and the list of keys", async ({ office }) => {
  for (const viewport of ["phone", "desktop"] as const) {
    const { page } = await office("/", "owner", { viewport });
    await page.getByRole("region", { name: "System" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Shift+Slash");
    await page.getByRole("dialog", { name: "Shortcuts" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("region", { name: "Now" }).getByRole("link", { name: /wait/ }).first().click();
    await page.getByRole("heading", { name: "Inquiries", level: 1 }).waitFor();
  }
});

test("keys work from a ticked box, what got no answer is told, and a search stays as it was typed", async ({
  office,
  site,
}) => {
  const company = `Box ${Date.now()}`;
  const stored = [
    await storeSample(site.database, { company }),
    // The same words twice would be one inquiry.
    await storeSample(site.database, { company, message: "And a floor polish, please." }),
  ];
  const { page, staff } = await office(`/inquiries?q=${encodeURIComponent(company)}`, "sales", {
    viewport: "desktop",
    expected: [/ERR_FAILED/],
  });
  const [last] = stored;
  await page.route(`**/inquiries/${last?.reference}/owner`, (route) => route.abort());
  for (const { reference } of stored) await page.locator(`[data-reference="${reference}"] input`).click();
  await page.keyboard.press("Space");
  await page.keyboard.press("Space");
  await page.keyboard.press("o");
  await page.getByRole("dialog").getByRole("button", { name: staff.name }).first().click();
  await page.getByText("1 of 2 stayed as they were").first().waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Undone").first().waitFor();

  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill("");
  await search.pressSequentially("1.0");
  await page.waitForURL(/q=1\.0$/);
  await search.pressSequentially("71");
  await page.waitForURL(/q=1\.071$/);
  expect(await search.inputValue()).toBe("1.071");
});

test("on a phone the next inquiry of a list is one press away, and what was asked is read while it is answered", async ({
  office,
  site,
}) => {
  const company = `Thumb ${Date.now()}`;
  for (const firstName of ["Amal", "Bader", "Dana"]) {
    await storeSample(site.database, { company, firstName, message: `Words of ${firstName}` });
  }
  const { page } = await office(`/inquiries?q=${encodeURIComponent(company)}`, "sales", {
    viewport: "phone",
  });
  const step = (name: string) => page.getByRole("link", { name, exact: true });
  const opened = (name: string) =>
    page
      .getByRole("paragraph")
      .filter({ hasText: `Words of ${name}` })
      .waitFor();
  await page.getByRole("link", { name: "Amal" }).click();
  await step("next").click();
  await opened("Bader");
  const place = await step("next").boundingBox();
  await step("next").click();
  await opened("Dana");
  expect(await step("next").count()).toBe(0);
  await step("before").click();
  await opened("Bader");
  expect(await step("next").boundingBox()).toEqual(place);

  await page.getByRole("button", { name: "Reply", exact: true }).first().click();
  await page.getByRole("form", { name: "Reply" }).waitFor();
  await page.getByText("Words of Bader").first().click();
  await opened("Bader");
  await expectAccessible(page);
});
