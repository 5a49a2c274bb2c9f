import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { PASSWORD } from "../support/office-staff.ts";
import { CONTACT, fill } from "./filled-forms.ts";
import { signInByHand } from "./office.ts";
import { hydrated, type Open, type Site, test } from "./site.ts";
import { startSite } from "./site-process.ts";

const PICTURE = join(import.meta.dirname, "../../catalogue/images/num-2004.avif");

/** Path and parameters of the link in the last mail to somebody; its host is the server's setting, which has no port here. */
async function linkTo(site: Site, email: string): Promise<string> {
  await expect.poll(() => site.mails.mails.some(({ recipient }) => recipient === email)).toBe(true);
  const mail = site.mails.mails.findLast(({ recipient }) => recipient === email);
  const { pathname, search } = new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  return pathname + search;
}

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Set the password" }).click();
  await page.getByText("Your password is set.").waitFor();
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function invite(page: Page, person: { name: string; email: string; role: string }): Promise<void> {
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await page.getByLabel("Name", { exact: true }).fill(person.name);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Role", { exact: true }).selectOption(person.role);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await page.getByText(`A link is on its way to ${person.email}.`).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
}

/** Comes in by the link of an invitation, to a place of the office. */
async function comeIn(open: Open, site: Site, email: string, path: string): Promise<Page> {
  const page = await open(await linkTo(site, email), { on: site });
  await choosePassword(page);
  await signInByHand(page, email);
  await page.getByRole("navigation", { name: "Office" }).first().waitFor();
  await page.goto(`/office${path}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/** What the office said it did. */
const told = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text }).first().waitFor({ state: "attached" });

/** A page of the site as a visitor has it now. */
async function visit(open: Open, site: Site, path: string): Promise<Page> {
  const page = await open(path, { on: site });
  await hydrated(page);
  return page;
}

test(
  "a day: an owner, sales and an editor, from the invitation to what visitors see",
  { timeout: 300_000 },
  async ({ open }) => {
    const site = await startSite();
    onTestFinished(() => site.close());

    // The owner comes in by the link of the first start, and invites two.
    const owner = await open(new URL(await site.firstOwnerLink()).href, { on: site });
    await owner.getByLabel("Your name").fill("Huda Ali");
    await owner.getByLabel("E-mail").fill("huda@company.example");
    await choosePassword(owner);
    await signInByHand(owner, "huda@company.example");
    await owner.getByRole("link", { name: "Staff" }).first().click();
    await owner.getByRole("heading", { name: "Staff" }).waitFor();
    await invite(owner, { name: "Yusuf Karim", email: "yusuf@company.example", role: "sales" });
    await invite(owner, { name: "Dana Rashid", email: "dana@company.example", role: "editor" });

    // Sales has the inbox open when an inquiry comes from the site's own form.
    const sales = await comeIn(open, site, "yusuf@company.example", "/inquiries");
    await sales.getByText("No inquiry yet.").waitFor();
    const visitor = await visit(open, site, "/contact");
    await fill(visitor, { ...CONTACT, Email: "noor@customer.example" });
    await visitor.getByRole("button", { name: "Send inquiry" }).click();
    await sales.getByRole("link", { name: "Noor Example" }).click();
    await sales.getByRole("heading", { name: "Noor Example", level: 1 }).waitFor();
    await sales.getByRole("button", { name: /^Take it/ }).click();
    await told(sales, "It is yours");

    // The reply leaves after ten seconds and is read from the mail server; won in the end.
    await sales
      .getByRole("button", { name: /^Reply/ })
      .first()
      .click();
    await sales.getByLabel("Subject").fill("Your two pallets");
    await sales
      .getByLabel("Text", { exact: true })
      .fill("Dear Noor,\n\n412 BHD, delivered on Monday.\n\nYusuf");
    await sales.getByRole("button", { name: /^Send/ }).click();
    await told(sales, /Your reply goes out in \d+ s/);
    const toNoor = () => site.mails.mails.filter(({ recipient }) => recipient === "noor@customer.example");
    await expect.poll(() => toNoor().length, { timeout: 60_000 }).toBe(2);
    const [confirmation, reply] = toNoor();
    const [stored] = await site.inquiries();
    expect(reply?.text).toContain("412 BHD, delivered on Monday.");
    expect(reply?.headers.get("subject")).toContain(stored?.reference);
    expect(reply?.headers.get("in-reply-to")).toBe(confirmation?.headers.get("message-id"));
    expect(reply?.text).toContain("Yusuf Karim");
    for (const status of ["Quoted", "Won"]) {
      await sales.getByRole("button", { name: new RegExp(`^${status}`) }).click();
      if (status === "Won") await sales.getByRole("button", { name: "Move to Won" }).click();
      await told(sales, `Moved to ${status}`);
    }
    expect((await site.inquiries())[0]?.status).toBe("won");

    // An editor changes a product with its picture, and withdraws another in favour of it.
    const editor = await comeIn(open, site, "dana@company.example", "/products");
    await editor.getByRole("searchbox").fill("num2001");
    await editor.getByRole("status").getByText("1 product found").waitFor();
    await editor.getByRole("row").getByRole("link").last().click();
    await editor.getByLabel("Name", { exact: true }).fill("Tub Vacuum for Every Day, 9 L");
    await editor.locator("input[type=file]").first().setInputFiles(PICTURE);
    await editor.getByText("Draft kept").waitFor();
    // The picture may come later than the draft with the name.
    await editor.getByRole("button", { name: "Publish 2 changes" }).click();
    await told(editor, /on the site\./);
    const product = await visit(open, site, "/products/numatic-tub-dry-vacuum-9-l-620-w");
    expect(await product.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Tub Vacuum for Every Day, 9 L",
    );

    await editor.goto("/office/products/numatic-low-noise-dry-vacuum-10-l-hotel-corridors");
    await editor.getByRole("button", { name: "Withdraw" }).click();
    const dialog = editor.getByRole("dialog", { name: "Withdraw this product" });
    await dialog.getByRole("combobox").fill("num-2001");
    await dialog.getByRole("option").first().click();
    await dialog.getByRole("button", { name: "Withdraw" }).click();
    await told(editor, "It was withdrawn.");
    const led = await visit(open, site, "/products/numatic-low-noise-dry-vacuum-10-l-hotel-corridors");
    expect(new URL(led.url()).pathname).toBe("/products/numatic-tub-dry-vacuum-9-l-620-w");

    // The phone number is changed once and true everywhere.
    await owner.goto("/office/company");
    await owner.getByLabel("Showroom").fill("+973 1733 3444");
    await owner.getByRole("button", { name: "Publish 1 change" }).click();
    await told(owner, "Published.");
    const contact = await visit(open, site, "/contact");
    await contact.getByRole("link", { name: "+973 1733 3444" }).first().waitFor();
    expect(await contact.content()).not.toContain("+973 0000 0000");
  },
);
