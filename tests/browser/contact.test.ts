import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleAsDrawn, expectAccessibleAtBothWidths } from "./axe.ts";
import { CONTACT, fill } from "./filled-forms.ts";
import { test } from "./site.ts";

const MESSAGES = {
  "First name": "First name is required",
  "Last name": "Last name is required",
  Email: "Email is required",
  Category: "Please choose a category",
  Message: "Message is required",
};

const send = (page: Page) => page.getByRole("button", { name: "Send inquiry" });
const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });
const toast = (page: Page) => page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? "");

test("an empty form says what each field needs, and where", async ({ open }) => {
  const page = await open("/contact", { viewport: "phone" });
  await send(page).click();
  for (const [label, message] of Object.entries(MESSAGES)) {
    const control = field(page, label);
    expect(await control.getAttribute("aria-invalid")).toBe("true");
    const described = (await control.getAttribute("aria-describedby"))?.split(" ")[0] ?? "";
    expect(await page.locator(`#${described}`).textContent()).toBe(message);
  }
  expect(await field(page, "Phone").getAttribute("aria-invalid")).toBeNull();
  expect(await focused(page)).toBe("contact-firstName");
  const line = page.getByRole("status").getByRole("link", { name: "5 fields need your attention" });
  await expectAccessibleAtBothWidths(page);
  await line.click();
  expect(await focused(page)).toBe("contact-firstName");
  await field(page, "First name").fill("Noor");
  await page.getByRole("link", { name: "4 fields need your attention" }).click();
  expect(await focused(page)).toBe("contact-lastName");
});

test("a filled form is stored once, thanks with a toast and is emptied", async ({ open, site }) => {
  const before = (await site.inquiries()).length;
  const page = await open("/contact", { viewport: "phone" });
  await fill(page, { ...CONTACT, Phone: "+973 1700 0000", Company: "Example WLL" });
  await send(page).dblclick();
  await toast(page).getByText("Inquiry Submitted").waitFor();
  await toast(page).getByText("Thank you for your inquiry! We will contact you shortly.").waitFor();
  const stored = (await site.inquiries()).slice(before);
  expect(stored).toMatchObject([
    {
      first_name: "Noor",
      last_name: "Example",
      email: "noor@example.com",
      phone: "+973 1700 0000",
      company: "Example WLL",
      category: "Chemicals",
      message: "Two pallets of floor cleaner,\nplease.",
      status: "pending",
    },
  ]);
  await page
    .getByRole("status")
    .getByText(stored[0]?.reference ?? "none")
    .waitFor();
  for (const label of Object.keys(CONTACT)) expect(await field(page, label).inputValue()).toBe("");
  await expectAccessibleAtBothWidths(page);
});

test("without JavaScript a wrong form comes back as it was typed, with its errors", async ({
  open,
  browser,
}) => {
  const page = await open("/contact", { viewport: "phone", javaScript: false, expected: [/status of 422/] });
  await fill(page, { ...CONTACT, Email: "noor@" });
  await send(page).click();
  const summary = page.getByRole("alert");
  await summary.getByRole("link", { name: "One field needs your attention" }).waitFor();
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field(page, "Email").getAttribute("aria-invalid")).toBe("true");
  for (const [label, value] of Object.entries({ ...CONTACT, Email: "noor@" })) {
    expect(await field(page, label).inputValue()).toBe(value);
  }
  await expectAccessibleAsDrawn(browser, page);
});

test("without JavaScript a right form is stored and thanked for", async ({ open, site, browser }) => {
  const before = (await site.inquiries()).length;
  const page = await open("/contact", { viewport: "phone", javaScript: false });
  // Without a key of its own the same text would count as the same request.
  await fill(page, { ...CONTACT, Message: "Sent without scripts" });
  await send(page).click();
  const notice = page.getByRole("status").filter({ hasText: "Inquiry Submitted" });
  await notice.getByText("Thank you for your inquiry! We will contact you shortly.").waitFor();
  const [stored, ...others] = (await site.inquiries()).slice(before);
  expect(others).toEqual([]);
  await notice.getByText(stored?.reference ?? "none").waitFor();
  await expectAccessibleAsDrawn(browser, page);
});

test("an error goes when its field is right, and comes when a field is left wrong", async ({ open }) => {
  const page = await open("/contact");
  await send(page).click();
  await field(page, "Email").fill("noor@");
  await page.getByText("Please enter a valid email address").first().waitFor();
  await field(page, "Email").fill("noor@example.com");
  expect(await field(page, "Email").getAttribute("aria-invalid")).toBeNull();
  await field(page, "Email").fill("");
  await field(page, "Message").focus();
  expect(await field(page, "Email").getAttribute("aria-invalid")).toBe("true");
});

test("the hours answer for the moment in Bahrain", async ({ open }) => {
  // 7 March 2026 is a Saturday; 6:00 UTC is 9:00 in Bahrain.
  const page = await open("/contact", {
    before: (fresh) => fresh.clock.setFixedTime(new Date("2026-03-07T06:00:00Z")),
  });
  await page.getByText("Open now, until 13:00").waitFor();
});
