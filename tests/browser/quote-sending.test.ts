import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible } from "./axe.ts";
import { fill, QUOTE, refuse } from "./filled-forms.ts";
import { hydrated, test } from "./site.ts";

const send = (page: Page) => page.getByRole("button", { name: "Submit quote request" });
const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });
const toast = (page: Page) => page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
const confirmation = (page: Page) => page.getByRole("heading", { level: 1, name: "Quote Request Received!" });

test("the button says that it is sending and can't be pressed then", async ({ open }) => {
  const page = await open("/get-quote");
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route("**/api/inquiries", async (route) => {
    await held;
    await route.continue();
  });
  await fill(page, QUOTE);
  await send(page).click();
  const button = page.getByRole("button", { name: "Submitting Quote Request..." });
  expect(await button.isDisabled()).toBe(true);
  go();
  await confirmation(page).waitFor();
});

test("after a failure the toast and the log say so, nothing typed is lost, and the next try works", async ({
  open,
  site,
}) => {
  const before = (await site.inquiries()).length;
  const page = await open("/get-quote", { expected: [/status of 503/] });
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") logged.push(message.text());
  });
  const relent = await refuse(page, 503, "Your inquiry could not be stored just now.");
  await fill(page, QUOTE);
  await send(page).click();
  await toast(page).getByText("Submission Failed").waitFor();
  await toast(page).getByText("Please try again or contact us directly.").waitFor();
  await page.getByRole("alert").getByText("Everything you typed is still here.").waitFor();
  expect(logged.join()).toContain("503: ");
  expect(await page.getByRole("radio", { name: QUOTE.Timeline, exact: true }).isChecked()).toBe(true);
  await expectAccessible(page);
  await relent();
  await send(page).click();
  await confirmation(page).waitFor();
  expect((await site.inquiries()).length).toBe(before + 1);
});

test("what the server finds wrong is shown at its field", async ({ open }) => {
  const page = await open("/get-quote", { expected: [/status of 422/] });
  const error = {
    code: "invalid_fields",
    message: "Please check the fields that are marked.",
    fields: { firstName: "Please use at most 80 characters", message: "Please use at most 6,000 characters" },
  };
  await page.route("**/api/inquiries", (route) => route.fulfill({ status: 422, json: { error } }));
  await fill(page, QUOTE);
  await send(page).click();
  await page.getByRole("link", { name: "2 fields need your attention" }).waitFor();
  await page.getByText(error.fields.firstName, { exact: true }).waitFor();
  expect(await field(page, "First name").getAttribute("aria-invalid")).toBe("true");
  expect(await field(page, "Requirements").getAttribute("aria-invalid")).toBe("true");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("quote-firstName");
});

describe("a request about a product", () => {
  test("shows it, carries its page, and survives a reload", async ({ open, site }) => {
    const listing = await open("/products");
    const link = listing.getByRole("main").locator("a[href^='/products/']").first();
    const path = (await link.getAttribute("href")) ?? "";
    const name = (await link.textContent()) ?? "";
    const page = await open(`/get-quote?product=${path.split("/").at(-1)}`);
    const about = page.getByRole("region", { name: "This request is about" });
    await about.getByRole("link", { name, exact: true }).waitFor();
    await expectAccessible(page);
    await fill(page, QUOTE);
    await page.reload();
    await hydrated(page);
    await about.getByRole("link", { name, exact: true }).waitFor();
    await send(page).click();
    await confirmation(page).waitFor();
    expect((await site.inquiries()).at(-1)?.source).toBe(path);
  });

  test("can be taken off the product, and keeps what was typed", async ({ open, site }) => {
    const listing = await open("/products");
    const path = await listing
      .getByRole("main")
      .locator("a[href^='/products/']")
      .first()
      .getAttribute("href");
    const page = await open(`/get-quote?product=${path?.split("/").at(-1)}`);
    await fill(page, QUOTE);
    await page.getByRole("link", { name: "Ask without it" }).click();
    await page.waitForURL(/\/get-quote$/);
    await page.getByRole("region", { name: "This request is about" }).waitFor({ state: "detached" });
    expect(await field(page, "Requirements").inputValue()).toBe(QUOTE.Requirements);
    await send(page).click();
    await confirmation(page).waitFor();
    expect((await site.inquiries()).at(-1)?.source).toBeNull();
  });

  test("without JavaScript keeps the product through a refusal", async ({ open, site }) => {
    const listing = await open("/products", { javaScript: false });
    const path = await listing
      .getByRole("main")
      .locator("a[href^='/products/']")
      .first()
      .getAttribute("href");
    const page = await open(`/get-quote?product=${path?.split("/").at(-1)}`, {
      javaScript: false,
      expected: [/status of 422/],
    });
    await fill(page, { ...QUOTE, Phone: "1", Requirements: "About a product, without scripts" });
    await send(page).click();
    await page.getByRole("alert").waitFor();
    await page.getByRole("region", { name: "This request is about" }).waitFor();
    await field(page, "Phone").fill(QUOTE.Phone);
    await send(page).click();
    await confirmation(page).waitFor();
    expect((await site.inquiries()).at(-1)?.source).toBe(path);
  });

  test("that does not exist is a plain request", async ({ open }) => {
    const page = await open("/get-quote?product=no-such-thing");
    expect(await page.getByRole("region", { name: "This request is about" }).count()).toBe(0);
  });
});
