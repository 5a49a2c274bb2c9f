import { expect, test } from "vitest";
import { entry } from "../../../tests/support/sample-tree.ts";
import { makeCatalogue } from "../../domain/catalogue/catalogue.ts";
import type { Product } from "../../domain/product/product.ts";
import { sitemapXml, STATIC_PATHS } from "./sitemap.ts";

const product = (id: string): Product => ({
  id,
  name: id,
  brand: "SULO",
  category: "Waste Management",
  subcategory: "Bins",
  description: "",
  features: [],
  specifications: "",
  imageUrl: null,
  productUrl: null,
  serialNumber: null,
  fits: [],
  successor: null,
  price: null,
  isActive: true,
  createdAt: "2024-01-01T00:00:00.000Z",
});

const catalogue = makeCatalogue({
  version: 1,
  products: [product("old"), product("new")],
  brands: [],
  categories: [entry("Waste Management"), entry("Bins", "Waste Management")],
  changedAt: (id) => (id === "old" ? "2025-01-01T00:00:00.000Z" : "2026-02-03T04:05:06.000Z"),
});

test("a page that search engines are to leave out is not in the sitemap", () => {
  expect(STATIC_PATHS).toContain("/machine-finder");
  expect(sitemapXml(catalogue, "https://shop.test")).not.toContain("/compare<");
});

test("pages of the catalogue say when it changed, the newest change of what they list", () => {
  const xml = sitemapXml(catalogue, "https://shop.test") ?? "";
  const lastmod = (path: string) =>
    new RegExp(`<loc>https://shop.test${path}</loc>(?:<lastmod>(.*?)</lastmod>)?</url>`).exec(xml)?.[1];
  expect(lastmod("/products/old")).toBe("2025-01-01T00:00:00.000Z");
  for (const path of [
    "/products",
    "/products/new",
    "/category/waste-management",
    "/category/waste-management/bins",
  ]) {
    expect(lastmod(path), path).toBe("2026-02-03T04:05:06.000Z");
  }
  expect(xml).toContain("<loc>https://shop.test/about</loc></url>");
});

test("more addresses than one sitemap may list are split into parts under an index", () => {
  const pages = STATIC_PATHS.length + 4;
  const index = sitemapXml(catalogue, "https://shop.test", null, 8) ?? "";
  const places = [...index.matchAll(/<sitemap><loc>https:\/\/shop\.test\/sitemap-(\d+)\.xml<\/loc>/g)];
  expect(places.map(([, part]) => Number(part))).toEqual([1, 2, 3]);
  const listed = [1, 2, 3].flatMap((part) => [
    ...(sitemapXml(catalogue, "https://shop.test", part, 8) ?? "").matchAll(/<url>/g),
  ]);
  expect(listed).toHaveLength(pages);
  expect(sitemapXml(catalogue, "https://shop.test", 4, 8)).toBeNull();
  expect(sitemapXml(catalogue, "https://shop.test", 1)).toBeNull();
});
