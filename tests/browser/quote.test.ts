import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PROJECT_SIZES, TIMELINES } from "../../src/domain/quote/quote.ts";
import { expectAccessibleAsDrawn, expectAccessibleAtBothWidths } from "./axe.ts";
import { fill, QUOTE } from "./filled-forms.ts";
import { test, VIEWPORTS } from "./site.ts";

const MESSAGES = {
  "First name": "First name must be at least 2 characters",
  "Last name": "Last name must be at least 2 characters",
  Email: "Please enter a valid email address",
  Phone: "Please enter a valid phone number",
  Industry: "Please select your industry",
  "Product category": "Please select a product category",
  "Project size": "Please select project size",
  Timeline: "Please select your timeline",
  Requirements: "Please describe your requirements (minimum 10 characters)",
};

const send = (page: Page) => page.getByRole("button", { name: "Submit quote request" });
const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });
const toast = (page: Page) => page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
const confirmation = (page: Page) => page.getByRole("heading", { level: 1, name: "Quote Request Received!" });

test("a choice is taken by pressing its row, at both widths", async ({ open }) => {
  const page = await open("/get-quote");
  for (const size of Object.values(VIEWPORTS)) {
    await page.setViewportSize(size);
    for (const option of [...PROJECT_SIZES, ...TIMELINES]) {
      const [words = ""] = option.split(" (");
      await page.getByText(words, { exact: true }).first().click();
      expect(await page.getByRole("radio", { name: option, exact: true }).isChecked()).toBe(true);
    }
  }
});

test("an empty form says what each field needs, and where", async ({ open }) => {
  const page = await open("/get-quote", { viewport: "phone" });
  await send(page).click();
  for (const [label, message] of Object.entries(MESSAGES)) {
    const control = field(page, label);
    expect(await control.getAttribute("aria-invalid"), label).toBe("true");
    const described = (await control.getAttribute("aria-describedby"))?.split(" ")[0] ?? "";
    expect(await page.locator(`#${described}`).textContent()).toBe(message);
  }
  expect(await field(page, "Company").getAttribute("aria-invalid")).toBeNull();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("quote-firstName");
  await page.getByRole("status").getByRole("link", { name: "9 fields need your attention" }).waitFor();
  await expectAccessibleAtBothWidths(page);
});

test("a filled form is stored once, and its confirmation takes its place", async ({ open, site }) => {
  const before = (await site.inquiries()).length;
  const page = await open("/get-quote", { viewport: "phone" });
  await fill(page, QUOTE);
  await send(page).dblclick();
  await confirmation(page).waitFor();
  expect(await confirmation(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await toast(page).getByText("Quote Request Submitted!").waitFor();
  await toast(page).getByText("We'll get back to you within 24 hours with a competitive quote.").waitFor();
  const stored = (await site.inquiries()).slice(before);
  expect(stored).toMatchObject([
    {
      first_name: "Noor",
      last_name: "Example",
      email: "noor@example.com",
      phone: "+973 1700 0000",
      company: "Not specified",
      category: "Quote Request",
      message: [
        "Industry: Hospitality & Hotels",
        "Product category: Floor Care Equipment",
        "Project size: Medium (11-50 units)",
        "Timeline: Immediate (Within 1 month)",
        "",
        "Requirements:",
        QUOTE.Requirements,
      ].join("\n"),
    },
  ]);
  await page.getByText(stored[0]?.reference ?? "none").waitFor();
  expect(await page.getByRole("textbox").count()).toBe(0);
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL(/\/$/);
});

test("without JavaScript a wrong form comes back as it was typed, with its errors", async ({
  open,
  browser,
}) => {
  const page = await open("/get-quote", {
    viewport: "phone",
    javaScript: false,
    expected: [/status of 422/],
  });
  const { Industry: _, ...answers } = QUOTE;
  await fill(page, { ...answers, Phone: "1700" });
  await send(page).click();
  const summary = page.getByRole("alert");
  await summary.getByRole("link", { name: "2 fields need your attention" }).waitFor();
  for (const message of [MESSAGES.Phone, MESSAGES.Industry]) {
    expect(await page.getByText(message, { exact: true }).count()).toBe(1);
  }
  expect(await field(page, "Phone").inputValue()).toBe("1700");
  expect(await field(page, "Product category").inputValue()).toBe(QUOTE["Product category"]);
  expect(await page.getByRole("radio", { name: QUOTE["Project size"], exact: true }).isChecked()).toBe(true);
  expect(await field(page, "Requirements").inputValue()).toBe(QUOTE.Requirements);
  await expectAccessibleAsDrawn(browser, page);
});

test("without JavaScript a right form is confirmed with its reference", async ({ open, site, browser }) => {
  const before = (await site.inquiries()).length;
  const page = await open("/get-quote", { viewport: "phone", javaScript: false });
  await fill(page, { ...QUOTE, Requirements: "Sent without scripts" });
  await send(page).click();
  await confirmation(page).waitFor();
  const stored = (await site.inquiries()).slice(before);
  expect(stored.length).toBe(1);
  await page.getByText(stored[0]?.reference ?? "none").waitFor();
  await page.getByRole("link", { name: "Return to Home" }).waitFor();
  await expectAccessibleAsDrawn(browser, page);
});

test("the summary beside the form tells what is filled in and what is open", async ({ open }) => {
  const page = await open("/get-quote");
  const summary = page.getByRole("region", { name: "Your request so far" });
  expect(await summary.count()).toBe(0);
  await field(page, "Industry").selectOption("Commercial Offices");
  await summary.getByText("Commercial Offices").waitFor();
  expect(await summary.getByText("still open").count()).toBe(4);
});
