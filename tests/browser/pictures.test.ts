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

test("the zoom shows the picture as large as there is", async ({ open }) => {
  const page = await open("/products/numatic-tub-dry-vacuum-9-l-620-w");
  await page.getByRole("button", { name: "Zoom" }).click();
  const picture = page.getByRole("dialog").getByRole("img", { name: VACUUM });
  await expect.poll(() => shown(picture)).toBe("/attached-assets/960/num-2001.avif");
  const { height = 0 } = (await picture.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(700);
  expect(height).toBeLessThanOrEqual(800);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await picture.waitFor({ state: "detached" });
});

test("on a phone the zoom is larger than the screen, begins in the middle and can be moved", async ({
  open,
}) => {
  const page = await open("/products/numatic-tub-dry-vacuum-9-l-620-w", { viewport: "phone" });
  await page.getByRole("button", { name: "Zoom" }).click();
  const zoom = page.getByRole("region", { name: "Enlarged picture, can be moved" });
  const picture = zoom.getByRole("img", { name: VACUUM });
  const { width = 0 } = (await picture.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(1.6 * 390);
  const middle = (width - (await zoom.evaluate((element) => element.clientWidth))) / 2;
  const moved = () => zoom.evaluate((element) => element.scrollLeft);
  await expect.poll(async () => Math.abs((await moved()) - middle)).toBeLessThan(2);
  await expectAccessible(page);
  await zoom.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(moved).toBeGreaterThan(middle + 20);
});

describe.each(["desktop", "phone"] as const)("wide pictures, %s", (viewport) => {
  test.for(["/", "/solutions", "/automation-solutions", "/vacuum-solutions", "/healthcare-facilities"])(
    "on %s say how wide they stand, the sides that are cut off included",
    async (path, { open }) => {
      const page = await open(path, { viewport });
      // The picture that a page opens with on a phone is smaller on purpose.
      const pictures = page.locator('img[src*="/scenes/"]:not([fetchpriority="high"])');
      expect(await pictures.count()).toBeGreaterThan(0);
      for (const picture of await pictures.all()) {
        const { said, stands } = await picture.evaluate(async (image: HTMLImageElement) => {
          image.loading = "eager";
          await image.decode();
          const { naturalWidth, offsetWidth, offsetHeight } = image;
          // What `sizes` says is the natural width of a picture that was chosen from a set.
          return { said: naturalWidth, stands: Math.max(offsetWidth, (offsetHeight * 16) / 9) };
        });
        const name = await shown(picture);
        expect(said / stands, name).toBeGreaterThan(0.9);
        expect(said / stands, name).toBeLessThan(1.25);
      }
    },
  );
});
