import type { Page } from "playwright-core";
import { expect } from "vitest";
import { MIN_FILL_TIME } from "../../src/domain/inquiry/inquiry.ts";
import { expectAccessible } from "./axe.ts";
import { CONTACT, fill, refuse } from "./filled-forms.ts";
import { hydrated, test } from "./site.ts";

const send = (page: Page) => page.getByRole("button", { name: "Send inquiry" });
const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });
const toast = (page: Page) => page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");

test("the button says that it is sending and can't be pressed then", async ({ open }) => {
  const page = await open("/contact");
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route("**/api/inquiries", async (route) => {
    await held;
    await route.continue();
  });
  await fill(page, CONTACT);
  await send(page).click();
  expect(await page.getByRole("button", { name: "Transmitting..." }).isDisabled()).toBe(true);
  go();
  await toast(page).getByText("Inquiry Submitted").waitFor();
  expect(await send(page).isEnabled()).toBe(true);
});

test.for([
  [503, "Your inquiry could not be stored just now. Please try again in a moment or contact us directly."],
  [429, "Too many inquiries came from your connection. Please wait a little and send again."],
] as const)(
  "after a %i nothing typed is lost and the next try works",
  async ([status, message], { open, site }) => {
    const before = (await site.inquiries()).length;
    const page = await open("/contact", { expected: [/status of (?:503|429)/] });
    const relent = await refuse(page, status, message);
    await fill(page, CONTACT);
    await send(page).click();
    await toast(page).getByText("Error", { exact: true }).waitFor();
    await toast(page).getByText("Failed to submit inquiry. Please try again.").waitFor();
    const failure = page.getByRole("alert");
    await failure.getByText(message).waitFor();
    await failure.getByText("Everything you typed is still here.").waitFor();
    expect(await field(page, "Message").inputValue()).toBe(CONTACT.Message);
    await expectAccessible(page);
    await relent();
    await send(page).click();
    await toast(page).getByText("Inquiry Submitted").waitFor();
    expect((await site.inquiries()).length).toBe(before + 1);
  },
);

test("a request whose answer was lost is stored once, also when the page was loaded again", async ({
  open,
  site,
}) => {
  const before = (await site.inquiries()).length;
  const page = await open("/contact", { expected: [/ERR_FAILED/] });
  await page.route("**/api/inquiries", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fill(page, CONTACT);
  await send(page).click();
  await page.getByRole("alert").getByText("Our server could not be reached.").waitFor();
  await page.unroute("**/api/inquiries");
  await page.reload();
  await hydrated(page);
  expect(await field(page, "Message").inputValue()).toBe(CONTACT.Message);
  await send(page).click();
  await toast(page).getByText("Inquiry Submitted").waitFor();
  expect((await site.inquiries()).length).toBe(before + 1);
});

test("text that was changed after a lost answer is stored as well", async ({ open, site }) => {
  const before = (await site.inquiries()).length;
  const page = await open("/contact", { expected: [/ERR_FAILED/, /status of 422/] });
  await page.route("**/api/inquiries", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fill(page, CONTACT);
  await send(page).click();
  await page.getByRole("alert").waitFor();
  await page.unroute("**/api/inquiries");
  await field(page, "Message").fill("Three pallets, rather.");
  await send(page).click();
  await toast(page).getByText("Inquiry Submitted").waitFor();
  const stored = (await site.inquiries()).slice(before).map(({ message }) => message);
  expect(stored).toEqual([CONTACT.Message, "Three pallets, rather."]);
});

test("what was typed is there after a reload and a step back, and gone once it was sent", async ({
  open,
}) => {
  const page = await open("/contact");
  await fill(page, CONTACT);
  await page.reload();
  await hydrated(page);
  await page.getByRole("link", { name: "View Products" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
  for (const [label, value] of Object.entries(CONTACT)) {
    expect(await field(page, label).inputValue()).toBe(value);
  }
  await send(page).click();
  await toast(page).getByText("Inquiry Submitted").waitFor();
  await page.reload();
  await hydrated(page);
  expect(await field(page, "Message").inputValue()).toBe("");
});

test("whoever is quicker than a machine may be waits the rest, while the form says that it is sending", async ({
  open,
}) => {
  const page = await open("/contact", { clock: true });
  // Time stands still from before the form becomes usable: nobody can be quicker.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload();
  await hydrated(page);
  const elapsed: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") elapsed.push(request.postDataJSON().elapsed);
  });
  await fill(page, { ...CONTACT, Message: "Filled in by the browser" });
  await field(page, "Email").press("Enter");
  expect(await page.getByRole("button", { name: "Transmitting..." }).isDisabled()).toBe(true);
  expect(elapsed).toEqual([]);
  await page.clock.resume();
  await toast(page).getByText("Inquiry Submitted").waitFor();
  expect(elapsed).toEqual([expect.any(Number)]);
  expect(elapsed[0]).toBeGreaterThanOrEqual(MIN_FILL_TIME);
});

test("an inquiry carries the page that it was begun from", async ({ open, site }) => {
  const page = await open("/products");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
  await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
  await fill(page, CONTACT);
  await send(page).click();
  await toast(page).getByText("Inquiry Submitted").waitFor();
  expect((await site.inquiries()).at(-1)?.source).toBe("/products");
});
