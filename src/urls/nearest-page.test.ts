import { expect, test } from "vitest";
import { sampleCatalogue } from "../../tests/support/render-page.tsx";
import { menuCategories } from "../domain/catalogue/category.ts";
import { readAddress } from "./address.ts";
import { nearestPage } from "./nearest-page.ts";

const tree = menuCategories((await sampleCatalogue()).categories);
const near = (path: string) =>
  nearestPage(readAddress(new URL(path, "http://shop.test")), tree)?.path ?? null;

test.each([
  ["/contcat", "/contact"],
  ["/comercial-space", "/commercial-spaces"],
  ["/en/about", "/about"],
  ["/chemical", "/category/chemicals"],
  ["/shop/floor-pad", "/category/cleaning-tools-&-accessories/floor-pads"],
  ["/%D8%B9%D9%86", null],
  ["/wp-admin", null],
  ["/no/such/page", null],
])("%s is near to %s", (path, page) => {
  expect(near(path)).toBe(page);
});
