import sharp from "sharp";
import { expect } from "vitest";
import type { Product } from "../../src/domain/product/product.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./office.ts";

const file = async (name: string, background: string, width = 900) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test("pictures of a product are sent, ordered by keys, described and cut, and its page shows them", async ({
  office,
  open,
  site,
}) => {
  const products: Product[] = await (await fetch(`${site.origin}/api/products`)).json();
  const ids = products.filter(({ imageUrl }) => imageUrl !== null).map(({ id }) => id);
  for (const viewport of ["phone", "desktop"] as const) {
    const id = ids[viewport === "phone" ? 0 : 1] ?? "";
    const { page } = await office(`/products/${id}`, "editor", { viewport });
    const tile = (place: number) => page.getByRole("button", { name: new RegExp(`^Picture ${place} of 3`) });
    await page
      .getByLabel("Drop, paste or choose")
      .setInputFiles([
        await file("front.jpg", "#2266aa"),
        { name: "catalogue.jpg", mimeType: "image/jpeg", buffer: Buffer.from("%PDF-1.7") },
        await file("side.jpg", viewport === "phone" ? "#aa6622" : "#cc8844"),
      ]);
    await page.getByText("“catalogue.jpg” is a PDF inside.").waitFor();
    await page.getByText(/up to 15 MB and 40 megapixels. The other 2 were taken./).waitFor();
    const [, , added = ""] = await page
      .getByRole("button", { name: /^Picture/ })
      .locator("img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src") ?? ""));

    await tile(3).focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await page.getByText("Now picture 2 of 3.").waitFor();
    await page.keyboard.press("Alt+ArrowLeft");
    await page.getByText("Now picture 1 of 3.").waitFor();
    expect(await tile(1).locator("img").getAttribute("src")).toBe(added);
    // A button that goes with what it did leaves the focus at the picture.
    await page.getByRole("button", { name: "Later" }).click();
    await page.getByText("Now picture 2 of 3.").waitFor();
    await page.getByRole("button", { name: "Make main" }).press("Enter");
    await page.getByText("Now picture 1 of 3.").waitFor();
    expect(await tile(1).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByLabel("Alternative text").fill("Bin from the side, 120 litres");
    await expectAccessible(page);

    await page.getByRole("button", { name: "Crop" }).click();
    const dialog = page.getByRole("dialog", { name: "Crop the picture" });
    const frame = dialog.getByRole("group", {
      name: /600 × 600 pixels, 150 from the left and 0 from the top/,
    });
    await frame.focus();
    for (const key of ["ArrowLeft", "-"]) await page.keyboard.press(key);
    await dialog.getByRole("group", { name: /564 × 564 pixels/ }).waitFor();
    const side = dialog.getByLabel("Side");
    await side.press("Control+a");
    await side.pressSequentially("48");
    // It is smaller than what may be kept, so the dialog stays.
    await dialog.getByRole("button", { name: "Keep this part" }).click();
    expect(await side.inputValue()).toBe("48");
    await side.press("End");
    await side.pressSequentially("0");
    await dialog.getByRole("group", { name: /480 × 480 pixels/ }).waitFor();
    const part = async () =>
      /(\d+) × \d+ pixels, (\d+) from the left and (\d+)/
        .exec((await dialog.getByRole("group").getAttribute("aria-label")) ?? "")
        ?.slice(1)
        .map(Number) ?? [];
    const [, ...corner] = await part();
    const { x = 0, y = 0 } = (await dialog.locator("i").boundingBox()) ?? {};
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    await page.mouse.move(x - 20, y - 20);
    await page.mouse.up();
    const [width = 0, ...cornerAfter] = await part();
    expect(width).toBeLessThan(480);
    expect(cornerAfter).toEqual(corner);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Keep this part" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => tile(1).locator("img").getAttribute("src")).not.toBe(added);
    await tile(2).press("Delete");
    await page.getByRole("button", { name: /^Picture 2 of 2/ }).waitFor();

    await page.getByRole("button", { name: /^Publish \d+ change/ }).click();
    await page.getByRole("button", { name: /^Publish \d+ change/ }).waitFor({ state: "detached" });
    const shown = await open(`/products/${id}`, { viewport });
    const choice = shown.getByRole("list", { name: "Pictures" });
    await choice.getByRole("img", { name: "Bin from the side, 120 litres" }).waitFor();
    await expectAccessible(shown);
    await choice.getByRole("link").nth(1).click();
    expect(await choice.getByRole("link").nth(1).getAttribute("aria-current")).toBe("true");
  }
});
