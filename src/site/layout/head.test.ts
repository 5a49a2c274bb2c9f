import { expect, test } from "vitest";
import { renderPage } from "../../../tests/support/render-page.tsx";
import { companyWith, DEFAULT_COMPANY as company } from "../../content/company.ts";
import banners from "../../content/en/editorial/banners.ts";
import sharedOf from "../../content/en/shared.ts";
import { bannerOf, organizationData, pageHead, siteOrigin, websiteData } from "./head.ts";

const shared = sharedOf(company);

const titleOf = (title: string, shortTitle?: string) =>
  pageHead(
    { title, ...(shortTitle !== undefined && { shortTitle }), description: "", path: "/" },
    "https://shop.test",
    shared,
  ).meta.find((tag) => tag.title !== undefined)?.title;

test("a title loses the company, then the brand, where results would cut it off", () => {
  expect(titleOf("Floor Pad, AMERICO", "Floor Pad")).toBe(`Floor Pad, AMERICO – ${company.name}`);
  const name = "Diamond Grinding Segment for Concrete, Grit 30, 16 mm";
  expect(titleOf(`${name}, KLINDEX`, name)).toBe(`${name}, KLINDEX`);
  const longer = `${name} and Terrazzo`;
  expect(titleOf(`${longer}, PREMIER PRODUCTS`, longer)).toBe(longer);
});

test("addresses in the head are those that the server was given, not those of the window", () => {
  expect(siteOrigin([{ loaderData: { origin: "https://shop.test" } }, { loaderData: {} }])).toBe(
    "https://shop.test",
  );
});

test("the site names itself for search engines, and only the company's own profiles", () => {
  expect(websiteData(company, "https://shop.test")).toMatchObject({
    "@type": "WebSite",
    name: company.name,
    url: "https://shop.test/",
  });
  // In another language it is the same company, whose pictures are everybody's.
  expect(organizationData(company, "https://shop.test/ar")).toMatchObject({
    "@id": "https://shop.test/#company",
    url: "https://shop.test/ar/",
    logo: "https://shop.test/favicon.svg",
  });
  const { sameAs } = { sameAs: undefined, ...organizationData(company, "https://shop.test") };
  expect(sameAs).toBeUndefined();
});

test.each([
  ["/", ["Organization,LocalBusiness", "WebSite"]],
  ["/about", ["Organization,LocalBusiness", "BreadcrumbList"]],
  ["/contact", ["Organization,LocalBusiness", "BreadcrumbList"]],
  ["/products", ["BreadcrumbList"]],
])("search engines get of %s: %s", async (path, types) => {
  const page = await renderPage(path);
  const blocks = [...page.querySelectorAll('script[type="application/ld+json"]')];
  const typeOf = ({ textContent }: { textContent: string }) => {
    const data: { "@type": string | string[] } = JSON.parse(textContent);
    return String(data["@type"]);
  };
  expect(blocks.map(typeOf)).toEqual(types);
});

test("the company says its own profiles, its numbers as machines dial them, and its other days", () => {
  const changed = companyWith({
    x: "https://x.com/naqi",
    showroom: "+973 1700 1234",
    otherDays: [
      { from: "2026-12-16", to: "2026-12-17", name: "National Day", open: [] },
      { from: "2027-02-08", to: "2027-03-09", name: "Ramadan", open: [[540, 840]] },
    ],
  });
  expect(organizationData(changed, "https://shop.test")).toMatchObject({
    sameAs: ["https://x.com/naqi"],
    telephone: ["+97317001234", "+97300000001"],
    specialOpeningHoursSpecification: [
      { validFrom: "2026-12-16", validThrough: "2026-12-17", opens: "00:00", closes: "00:00" },
      { validFrom: "2027-02-08", validThrough: "2027-03-09", opens: "09:00", closes: "14:00" },
    ],
  });
});

const categories = [{ key: "pumps" }, { key: "washroom-hygiene" }, { key: "equipments" }];
const media = { "scenes/about.avif": "/a.avif", "scenes/washroom.avif": "/w.avif" };
const matchesOf = (staticData: { banner?: "about" | "vacuum" }, params: { category?: string } = {}) => [
  { staticData: {}, params: {} },
  { staticData, params },
];

test("a page is shared with its own banner image, and what that shows", () => {
  expect(bannerOf(matchesOf({ banner: "about" }), { media, categories }, banners)).toEqual({
    url: "/a.avif",
    alt: banners.about,
  });
});

test("a category's pages are shared with the category's banner image", () => {
  expect(bannerOf(matchesOf({}, { category: "washroom-hygiene" }), { media, categories }, banners)).toEqual({
    url: "/w.avif",
    alt: banners.washroom,
  });
});

test("a category's own picture goes before the site's", () => {
  const given = { ...media, "banners/washroom-hygiene": "/own.avif" };
  const named = [{ key: "washroom-hygiene", name: "Washroom Hygiene" }];
  const matches = matchesOf({}, { category: "washroom-hygiene" });
  expect(bannerOf(matches, { media: given, categories: named }, banners)).toEqual({
    url: "/own.avif",
    alt: "Washroom Hygiene",
  });
});

test.each([
  ["no banner image", matchesOf({})],
  ["a banner image whose file isn't there", matchesOf({ banner: "vacuum" })],
  ["a category whose banner image isn't there", matchesOf({}, { category: "equipments" })],
  ["a category of one's own", matchesOf({}, { category: "pumps" })],
  ["an unknown category", matchesOf({}, { category: "boats" })],
])("a page with %s is shared with none", (_, matches) => {
  expect(bannerOf(matches, { media, categories }, banners)).toBeNull();
});
