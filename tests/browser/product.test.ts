import { expect, onTestFinished } from "vitest";
import { company } from "../../src/content/company.ts";
import { PRODUCTS, putRecords } from "../../src/catalogue/records.ts";
import { bumpCatalogueVersion } from "../../src/database/catalogue.ts";
import type { Product } from "../../src/domain/product.ts";
import { expectAccessible } from "./axe.ts";
import { type Open, type Site, test } from "./site.ts";
import { startSite } from "./site-process.ts";

/** Opens the first product of a brand, as a buyer would reach it. */
async function openFirst(open: Open, brand: string, viewport: "desktop" | "phone" = "desktop") {
  const page = await open(`/products?brand=${brand}`, { viewport });
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await page.waitForURL(/\/products\/[^?]+$/);
  await page.getByRole("heading", { name: "Specifications" }).waitFor();
  return page;
}

for (const viewport of ["desktop", "phone"] as const) {
  test(`a product has its data sheet, reasons, brand and actions (${viewport})`, async ({ open }) => {
    const page = await openFirst(open, "COMAC", viewport);
    const main = page.getByRole("main");
    for (const name of ["Key features", "Why Choose This Solution", "About COMAC"]) {
      expect(await main.getByRole("heading", { name }).isVisible()).toBe(true);
    }
    for (const name of ["Premium Quality", "Warranty Included", "Fast Delivery", "Expert Support"]) {
      expect(await main.getByRole("heading", { name }).isVisible()).toBe(true);
    }
    expect(await main.getByRole("link", { name: "Request Quote" }).getAttribute("href")).toMatch(
      /^\/get-quote/,
    );
    expect(await main.getByRole("link", { name: "Contact Expert" }).getAttribute("href")).toMatch(
      /^\/contact/,
    );
    expect(await main.getByText("Article number").isVisible()).toBe(true);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test("Back to Products leads back to the result that one came from", async ({ open }) => {
  const page = await openFirst(open, "SULO");
  await page.getByRole("link", { name: "Back to Products" }).click();
  await page.getByRole("button", { name: "Remove filter Brand SULO" }).waitFor();
});

test("an unknown product says so and leads to all products", async ({ open }) => {
  const page = await open("/products/no-such-product", { expected: [/404/] });
  await page.getByRole("heading", { level: 1, name: "Product Not Found" }).waitFor();
  expect(await page.getByText("The product you're looking for doesn't exist.").isVisible()).toBe(true);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Browse All Products" }).click();
  await page.getByText("Displaying").waitFor();
});

test("search engines get the product as data, without a price", async ({ open }) => {
  const page = await openFirst(open, "KLINDEX");
  const html = await (await fetch(page.url())).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]): unknown => JSON.parse(json ?? ""),
  );
  expect(blocks).toContainEqual(
    expect.objectContaining({
      "@type": "Product",
      name: await page.getByRole("heading", { level: 1 }).textContent(),
      brand: { "@type": "Brand", name: "KLINDEX" },
    }),
  );
  expect(blocks).toContainEqual(expect.objectContaining({ "@type": "BreadcrumbList" }));
  expect(html).not.toContain("priceCurrency");
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(new URL(canonical).pathname).toBe(new URL(page.url()).pathname);
});

test("details on their way are said to be loading", async ({ open }) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await open("/products?brand=SULO", {
    before: async (opened) => {
      await opened.route("**/api/products", async (route) => {
        await held;
        await route.continue();
      });
    },
  });
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await page.getByText("Loading product details...").waitFor();
  release?.();
  await page.getByRole("heading", { name: "Specifications" }).waitFor();
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
      const record = { ...PRODUCTS.blank(), ...product, imageUrl: null, identity: "article", position: 0 };
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
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    const printed = await page.locator("body").innerText();
    const { name, description, features, serialNumber } = product;
    const lines = product.specifications.split("\n").map((line) => line.split(": ").at(-1));
    for (const text of [name, description, ...features, ...lines, serialNumber, company.name]) {
      expect(printed).toContain(text);
    }
    for (const text of [company.phones.showroom, company.email]) expect(printed).toContain(text);
    expect(await (picture === "with" ? shown : shown.locator("svg")).isVisible()).toBe(true);
    for (const text of ["Request Quote", "View Products", "Why Choose", "©"]) {
      expect(printed).not.toContain(text);
    }
  },
);
