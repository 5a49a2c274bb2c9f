import type { Document } from "happy-dom";
import { expect, test } from "vitest";
import {
  linksOf,
  renderPage,
  sampleCatalogue,
  textOf,
  textsOf,
} from "../../../../tests/support/render-page.tsx";

const { products } = await sampleCatalogue();
const namesOn = (page: Document) => textsOf(page, "main article :is(h2, h3)");

test("a category opens with its subcategories as pictured cards, their counts and ranges", async () => {
  const page = await renderPage("/category/equipments");
  const nav = page.querySelector('nav[aria-label="Subcategories of Equipments"]');
  if (!nav) throw new Error("There are no cards");
  expect(linksOf(nav)).toHaveLength(8);
  expect(textsOf(nav, "li:nth-child(3) a > :not([aria-hidden])")).toEqual([
    "1.3",
    "Floor Cleaning Machines",
    "Width 400–1,250 mm",
    "9",
  ]);
  expect(nav.querySelectorAll("[data-large]")).toHaveLength(2);
  expect(nav.querySelectorAll("img")).toHaveLength(10);
  for (const path of ["/category/equipments?page=2", "/category/equipments?view=list"]) {
    const further = (await renderPage(path)).querySelector('nav[aria-label="Subcategories of Equipments"]');
    expect(further && linksOf(further)).toHaveLength(1 + 8);
    expect(further?.querySelectorAll("img")).toHaveLength(0);
  }
});

test("bins, the one kind of their category, stand in a row by size", async () => {
  const page = await renderPage("/category/waste-management");
  const nav = page.querySelector('nav[aria-label="By size, drawn to one scale"]');
  const steps = nav ? linksOf(nav) : [];
  expect(steps).toHaveLength(21);
  expect(steps[0]?.[0]).toBe("25 L");
  expect(steps.at(-1)?.[0]).toBe("1,100 L");
  expect(page.querySelector('nav[aria-label^="Subcategories"]')).toBeNull();
});

test("abrasives that come in several grits stand in rows, each grit a link", async () => {
  const page = await renderPage("/category/equipments/grinding-%26-polishing-tools");
  const nav = page.querySelector('nav[aria-label="By grit, from coarse to fine"]');
  expect(nav?.querySelectorAll("li")).toHaveLength(11);
  expect(nav ? linksOf(nav) : []).toHaveLength(38);
  const first = nav?.querySelector("a");
  expect(first?.getAttribute("aria-label")).toMatch(/^16 medium bond: Diamond Grinding Segment/);
  expect(textOf(nav?.querySelector("p") ?? null)).toContain("the bond, hard ones for soft floors");
  expect(page.querySelector("h1")?.previousElementSibling?.textContent).toBe("1.2");
});

test("a subcategory of few products shows the others below them", async () => {
  const page = await renderPage("/category/washroom-hygiene/hand-dryer");
  const nav = page.querySelector('section nav[aria-label="Subcategories of Washroom Hygiene"]');
  const links = nav ? linksOf(nav) : [];
  expect(links).toHaveLength(8);
  expect(links.some(([, href]) => href?.endsWith("hand-dryer"))).toBe(false);
  const large = await renderPage("/category/washroom-hygiene/diffusers");
  expect(large.querySelector("section nav")).toBeNull();
});

test("the list view shows a table a subcategory, and is in the address", async () => {
  const views = (page: Document) => linksOf(page, "[role=group][aria-label=View] a").map(([, href]) => href);
  const shownOf = (page: Document) =>
    [...page.querySelectorAll("[role=group][aria-label=View] a[aria-current]")].map((link) =>
      link.getAttribute("aria-label"),
    );
  const grid = await renderPage("/category/chemicals");
  expect(views(grid)).toEqual(["/category/chemicals", "/category/chemicals?view=list"]);
  expect(shownOf(grid)).toEqual(["Grid view"]);
  const list = await renderPage("/category/chemicals?view=list");
  expect(shownOf(list)).toEqual(["List view"]);
  expect(namesOn(list)).toEqual([]);
  expect(textsOf(list, "main section h2")).toEqual(["3.1 Housekeeping Chemicals", "3.2 Kitchen Chemicals"]);
  const [table] = list.querySelectorAll("main table");
  if (!table) throw new Error("There is no table");
  expect(textsOf(table, "thead th")).toEqual([
    "Picture",
    "Article",
    "Product",
    "Brand",
    "Pack",
    "pH",
    "Dilution",
    "Dose",
    "Quote and comparison",
  ]);
  const [row] = table.querySelectorAll("tbody tr");
  const product = products.find(({ name }) => row && name === textsOf(row, "th")[0]);
  if (!row || !product) throw new Error("The first row is no product");
  expect(textsOf(row, "td").slice(1, 3)).toEqual([product.serialNumber, product.brandName]);
  expect(textsOf(row, "td").at(-1)).toBe("Add to quote Compare");
});

test("a page shows 48, and the next ones are links", async () => {
  const second = await renderPage("/category/equipments?sort=brand&page=2");
  expect(namesOn(second)).toHaveLength(48);
  expect(textsOf(second, "main p")).toContain("49 to 96 of 123");
  expect(linksOf(second, "nav[aria-label=Pages] a")).toEqual([
    ["1", "/category/equipments?sort=brand"],
    ["2", "/category/equipments?sort=brand&page=2"],
    ["3", "/category/equipments?sort=brand&page=3"],
  ]);
  expect(linksOf(second, "a[rel=next]")).toEqual([["Next", "/category/equipments?sort=brand&page=3"]]);
  const third = await renderPage("/category/equipments?sort=brand&page=3");
  expect(namesOn(third)).toHaveLength(27);
  expect(linksOf(third, "a[rel=next]")).toEqual([]);
});

test("on phones a link shows the second half of a page", async () => {
  const page = await renderPage("/category/equipments");
  const link = page.querySelector('main a[href$="#more"]');
  expect(textOf(link)).toBe("Show 24 more");
  const items = [...page.querySelectorAll("main ul[aria-label=Products] > li")];
  expect(items.findIndex(({ id }) => id === "more")).toBe(24);
  expect(items.filter((item) => item.hasAttribute("data-late"))).toHaveLength(24);
  expect((await renderPage("/category/waste-management")).querySelector('a[href$="#more"]')).toBeNull();
  // What stands at the end of the list waits too.
  const last = await renderPage("/category/equipments/vacuums-%26-scrubing-machines");
  const ask = last.querySelector('main ul[aria-label=Products] > li:last-child:has(a[href="/contact"])');
  expect(ask?.hasAttribute("data-late")).toBe(true);
});

test("sorted by category the products stand under the headings of their subcategories", async () => {
  const page = await renderPage("/category/equipments?sort=category");
  expect(textsOf(page, "main section h2")).toEqual([
    "1.1 Vacuums & Scrubing Machines",
    "1.2 Grinding & Polishing Tools",
  ]);
  expect(textsOf(page, "main section > div > p:first-of-type")).toEqual([
    "33 products",
    "57 products, 1 to 15 here",
  ]);
  expect(page.querySelectorAll("main section h3")).toHaveLength(48);
});
