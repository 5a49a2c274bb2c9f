import { expect } from "vitest";
import { addStaff } from "../support/office-staff.ts";
import { expectAccessible } from "./axe.ts";
import { signIn, test } from "./office.ts";

/** What a person has on the clipboard, given to the field that has the focus. */
const pasteText = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
};

test("an editor finds a product, changes it by keys and paste, and it is on the site", async ({
  office,
  open,
}) => {
  for (const [viewport, article] of [
    ["phone", "NUM-2001"],
    ["desktop", "NUM-2002"],
  ] as const) {
    const { page } = await office("/products", "editor", { viewport, expected: [/status of 422/] });
    await expectAccessible(page);
    await page.getByRole("searchbox").fill(article.toLowerCase().replace("-", ""));
    await page.getByRole("status").getByText("1 product found").waitFor();
    await page.getByRole("row").getByRole("link").last().click();

    const name = page.getByLabel("Name", { exact: true });
    await name.fill(`Vacuum of ${viewport}`);
    const features = page.getByRole("textbox", { name: /^Feature \d+$/ });
    const count = await features.count();
    await page.getByLabel("One more feature; paste several lines at once").focus();
    await page.evaluate(pasteText, "First pasted\nSecond pasted");
    await features.nth(count + 1).press("Alt+ArrowUp");
    await page.getByText(`Moved to place ${count + 1} of ${count + 2}`).waitFor();
    expect(await features.nth(count).inputValue()).toBe("Second pasted");
    const unit = page.getByRole("combobox", { name: "Unit of line 1", exact: true });
    await unit.fill("");
    await unit.press("ArrowDown");
    await page
      .getByRole("option", { name: /in \d+ products/ })
      .first()
      .waitFor();
    await unit.press("Enter");

    await page.getByLabel("Price, BHD").fill("12.O0");
    await page.getByText("“12.O0” is no price. Did you mean 12.00?").waitFor();
    await page.getByRole("button", { name: "1 to put right" }).waitFor();
    await expectAccessible(page);
    await page.getByLabel("Price, BHD").fill("");
    await page.getByText("Draft kept").waitFor();

    if (viewport === "phone") await page.getByRole("button", { name: "Preview" }).click();
    const preview = page.frameLocator('iframe[title="The page"]').last();
    await preview.getByRole("heading", { level: 1, name: `Vacuum of ${viewport}` }).waitFor();
    const frame = page.getByTitle("The card").last();
    const card = frame.contentFrame().getByRole("article");
    await card.getByText(`Vacuum of ${viewport}`).waitFor();
    await expect.poll(async () => (await card.boundingBox())?.y).toBe((await frame.boundingBox())?.y);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Publish 2 changes" }).click();
    await page.getByRole("status").getByText("2 changes are on the site.").waitFor();
    const id = new URL(page.url()).pathname.split("/").at(-1);
    const shown = await open(`/products/${id}`, { viewport });
    await shown.getByRole("heading", { level: 1, name: `Vacuum of ${viewport}` }).waitFor();
    await shown.getByText("Second pasted").first().waitFor();

    await page.getByRole("link", { name: "History 2" }).click();
    await page.getByText("2 fields differ").first().waitFor();
    const unchanged = page.getByRole("group").filter({ hasText: "The same in both" });
    await unchanged.getByText("On the site", { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Restore the version of/ }).click();
    await page.getByRole("status").getByText("Restored as a new version.").waitFor();
    await page.getByRole("link", { name: "Back to the product" }).click();
    await page.getByRole("textbox", { name: "Name", exact: true }).waitFor();
    await page.keyboard.press("[");
    await page.getByRole("searchbox").waitFor();
    expect(new URL(page.url()).pathname).toBe("/office/products");
  }
});

test("what could not be sent waits for the person who typed it, and is not shown to another", async ({
  office,
  site,
}) => {
  const { page, staff } = await office("/products/numatic-backpack-vacuum-6-l-battery-36-v", "editor");
  // Routes don't hold what a page sends while it is left.
  const loseConnection = () =>
    page.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError("No connection"));
    });
  const name = page.getByLabel("Name", { exact: true });
  const published = await name.inputValue();
  await loseConnection();
  await name.fill("Typed by the first");
  const reopenAs = async (email: string) => {
    await loseConnection();
    await signIn(page, site.origin, email);
    await page.reload();
    return name.inputValue();
  };
  const other = await addStaff(site.database, "editor");
  expect(await reopenAs(other.email)).toBe(published);
  expect(await reopenAs(staff.email)).toBe("Typed by the first");
});

test("nothing typed is lost without a connection, and of two texts a person chooses", async ({ office }) => {
  const { page } = await office("/products/numatic-backpack-vacuum-6-l-battery-36-v", "editor", {
    expected: [/ERR_INTERNET_DISCONNECTED/, /status of 409/],
  });
  const name = page.getByLabel("Name", { exact: true });
  await page.context().setOffline(true);
  await name.fill("Typed in a tunnel");
  await page.getByText("1 change waits here").first().waitFor();
  await page.context().setOffline(false);
  await page.getByText("Draft kept").waitFor();
  await page.reload();
  expect(await name.inputValue()).toBe("Typed in a tunnel");

  const person = { name: "Dana Rashid" };
  const { page: other } = await office("/products/numatic-backpack-vacuum-6-l-battery-36-v", "owner", {
    person,
  });
  await page.context().setOffline(true);
  await name.fill("Typed by the first");
  await page.getByText("1 change waits here").first().waitFor();
  await other.getByLabel("Name", { exact: true }).fill("Typed by the second");
  await other.getByText("Draft kept").waitFor();
  await page.context().setOffline(false);
  const asked = page.getByRole("alert", { name: "Two texts for one field" });
  await asked.getByText("Typed by the second").waitFor();
  await asked.getByText("Dana R.,").waitFor();
  expect(await asked.locator("mark").allTextContents()).toEqual(["first", "second"]);
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Take theirs" }).click();
  await page.getByText("Draft kept").waitFor();
  expect(await name.inputValue()).toBe("Typed by the second");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("status").getByText("The draft was discarded.").waitFor();
});

test("a new product is made, and another withdrawn in its favour", async ({ office, open }) => {
  const expected = [/status of 422/];
  const { page } = await office("/products?q=zzzz&brand=numatic", "editor", { expected });
  await page.getByRole("heading", { name: "Nothing matches “zzzz”, NUMATIC." }).waitFor();
  await page.getByText("Without the words").waitFor();
  await page.getByRole("link", { name: "Show all products" }).click();
  await page.getByRole("table").waitFor();
  await page.keyboard.press("c");
  // What was refused once is not held against what is typed afterwards.
  await page.getByRole("button", { name: "Publish the product" }).click();
  await page.getByText("This can't be empty.").first().waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Window Robot");
  await page.getByRole("combobox", { name: "Brand" }).fill("numa");
  await page.getByRole("option", { name: "NUMATIC" }).click();
  await page.getByRole("combobox", { name: "Category" }).fill("window");
  await page.getByRole("option").first().click();
  await page.getByLabel("Article number", { exact: true }).fill("NUM-9001");
  await page.getByText("Draft kept").waitFor();
  await page.getByRole("button", { name: "Publish the product" }).click();
  await page.waitForURL("**/office/products/numatic-window-robot");

  const { page: old } = await office("/products/numatic-tub-dry-vacuum-9-l-620-w", "editor");
  await old.getByRole("button", { name: "Withdraw" }).click();
  const dialog = old.getByRole("dialog", { name: "Withdraw this product" });
  await dialog.getByRole("combobox").fill("num-90");
  await dialog.getByRole("option", { name: /Window Robot/ }).click();
  await expectAccessible(old);
  await dialog.getByRole("button", { name: "Withdraw" }).click();
  // Said when the site has it; the button may be there before, as news of the change comes on its own way.
  await old.getByRole("status").getByText("It was withdrawn.").waitFor();
  const led = await open("/products/numatic-tub-dry-vacuum-9-l-620-w");
  expect(new URL(led.url()).pathname).toBe("/products/numatic-window-robot");
  await old.getByRole("button", { name: "Put back on the site" }).click();
  await old.getByRole("button", { name: "Withdraw" }).waitFor();
});

test("a number is searched for as it was typed, a page past the last shows the last, and a new product is made once", async ({
  office,
}) => {
  const { page } = await office("/products?page=99", "editor", {
    expected: [/status of 503/],
  });
  await page.waitForURL(/page=\d$/);
  await page.getByRole("row").nth(1).waitFor();
  const search = page.getByRole("searchbox").first();
  await search.pressSequentially("1.0");
  await page.waitForURL(/q=1\.0$/);
  await search.pressSequentially("71");
  await page.waitForURL(/q=1\.071$/);
  expect(await search.inputValue()).toBe("1.071");

  const make = page.getByRole("button", { name: "New product" });
  const asked: string[] = [];
  await page.route("**/office/api/products", async (route) => {
    asked.push(route.request().method());
    await new Promise((answered) => setTimeout(answered, 1000));
    await (asked.length > 1 ? route.continue() : route.fulfill({ status: 503, body: "" }));
  });
  await make.dblclick();
  await page.getByText("This could not be done").first().waitFor();
  // On a slow machine the draft has ended before its preview is asked for.
  const { promise: isDiscarded, resolve: discard } = Promise.withResolvers<void>();
  await page.route("**/preview?part=page*", async (route) => {
    await isDiscarded;
    await route.continue();
  });
  await make.dblclick();
  await page.getByRole("heading", { level: 1, name: "New product" }).waitFor();
  expect(asked).toEqual(["POST", "POST"]);

  // A draft that is no more is not asked for: that would be a 404.
  const draft = page.url().split("/").at(-1) ?? "";
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.route(`**/${draft}/draft`, async (route) => {
    const asksAgain = page.waitForRequest("**/office/api/products/choices");
    const preview = page.waitForResponse("**/preview?part=page*");
    const response = await route.fetch();
    discard();
    // The server tells everybody that something changed before this answer is here.
    await Promise.all([asksAgain, preview]);
    await route.fulfill({ response });
  });
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("status").getByText("The draft was discarded.").waitFor();
  await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
  await page.getByRole("row").nth(1).waitFor();
  const discarded = requests.indexOf(`DELETE /office/api/products/${draft}/draft`);
  expect(discarded).not.toBe(-1);
  expect(requests.slice(discarded + 1).filter((each) => each.includes(draft))).toEqual([]);
});
