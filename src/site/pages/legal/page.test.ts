import { expect, test } from "vitest";
import { PRIVACY_NOTICE_VERSION } from "../../../content/company.ts";
import { linksOf, partWith, renderPage, textOf, textsOf } from "../../../../tests/support/render-page.tsx";

test("the privacy notice says what is collected, what for, who sees it and how it is protected", async () => {
  const text = textOf((await renderPage("/privacy-policy")).querySelector("main"));
  for (const said of [
    "Contact details",
    "Business requirements",
    "Technical specifications",
    "Quotations",
    "Technical support",
    "Product recommendations",
    "Service improvement",
    "share data with third parties only with your explicit consent",
    "security measures",
    "Law No. 30 of 2018",
    "Personal Data Protection Authority",
    "your browser keeps a list of the last eight products in its own storage",
    `Version ${PRIVACY_NOTICE_VERSION}`,
  ]) {
    expect(text).toContain(said);
  }
});

test("the terms hold service agreement, manufacturer warranties with support guarantees, service standards", async () => {
  const page = await renderPage("/terms-of-service");
  const titles = textsOf(page, "main h2").map((title) => title.replace(/^\d+/, ""));
  expect(titles).toEqual(
    expect.arrayContaining(["Service agreement", "Warranties and support guarantees", "Service standards"]),
  );
  const text = textOf(page.querySelector("main"));
  expect(text).toContain("the manufacturer’s warranty, in the term");
  expect(text).toContain("Beyond it we give these support guarantees");
});

test("the table of contents names every section, in their order", async () => {
  for (const path of ["/privacy-policy", "/terms-of-service"]) {
    const page = await renderPage(path);
    const sections = [...page.querySelectorAll("main ol > li[id]")];
    expect(sections.length).toBeGreaterThan(5);
    expect(linksOf(page, "nav[aria-labelledby=legal-contents] a")).toEqual(
      sections.map((section) => [textOf(section.querySelector("h2")), `#${section.id}`]),
    );
  }
});

test("the sitemap has the three groups, with exactly their pages, and all others in a group of their own", async () => {
  const page = await renderPage("/sitemap");
  const pathsOf = (group: string) => linksOf(partWith(page, group)).map(([, href]) => href);
  expect(pathsOf("Main Pages")).toEqual(["/", "/about", "/contact"]);
  expect(pathsOf("Solutions")).toEqual([
    "/solutions",
    "/vacuum-solutions",
    "/automation-solutions",
    "/products",
  ]);
  expect(pathsOf("Legal")).toEqual(["/privacy-policy", "/terms-of-service", "/sitemap"]);
  expect(pathsOf("By industry")).toEqual([
    "/commercial-spaces",
    "/healthcare-facilities",
    "/hospitality-excellence",
  ]);
  expect(pathsOf("By task")).toEqual([
    "/products#search",
    "/machine-finder",
    "/smart-floor-care",
    "/advanced-chemicals",
    "/get-quote",
  ]);
});

test("the sitemap and the footer call a page by the same name", async () => {
  const page = await renderPage("/sitemap");
  const named = new Map(linksOf(page, "main ul a").map(([name, href]) => [href, name]));
  const inFooter = linksOf(page, "footer nav ul a").filter(
    ([, href]) => named.has(href) && href !== "/products",
  );
  expect(inFooter).toHaveLength(12);
  expect(inFooter).toEqual(inFooter.map(([, href]) => [named.get(href), href]));
});

test("the sitemap counts the catalogue beside it", async () => {
  const page = await renderPage("/sitemap");
  const brands = partWith(page, "Brands");
  expect(textsOf(brands, "li")).toHaveLength(18);
  expect(textsOf(brands, "li")[0]).toBe("Numatic20");
  expect(linksOf(brands)[0]).toEqual(["Numatic", "/products?brand=NUMATIC"]);
  const tree = partWith(page, "The catalogue");
  expect(textsOf(tree, "h3")).toEqual([
    "1Equipments123",
    "2Washroom Hygiene87",
    "3Chemicals66",
    "4Cleaning Tools & Accessories61",
    "5Waste Management21",
    "6Floor Care Equipment12",
    "7Industrial Vacuum Cleaners12",
  ]);
  const parts = textsOf(page, 'nav[aria-label="On this page"] a');
  expect(parts).toEqual(["17 pages", "7 categories", "18 brands"]);
});
