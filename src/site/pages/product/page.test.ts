import type { Document } from "happy-dom";
import { expect, test } from "vitest";
import { DEFAULT_COMPANY as company } from "../../../content/company.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { KeyedProduct } from "../../../domain/catalogue/keys.ts";
import { specificationLines } from "../../../domain/product/product.ts";
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
  expect(textsOf(page, "#features li")).toEqual(machine.features);
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
    ["Add to quote", `/get-quote?lines=${machine.serialNumber}`],
  ]) {
    expect(linksOf(page, "main a").filter(([, each]) => each === target)).toEqual([
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

test("the article number stands below the name, before the category", async () => {
  const beside = textsOf(page, "main h1, main h1 + p, main h1 + p + p");
  expect(beside).toEqual([
    machine.name,
    `Article number ${machine.serialNumber}`,
    expect.stringMatching(/Vacuums & Scrubing Machines1\.1\/\d\d$/),
  ]);
  const without = await renderPage(path, { catalogue: changed(machine, { serialNumber: null }) });
  expect(textOf(without.querySelector("main"))).not.toContain("Article number");
});

test("the specification has every line, on the screen without those that a key figure says", async () => {
  const lines = specificationLines(machine.specifications).map(({ label, value }) => [label, value]);
  expect(listOf(page, "Specifications")).toEqual(lines);
  const onPaper = [...partWith(page, "Specifications").querySelectorAll("dl > div[class]")];
  expect(onPaper.map((line) => textOf(line.querySelector("dt")))).toEqual([
    "Working width",
    "Solution tank",
    "Weight",
    "Productivity",
  ]);
  const bare = changed(machine, { specifications: "" });
  expect(textsOf(await renderPage(path, { catalogue: bare }), "main h2")).not.toContain("Specifications");
});

test("a line that says more than its figure stays on the screen", async () => {
  const wordy = changed(machine, { specifications: "Working width: 280 mm\nRun time: 3 h, 5 h in eco mode" });
  const shown = partWith(await renderPage(path, { catalogue: wordy }), "Specifications");
  const onScreen = [...shown.querySelectorAll("dl > div:not([class])")];
  expect(onScreen.map((line) => textOf(line.querySelector("dt")))).toEqual(["Run time"]);
});

test("the reasons speak of machines on a machine's page alone", async () => {
  const reasons = async (name: string) => {
    const found = catalogue.products.find((product) => product.name.startsWith(name));
    return textOf(partWith(await renderPage(`/products/${found?.id}`), "Why Choose This Solution"));
  };
  expect(textOf(partWith(page, "Why Choose This Solution"))).toContain("Machines are set up");
  expect(await reasons("All-Purpose Spray Cleaner")).not.toMatch(/machines are set up|repair/i);
  // Of the category of machines, but a tool for them.
  expect(await reasons("Dry Resin Pad, 3 in, Grit 400")).not.toMatch(/machines are set up|repair/i);
});

test("its versions are links, itself filled; a product without relatives has none", async () => {
  const pad = catalogue.products.find(({ name }) => name.startsWith("Dry Resin Pad, 3 in, Grit 400"));
  const [versions] = (await renderPage(`/products/${pad?.id}`)).querySelectorAll(
    "ul[aria-labelledby=versions]",
  );
  if (!versions) throw new Error("No versions");
  expect(textsOf(versions, "li")).toEqual(
    ["50", "100", "200", "400", "800", "1500", "3000"].map((grit) => `Grit ${grit}`),
  );
  expect(textsOf(versions, "[aria-current]")).toEqual(["Grit 400"]);
  // Four and three equal cells: none stands alone in a row.
  expect(versions.getAttribute("style")).toMatch(/--per-row:\s*4/);
  expect(linksOf(versions)).toContainEqual(["Grit 200", expect.stringMatching(/^\/products\/.*grit-200/)]);
  const alone = catalogue.products.find(({ name }) => name.startsWith("Blade Hand Dryer"));
  const other = await renderPage(`/products/${alone?.id}`);
  expect(textsOf(other, "main h2")).not.toContain("Versions");
});

test("the product stands between its neighbours in a table of their figures", () => {
  const rows = [...partWith(page, "In the same range").querySelectorAll("tr")].map((row) =>
    [...row.children].map(textOf),
  );
  expect(rows[0]?.slice(0, 3)).toEqual(["Product", "Width, mm", "Tank, L"]);
  expect(rows.slice(1).map((row) => row[1])).toEqual(["280", "350", "350", "430", "500"]);
});

test("its neighbours are of its kind wherever they stand, and their noise is told where stated", async () => {
  const rideOn = await renderPage("/products/comac-ride-on-scrubber-dryer-75-cm-110-l-tank");
  const range = partWith(rideOn, "In the same range");
  const names = textsOf(range, "tbody th > :first-child");
  expect(names).toContain("Ride-On Scrubber-Dryer, 75 cm, Twin Disc");
  expect(names.every((name) => name.startsWith("Ride-On Scrubber-Dryer"))).toBe(true);
  expect(textsOf(range, "thead th")).toContain("Noise, dB(A)");
});

test("a product without a description of its brand, or without features, has no empty parts", async () => {
  const unknown = changed(machine, { brand: "Nobody", features: [] });
  const headings = textsOf(await renderPage(path, { catalogue: unknown }), "main h2");
  expect(headings).toContain("Why Choose This Solution");
  expect(headings.filter((text) => /^About|Key features/.test(text))).toEqual([]);
});

test("a missing image is a drawing of its kind, without a zoom", async () => {
  expect(page.querySelector("main figure img")?.getAttribute("alt")).toBe(machine.name);
  // Without scripts a link to the picture in its largest size.
  expect(linksOf(page, "main figure > a")).toEqual([
    ["Zoom", expect.stringMatching(/^\/attached-assets\/\d+\/com-2021\.webp\?v=/)],
  ]);
  const bare = await renderPage(path, { catalogue: changed(machine, { imageUrl: null }) });
  const drawing = bare.querySelector("main figure [role=img]");
  expect(drawing?.getAttribute("aria-label")).toBe(`${machine.name}: no picture yet`);
  expect(drawing?.querySelector("use")?.getAttribute("href")).toMatch(/placeholder-icons.*#[a-z-]+$/);
  expect(linksOf(bare, "main figure > a")).toEqual([]);
});

test("up to four related products follow, none of which is the product itself", () => {
  const related = partWith(page, `More in ${machine.subcategory}`);
  const ids = linksOf(related, "article h3 a").map(([, href]) => href.replace("/products/", ""));
  expect(ids).toHaveLength(4);
  expect(ids).not.toContain(machine.id);
  const subcategories = ids.map((id) => catalogue.byId.get(id)?.subcategory);
  expect(new Set(subcategories)).toEqual(new Set([machine.subcategory]));
});

test("a product alone in its subcategory is followed by others of its category", async () => {
  const dryer = catalogue.products.find(({ subcategory }) => subcategory === "Hand Dryer");
  const shown = await renderPage(`/products/${dryer?.id}`);
  expect(linksOf(partWith(shown, "More in Washroom Hygiene"), "article h3 a")).toHaveLength(4);
});

test("in print the sheet says its article number, its address and the company", () => {
  const head = textOf(page.querySelector("main article > div"));
  for (const text of [machine.serialNumber, `shop.test${path}`]) expect(head).toContain(text);
  const footer = textsOf(page, "main article > p").at(-1);
  for (const text of [company.name, company.showroom, company.email]) expect(footer).toContain(text);
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
