import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CONTACT, fill, QUOTE } from "./filled-forms.ts";
import { releaseScripts } from "./late-scripts.ts";
import { hydrated, type Site, test } from "./site.ts";

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });

async function letScriptsCome(page: Page): Promise<void> {
  releaseScripts(page);
  await hydrated(page);
}

async function storedWith(site: Site, message: string) {
  return (await site.inquiries()).filter((inquiry) => inquiry.message.includes(message));
}

/** Sends a filled form before any script is there; gives the reference that it was stored under. */
async function sendEarly(page: Page, site: Site, message: string): Promise<string> {
  await page.getByRole("main").locator("form button[type=submit]").last().click();
  await page.waitForURL(/\?sent=/);
  const stored = await storedWith(site, message);
  expect(stored).toHaveLength(1);
  return stored[0]?.reference ?? "none";
}

describe("what was typed before the scripts arrive", () => {
  test("stays on the contact form", async ({ open }) => {
    // With a parameter of a campaign, which changes nothing (R1.4).
    const page = await open("/contact?utm_source=x", { scripts: "late" });
    await fill(page, CONTACT);
    await letScriptsCome(page);
    for (const [label, value] of Object.entries(CONTACT)) {
      expect(await field(page, label).inputValue(), label).toBe(value);
    }
  });

  test("stays on the quote form, with what was chosen", async ({ open }) => {
    const page = await open("/get-quote?gclid=1", { scripts: "late" });
    await fill(page, QUOTE);
    await letScriptsCome(page);
    for (const label of ["First name", "Email", "Industry", "Product category", "Requirements"] as const) {
      expect(await field(page, label).inputValue(), label).toBe(QUOTE[label]);
    }
    for (const label of ["Project size", "Timeline"] as const) {
      expect(await page.getByRole("radio", { name: QUOTE[label], exact: true }).isChecked()).toBe(true);
    }
  });
});

describe("a form that was sent before the scripts arrive", () => {
  test("is thanked for on the contact page when they come and after a reload, until one leaves", async ({
    open,
    site,
  }) => {
    const page = await open("/contact", { scripts: "late" });
    const message = "Sent early, with thanks that stay";
    await fill(page, { ...CONTACT, Message: message });
    const reference = await sendEarly(page, site, message);
    const thanks = page.getByRole("status").getByText(reference);
    await thanks.waitFor();
    await letScriptsCome(page);
    expect(await thanks.isVisible()).toBe(true);
    await page.reload();
    await hydrated(page);
    expect(await thanks.isVisible()).toBe(true);
    expect(await field(page, "Message").inputValue()).toBe("");
    await page.getByRole("link", { name: "View Products" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
    expect(await page.getByText(reference).count()).toBe(0);
  });

  test("leaves what is begun below the thanks, also through a reload", async ({ open, site }) => {
    const page = await open("/contact", { scripts: "late" });
    const message = "Sent early, and another one begun";
    await fill(page, { ...CONTACT, Message: message });
    await sendEarly(page, site, message);
    await field(page, "First name").fill("Typed early");
    await letScriptsCome(page);
    await field(page, "Message").fill("Another one");
    await page.reload();
    await hydrated(page);
    expect(await field(page, "First name").inputValue()).toBe("Typed early");
    expect(await field(page, "Message").inputValue()).toBe("Another one");
  });

  test("is confirmed in place of the quote form when they come and after a reload", async ({
    open,
    site,
  }) => {
    const page = await open("/get-quote", { scripts: "late" });
    const names = { "First name": "Anna Maria", "Last name": "Da Silva" };
    const requirements = "Sent early, and confirmed for good";
    await fill(page, { ...QUOTE, ...names, Requirements: requirements });
    const reference = await sendEarly(page, site, requirements);
    const confirmation = page.getByRole("heading", { level: 1, name: "Quote Request Received!" });
    await confirmation.waitFor();
    await letScriptsCome(page);
    for (const again of [false, true]) {
      if (again) {
        await page.reload();
        await hydrated(page);
      }
      expect(await confirmation.isVisible()).toBe(true);
      expect(await page.getByText(reference).isVisible()).toBe(true);
      expect(await page.getByRole("textbox").count()).toBe(0);
    }
    expect(await storedWith(site, requirements)).toMatchObject([
      { first_name: "Anna Maria", last_name: "Da Silva" },
    ]);
  });
});
