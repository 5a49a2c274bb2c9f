import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleAtBothWidths } from "./axe.ts";
import { eitherWay, LISTS, test } from "./site.ts";

const FAILED = "The products could not be loaded.";

/** Lets products fail until `mend` is called; counts how often they were asked for. */
async function breakProducts(page: Page, products = LISTS) {
  let asked = 0;
  await page.route(products, (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: "" });
  });
  return { asked: () => asked, mend: () => page.unroute(products) };
}

/** Holds products back until `release` is called. */
async function holdProducts(page: Page, products: string) {
  const released = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(products, async (route) => {
    asked += 1;
    await released.promise;
    await route.continue();
  });
  return { asked: () => expect.poll(() => asked).toBeGreaterThan(0), release: released.resolve };
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));

test("a list that can't be had is asked for once, the page shows the rest, and it comes with the next try", async ({
  open,
}) => {
  const page = await open("/sitemap", { viewport: "phone", expected: [/status of 500/, /500: /] });
  const products = await breakProducts(page);
  // Without a pointer on its way, which would already fetch the list.
  await page.getByRole("main").getByRole("link", { name: "Overview", exact: true }).dispatchEvent("click");
  await page.getByRole("heading", { level: 1, name: "Solutions" }).waitFor();
  await page.getByText(FAILED).waitFor();
  expect(await page.title()).toMatch(/^Solutions/);
  await page.getByRole("heading", { name: "Ready to Transform Your Operations?" }).waitFor();
  await expectAccessibleAtBothWidths(page);
  expect(products.asked()).toBe(1);
  await products.mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "All Products" }).waitFor();
});

test.for([
  ["/commercial-spaces", "Commercial Space Solutions", "Professional Equipment"],
  ["/vacuum-solutions", "Industrial", "Ready"],
] as const)("the words of %s are shown without its list", async ([path, title], { open }) => {
  const page = await open("/solutions", { expected: [/status of 500/, /500: /] });
  await breakProducts(page);
  await page.locator(`main a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  await page.getByText(FAILED).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain(title);
  expect(await page.getByRole("main").getByRole("heading", { level: 2 }).count()).toBeGreaterThan(1);
});

test("a listing that can't be had has no empty place of its controls", async ({ open }) => {
  const page = await open("/sitemap", { expected: [/status of 500/, /500: /] });
  const products = await breakProducts(page);
  await page.locator('main a[href="/products"]').first().click();
  await page.locator("main h1 + [role=alert]").getByText(FAILED).waitFor();
  await products.mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("searchbox", { name: "Search" }).waitFor();
});

eitherWay((either, from) => {
  either(
    "a search whose list fails leaves the page, the words and the focus, and can be tried again",
    async ({ open }) => {
      const page = await open("/products", { expected: [/status of 500/] });
      const products = await breakProducts(page, from);
      await page.getByRole("searchbox", { name: "Search" }).pressSequentially("recycling");
      await page.getByText(FAILED).waitFor();
      expect(await page.getByRole("searchbox", { name: "Search" }).inputValue()).toBe("recycling");
      expect(await focused(page)).toBe("q");
      expect(await page.getByRole("link", { name: "Show more" }).count()).toBe(0);
      await page.getByRole("combobox", { name: "Brand" }).selectOption("SULO");
      await page.getByText(FAILED).waitFor();
      await products.mend();
      await page.getByRole("button", { name: "Try again" }).click();
      await page.waitForURL(/q=recycling&brand=SULO/);
      await page.getByText(FAILED).waitFor({ state: "detached" });
    },
  );

  either("a category page keeps what is typed and the focus while its list is slow", async ({ open }) => {
    const page = await open("/category/waste-management");
    const products = await holdProducts(page, from);
    const search = page.getByRole("searchbox", { name: "Search" });
    await search.pressSequentially("re");
    await products.asked();
    await search.pressSequentially("cycling");
    const brand = page.getByRole("combobox", { name: "Brand" });
    await brand.focus();
    await brand.selectOption("SULO");
    expect(await search.inputValue()).toBe("recycling");
    expect(await focused(page)).toBe("brand");
    products.release();
    await page.waitForURL(/q=recycling&brand=SULO/);
    await page.getByText(/products? found matching your filters/).waitFor();
    expect(await search.inputValue()).toBe("recycling");
    expect(await focused(page)).toBe("brand");
  });
});

test("a list that fails at a category page is offered again there", async ({ open }) => {
  const page = await open("/category/chemicals", { expected: [/status of 500/] });
  const products = await breakProducts(page);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Brand A-Z" });
  await page.getByText(FAILED).waitFor();
  expect(await page.getByRole("combobox", { name: "Sort by" }).inputValue()).toBe("brand");
  await products.mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.waitForURL(/sort=brand/);
  await page.getByText(FAILED).waitFor({ state: "detached" });
});
