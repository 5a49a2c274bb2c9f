import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { scrollTo } from "./scrolling.ts";
import { test } from "./site.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const contact = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Contact", exact: true });

async function placeOf(link: Locator) {
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error("The link is not shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function moveTo(page: Page, link: Locator) {
  const place = await placeOf(link);
  await page.mouse.move(place.x, place.y);
  return place;
}

describe("a mouse", () => {
  test("leads to another page when it goes down, once", async ({ open }) => {
    const page = await open("/about");
    await moveTo(page, contact(page));
    await page.mouse.down();
    await heading(page, "Contact");
    await page.mouse.up();
    await page.goBack();
    await heading(page, "Cleaning is our only trade. Since 2004.");
  });

  test("takes that back when it is dragged away", async ({ open }) => {
    const page = await open("/about");
    const { x, y } = await moveTo(page, contact(page));
    await page.mouse.down();
    await heading(page, "Contact");
    await page.mouse.move(x, y + 300, { steps: 5 });
    await page.mouse.up();
    await heading(page, "Cleaning is our only trade. Since 2004.");
  });

  test("means by a double click the link that was there before", async ({ open }) => {
    const page = await open("/about");
    const { x, y } = await moveTo(page, contact(page));
    await page.mouse.dblclick(x, y, { delay: 20 });
    await heading(page, "Contact");
    await page.goBack();
    await heading(page, "Cleaning is our only trade. Since 2004.");
  });

  test("opens another tab with Control or its middle button", async ({ open }) => {
    const page = await open("/about");
    for (const press of [{ modifiers: ["Control" as const] }, { button: "middle" as const }]) {
      const opened = page.context().waitForEvent("page");
      await contact(page).click(press);
      const tab = await opened;
      // Which page it shows is enough: a tab in the background may be drawn much later.
      await tab.waitForURL("**/contact", { waitUntil: "commit" });
      await tab.close();
    }
    expect(new URL(page.url()).pathname).toBe("/about");
  });

  test("changes the state of a page with the click", async ({ open }) => {
    const page = await open("/products");
    await moveTo(page, page.getByRole("link", { name: "Page 3" }));
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
    expect(new URL(page.url()).search).toBe("");
    await page.getByRole("link", { name: "Page 3" }).click();
    await page.waitForURL("**/products?page=3");
  });
});

test("a finger may scroll from a link; only its tap leads there", async ({ open }) => {
  const page = await open("/products", { viewport: "phone" });
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const card = page.getByRole("article").nth(1).getByRole("link").first();
  const { x, y } = await placeOf(card);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: number | null) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: at === null ? [] : [{ x, y: at }] });
  await touch("touchStart", y);
  for (let moved = 20; moved <= 200; moved += 20) await touch("touchMove", y - moved);
  await touch("touchEnd", null);
  await card.tap();
  await page.waitForURL("**/products/*");
  expect(await entries()).toBe(before + 1);
});

test("Enter on a link leads to its page without loading a document", async ({ open }) => {
  const page = await open("/about");
  await page.evaluate(() => Reflect.set(window, "same", true));
  await contact(page).press("Enter");
  await heading(page, "Contact");
  expect(await page.evaluate(() => Reflect.get(window, "same"))).toBe(true);
});

test("the view of the next page is asked for while its scripts are on their way", async ({ open }) => {
  const page = await open("/about");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const view = page.waitForRequest("**/api/views/products");
  await page.getByRole("banner").getByRole("link", { name: "View Products" }).press("Enter");
  await view;
  scripts.resolve();
  await heading(page, "Products");
  // What was asked for so early is what the page is made of.
  expect(asked.filter((path) => path === "/api/views/products")).toEqual(["/api/views/products"]);
});

test("once a page has come to rest, views are computed from the lists, and the server is not asked", async ({
  open,
}) => {
  const page = await open("/about");
  const lists = Promise.all(
    ["products", "brands", "categories", "synonyms"].map((list) => page.waitForResponse(`**/api/${list}`)),
  );
  await page.getByRole("banner").getByRole("link", { name: "View Products" }).click();
  await heading(page, "Products");
  await lists;
  await page.waitForLoadState("networkidle");
  await page.route("**/api/views/**", (route) => route.abort());
  await page.getByRole("searchbox", { name: "Search" }).fill("recycling");
  await page.waitForURL(/q=recycling/);
  await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
  await page.getByRole("heading", { name: "Specifications" }).waitFor();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  await page
    .getByText(/products? found/)
    .first()
    .waitFor();
});

test("a link to a product that is gone leads to what is near it", async ({ open }) => {
  const page = await open("/products", { expected: [/status of 404/] });
  const link = page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link");
  await link.evaluate((element) => element.setAttribute("href", "/products/numatic-tub-dry-vacuum-9-l"));
  await link.dispatchEvent("click");
  await heading(page, "Product Not Found");
  await page.getByRole("main").getByRole("article").first().waitFor();
});

test("what follows the first screen comes after it where a link leads, and with it on the way back", async ({
  open,
}) => {
  const page = await open("/about");
  /** How many products the next page has, whenever that changes. */
  const counts = () =>
    page.evaluate(() => {
      const before = document.querySelector("h1")?.textContent;
      const seen: number[] = [];
      Reflect.set(window, "seen", seen);
      new MutationObserver(() => {
        if (document.querySelector("h1")?.textContent === before) return;
        const count = document.querySelectorAll("main article").length;
        if (count > 0 && seen.at(-1) !== count) seen.push(count);
      }).observe(document.body, { childList: true, subtree: true });
    });
  const seen = () => page.evaluate<number[]>("window.seen");
  await counts();
  await page.getByRole("banner").getByRole("link", { name: "View Products" }).press("Enter");
  await expect.poll(seen).toEqual([8, 24]);
  await scrollTo(page, 1500);
  // Without the focus, which would scroll.
  await contact(page).dispatchEvent("click");
  await heading(page, "Contact");
  await counts();
  await page.goBack();
  await expect.poll(seen).toEqual([24]);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

test("a page stays until the script of the next one is there", async ({ open }) => {
  const page = await open("/about", { clock: true });
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/assets/*.js");
  await contact(page).press("Enter");
  await asked;
  // Long after a page would show that it waits for its products.
  await page.clock.runFor(5000);
  expect(await page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual([
    "Cleaning is our only trade. Since 2004.",
  ]);
  scripts.resolve();
  await heading(page, "Contact");
  expect(new URL(page.url()).pathname).toBe("/contact");
});

test("a page whose scripts the server no longer has is loaded as a document", async ({ open }) => {
  const page = await open("/about", { expected: [/404|dynamically imported module/] });
  await page.evaluate(() => Reflect.set(window, "same", true));
  const scripts = "**/assets/*.js";
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await page.route("**/contact", async (route) => {
    if (route.request().resourceType() === "document") await page.unroute(scripts);
    await route.continue();
  });
  await contact(page).press("Enter");
  await heading(page, "Contact");
  expect(await page.evaluate(() => Reflect.has(window, "same"))).toBe(false);
});

test("a page that the pointer rests on, or the focus comes to, is fetched before it is asked for", async ({
  open,
}) => {
  const page = await open("/about");
  const fetched = (file: string) => page.waitForRequest((request) => request.url().includes(file));
  const [script] = await Promise.all([fetched("/assets/"), moveTo(page, contact(page))]);
  expect(script.resourceType()).toBe("script");
  await scrollTo(page, 0);
  const view = fetched("/api/views/products");
  await page.getByRole("link", { name: "View Products" }).focus();
  await view;
  expect(new URL(page.url()).pathname).toBe("/about");
});

test.for([
  // Wider than any card's.
  ["/products", "a product", /\/attached-assets\/(?:960|1280)\//],
  // No wider than a card's, which the form shows it as.
  [
    "/products/numatic-tub-dry-vacuum-9-l-620-w",
    "a quote for it",
    /\/attached-assets\/(?:320|480)\/num-2001/,
  ],
] as const)(
  "the first picture of a page that the pointer rests on is fetched with it, from %s to %s",
  async ([from, to, picture], { open }) => {
    const page = await open(from);
    const main = page.getByRole("main");
    const link =
      to === "a product"
        ? main.getByRole("article").first().getByRole("heading").getByRole("link")
        : main.getByRole("link", { name: "Request Quote" }).first();
    const [asked] = await Promise.all([
      page.waitForRequest((request) => picture.test(request.url())),
      moveTo(page, link),
    ]);
    await link.click();
    // The same address: it is not fetched in another width.
    await page.waitForFunction(
      (address) =>
        [...document.querySelectorAll("main img")].some(
          (image) => Reflect.get(image, "currentSrc") === address,
        ),
      asked.url(),
    );
  },
);
