import { expect, test } from "vitest";
import { linksOf, renderPage, textOf, textsOf } from "../../../tests/support/render-page.tsx";

const page = await renderPage("/products");
const part = (selector: string) => {
  const found = page.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

const CATEGORIES = [
  ["Equipments", "/category/equipments"],
  ["Washroom Hygiene", "/category/washroom-hygiene"],
  ["Chemicals", "/category/chemicals"],
  ["Cleaning Tools & Accessories", "/category/cleaning-tools-%26-accessories"],
  ["Waste Management", "/category/waste-management"],
] as const;
const COUNTS = ["123", "87", "66", "61", "21"];

test("the header leads to home, About, Contact and the products", () => {
  const header = part("header");
  expect(header.querySelector("a")?.getAttribute("aria-label")).toBe("Naqi Trading WLL, home");
  const own = [...header.querySelectorAll("a")].filter((link) => !link.closest("[id^=menu-], dialog"));
  expect(own.map((link) => [textOf(link), link.getAttribute("href")])).toEqual([
    ["naqi", "/"],
    ["About", "/about"],
    ["Contact", "/contact"],
    ["View Products", "/products"],
    ["Menu", "#site-footer"],
  ]);
});

test("the categories menu has every category with its count, and all subcategories", () => {
  const menu = part("header #menu-categories");
  const categories = [...menu.querySelectorAll(":scope > div > ul > li")];
  expect(categories.map((category) => linksOf(category)[0])).toEqual(
    CATEGORIES.map(([name, href], index) => [`${COUNTS[index]}${name}`, href]),
  );
  expect(categories.map((category) => category.querySelectorAll("li").length)).toEqual([8, 9, 2, 3, 1]);
  expect(linksOf(menu)).toContainEqual([
    "Carpet cleaning and sanitizing machines5",
    "/category/equipments/carpet-cleaning-and-sanitizing-machines",
  ]);
});

test("the brands menu has the first ten entries", () => {
  const names = ["NUMATIC", "COMAC", "LAVOR", "TVX", "KLINDEX", "TMB", "SANTOEMMA", "PURAQLEEN", "FILMOP"];
  const menu = part("header #menu-brands");
  expect(linksOf(menu)).toEqual([
    ["All Brands", "/products"],
    ["Numatic", "/products?brand=NUMATIC"],
    ...["COMAC", "Lavor", "TVX", "Klindex", "TMB", "Santoemma", "Puraqleen", "FILMOP"].map((shown) => [
      shown,
      `/products?brand=${shown.toUpperCase()}`,
    ]),
  ]);
  const labels = [...menu.querySelectorAll("a[aria-label]")].map((link) => link.getAttribute("aria-label"));
  expect(labels).toEqual(names);
});

test("the drawer has About, Contact, every category and brand, and all products", () => {
  const drawer = part("dialog[aria-label=Navigation]");
  expect(textsOf(drawer, "h2, h3")).toEqual(["Navigation", "Categories", "Brands"]);
  const links = linksOf(drawer);
  expect(links.slice(0, 2)).toEqual([
    ["About", "/about"],
    ["Contact", "/contact"],
  ]);
  expect(links.at(-1)).toEqual(["View All Products", "/products"]);
  expect(textsOf(drawer, "details > summary")).toEqual(
    CATEGORIES.map(([name], index) => `${name}${COUNTS[index]}`),
  );
  const open = [...drawer.querySelectorAll("details")].filter((category) => category.hasAttribute("open"));
  expect(open).toEqual([]);
  expect(links).toContainEqual(["All Chemicals", "/category/chemicals"]);
  expect(links).toContainEqual(["Kitchen Chemicals28", "/category/chemicals/kitchen-chemicals"]);
  expect(links).toContainEqual(["SULO", "/products?brand=SULO"]);
});

test("the footer has the columns, counts, social links and copyright line", () => {
  const footer = part("footer");
  expect(textsOf(footer, "h2")).toEqual(["Categories", "Company"]);
  expect(linksOf(footer, "nav[aria-labelledby=foot-categories] a")).toEqual(
    CATEGORIES.map(([name, href], index) => [`${name}${COUNTS[index]}`, href]),
  );
  expect(linksOf(footer, "nav[aria-labelledby=foot-company] a")).toEqual([
    ["About Us", "/about"],
    ["Our Brands", "/products"],
    ["Services", "/about#services"],
    ["Contact", "/contact"],
  ]);
  expect(linksOf(footer, "nav[aria-label=Legal] a")).toEqual([
    ["Privacy Policy", "/privacy-policy"],
    ["Terms of Service", "/terms-of-service"],
    ["Sitemap", "/sitemap"],
  ]);
  expect(textsOf(footer, "nav[aria-label='Social media'] a")).toEqual(["Facebook", "LinkedIn", "X"]);
  expect(textsOf(footer, "span")).toContain("© 2025 Naqi Trading WLL");
});

test("the header marks where one is", async () => {
  const marked = async (path: string) =>
    [...(await renderPage(path)).querySelectorAll("header :is([aria-current=page], [data-current])")]
      .filter((entry) => !entry.closest("[id^=menu-], dialog"))
      .map(textOf);
  expect(await marked("/contact")).toEqual(["Contact"]);
  expect(await marked("/category/chemicals")).toEqual(["Categories"]);
  expect(await marked("/products?brand=COMAC")).toEqual(["Brands", "View Products"]);
  expect(await marked("/products")).toEqual(["View Products"]);
});

test("a list has at most one current link, and a brand's page marks the brand alone", async () => {
  for (const path of [
    "/products?brand=COMAC",
    "/products?q=scrub&brand=COMAC",
    "/products?category=Chemicals",
    "/products?page=2",
    "/solutions?page=2",
    "/category/equipments?view=list",
    "/category/equipments/window-cleaning",
    "/about",
  ]) {
    const lists = new Map<unknown, string[]>();
    for (const link of (await renderPage(path)).querySelectorAll("[aria-current]")) {
      const list = link.closest("ul, ol, nav, [role=group]");
      lists.set(list, [...(lists.get(list) ?? []), link.getAttribute("aria-label") ?? textOf(link)]);
    }
    const names = [...lists.values()];
    expect(names.filter((each) => each.length > 1 || each.includes("All Brands"))).toEqual([]);
    if (path === "/products?brand=COMAC") expect(names.filter(([name]) => name === "COMAC")).toHaveLength(2);
  }
});

test("an unknown path shows the not-found screen", async () => {
  const missing = await renderPage("/no/such/page");
  expect(textsOf(missing, "main h1")).toEqual(["404 Page Not Found"]);
  expect(textsOf(missing, "main p")).toContain("Did you forget to add the page to the router?");
  expect(linksOf(missing, "main a")).toEqual([["View All Products", "/products"]]);
});
