import { expect, onTestFinished } from "vitest";
import { DEFAULT_COMPANY as company } from "../../src/content/company.ts";
import { PRODUCTS, putRecords } from "../../src/catalogue/records.ts";
import { bumpCatalogueVersion } from "../../src/database/catalogue/catalogue.ts";
import type { Product } from "../../src/domain/product/product.ts";
import { type Open, type Site, test, VIEWPORTS } from "./site.ts";
import { startSite } from "./site-process.ts";

/** Opens the first product of a brand, as a buyer would reach it. */
async function openFirst(open: Open, brand: string) {
  const page = await open(`/products?brand=${brand}`);
  await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
  await page.waitForURL(/\/products\/[^?]+$/);
  await page.getByRole("heading", { name: "Specifications" }).waitFor();
  return page;
}

test("Back to Products leads back to the result that one came from", async ({ open }) => {
  const page = await openFirst(open, "SULO");
  await page.getByRole("link", { name: "Back to Products" }).click();
  await page.getByRole("button", { name: "Remove filter Brand SULO" }).waitFor();
});

test("on phones and tablets the key figures stand above the actions at the foot of the first screen", async ({
  open,
}) => {
  const page = await open("/products/comac-ride-on-scrubber-dryer-65-cm-compact", { viewport: "phone" });
  for (const size of [VIEWPORTS.phone, { width: 768, height: 1024 }]) {
    await page.setViewportSize(size);
    const figures = await page.getByRole("main").getByText("Run time, h").first().boundingBox();
    const action = await page.getByRole("link", { name: "Request Quote" }).last().boundingBox();
    if (!figures || !action) throw new Error("Figures or actions are not shown");
    expect(figures.y + figures.height).toBeLessThan(action.y);
  }
});

test("on tablets the picture stands beside the name, and above the way to enlarge it", async ({ open }) => {
  const page = await open("/products/comac-walk-behind-scrubber-dryer-50-cm-battery");
  const main = page.getByRole("main");
  for (const width of [600, 768, 959]) {
    await page.setViewportSize({ width, height: 1024 });
    const image = await main.getByRole("img").first().boundingBox();
    const name = await main.getByRole("heading", { level: 1 }).boundingBox();
    const zoom = await main.getByRole("link", { name: "Zoom" }).locator("span").boundingBox();
    if (!image || !name || !zoom) throw new Error("Picture, name or button are not shown");
    expect(image.x + image.width).toBeLessThan(name.x);
    // Pictures leave 8 % free below what they show.
    expect(zoom.y).toBeGreaterThanOrEqual(image.y + 0.92 * Math.min(image.height, image.width));
  }
});

test("on large screens the actions follow when those beside the picture are out of sight, and nothing moves", async ({
  open,
}) => {
  const page = await open("/products/comac-walk-behind-scrubber-dryer-50-cm-battery");
  const actions = page.getByRole("article").first().getByRole("link", { name: "Request Quote" });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  expect(await actions.count()).toBe(1);
  await page.getByRole("heading", { name: "Why Choose This Solution" }).scrollIntoViewIfNeeded();
  await expect.poll(() => actions.count()).toBe(2);
  expect(await height()).toBe(before);
  const { y } = (await actions.last().boundingBox()) ?? { y: 0 };
  expect(y).toBeGreaterThan(700);
  // What takes the focus is not below them.
  for (const link of await page.getByRole("table").getByRole("link").all()) {
    await link.focus();
    const box = await link.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(VIEWPORTS.desktop.height - 64);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => actions.count()).toBe(1);
});

/** The product of the sample that says most. */
async function longestProduct({ origin }: Site): Promise<Product> {
  const products: Product[] = await (await fetch(`${origin}/api/products`)).json();
  const length = ({ name, description, specifications }: Product) =>
    name.length + description.length + specifications.length * 2;
  const longest = products.toSorted((a, b) => length(b) - length(a))[0];
  if (!longest) throw new Error("The sample has no products.");
  return longest;
}

/** Starts a site with this product alone, without its picture. */
const startWithoutPicture = (product: Product) =>
  startSite(({ db, engine }) =>
    db.transaction().execute(async (trx) => {
      const { documents = [], ...rest } = product;
      const record = {
        ...PRODUCTS.blank(),
        ...rest,
        documents,
        imageUrl: null,
        imageText: null,
        pictures: [],
        identity: "article",
        position: 0,
      };
      await putRecords(trx, PRODUCTS, [record]);
      await bumpCatalogueVersion(trx, engine);
    }),
  );

test.for(["with", "without"] as const)(
  "a product prints as a data sheet of one page, %s a picture",
  async (picture, { open, site }) => {
    const product = await longestProduct(site);
    const on = picture === "with" ? site : await startWithoutPicture(product);
    if (on !== site) onTestFinished(() => on.close());
    const page = await open(`/products/${product.id}`, { on });
    const shown = page.getByRole("main").getByRole("img").first();
    expect(await shown.getAttribute("aria-label")).toEqual(
      picture === "with" ? null : `${product.name}: no picture yet`,
    );
    for (const format of ["A4", "Letter"]) {
      const pdf = (await page.pdf({ format })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
    await page.emulateMedia({ media: "print" });
    const printed = await page.locator("body").innerText();
    const { name, description, features, serialNumber } = product;
    const lines = product.specifications.split("\n").map((line) => line.split(": ").at(-1));
    for (const text of [name, description, ...features, ...lines, serialNumber, company.name]) {
      expect(printed).toContain(text);
    }
    const address = `/products/${product.id}`;
    for (const text of [company.showroom, company.email, address, String(new Date().getFullYear())]) {
      expect(printed).toContain(text);
    }
    expect(await (picture === "with" ? shown : shown.locator("svg")).isVisible()).toBe(true);
    for (const text of [
      "Request Quote",
      "View Products",
      "Why Choose",
      "Versions",
      "Print data sheet",
      "©",
    ]) {
      expect(printed).not.toContain(text);
    }
  },
);

test("a product between others of its range prints on one page too", async ({ open }) => {
  const page = await open("/products/comac-walk-behind-scrubber-dryer-50-cm-battery");
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});

test("the products that were seen before follow, the last first, without this one", async ({ open }) => {
  const page = await openFirst(open, "SULO");
  const first = (await page.getByRole("heading", { level: 1 }).innerText()).trim();
  expect(await page.getByRole("heading", { name: "Recently seen" }).count()).toBe(0);
  await page.getByRole("list", { name: "Versions" }).getByRole("link").first().click();
  await page.waitForFunction((name) => document.querySelector("h1")?.innerText !== name, first);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const seen = page.getByRole("region", { name: "Recently seen" });
  await expect.poll(() => seen.getByRole("link").allInnerTexts()).toEqual([first]);
  await page.reload();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => seen.getByRole("link").allInnerTexts()).toEqual([first]);
});

test("a page that has changed since it was sent becomes the one of now", async ({ open }) => {
  const path = "/products/comac-ride-on-scrubber-dryer-65-cm-compact";
  const page = await open(path, {
    before: async (opened) => {
      await opened.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/(<h1[^>]*>)[^<]*/, "$1An earlier name");
        await route.fulfill({ response, body });
      });
      // An older page asks for an older state.
      await opened.route("**/page-state/**", (route) =>
        route.continue({
          url: route
            .request()
            .url()
            .replace(/page-state\/[^/]+/, "page-state/older"),
        }),
      );
    },
    expected: [/Minified React error #418/],
  });
  await page.getByRole("heading", { level: 1, name: "Ride-On Scrubber-Dryer, 65 cm, Compact" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Add to quote" }).first().click();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Quote list/ })
    .waitFor();
});

test.for([320, 390])(
  "all three actions are named in one line at the foot of a phone of %i px",
  async (width, { open }) => {
    const page = await open("/products/numatic-tub-dry-vacuum-9-l-620-w", { viewport: "phone" });
    await page.setViewportSize({ width, height: 700 });
    const main = page.getByRole("main");
    const boxes = [];
    for (const name of ["Request Quote", "Contact Expert", "Add to quote"]) {
      const action = main.getByRole("link", { name, exact: true }).filter({ visible: true }).last();
      expect(await action.innerText()).toBe(name);
      boxes.push(await action.boundingBox());
    }
    const [request, contact, add] = boxes;
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    expect(request?.width).toBeGreaterThan(Math.max(contact?.width ?? 999, add?.width ?? 999));
    expect((add?.x ?? 999) + (add?.width ?? 999)).toBeLessThanOrEqual(width);
  },
);
