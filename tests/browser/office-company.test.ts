import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DEFAULT_COMPANY } from "../../src/content/company.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./office.ts";

const published = (page: Page) =>
  page.getByRole("status").filter({ hasText: "Published. It is on the site within a second." });

const VIEWPORTS = ["phone", "desktop"] as const;

test("an owner changes phone, hours and holidays, and sees where they stand", async ({ office, open }) => {
  for (const viewport of VIEWPORTS) {
    const { page } = await office("/company", "owner", { viewport });
    await page.getByLabel("WhatsApp").fill("0000 0020");
    await page.getByLabel("Showroom").fill("+97317331111");
    await page.getByLabel("Facebook").focus();
    await page.getByText("Begin with the country code, +973, so that it works from abroad.").waitFor();
    await page.getByRole("button", { name: "1 to put right" }).waitFor();
    const preview = page.frameLocator("iframe[title='Contact']");
    await preview.locator("mark", { hasText: "+973 1733 1111" }).filter({ visible: true }).first().waitFor();
    await expectAccessible(page);

    // Publishing what is wrong leads to it.
    await page.getByRole("button", { name: "Publish 2 changes" }).click();
    await expect
      .poll(() => page.getByLabel("WhatsApp").evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.getByLabel("WhatsApp").fill("");

    const closes = page.getByLabel("Thursday to");
    await closes.fill("7");
    await closes.press("Tab");
    await page.getByText("Each opening ends after it begins, and before the next one begins.").waitFor();
    await closes.fill("1430");
    // Of a day with two openings those times alone are wrong that overlap.
    const noon = page.getByLabel("Saturday to").first();
    await noon.fill("1600");
    await noon.press("Tab");
    const wrong = page.locator("input[aria-invalid=true]");
    await expect
      .poll(async () => Promise.all((await wrong.all()).map((field) => field.inputValue())))
      .toEqual(["16:00", "15:00"]);
    await noon.fill("1300");
    await closes.focus();
    await closes.press("ArrowUp");
    expect(await closes.inputValue()).toBe("14:45");
    await page.getByRole("button", { name: "Friday: open it" }).click();
    await page.getByRole("button", { name: "Take out the last opening of Friday" }).click();
    await page.getByRole("button", { name: "Add days" }).click();
    await page.getByLabel("First day").fill("2099-12-16");
    await page.getByLabel("Last day").fill("2099-12-17");
    await page.getByLabel("Name", { exact: true }).last().fill("National Day");
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText("16 to 17 December 2099").first().waitFor();
    await page.getByRole("button", { name: "For machines" }).click();
    await page.getByText('"validFrom": "2099-12-16"').waitFor();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Publish 3 changes" }).click();
    await published(page).waitFor();
    const contact = await open("/contact", { viewport });
    await contact.getByRole("link", { name: "+973 1733 1111" }).first().waitFor();
    await contact.getByText("16 to 17 December 2099").waitFor();
    await expectAccessible(contact);

    // Put back for those who come after.
    await page.getByLabel("Showroom").fill(DEFAULT_COMPANY.showroom);
    await page.getByLabel("Thursday to").fill("13:00");
    await page.getByRole("button", { name: "Change National Day" }).click();
    await page.getByRole("button", { name: "Take out", exact: true }).click();
    await page.getByRole("button", { name: "Publish 3 changes" }).click();
    await page.getByRole("button", { name: "Publish", exact: true }).waitFor();
  }
});

test("what another owner published meanwhile is not overwritten without a word", async ({ office }) => {
  const { page } = await office("/company", "owner", { expected: [/status of 409/] });
  const { page: other } = await office("/company", "owner", { person: { name: "Dana Rashid" } });
  await page.getByLabel("Facebook").fill("https://facebook.example/first");
  await other.getByLabel("Facebook").fill("https://facebook.example/second");
  await other.getByRole("button", { name: "Publish 1 change" }).click();
  await published(other).waitFor();
  // The other page has heard of it, and shows one's own text over it.
  await page.getByText("Last change: Dana R.").waitFor();
  await page.getByRole("button", { name: "Publish 1 change" }).click();
  await page.getByText("Dana Rashid changed these facts while you were writing.").waitFor();
  await other.reload();
  expect(await other.getByLabel("Facebook").inputValue()).toBe("https://facebook.example/second");
  expect(await page.getByLabel("Facebook").inputValue()).toBe("https://facebook.example/first");
  await page.getByRole("button", { name: "Publish 1 change" }).click();
  await published(page).waitFor();
  await page.getByLabel("Facebook").fill(DEFAULT_COMPANY.facebook);
  await page.getByRole("button", { name: "Publish 1 change" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).waitFor();
});

test("editors read the facts, and owners download a backup", async ({ office }) => {
  const { page: editor } = await office("/company", "editor");
  await editor.getByText("Owners change these facts. You can read them.").waitFor();
  expect(await editor.getByLabel("Showroom").isDisabled()).toBe(true);
  await expectAccessible(editor);

  const { page } = await office("/company/backup", "owner", { viewport: "phone" });
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Make and download a backup" }).click();
  expect((await download).suggestedFilename()).toMatch(/^catalogue-.*\.tar$/);
});
