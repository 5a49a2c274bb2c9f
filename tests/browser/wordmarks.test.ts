import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible } from "./axe.ts";
import { test } from "./site.ts";

const heights = (images: Locator) =>
  images.evaluateAll((all) => [...new Set(all.map((image) => image.getBoundingClientRect().height))]);

/** Waits until every picture has come or failed. */
const settled = (images: Locator) =>
  images.evaluateAll((all) =>
    Promise.all(all.map((image) => (image instanceof HTMLImageElement ? image.decode() : null))),
  );

describe("marks", () => {
  test("of the partners are drawings of one height, named for those who can't see them", async ({ open }) => {
    const page = await open("/");
    const belt = page.getByRole("group", { name: "Brands we work with" });
    await belt.scrollIntoViewIfNeeded();
    const images = belt.locator("ul").first().locator("img");
    await settled(images);
    expect(await images.count()).toBe(10);
    expect(await heights(images)).toEqual([30]);
    expect(await belt.getByRole("img", { name: "VonSchrader", exact: true }).count()).toBe(1);
    expect(await belt.getByText("VonSchrader", { exact: true }).first().isVisible()).toBe(false);
  });

  test("of brands turn white where their button is pressed, and none outgrows it", async ({ open }) => {
    const page = await open("/solutions?brand=INTERCARE%20CHEMICALS", {
      viewport: "phone",
    });
    const group = page.getByRole("list", { name: "Brands" }).first();
    const pressed = page.getByRole("button", { name: /Intercare Chemicals/, pressed: true });
    await pressed.scrollIntoViewIfNeeded();
    const images = group.locator("img");
    await settled(images);
    expect(await heights(images)).toHaveLength(1);
    const filter = (of: Locator) => of.locator("img").evaluate((image) => getComputedStyle(image).filter);
    expect(await filter(pressed)).toBe("brightness(0) invert(1)");
    expect(await filter(page.getByRole("button", { name: /SULO/ }))).toBe("none");
    await expectAccessible(page);
  });

  test("are text in forced colours", async ({ open }) => {
    const page = await open("/", {
      before: (fresh) => fresh.emulateMedia({ forcedColors: "active" }),
    });
    const belt = page.getByRole("group", { name: "Brands we work with" });
    expect(await belt.getByText("COMAC", { exact: true }).first().isVisible()).toBe(true);
    expect(await belt.getByRole("img").count()).toBe(0);
  });

  test("that can't be loaded are text", async ({ open }) => {
    const page = await open("/", {
      expected: [/wordmarks\/comac\.svg/],
      before: (fresh) => fresh.route(/wordmarks\/comac/, (route) => route.fulfill({ status: 404 })),
    });
    const belt = page.getByRole("group", { name: "Brands we work with" });
    await belt.scrollIntoViewIfNeeded();
    await belt.getByText("COMAC", { exact: true }).first().waitFor();
    expect(await belt.getByRole("img").count()).toBe(9);
  });
});

describe("a brand", () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><path d="M0 0h90v60H0z"/></svg>';

  test("has the logo that staff gave it, its name without one, and its name where that one fails", async ({
    open,
  }) => {
    const page = await open("/about", {
      expected: [/maker\.example/],
      async before(fresh) {
        await fresh.route("**/api/views/solutions", async (route) => {
          const response = await route.fetch();
          const view: { brands: { name: string; logoUrl: string | null }[] } = await response.json();
          const given = new Map([
            ["COMAC", "https://maker.example/logo.svg"],
            ["LAVOR", "https://maker.example/gone.png"],
            ["SULO", null],
          ]);
          const brands = view.brands.map((brand) => ({
            ...brand,
            logoUrl: given.has(brand.name) ? (given.get(brand.name) ?? null) : brand.logoUrl,
          }));
          await route.fulfill({ json: { ...view, brands } });
        });
        await fresh.route("https://maker.example/**", (route) =>
          route.request().url().endsWith("logo.svg")
            ? route.fulfill({ contentType: "image/svg+xml", body: logo })
            : route.fulfill({ status: 404 }),
        );
      },
    });
    await page.getByRole("banner").getByRole("link", { name: /home$/ }).click();
    await page.getByRole("link", { name: "Explore Solutions" }).click();
    await page.getByRole("heading", { name: "Shop by Brand" }).scrollIntoViewIfNeeded();
    const picture = page.getByRole("button", { name: /COMAC/ }).locator("img");
    await settled(picture);
    const box = await picture.boundingBox();
    expect([box?.width, box?.height]).toEqual([60, 40]);
    for (const name of ["Lavor", "SULO"]) {
      const button = page.getByRole("button", { name: new RegExp(name) });
      await button.getByText(name, { exact: true }).waitFor();
      expect(await button.locator("img").count()).toBe(0);
    }
  });
});
