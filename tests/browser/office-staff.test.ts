import { createOTP } from "@better-auth/utils/otp";
import { expect } from "vitest";
import { BY_ITSELF } from "../../src/domain/office/record-filter.ts";
import { addStaff, fromBase32, PASSWORD } from "../support/office-staff.ts";
import { expectAccessible } from "./axe.ts";
import { signIn, signInByHand, test } from "./office.ts";

const REFUSED = [/status of 401/];

test("who is signed out sees the sign-in alone, is told what is wrong, and comes in", async ({
  open,
  site,
}) => {
  const { email } = await addStaff(site.database, "sales", { name: "Yusuf Karim" });
  for (const viewport of ["phone", "desktop"] as const) {
    const page = await open("/office/me", { viewport, expected: REFUSED });
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await expectAccessible(page);
    await signInByHand(page, email, "not this one at all");
    await page.getByText("E-mail and password don't match.").waitFor();
    expect(await page.getByLabel("Password", { exact: true }).getAttribute("aria-invalid")).toBe("true");
    await page.getByRole("button", { name: "Forgotten your password?" }).click();
    await page.getByRole("heading", { name: "A new password" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Back to sign in" }).click();
    await signInByHand(page, email);
    await page.getByRole("heading", { name: "Yusuf Karim" }).waitFor();
  }
});

test("a session that ends asks for the password over the page, and what was typed goes on", async ({
  office,
  site,
}) => {
  const { page, staff } = await office("/staff", "owner", { expected: REFUSED });
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await page.getByLabel("Name", { exact: true }).fill("Mariam Saleh");
  const email = `mariam-${staff.id}@company.example`;
  await page.getByLabel("E-mail").fill(email);
  await site.database.db.deleteFrom("staff_sessions").where("staff_id", "=", staff.id).execute();
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const again = page.getByRole("dialog");
  await again.getByRole("heading", { name: "Sign in again" }).waitFor();
  await expectAccessible(page);
  expect(await again.getByLabel("E-mail").inputValue()).toBe(staff.email);
  // Nobody else goes on with what this person typed.
  expect(await again.getByLabel("E-mail").isEditable()).toBe(false);
  await again.getByLabel("Password", { exact: true }).and(page.locator(":focus")).fill(PASSWORD);
  await again.getByRole("button", { name: "Sign in" }).click();
  await page.getByText(`Invited. A link is on its way to ${email}.`).waitFor();
  expect(site.mails.mails.map(({ recipient }) => recipient)).toContain(email);
});

test("where somebody else signs in in another tab, a page is theirs before anything is done on it", async ({
  office,
  site,
}) => {
  const { page, staff } = await office("/staff", "owner", { expected: [/status of 409/] });
  const other = await addStaff(site.database, "owner", { name: "Huda Ali" });
  const invite = page.getByRole("button", { name: "Invite", exact: true });
  await invite.click();
  await page.getByLabel("Name", { exact: true }).fill("Yusuf Adel");
  const email = `yusuf-${staff.id}@company.example`;
  await page.getByLabel("E-mail").fill(email);
  await signIn(page, site.origin, other.email);
  await invite.click();
  await page.getByRole("link", { name: /Huda Ali$/ }).waitFor();
  await page.getByRole("heading", { level: 1 }).waitFor();
  const added = site.database.db.selectFrom("staff").selectAll().where("email", "=", email);
  expect(await added.execute()).toEqual([]);
});

test("without a connection the office says so, and what is sent goes out when it is back", async ({
  office,
  site,
}) => {
  const { page, staff } = await office("/staff", "owner", { expected: [/ERR_INTERNET_DISCONNECTED/] });
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await page.getByLabel("Name", { exact: true }).fill("Omar Tariq");
  const email = `omar-${staff.id}@company.example`;
  await page.getByLabel("E-mail").fill(email);
  await page.context().setOffline(true);
  await page.getByText("What you type is kept here.").waitFor();
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await page.getByText("1 change waits here and goes out by itself.").waitFor();
  await page.getByRole("button", { name: "Try now" }).click();
  await page.getByText(/Tried at .*: still none\./).waitFor();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.getByText(`Invited. A link is on its way to ${email}.`).waitFor();
  expect(site.mails.mails.map(({ recipient }) => recipient)).toContain(email);
});

test("where the browser is wrong about the connection, a press asks the server", async ({ office }) => {
  const { page } = await office("/me", "sales");
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  const offline = page.getByText("No connection since");
  await offline.waitFor();
  await page.getByRole("button", { name: "Try now" }).click();
  await offline.waitFor({ state: "detached" });
});

test("who has set up the code comes in by a recovery code, once", async ({ office, open }) => {
  const { page, staff } = await office("/me", "sales", { expected: REFUSED });
  const setting = page.locator("form").filter({ has: page.locator("#code-password") });
  await setting.getByLabel("Your password").fill(PASSWORD);
  await setting.getByRole("button").click();
  const address = await page.locator("code").first().textContent();
  const [recovery = ""] = await page.locator("li > code").allTextContents();
  await page.locator("#first-code").fill(await createOTP(fromBase32(address ?? "")).totp());
  await page.getByRole("button", { name: "Turn it on" }).click();
  await page.getByText("A code is asked for beside your password.").waitFor();

  const later = await open("/office/me", { viewport: "phone", expected: REFUSED });
  for (const isFirst of [true, false]) {
    await signInByHand(later, staff.email);
    await later.getByRole("heading", { name: "The code" }).waitFor();
    await expectAccessible(later);
    await later.getByLabel("Code", { exact: true }).fill(recovery);
    await later.getByRole("button", { name: "Go on" }).click();
    if (!isFirst) break;
    await later.getByRole("heading", { name: staff.name }).waitFor();
    await later.context().clearCookies();
    await later.reload();
  }
  await later.locator("#code[aria-invalid]").waitFor();
});

test("an owner sees people, their permissions and the record; an editor's bar has neither", async ({
  office,
}) => {
  for (const viewport of ["phone", "desktop"] as const) {
    const { page } = await office("/staff", "owner", { viewport });
    await page.getByRole("table").first().waitFor();
    await expectAccessible(page);
    await page.goto("/office/record");
    await page.getByText("The record is whole.").waitFor();
    await expectAccessible(page);
    await page.getByRole("searchbox", { name: "Search the record" }).fill("nothing-like-it");
    await page.getByText("Nothing was changed like that.").waitFor();
    expect(await page.locator("a[download]").getAttribute("href")).toMatch(/\/export\?q=nothing-like-it$/);
    await page.getByRole("button", { name: "Show everything" }).click();
    if (viewport === "phone") await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("combobox", { name: "What", exact: true }).selectOption("Staff");
    await page.waitForURL(/[?&]kind=staff\b/);
    await page.getByRole("combobox", { name: "Who", exact: true }).selectOption("By itself");
    await page.getByLabel("Day", { exact: true }).fill("2020-02-29");
    await page.getByText("Nothing was changed like that.").waitFor();
    expect(new URL(page.url()).searchParams.toString()).toBe(`kind=staff&staff=${BY_ITSELF}&day=2020-02-29`);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Show everything" }).click();
    await page.getByText("Nothing was changed like that.").waitFor({ state: "hidden" });
    expect(new URL(page.url()).search).toBe("");
    expect(await page.getByRole("combobox", { name: "What", exact: true }).inputValue()).toBe("");
    await page.goto("/office/me");
    await page.getByText("this one").waitFor();
    await expectAccessible(page);
  }
  const { page } = await office("/me", "editor", { expected: [/status of 403/] });
  const places = page.getByRole("navigation", { name: "Office" }).first();
  await places.getByRole("link").first().waitFor();
  expect(await places.getByRole("link", { name: "Staff" }).count()).toBe(0);
  await page.goto("/office/staff");
  await page.getByText("This is not yours to see.").waitFor();
});
