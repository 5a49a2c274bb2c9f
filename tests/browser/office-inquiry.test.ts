import type { Page } from "playwright-core";
import { expect } from "vitest";
import { storeSample } from "../support/sample-inquiry.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./office.ts";

const MARKUP = "<img src=x onerror=alert(1)>";

const text = (page: Page) => page.getByRole("form", { name: "Reply" }).getByLabel("Text", { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });

test("an inquiry is answered by keys: a template, its open fields, taken back, a note, moved and undone", async ({
  office,
  site,
}) => {
  for (const viewport of ["phone", "desktop"] as const) {
    const { reference } = await storeSample(site.database, {
      firstName: "Noor",
      message: `${MARKUP} for ${viewport}`,
      email: `${viewport}@visitor.example`,
      phone: "+973 3600 0142",
    });
    const { page } = await office(`/inquiries/${reference}`, "sales", { viewport });
    await page
      .getByRole("paragraph")
      .filter({ hasText: `${MARKUP} for ${viewport}` })
      .waitFor();
    await expectAccessible(page);

    await page.keyboard.press("t");
    await page.getByLabel("Template").selectOption({ label: "Quotation" });
    await page.getByText("3 fields are still empty: price, delivery time, valid until").waitFor();
    expect(await send(page).isDisabled()).toBe(true);
    expect(await text(page).inputValue()).toContain("Dear Noor,");
    await page.frameLocator("iframe[title='The mail']").getByText("Our price is [price] BHD").waitFor();
    await expectAccessible(page);
    const filled = `Dear Noor,\n\n${MARKUP} costs 24.500 BHD.`;
    await text(page).fill(filled);
    await page.frameLocator("iframe[title='The mail']").getByText(`${MARKUP} costs 24.500 BHD.`).waitFor();

    await page.reload();
    await text(page).waitFor();
    expect(await text(page).inputValue()).toBe(filled);
    // By the arrow keys more than one is chosen; what was written comes back all the same.
    await page.getByLabel("Template").selectOption({ index: 1 });
    await page.getByLabel("Template").selectOption({ index: 2 });
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await text(page).inputValue()).toBe(filled);
    await text(page).press("Control+Enter");
    await page.getByRole("button", { name: "Take back" }).click();
    await text(page).waitFor();
    expect(await text(page).inputValue()).toBe(filled);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Note", exact: true }).first().click();
    await page.getByLabel("Note", { exact: true }).fill(`Ask Isa ${MARKUP}`);
    await page.getByLabel("Note", { exact: true }).press("Control+Enter");
    await page.getByRole("article").getByText(`Ask Isa ${MARKUP}`).waitFor();

    const status = page.getByRole("group", { name: "Status" });
    await page.keyboard.press("i");
    await status
      .getByRole("button", { name: "In progress", disabled: false })
      .and(page.locator("[aria-current]"))
      .waitFor();
    await page.keyboard.press("l");
    await page.getByRole("radio", { name: "The price" }).focus();
    await page.keyboard.press("Escape");
    const lost = status.getByRole("button", { name: "Lost" });
    expect(await lost.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("l");
    await page.getByRole("radio", { name: "The price" }).check();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Move to Lost" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await status.getByRole("button", { name: "In progress" }).and(page.locator("[aria-current]")).waitFor();
  }
});

test("the template for a list asks for a price of each line, and the letter says how many there are", async ({
  office,
  site,
}) => {
  const line = { text: "", quantity: 2, note: "" };
  const { id, reference } = await storeSample(site.database, {
    lines: [
      { ...line, product: { id: "pad", name: "Floor Pad", articleNumber: "AMR-5035" } },
      { ...line, product: { id: "bin", name: "Pedal Bin", articleNumber: "SUL-5101" } },
      { ...line, product: null, text: "A steel bucket" },
    ],
  });
  const { page } = await office(`/inquiries/${reference}`, "sales");
  await page.getByRole("list", { name: "What is asked for" }).waitFor();
  await page.keyboard.press("t");
  await page.getByText("3 articles", { exact: true }).waitFor();
  await page.getByLabel("Template").selectOption({ label: "Quotation of a list" });
  expect(await text(page).inputValue()).toContain(
    "2 × Floor Pad, AMR-5035: {price of AMR-5035}\n2 × Pedal Bin, SUL-5101: {price of SUL-5101}\n2 × A steel bucket: {price of line 3}",
  );
  await page.getByText("5 fields are still empty", { exact: true }).waitFor();
  // One after the other is chosen by a press or by the key that sends, and what is typed takes its place.
  await page.getByRole("button", { name: "Fill in price of AMR-5035" }).click();
  await page.keyboard.type("4.250");
  await text(page).press("Control+Enter");
  await page.keyboard.type("18.900");
  expect(await text(page).inputValue()).toContain(
    "AMR-5035: 4.250\n2 × Pedal Bin, SUL-5101: 18.900\n2 × A steel bucket: {price of line 3}",
  );
  await page.getByRole("button", { name: "Fill in price of line 3" }).waitFor();
  const replies = site.database.db.selectFrom("inquiry_replies").select("id").where("inquiry_id", "=", id);
  expect(await replies.execute()).toEqual([]);
});

test("two people on one inquiry see each other, and the second reply shows the first one", async ({
  office,
  site,
}) => {
  const { reference } = await storeSample(site.database, { firstName: "Noor", message: "For two" });
  const expected = [/status of 409/, /ERR_FAILED/];
  const { page } = await office(`/inquiries/${reference}`, "sales", { expected });
  const { page: other } = await office(`/inquiries/${reference}`, "owner");
  await other.getByText(/is reading this/).waitFor();
  await page.keyboard.press("r");
  await text(page).fill("Mine");
  // What the first one doesn't hear of meanwhile.
  await page.route("**/office/api/inquiries/*", (route) => route.abort());
  await other.keyboard.press("r");
  await text(other).fill("Theirs");
  await send(other).click();
  await other.getByRole("article").getByText("Theirs").waitFor();
  await page.unroute("**/office/api/inquiries/*");
  await send(page).click();
  const alert = page.getByRole("alert");
  await alert.getByText("has answered").waitFor();
  for (const words of ["Mine", "Theirs"]) await alert.getByText(words, { exact: true }).waitFor();
  await expectAccessible(page);
  await alert.getByRole("button", { name: /^Keep .+’s, add mine as a note$/ }).click();
  await alert.waitFor({ state: "detached" });
  expect(await text(page).inputValue()).toBe("Mine");
});

test("a call and a chat are begun by keys, leave a line each, and having spoken is noted", async ({
  office,
  site,
}) => {
  const { reference } = await storeSample(site.database, { firstName: "Noor", phone: "+973 3600 0142" });
  // Nothing dials here.
  const { page } = await office(`/inquiries/${reference}`, "sales", {
    expected: [/registered handler/, /ERR_FAILED/],
  });
  const chats: string[] = [];
  await page.context().route("https://wa.me/**", async (route) => {
    chats.push(route.request().url());
    await route.fulfill({ body: "" });
  });
  await page.waitForFunction(() => /^\(\d+\) Noor.* · Office$/.test(document.title));
  const begun = page.waitForResponse("**/contacts");
  await page.keyboard.press("Shift+C");
  await begun;
  const how = page.getByRole("group", { name: "How did it go?" });
  await page.route("**/contacts", (route) => route.abort(), { times: 1 });
  await how.getByRole("button", { name: "Spoke with them" }).click();
  // It did not reach the server, so it is asked again.
  await page.getByText("This could not be saved.").waitFor();
  await how.getByRole("button", { name: "Spoke with them" }).click();
  await page.getByText("spoke with them by phone").waitFor();
  await how.waitFor({ state: "detached" });
  await page.keyboard.press("Shift+W");
  await how.waitFor();
  await expect.poll(() => chats).toEqual(["https://wa.me/97336000142"]);
});

test("a reply that was not delivered is sent again by a key", async ({ office, site }) => {
  const { id, reference } = await storeSample(site.database, { firstName: "Noor" });
  const { db } = site.database;
  const at = new Date().toISOString();
  const reply = { id: `reply-${id}`, inquiry_id: id, staff_id: "yusuf", staff_name: "Yusuf Karim" };
  const mail = { recipient: "again@visitor.example", subject: `Twice ${reference}`, body: "It is here." };
  await db
    .insertInto("inquiry_replies")
    .values({
      ...reply,
      ...mail,
      moves_to: null,
      state: "failed",
      send_at: at,
      created_at: at,
      sent_at: null,
    })
    .execute();
  await db
    .insertInto("outbox")
    .values({
      id: `mail-${id}`,
      inquiry_id: id,
      kind: "reply",
      recipient: mail.recipient,
      recipient_key: null,
      message_id: `<${id}@company.example>`,
      reply_id: reply.id,
      state: "parked",
      attempts: 5,
      due_at: at,
      lease: null,
      last_error: "552 The mailbox is full",
      created_at: at,
      sent_at: null,
    })
    .execute();
  await db.updateTable("inquiries").set({ undelivered_at: at }).where("id", "=", id).execute();
  const { page } = await office(`/inquiries/${reference}`, "sales");
  await page.getByRole("group", { name: "Not delivered" }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Shift+S");
  await expect.poll(() => site.mails.mails.some(({ recipient }) => recipient === mail.recipient)).toBe(true);
  await page.getByRole("group", { name: "Not delivered" }).waitFor({ state: "detached" });
});

test("what is pressed twice on a slow line is done once, and a reply that is sent meanwhile is not shown again", async ({
  office,
  site,
}) => {
  const { reference } = await storeSample(site.database, { firstName: "Noor" });
  const { page } = await office(`/inquiries/${reference}`, "sales", { expected: [/ERR_FAILED/] });
  await page.route(/\/(?:moves|replies)$/, async (route) => {
    await new Promise((answered) => setTimeout(answered, 1000));
    await route.continue();
  });
  const status = page.getByRole("group", { name: "Status" });
  await status.getByRole("button", { name: "In progress" }).dblclick();
  await status.getByRole("button", { name: "Quoted" }).click();
  await page.getByText("Moved to Quoted").first().waitFor();
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);

  await page.keyboard.press("r");
  await text(page).fill("Sent while the page was left");
  await text(page).press("Control+Enter");
  await page.getByRole("navigation").getByRole("link", { name: "Inquiries" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Inquiries" }).waitFor();
  await page.goBack();
  await text(page).waitFor();
  await text(page).waitFor({ state: "detached" });
  await page.route("**/take-back", (route) => route.abort());
  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByText("it is not taken back yet").first().waitFor();
  await page.unroute("**/take-back");
  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByText("Taken back. Your text is here again.").first().waitFor();
  expect(await text(page).inputValue()).toBe("Sent while the page was left");
});
