import sharp from "sharp";
import { expect } from "vitest";
import { addEmptySearches } from "../../src/database/catalogue/empty-searches.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./office.ts";

const picture = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

test("an editor makes a category with a banner, cut by keys, and it is on the site", async ({
  office,
  open,
}) => {
  for (const viewport of ["phone", "desktop"] as const) {
    const { page } = await office("/categories/new-", "editor", { viewport, expected: [/status of 422/] });
    const name = `Window ${viewport}`;
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByRole("textbox", { name: "Text" }).fill("Squeegees and poles.");
    const choose = page.getByLabel("Drop, paste or choose");
    await choose.setInputFiles({
      name: "catalogue.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("%PDF-1.7"),
    });
    await page.getByText("“catalogue.jpg” is a PDF inside.").waitFor();
    const files = [
      { name: "wide.jpg", mimeType: "image/jpeg", buffer: await picture("#2266aa", 1600, 1200) },
    ];
    await choose.setInputFiles(files);
    await page.getByRole("img", { name: "Banner" }).waitFor();
    await expectAccessible(page);

    const banner = () => page.getByRole("img", { name: "Banner" }).getAttribute("src");
    const whole = await banner();
    await page.getByRole("button", { name: "Crop" }).click();
    const dialog = page.getByRole("dialog", { name: "Crop the picture" });
    const frame = dialog.getByRole("group", {
      name: /1600 × 900 pixels, 0 from the left and 150 from the top/,
    });
    await frame.focus();
    for (const key of ["ArrowUp", "Shift+ArrowUp", "-", "-", "ArrowRight"]) await page.keyboard.press(key);
    expect(await dialog.getByLabel("Width").inputValue()).toBe("1472");
    await dialog.getByLabel("From left").fill("10");
    await dialog.getByRole("group", { name: /1472 × 828 pixels, 10 from the left/ }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Keep this part" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(banner).not.toBe(whole);

    await page.getByRole("button", { name: "Publish 3 changes" }).click();
    await page.getByText("1 version").waitFor();
    await expectAccessible(page);
    const shown = await open(`/category/window-${viewport}`, { viewport });
    await shown.getByRole("heading", { level: 1, name }).waitFor();
  }
});

test("what two people write of one brand stands beside each other, and nothing is lost", async ({
  office,
}) => {
  const { page } = await office("/brands/sulo", "editor", {
    expected: [/status of 409/, /status of 503/],
  });
  const { page: other } = await office("/brands/sulo", "owner");
  const website = "Website";
  await page.getByLabel(website).fill("https://mine.example");
  await page.reload();
  await page.getByRole("button", { name: "Publish 1 change" }).waitFor();
  await other.getByLabel(website).fill("https://theirs.example");
  await other.getByRole("button", { name: "Publish 1 change" }).click();
  await other.getByRole("status").getByText("Published. It is on the site now.").waitFor();
  await page.getByRole("button", { name: "Publish 1 change" }).click();
  await page.getByText("Somebody made this “https://theirs.example” meanwhile.").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep mine" }).click();
  await page.getByRole("button", { name: "Publish 1 change" }).click();
  await page.getByRole("status").getByText("Published. It is on the site now.").waitFor();
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await page.getByRole("status").getByText("Restored. It is on the site now.").waitFor();
  // Its products are shown where they are the reason, and not where there was no answer.
  const remove = page.getByRole("button", { name: "Remove this brand" });
  const products = page.getByRole("link", { name: "Show them" });
  await page.route("**/office/api/brands/sulo", (route) => route.fulfill({ status: 503, body: "" }), {
    times: 1,
  });
  await remove.click();
  await page.getByRole("alert").getByText("This could not be done").waitFor();
  expect(await products.count()).toBe(0);
  await remove.click();
  await page.getByText(/belong to this brand, so it was not removed/).waitFor();
  await products.waitFor();
});

test("brands are found, and ordered by keys and back again", async ({ office }) => {
  for (const viewport of ["phone", "desktop"] as const) {
    const { page } = await office("/brands", "editor", { viewport });
    const names = () => page.getByRole("main").getByRole("listitem").getByRole("link").allTextContents();
    await page.getByRole("link", { name: "SULO" }).waitFor();
    await expectAccessible(page);
    const before = await names();
    const [first = "", second = ""] = before;
    await page.getByRole("link", { name: first, exact: true }).press("Alt+ArrowDown");
    await page.getByText(`${first} is now 2 of ${before.length}.`).waitFor();
    await expect.poll(names).toEqual([second, first, ...before.slice(2)]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(names).toEqual(before);
    await page.getByRole("button", { name: "Change the order" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: `Move ${second} up`, exact: true }).click();
    await page.getByText(`${second} is now 1 of ${before.length}.`).waitFor();
    await page.getByRole("button", { name: `Move ${second} down`, exact: true }).click();
    await expect.poll(names).toEqual(before);
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("searchbox").fill("sulo");
    await expect.poll(names).toEqual(["SULO"]);
  }
});

test("a search that found nothing becomes a search word, is tried, and shows products on the site", async ({
  office,
  open,
  site,
}) => {
  for (const viewport of ["phone", "desktop"] as const) {
    const word = `zamboni ${viewport}`;
    const search = { text: word, times: 3, near: false, lastDay: "2026-11-20" };
    await addEmptySearches(site.database.db, [search]);
    const { page } = await office("/search-words", "editor", { viewport });
    await page.getByRole("button", { name: `Make it a synonym of …: ${word}` }).click();
    await page.keyboard.type("burnisher");
    await page
      .getByRole("region", { name: "With this meaning" })
      .getByText(/it may mean$/)
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText(`“${word}” is on the site with its meaning.`).waitFor();
    await page.getByText("means “burnisher” now").first().waitFor();
    const shown = await open(`/products?q=${encodeURIComponent(word)}`, { viewport });
    await shown
      .getByRole("main")
      .getByRole("heading", { name: /Burnisher/ })
      .first()
      .waitFor();
    // A second meaning is said before it is given, and taken back by one press.
    await page.getByLabel("Visitors type").fill(word.toUpperCase());
    await page.getByText("It means “burnisher” already, and will mean both.").waitFor();
    await page.getByLabel("The catalogue calls it").fill("polisher");
    await page.getByRole("button", { name: "Add a further meaning" }).click();
    const further = page.getByRole("button", { name: `Remove ${word.toUpperCase()}, which means polisher` });
    await further.waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await further.waitFor({ state: "detached" });
    await page.getByRole("button", { name: `Remove ${word}, which means burnisher` }).press("Enter");
    await page.locator("button[aria-label^='Remove ']:focus").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    const remove = page.getByRole("button", { name: `Remove ${word}, which means burnisher` });
    await remove.click();
    await page.getByRole("button", { name: `Restore version 3 of ${word}, which means burnisher` }).click();
    await remove.waitFor();
    await expectAccessible(page);
  }
});
