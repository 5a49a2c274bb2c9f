import type { Document } from "happy-dom";
import { expect, test } from "vitest";
import { company } from "../../../content/company.ts";
import type { Catalogue } from "../../../domain/catalogue.ts";
import type { KeyedProduct } from "../../../domain/keys.ts";
import { specificationLines } from "../../../domain/product.ts";
import { keyFigures } from "../../../domain/readings.ts";
import {
  linksOf,
  partWith,
  renderPage,
  sampleCatalogue,
  textOf,
  textsOf,
} from "../../../../tests/support/render-page.tsx";

const catalogue = await sampleCatalogue();

function firstOf(brand: string): KeyedProduct {
  const product = catalogue.products.find((each) => each.brand === brand);
  if (!product) throw new Error(`The sample has nothing of ${brand}`);
  return product;
}

/** The sample with one product changed. */
const changed = (product: KeyedProduct, change: Partial<KeyedProduct>): Catalogue => ({
  ...catalogue,
  byId: new Map([...catalogue.byId, [product.id, { ...product, ...change }]]),
});

const machine = firstOf("COMAC");
const path = `/products/${machine.id}`;
const page = await renderPage(path);

const listOf = (part: Document, heading: string) =>
  [...partWith(part, heading).querySelectorAll("dl > div")].map((line) => [
    textOf(line.querySelector("dt")),
    textOf(line.querySelector("dd")),
  ]);

test("a product has its data sheet, reasons, brand and actions", () => {
  expect(textsOf(page, "h1")).toEqual([machine.name]);
  expect(textsOf(page, "main p")).toContain(machine.description);
  expect(textsOf(partWith(page, "Key features", "div > div"), "li")).toEqual(machine.features);
  expect(textsOf(partWith(page, "Why Choose This Solution"), "h3")).toEqual([
    "Premium Quality",
    "Warranty Included",
    "Fast Delivery",
    "Expert Support",
  ]);
  expect(linksOf(partWith(page, "About COMAC"))).toEqual([["COMAC products", "/products?brand=COMAC"]]);
  // Beside the description, and again in the row that stays at the bottom of a phone.
  for (const [text, target] of [
    ["Request Quote", `/get-quote?product=${machine.id}`],
    ["Contact Expert", `/contact?product=${machine.id}`],
  ]) {
    expect(linksOf(page, "main a").filter(([each]) => each === text)).toEqual([
      [text, target],
      [text, target],
    ]);
  }
});

test("the category links to its page, one beside the tree to the listing", async () => {
  const links = linksOf(page, "main a");
  expect(links).toContainEqual([
    machine.subcategory,
    `/category/${machine.categoryKey}/${encodeURIComponent(machine.subcategoryKey ?? "")}`,
  ]);
  const beside = catalogue.products.find(({ category }) => category === "Industrial Vacuum Cleaners");
  expect(linksOf(await renderPage(`/products/${beside?.id}`), "main article > div a")).toContainEqual([
    "Industrial Vacuum Cleaners",
    "/products?category=Industrial+Vacuum+Cleaners",
  ]);
});

test("the specification has every line, and the article number at its end", async () => {
  const lines = specificationLines(machine.specifications).map(({ label, value }) => [label, value]);
  expect(lines.length).toBeGreaterThan(3);
  expect(listOf(page, "Specifications")).toEqual([...lines, ["Article number", machine.serialNumber]]);
  const bare = changed(machine, { specifications: "", serialNumber: null });
  expect(textsOf(await renderPage(path, { catalogue: bare }), "main h2")).not.toContain("Specifications");
});

test("the key figures are those of the specification, and none without one", async () => {
  const figures = keyFigures(machine);
  expect(figures.length).toBeGreaterThan(1);
  const shown = [...page.querySelectorAll("main dl")][0];
  expect(shown && textsOf(shown, "dt")).toEqual(figures.map(({ label }) => label));
  expect(shown && textsOf(shown, "dd")).toEqual(
    figures.map(({ figure, unit }) => `${figure} ${unit}`.trim()),
  );
  const bare = await renderPage(path, { catalogue: changed(machine, { specifications: "" }) });
  expect(bare.querySelectorAll("main section:not([aria-labelledby=related]) dl")).toHaveLength(1);
});

test("a product without a description of its brand, or without features, has no empty parts", async () => {
  const unknown = changed(machine, { brand: "Nobody", features: [] });
  const headings = textsOf(await renderPage(path, { catalogue: unknown }), "main h2");
  expect(headings).toContain("Why Choose This Solution");
  expect(headings.filter((text) => /^About|Key features/.test(text))).toEqual([]);
});

test("a missing image is a drawing of its kind, without a zoom", async () => {
  expect(page.querySelector("main figure img")?.getAttribute("alt")).toBe(machine.name);
  expect(textsOf(page, "main figure > button")).toEqual(["Zoom"]);
  const bare = await renderPage(path, { catalogue: changed(machine, { imageUrl: null }) });
  const drawing = bare.querySelector("main figure [role=img]");
  expect(drawing?.getAttribute("aria-label")).toBe(`${machine.name}: no picture yet`);
  expect(drawing?.querySelector("use")?.getAttribute("href")).toMatch(/placeholder-icons.*#[a-z-]+$/);
  expect(textsOf(bare, "main figure > button")).toEqual([]);
});

test("up to four related products follow, none of which is the product itself", () => {
  const related = partWith(page, `More in ${machine.subcategory}`);
  const ids = linksOf(related, "article h2 a").map(([, href]) => href.replace("/products/", ""));
  expect(ids).toHaveLength(4);
  expect(ids).not.toContain(machine.id);
  const subcategories = ids.map((id) => catalogue.byId.get(id)?.subcategory);
  expect(new Set(subcategories)).toEqual(new Set([machine.subcategory]));
});

test("the catalogue bar has the product's number, and one mark highlighted", () => {
  const position = page.querySelector('nav[aria-label="Place in the catalogue"]');
  expect(textOf(position?.querySelector("p") ?? null)).toMatch(/^\d\.\d+\/\d+ in the catalogue$/);
  const highlighted = [...(position?.querySelectorAll("svg") ?? [])].filter(
    (group) => group.querySelectorAll("path").length === 2,
  );
  expect(highlighted).toHaveLength(1);
  expect(highlighted[0]?.querySelectorAll("path")[1]?.getAttribute("d")).toMatch(/^M\d+ 0V20$/);
});

test("in print the company is named", () => {
  const footer = textsOf(page, "main article > p").at(-1);
  for (const text of [company.name, company.phones.showroom, company.email]) expect(footer).toContain(text);
});

test("an unknown product says so and leads to all products", async () => {
  const unknown = await renderPage("/products/no-such-product");
  expect(textsOf(unknown, "h1")).toEqual(["Product Not Found"]);
  expect(textsOf(unknown, "main p")).toEqual(["The product you're looking for doesn't exist."]);
  expect(linksOf(unknown, "main a")).toEqual([["Browse All Products", "/products"]]);
});

test("search engines get the product as data, without a price", () => {
  const blocks = [...page.querySelectorAll('script[type="application/ld+json"]')].map((script): unknown =>
    JSON.parse(script.textContent),
  );
  expect(blocks).toContainEqual(
    expect.objectContaining({
      "@type": "Product",
      name: machine.name,
      brand: { "@type": "Brand", name: "COMAC" },
    }),
  );
  expect(blocks).toContainEqual(expect.objectContaining({ "@type": "BreadcrumbList" }));
  expect(JSON.stringify(blocks)).not.toMatch(/price|offer/i);
  expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`http://shop.test${path}`);
});
