import { expect, test } from "vitest";
import { sampleProduct } from "../../tests/support/sample-product.ts";
import { makeCatalogue } from "../domain/catalogue.ts";
import { readAddress } from "../urls/address.ts";
import { pagePriority } from "./page-priority.ts";

const catalogue = makeCatalogue({
  version: 1,
  products: [sampleProduct({ id: "sulo-bin" })],
  brands: [],
  categories: [
    { name: "Tools & More", description: "", parent: null },
    { name: "Squeegees", description: "", parent: "Tools & More" },
  ],
});

test.each([
  ["/", "first"],
  ["/products?application=healthcare", "first"],
  ["/products/sulo-bin", "first"],
  ["/category/tools-&-more", "first"],
  ["/category/tools-&-more/squeegees?sort=brand", "first"],
  ["/nowhere", "first"],
  ["/products/made-up", "later"],
  ["/category/made-up", "later"],
  ["/category/tools-&-more/made-up", "later"],
  ["/products?q=a", "later"],
  ["/products?page=2", "later"],
])("%s goes %s", (path, priority) => {
  expect(pagePriority(readAddress(new URL(path, "http://shop.test")), catalogue)).toBe(priority);
});
