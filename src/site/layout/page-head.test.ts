import { expect, test } from "vitest";
import { company } from "../../content/company.ts";
import shared from "../../content/en/shared.ts";
import { organizationData, websiteData } from "./organization-data.ts";
import { pageHead, siteOrigin } from "./page-head.ts";

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
