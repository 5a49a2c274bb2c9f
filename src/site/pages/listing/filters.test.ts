import type { Document } from "happy-dom";
import { expect, test } from "vitest";
import { linksOf, renderPage, textOf, textsOf } from "../../../../tests/support/render-page.tsx";

const page = await renderPage("/products");
/** Those of the page, without that of the closed dialog. */
const headingsOf = (part: Document) => textsOf(part, "main h2").filter((text) => text !== "Filters");
const optionsOf = (part: Document, name: string) => textsOf(part, `main select[name=${name}] option`);

test("a choice says how many products it would show, and one without any can't be made", async () => {
  const chosen = await renderPage("/products?category=Chemicals");
  const brands = [...chosen.querySelectorAll("main select[name=brand] option")].map((option) => [
    textOf(option),
    option.getAttribute("data-count"),
    option.hasAttribute("disabled"),
  ]);
  expect(brands).toContainEqual(["NEFCHEM", "23", false]);
  expect(brands).toContainEqual(["SULO", "0", true]);
  expect(brands[0]).toEqual(["All", null, false]);
});

test("a search without scripts keeps what the form does not show", async () => {
  const found = await renderPage("/products?application=healthcare&view=list");
  const form = found.querySelector("main form[role=search]");
  expect(form?.getAttribute("action")).toBe("/products");
  const hidden = [...(form?.querySelectorAll("input[type=hidden]") ?? [])].map((field) => [
    field.getAttribute("name"),
    field.getAttribute("value"),
  ]);
  expect(hidden).toEqual([
    ["application", "healthcare"],
    ["view", "list"],
  ]);
});

test("the list can be sorted, and shown as a table a kind", async () => {
  expect(optionsOf(page, "sort")).toEqual(["Catalogue order", "Name A-Z", "Brand A-Z"]);
  const byName = textsOf(await renderPage("/products?sort=name"), "main article h2");
  expect(byName).toEqual(byName.toSorted(new Intl.Collator("en", { numeric: true }).compare));
  const table = await renderPage("/products?q=carpet&view=list");
  expect(textsOf(table, "main article")).toEqual([]);
  expect(table.querySelectorAll("main tbody tr")).toHaveLength(13);
  const heads = textsOf(table, "main section h2");
  expect(heads[0]).toBe("1.1 Vacuums & Scrubing Machines");
  expect(heads).toEqual(heads.toSorted(new Intl.Collator("en", { numeric: true }).compare));
});

test("with no match the page says what there would be without each filter", async () => {
  const none = await renderPage("/products?category=Chemicals&brand=SULO");
  const ways = [...none.querySelectorAll('main ul[aria-label="Without one filter"] form')].map((form) => [
    textOf(form),
    form.getAttribute("action"),
    ...[...form.querySelectorAll("input")].map((field) => field.getAttribute("value")),
  ]);
  expect(ways).toEqual([
    ["Without Chemicals: 12", "/products", "SULO"],
    ["Without SULO: 65", "/products", "Chemicals"],
  ]);
});

test("a search without the dash of what it means is a list of its own, with all filters", async () => {
  const [read, typed] = await Promise.all(
    ["scrubber+dryer", "scrubber-dryer"].map((q) => renderPage(`/products?q=${q}&noise=-66`)),
  );
  if (!read || !typed) throw new Error("not rendered");
  expect(
    Number(/Displaying (\d+)/.exec(textOf(read.querySelector("main [role=status]")))?.[1]),
  ).toBeGreaterThan(3);
  for (const shown of ["main article h2", "main select[name=brand] option:not([disabled])", "main legend"])
    expect(textsOf(read, shown)).toEqual(textsOf(typed, shown));
});

test("a search that finds nothing offers its words, each with what it finds", async () => {
  const none = await renderPage("/products?q=zzzz+qqqq+wwww+battery+dryer");
  const list = none.querySelector('main ul[aria-label="With fewer words or filters"]');
  const ways = [...(list?.querySelectorAll("form") ?? [])].map((form) => [
    textOf(form),
    form.querySelector("input")?.getAttribute("value"),
  ]);
  const counts = await Promise.all(
    ["battery", "dryer"].map(async (word) => {
      const found = await renderPage(`/products?q=${word}`);
      return Number(/Displaying (\d+)/.exec(textOf(found.querySelector("main [role=status]")))?.[1]);
    }),
  );
  expect(ways.toSorted()).toEqual([
    [`Only “battery”: ${counts[0]}`, "battery"],
    [`Only “dryer”: ${counts[1]}`, "dryer"],
  ]);
  expect(textsOf(none, "main p")).toContain(
    "No product has “zzzz qqqq wwww battery dryer” in its name or description.",
  );
});

const statusOf = (part: Document) => textOf(part.querySelector("main [role=status]"));

test("where nothing has a search, what is nearest is a list with filters, sorts and pages", async () => {
  const found = await renderPage("/products?q=hoover");
  expect(statusOf(found)).toBe("Displaying 65 of 382 products");
  expect(headingsOf(found)).toEqual(["Nearest to “hoover”", "No Products Found"]);
  expect(textsOf(found, "main p")).toContain("Nothing has “hoover”; showing “vacuum”.");
  expect(optionsOf(found, "sort")[0]).toBe("Nearest first");
  const [first, last] = ["1", "3"].map((nth) => linksOf(found, `nav a[aria-label="Page ${nth}"]`)[0]?.[1]);
  expect([first, last]).toEqual(["/products?q=hoover", "/products?q=hoover&page=3"]);
  expect(textsOf(await renderPage(last ?? ""), "main article h3")).toHaveLength(65 - 2 * 24);
});

test("a filter narrows what is nearest, and the search stays what was typed", async () => {
  const narrowed = await renderPage("/products?q=hoover&brand=NUMATIC&sort=name");
  const counts = [
    ...(await renderPage("/products?q=hoover")).querySelectorAll("main select[name=brand] option"),
  ];
  const count = counts.find((option) => textOf(option) === "NUMATIC")?.getAttribute("data-count");
  expect(statusOf(narrowed)).toBe(`Displaying ${count} of 382 products`);
  expect(headingsOf(narrowed)).toEqual(["Nearest to “hoover”", "No Products Found"]);
  expect(textsOf(narrowed, "main p")).toContain("No product has “hoover” in its name or description.");
  const names = textsOf(narrowed, "main article h3");
  expect(names).toEqual(names.toSorted(new Intl.Collator("en", { numeric: true }).compare));
  const none = await renderPage("/products?q=hoover&brand=SULO");
  expect(statusOf(none)).toBe("Displaying 0 of 382 products");
  expect(headingsOf(none)[0]).toBe("No Products Found");
  expect(textsOf(none, "main ul[aria-label='Without one filter'] button")).toContain("Without SULO: 65");
});

test("a category's page lists what of its own is nearest", async () => {
  const found = await renderPage("/category/equipments?q=hoover&view=list");
  const rows = found.querySelectorAll("main tbody tr");
  expect(rows.length).toBeGreaterThan(5);
  expect(headingsOf(found)[0]).toBe("Nearest to “hoover”");
  expect(statusOf(found)).toContain("matching your filters");
  expect(textsOf(await renderPage("/products?q=hoover"), "nav[aria-label*='catalogue'] a b")).toContain(
    String(Number.parseInt(statusOf(found))),
  );
});

test("where nothing is near either, it shows how to search, the categories and whom to ask", async () => {
  const none = await renderPage("/products?q=zzzz");
  expect(headingsOf(none)).toEqual(["No Products Found", "The whole catalogue"]);
  expect(textsOf(none, "main h3 a")).toHaveLength(5);
  expect(none.querySelectorAll('main a[href^="tel:"]')).toHaveLength(1);
});

test("a search that finds nothing leads to the products that it may mean", async () => {
  const near = async (path: string) =>
    textsOf(await renderPage(path), "main ul[aria-label^='Nearest to'] h3");
  expect(await near("/products?q=scruber")).not.toEqual([]);
  const scrubbers = await near("/products?q=comac+quiet+scrubber");
  expect(scrubbers.length).toBeGreaterThan(4);
  expect(scrubbers.length).toBeLessThanOrEqual(24);
  // What has the other two of the three words comes after those.
  expect(scrubbers.slice(0, 10).every((name) => name.includes("Scrubber"))).toBe(true);
  expect((await near("/category/chemicals?q=backpack+vacum"))[0]).toContain("Backpack Vacuum");
  expect(await near("/products?q=qqqqqqqq")).toEqual([]);
  expect(await near("/products?category=Chemicals&brand=SULO")).toEqual([]);
});

test("choices that would show nothing are last", async () => {
  const found = await renderPage("/products?q=scrubber-dryer&category=Equipments");
  const counts = [...found.querySelectorAll("main select[name=subcategory] option[data-count]")].map(
    (option) => Number(option.getAttribute("data-count")) > 0,
  );
  expect(counts.join()).toMatch(/^(true,)+false(,false)*$/);
});
