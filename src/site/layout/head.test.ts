import { expect, test } from "vitest";
import { company } from "../../content/company.ts";
import banners from "../../content/en/editorial/banners.ts";
import shared from "../../content/en/shared.ts";
import { bannerOf, organizationData, pageHead, siteOrigin, websiteData } from "./head.ts";

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
  expect(websiteData("https://shop.test")).toMatchObject({
    "@type": "WebSite",
    name: company.name,
    url: "https://shop.test/",
  });
  const { sameAs } = { sameAs: undefined, ...organizationData("https://shop.test") };
  expect(sameAs).toBeUndefined();
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

test.each([
  ["no banner image", matchesOf({})],
  ["a banner image whose file isn't there", matchesOf({ banner: "vacuum" })],
  ["a category whose banner image isn't there", matchesOf({}, { category: "equipments" })],
  ["a category of one's own", matchesOf({}, { category: "pumps" })],
  ["an unknown category", matchesOf({}, { category: "boats" })],
])("a page with %s is shared with none", (_, matches) => {
  expect(bannerOf(matches, { media, categories }, banners)).toBeNull();
});
