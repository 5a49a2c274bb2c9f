import type { Document } from "happy-dom";
import { afterAll, describe, expect, test, vi } from "vitest";
import categoryWords from "../../../content/en/category.ts";

/** Without a request there is no response to give a status. */
const answerNotFound = vi.fn<() => void>();
vi.resetModules();
vi.doMock("../../layout/answer-not-found.ts", () => ({ answerNotFound }));
afterAll(() => {
  vi.doUnmock("../../layout/answer-not-found.ts");
  vi.resetModules();
});
const { linksOf, renderPage, sampleCatalogue, textOf, textsOf } =
  await import("../../../../tests/support/render-page.tsx");

const { categories, products } = await sampleCatalogue();
const foundOn = (page: Document) => textOf(page.querySelector("main [role=status]"));
const namesOn = (page: Document) => textsOf(page, "main article h2");
const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

const COUNTS = {
  "/category/equipments": 123,
  "/category/washroom-hygiene": 87,
  "/category/chemicals": 66,
  "/category/cleaning-tools-&-accessories": 61,
  "/category/waste-management": 21,
  "/category/washroom-hygiene/refill": 1,
  "/category/equipments/window-cleaning": 2,
  "/category/equipments/vacuum-,-high-pressure-&-steam-machines": 9,
};

test("every category and subcategory shows as many products as its menu says", async () => {
  for (const [path, count] of Object.entries(COUNTS)) {
    const page = await renderPage(path);
    expect(foundOn(page)).toBe(count === 1 ? "1 product found" : `${count} products found`);
    expect(namesOn(page)).toHaveLength(Math.min(count, 48));
  }
});

test("a subcategory has its heading, breadcrumbs and description", async () => {
  const page = await renderPage("/category/chemicals/kitchen-chemicals");
  expect(textsOf(page, "h1")).toEqual(["Kitchen Chemicals"]);
  expect(textsOf(page, "nav[aria-label=Breadcrumb] li")).toEqual([
    "Home",
    "Products",
    "Chemicals",
    "Kitchen Chemicals",
  ]);
  expect(linksOf(page, "nav[aria-label=Breadcrumb] a")).toEqual([
    ["Home", "/"],
    ["Products", "/products"],
    ["Chemicals", "/category/chemicals"],
  ]);
  expect(foundOn(page)).toBe("28 products found");
});

test("the subcategories are links with their numbers and counts, the current one marked", async () => {
  const page = await renderPage("/category/chemicals/kitchen-chemicals");
  const nav = page.querySelector('nav[aria-label="Subcategories of Chemicals"]');
  expect(nav && linksOf(nav)).toEqual([
    ["3All66", "/category/chemicals"],
    ["3.1Housekeeping Chemicals37", "/category/chemicals/housekeeping-chemicals"],
    ["3.2Kitchen Chemicals28", "/category/chemicals/kitchen-chemicals"],
  ]);
  expect(nav && textsOf(nav, "[aria-current=page]")).toEqual(["3.2Kitchen Chemicals28"]);
});

describe("a path that names no category", () => {
  test("is called Category, is a 404 and leads to all categories", async () => {
    answerNotFound.mockClear();
    const page = await renderPage("/category/spaceships");
    expect(answerNotFound).toHaveBeenCalledOnce();
    expect(textsOf(page, "h1")).toEqual(["Category"]);
    expect(textsOf(page, "main p")).toContain(categoryWords.fallbackDescription);
    expect(textsOf(page, "main h2")).toEqual(["The whole catalogue"]);
    expect(textsOf(page, "main p")).toContain("There is no category “spaceships”.");
    expect(linksOf(page, 'nav[aria-label="All categories"] a')).toHaveLength(5 + 23 + 2);
    expect(page.querySelector("[data-nearest]")).toBeNull();
    expect(textsOf(page, "main select, main button")).toEqual(["Search"]);
  });

  test("leads to the category that was probably meant, which is marked among all", async () => {
    const page = await renderPage("/category/equipment");
    expect(textOf(page.querySelector("main a:has(ins)"))).toBe(
      "1/category/equipmentsEquipmentsThe address probably meant these 123 products",
    );
    expect(textsOf(page, "ins")).toEqual(["s"]);
    expect(textsOf(page, "[data-nearest]")).toEqual(["1Equipments 123"]);
  });

  test("but a category leads to that one, or to the subcategory that was probably meant", async () => {
    const page = await renderPage("/category/chemicals/nonsense?q=floor");
    expect(textsOf(page, "h1")).toEqual(["Chemicals"]);
    expect(textsOf(page, "main p").join()).toContain("There is no subcategory “nonsense” in Chemicals.");
    expect(linksOf(page, "main a")).toContainEqual(["3ChemicalsAll 66 products", "/category/chemicals"]);
    expect(textsOf(page, "main h2")).toEqual(["No products found", "The whole catalogue"]);
    expect(textsOf(page, "main p")).toContain(categoryWords.noneHint);
    expect(textsOf(page, "main button")).toEqual(["Clear all filters", "Search"]);
    const near = await renderPage("/category/chemicals/kitchen-chemical");
    expect(textsOf(near, "[data-nearest]")).toEqual(["Kitchen Chemicals 28"]);
    expect(near.querySelector("main a:has(ins)")?.getAttribute("href")).toBe(
      "/category/chemicals/kitchen-chemicals",
    );
  });
});

test("the brands are those of the category, the orders are three, and each level describes itself", async () => {
  const page = await renderPage("/category/waste-management");
  const within = products.filter(({ category }) => category === "Waste Management").map(({ brand }) => brand);
  expect(textsOf(page, "select[name=brand] option")).toEqual([
    "All Brands",
    ...[...new Set(within)].toSorted(),
  ]);
  expect(textsOf(page, "select[name=sort] option")).toEqual(["Name A-Z", "Brand A-Z", "Category"]);
  const chemicals = categories.find(({ name }) => name === "Chemicals");
  const [first] = chemicals?.subcategories ?? [];
  if (!chemicals || !first) throw new Error("The sample has no chemicals");
  expect(textsOf(await renderPage("/category/chemicals"), "main p")).toContain(chemicals.description);
  expect(textsOf(await renderPage(`/category/chemicals/${first.key}`), "main p")).toContain(
    first.description,
  );
});

test("names are in order, or brands and the names within each", async () => {
  const byName = namesOn(await renderPage("/category/waste-management"));
  expect(byName).toHaveLength(21);
  expect(byName).toEqual(byName.toSorted(collator.compare));
  const brandOf = new Map(products.map(({ name, brand }) => [name, brand]));
  const byBrand = Object.values(Object.groupBy(byName, (name) => brandOf.get(name) ?? ""));
  const inOrder = byBrand
    .toSorted(([a = ""] = [], [b = ""] = []) => collator.compare(brandOf.get(a) ?? "", brandOf.get(b) ?? ""))
    .flat();
  expect(inOrder).not.toEqual(byName);
  expect(namesOn(await renderPage("/category/waste-management?sort=brand"))).toEqual(inOrder);
});

test("a search is counted as filtered, and its chips and Clear are forms that work without scripts", async () => {
  const page = await renderPage("/category/chemicals?q=floor&brand=NEFCHEM&sort=brand&view=list");
  expect(foundOn(page)).toMatch(/^\d+ products? found matching your filters$/);
  const buttons = [...page.querySelectorAll("main button[type=submit]")];
  const fieldsOf = (text: string) => {
    const button = buttons.find((each) => textOf(each) === text);
    const form = button?.getAttribute("form")
      ? page.getElementById(button.getAttribute("form") ?? "")
      : button?.closest("form");
    return [...(form?.querySelectorAll("input") ?? [])].map((field) => [
      field.getAttribute("name"),
      field.getAttribute("value"),
    ]);
  };
  expect(fieldsOf("Remove filter Search floor")).toEqual([
    ["brand", "NEFCHEM"],
    ["sort", "brand"],
    ["view", "list"],
  ]);
  expect(fieldsOf("Remove filter Brand NEFCHEM")).toEqual([
    ["q", "floor"],
    ["sort", "brand"],
    ["view", "list"],
  ]);
  expect(fieldsOf("Clear")).toEqual([["view", "list"]]);
});

test("Clear has nothing to clear at the defaults, and sort alone is enough for it", async () => {
  const cleared = async (path: string) =>
    [...(await renderPage(path)).querySelectorAll("main button")]
      .find((button) => textOf(button) === "Clear")
      ?.hasAttribute("disabled");
  expect(await cleared("/category/chemicals")).toBe(true);
  expect(await cleared("/category/chemicals?sort=brand")).toBe(false);
});

test("nothing found says so and clears", async () => {
  const page = await renderPage("/category/chemicals?q=zzzz");
  expect(textsOf(page, "main h2")).toEqual(["No products found", "The whole catalogue"]);
  expect(textsOf(page, "main p")).toContain(
    "Try adjusting your search terms or filters to find what you're looking for.",
  );
  const clear = [...page.querySelectorAll("main button")].find(
    (each) => textOf(each) === "Clear all filters",
  );
  expect(clear?.closest("form")?.getAttribute("action")).toBe("/category/chemicals");
  expect(clear?.hasAttribute("disabled")).toBe(false);
});

test("nothing found says what there would be without each filter", async () => {
  const page = await renderPage("/category/chemicals?q=lavender&brand=NEFCHEM");
  const without = textsOf(page, 'ul[aria-label="Without one filter"] button');
  expect(without.length).toBeGreaterThan(0);
  for (const text of without) expect(text).toMatch(/^Without (lavender|NEFCHEM): [1-9]\d*$/);
});
