import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible } from "./axe.ts";
import { test } from "./site.ts";

/** The sample's first product, whose picture every installation has. */
const VACUUM = "Tub Dry Vacuum, 9 L, 620 W";
const ITS_PICTURE = /\/attached-assets\/\d+\/num-2001\./;

/** The address of what a browser chose to show, without its version. */
const shown = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc || "about:blank").pathname);

test("a card pulses until its image is loaded, in the width that it needs", async ({ open }) => {
  let release: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (release = resolve));
  const page = await open("/products", {
    viewport: "phone",
    // Of a card below the first screen, for which the page's loading doesn't wait.
    before: (fresh) =>
      fresh.route(/num-2005/, async (route) => {
        await waiting;
        await route.continue();
      }),
  });
  const picture = page.getByRole("img", { name: "Cordless Tub Dry Vacuum, 8 L, 36 V" });
  await picture.scrollIntoViewIfNeeded();
  const pulsing = page.locator("[data-loading]", { has: picture });
  await pulsing.waitFor();
  release();
  await pulsing.waitFor({ state: "detached" });
  expect(await shown(picture)).toBe("/attached-assets/240/num-2005.avif");
});

test("an image that fails to load gives way to the icon of its kind", async ({ open }) => {
  const page = await open("/products", {
    expected: [ITS_PICTURE],
    before: (fresh) => fresh.route(ITS_PICTURE, (route) => route.fulfill({ status: 500 })),
  });
  const drawing = page.getByRole("img", { name: `${VACUUM}: no picture yet` });
  // The icons are a file of their own: there is nothing to see until it is loaded.
  const width = async () => (await drawing.locator("use").boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(50);
});

test("pictures show without JavaScript, also in the row of a list", async ({ open }) => {
  const page = await open("/category/equipments?view=list&q=tub", { javaScript: false });
  const picture = page.getByRole("img", { name: VACUUM });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(112);
  expect(await shown(picture)).toBe("/attached-assets/240/num-2001.avif");
});

describe("the zoom", () => {
  const PRODUCT = "/products/numatic-tub-dry-vacuum-9-l-620-w";
  const boxOf = async (picture: Locator) =>
    (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

  test("enlarges by keys, is drawn by mouse and keys, and gives the focus back", async ({ open }) => {
    const page = await open(PRODUCT);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const opener = page.getByRole("link", { name: "Zoom" });
    await opener.press("Enter");
    const dialog = page.getByRole("dialog", { name: `${VACUUM}, enlarged` });
    const picture = dialog.getByRole("img", { name: VACUUM });
    await expect.poll(() => shown(picture)).toMatch(/\/(960|2000)\/num-2001\.avif$/);
    await expect.poll(() => picture.isVisible()).toBe(true);
    // The product fills the window's height between the bars, and the picture, of which it is a part, goes beyond it.
    const whole = await boxOf(picture);
    expect(whole.width).toBeGreaterThan(1000);
    await expectAccessible(page);

    const step = dialog.getByRole("button", { pressed: true });
    expect(await step.innerText()).toBe("Fit");
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await expect.poll(async () => (await boxOf(picture)).width).toBe(2000);
    expect(await step.innerText()).toBe("100 %");
    const { x, y } = await boxOf(picture);
    await page.mouse.move(640, 400);
    await page.mouse.down();
    await page.mouse.move(600, 370, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await boxOf(picture)).x).toBeCloseTo(x - 40, 0);
    expect((await boxOf(picture)).y).toBeCloseTo(y - 30, 0);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(async () => (await boxOf(picture)).x).toBeCloseTo(x + 40, 0);
    await expectAccessible(page);

    await page.keyboard.press("0");
    await expect.poll(async () => (await boxOf(picture)).width).toBe(whole.width);
    await page.keyboard.press("Escape");
    await picture.waitFor({ state: "detached" });
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test("on a phone a double tap enlarges where it was, and every control is at the thumb", async ({
    open,
  }) => {
    const page = await open(PRODUCT, { viewport: "phone" });
    await page.getByRole("link", { name: "Zoom" }).tap();
    const dialog = page.getByRole("dialog");
    const picture = dialog.getByRole("img", { name: VACUUM });
    for (const button of await dialog.getByRole("button").all()) {
      const { y, width, height } = await boxOf(button);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(y).toBeGreaterThan(844 * 0.8);
    }
    const whole = await boxOf(picture);
    expect(whole.width).toBeGreaterThan(1.4 * 390);
    // Two taps that a busy machine sends too far apart are none.
    const tapTwice = async () => {
      await page.touchscreen.tap(100, 422);
      await page.touchscreen.tap(100, 422);
      return (await boxOf(picture)).width;
    };
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(tapTwice).toBeGreaterThan(1.2 * whole.width);
    // What was below the finger is still below it.
    const { x, width } = await boxOf(picture);
    expect((100 - x) / width).toBeCloseTo((100 - whole.x) / whole.width, 1);
    await expectAccessible(page);
  });

  test("without scripts is a link to the picture alone", async ({ open }) => {
    const page = await open(PRODUCT, { javaScript: false });
    await page.getByRole("link", { name: "Zoom" }).click();
    await page.waitForURL(/\/attached-assets\/\d+\/num-2001\.webp/);
  });
});

describe.each(["desktop", "phone"] as const)("wide pictures, %s", (viewport) => {
  test.for(["/", "/solutions", "/vacuum-solutions", "/commercial-spaces"])(
    "on %s say how wide they stand, the sides that are cut off included",
    async (path, { open }) => {
      const page = await open(path, { viewport });
      // The picture that a page opens with on a phone is smaller on purpose.
      const pictures = page.locator('img[src*="/scenes/"]:not([fetchpriority="high"])');
      expect(await pictures.count()).toBeGreaterThan(0);
      for (const picture of await pictures.all()) {
        // A phone leaves some out.
        if (!(await picture.isVisible())) continue;
        const { said, stands } = await picture.evaluate(async (image: HTMLImageElement) => {
          image.loading = "eager";
          await image.decode();
          const { naturalWidth, naturalHeight } = image;
          const { width, height } = image.getBoundingClientRect();
          // What `sizes` says is the natural width of a picture that was chosen from a set.
          return { said: naturalWidth, stands: Math.max(width, (height * naturalWidth) / naturalHeight) };
        });
        const name = await shown(picture);
        expect(said / stands, name).toBeGreaterThan(0.9);
        expect(said / stands, name).toBeLessThan(1.25);
      }
    },
  );
});
