import { expect, test } from "vitest";
import { createElement } from "react";
import { linksOf, renderPage, textOf, textsOf } from "../../../tests/support/render-page.tsx";
import { SearchProvider } from "../components/search/search-provider.tsx";
import { Drawer } from "./drawer.tsx";

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

test("the header leads to home, About, Contact, the quote form, the search and the products", () => {
  const header = part("header");
  expect(header.querySelector("a")?.getAttribute("aria-label")).toBe("Naqi Trading WLL, home");
  const own = [...header.querySelectorAll("a")].filter((link) => !link.closest("[id^=menu-], dialog"));
  expect(own.map((link) => [textOf(link), link.getAttribute("href")])).toEqual([
    ["naqi", "/"],
    ["About", "/about"],
    ["Contact", "/contact"],
    ["QuoteRequest a quote", "/get-quote"],
    ["Search", "/products"],
    ["View Products", "/products"],
    ["Menu", "#site-footer"],
  ]);
});

test("the categories menu has every category with its count, and all subcategories", () => {
  const menu = part("header #menu-categories");
  const categories = [...menu.querySelectorAll(":scope > div > ul > li")];
  expect(categories.map((category) => linksOf(category)[0])).toEqual(
    CATEGORIES.map(([name, href], index) => [`${index + 1}${name}${COUNTS[index]}`, href]),
  );
  expect(categories.map((category) => category.querySelectorAll("li").length)).toEqual([8, 9, 2, 3, 1]);
  expect(linksOf(menu)).toContainEqual([
    "Carpet cleaning and sanitizing machines5",
    "/category/equipments/carpet-cleaning-and-sanitizing-machines",
  ]);
});

const INDUSTRIES = [
  ["Commercial", "/commercial-spaces"],
  ["Healthcare", "/healthcare-facilities"],
  ["Hospitality", "/hospitality-excellence"],
];
const THEMES = [
  ["Industrial vacuum", "/vacuum-solutions"],
  ["Automation", "/automation-solutions"],
  ["Floor care", "/smart-floor-care"],
  ["Chemicals", "/advanced-chemicals"],
];

test("under the categories the menu leads to industries, themes and their overview", () => {
  const menu = part("header #menu-categories");
  expect(linksOf(menu, "ul[aria-label='By industry'] a")).toEqual(INDUSTRIES);
  expect(linksOf(menu, "ul[aria-label='By theme'] a")).toEqual(THEMES);
  expect(linksOf(menu).at(-1)).toEqual(["Solutions overview", "/solutions"]);
});

test("the categories menu shows a typical product of its first subcategory, until another is pointed at", () => {
  const preview = part("header #menu-categories [aria-hidden=true]:has(img)");
  expect(textsOf(preview, "p")).toEqual([
    "Vacuums & Scrubing Machines",
    "33 products",
    expect.stringMatching(/^\w+ [\d,.]+–[\d,.]+ \S+$/),
  ]);
  expect(preview.querySelector("img")?.getAttribute("loading")).toBe("lazy");
});

test("the brands menu has the first ten entries", () => {
  const names = ["NUMATIC", "COMAC", "LAVOR", "TVX", "KLINDEX", "TMB", "SANTOEMMA", "PURAQLEEN", "FILMOP"];
  const menu = part("header #menu-brands");
  expect(linksOf(menu).map(([, href]) => href)).toEqual([
    "/products",
    ...names.map((name) => `/products?brand=${name}`),
  ]);
  expect(textsOf(menu, "b").join()).toBe(["All Brands", ...names].join());
  const labels = [...menu.querySelectorAll("a[aria-label]")].map((link) => link.getAttribute("aria-label"));
  expect(labels.slice(0, 2)).toEqual([
    "All Brands 18 brands 382 products",
    "NUMATIC Vacuums & Scrubing Machines 20 products",
  ]);
  expect(labels.slice(1).map((label, place) => label?.startsWith(`${names[place]} `))).not.toContain(false);
  expect(linksOf(menu)[1]?.[0]).toBe("NUMATIC Vacuums & Scrubing Machines 20");
});

test("the drawer has About, Contact, every category and brand, and all products", async () => {
  const drawn = createElement(Drawer, { open: true, onClose: () => undefined });
  const beside = createElement(SearchProvider, null, drawn);
  const drawers = (await renderPage("/about", { beside })).querySelectorAll("dialog[aria-label=Navigation]");
  const drawer = [...drawers].at(-1);
  if (!drawer) throw new Error("There is no drawer");
  expect(textsOf(drawer, "h2, h3")).toEqual([
    "Navigation",
    "Categories",
    "Brands",
    "Industries",
    "Solutions",
  ]);
  const links = linksOf(drawer);
  expect(links.slice(0, 4)).toEqual([
    ["Name or article number", "/products"],
    ["About", "/about"],
    ["Contact", "/contact"],
    ["Request a quote", "/get-quote"],
  ]);
  expect(links.slice(-2)).toEqual([
    ["View All Products", "/products"],
    ["+973 0000 0000", "tel:+97300000000"],
  ]);
  expect(textsOf(drawer, "details > summary")).toEqual(
    CATEGORIES.map(([name], index) => `${index + 1}${name}${COUNTS[index]}`),
  );
  const open = [...drawer.querySelectorAll("details")].filter((category) => category.hasAttribute("open"));
  expect(open).toEqual([]);
  expect(links).toContainEqual(["All Chemicals", "/category/chemicals"]);
  expect(links).toContainEqual(["Kitchen Chemicals28", "/category/chemicals/kitchen-chemicals"]);
  expect(links).toContainEqual(["SULO 12", "/products?brand=SULO"]);
  expect(links).toContainEqual(["NEFCHEM 24", "/products?brand=NEFCHEM"]);
  for (const link of [...INDUSTRIES, ["Overview", "/solutions"], ...THEMES]) {
    expect(links).toContainEqual(link);
  }
});

test("the footer has the columns, counts, social links and copyright line", () => {
  const footer = part("footer");
  expect(textsOf(footer, "h2")).toEqual(["Categories", "Industries", "Solutions", "Company"]);
  expect(linksOf(footer, "nav[aria-labelledby=foot-categories] a")).toEqual(
    CATEGORIES.map(([name, href], index) => [`${index + 1}${name}${COUNTS[index]}`, href]),
  );
  expect(linksOf(footer, "nav[aria-labelledby=foot-industries] a")).toEqual(INDUSTRIES);
  expect(linksOf(footer, "nav[aria-labelledby=foot-solutions] a")).toEqual([
    ["Overview", "/solutions"],
    ...THEMES,
  ]);
  expect(linksOf(footer, "nav[aria-labelledby=foot-company] a")).toEqual([
    ["About Us", "/about"],
    ["Our Brands", "/products"],
    ["Services", "/about#services"],
    ["Contact", "/contact"],
    ["Request a quote", "/get-quote"],
    ["Search", "/products#search"],
  ]);
  expect(textsOf(footer, "[aria-current]")).toEqual(["Our Brands"]);
  const reach = linksOf(footer).slice(1, 3);
  expect(reach.map(([, href]) => href)).toEqual(["tel:+97300000000", "mailto:sales@example.com"]);
  expect(textsOf(footer, "li")).toContain("Saturday to Wednesday 8:00-13:00 and 15:00-18:30");
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
  expect(await marked("/products?brand=COMAC")).toEqual(["Brands"]);
  expect(await marked("/products?category=Chemicals")).toEqual(["Categories"]);
  for (const path of ["/solutions", "/smart-floor-care", "/healthcare-facilities"]) {
    expect(await marked(path)).toEqual(["Categories"]);
  }
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
    if (path === "/products?brand=COMAC")
      expect(names.filter(([name]) => name?.startsWith("COMAC"))).toHaveLength(1);
  }
});

test("an unknown path shows the not-found screen", async () => {
  const missing = await renderPage("/no/such/page");
  expect(textsOf(missing, "main h1")).toEqual(["404 Page Not Found"]);
  expect(textsOf(missing, "main p")[0]).toBe("Did you forget to add the page to the router?");
  expect(missing.querySelector("main dl")).toBeNull();
  const links = linksOf(missing, 'main nav[aria-label="All categories"] a');
  expect(links).toHaveLength(5 + 23 + 2);
  expect(links).toContainEqual(["5Waste Management 21", "/category/waste-management"]);
  expect(linksOf(missing, "main p a").at(-1)).toEqual(["All contacts and opening hours", "/contact"]);
  const search = missing.querySelector("main form[role=search]");
  expect([search?.getAttribute("action"), search?.querySelector("input")?.getAttribute("name")]).toEqual([
    "/products",
    "q",
  ]);
});

test.each([
  ["/comercial-space", "co[m]mercial-space[s]", "Commercial Space Solutions", "/commercial-spaces"],
  ["/contcat", "cont[ac]t", "Contact", "/contact"],
  [
    "/kitchen-chemical",
    "[category/chemicals/]kitchen-chemical[s]",
    "Kitchen Chemicals",
    "/category/chemicals/kitchen-chemicals",
  ],
])("the not-found screen of %s names the page that was probably meant", async (path, marked, name, href) => {
  const missing = await renderPage(path);
  for (const letters of missing.querySelectorAll("main dl ins"))
    letters.textContent = `[${letters.textContent}]`;
  expect(textsOf(missing, "main dl dd > span")).toEqual([path, `/${marked}`]);
  expect(linksOf(missing, "main dl a")).toEqual([[name, href]]);
});
