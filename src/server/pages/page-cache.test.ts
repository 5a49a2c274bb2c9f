import { expect, test, vi } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { entry } from "../../../tests/support/sample-tree.ts";
import { makeCatalogue } from "../../domain/catalogue/catalogue.ts";
import { readAddress } from "../../urls/address.ts";
import { encode } from "../http/encoded.ts";
import { createPageCache, pagePriority } from "./page-cache.ts";

const catalogue = makeCatalogue({
  version: 1,
  products: [sampleProduct({ id: "sulo-bin" })],
  brands: [],
  categories: [entry("Tools & More"), entry("Squeegees", "Tools & More")],
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

test("an entry holds for one canonical address until the catalogue changes", async () => {
  const cache = createPageCache();
  const render = vi.fn(() =>
    Promise.resolve({
      status: 200,
      encoded: encode("<p>Page</p>", "text/html"),
      csp: "",
      complete: true,
    }),
  );
  const request = (path: string) => {
    const address = readAddress(new URL(path, "http://shop.test"), ["/ar"]);
    return cache.page({ address, language: "en" }, render);
  };
  expect(cache.cached("/products?application=healthcare")).toBeUndefined();
  const page = await request("/products?application=healthcare");
  await request("/products?utm_source=x&application=healthcare");
  expect(render).toHaveBeenCalledTimes(1);
  expect(cache.cached("/products?application=healthcare")).toBe(page);
  expect(cache.cached("/products?utm_source=x&application=healthcare")).toBeUndefined();
  await request("/ar/products?application=healthcare");
  await request("/products");
  await request("/products?q=pad");
  expect(render).toHaveBeenCalledTimes(4);
  expect(cache.cached("/products?q=pad")).toBeDefined();
  cache.clear();
  expect(cache.cached("/products")).toBeUndefined();
  await request("/products");
  expect(render).toHaveBeenCalledTimes(5);
});

test("the page of all unknown paths is one of each language, and none that can be asked for", async () => {
  const cache = createPageCache();
  const encoded = encode("<p>Page</p>", "text/html");
  const render = vi.fn(() => Promise.resolve({ status: 404, encoded, csp: "", complete: true }));
  const address = readAddress(new URL("/nowhere", "http://shop.test"));
  for (const language of ["en", "ar", "en"]) await cache.page({ address, language }, render);
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.cached("/nowhere")).toBeUndefined();
});

test("incomplete pages and errors are rendered again, the 404 of unknown paths is not", async () => {
  const cache = createPageCache();
  const requestTwice = async (path: string, status: number, complete: boolean) => {
    const encoded = encode("<p>Page</p>", "text/html");
    const render = vi.fn(() => Promise.resolve({ status, encoded, csp: "", complete }));
    const key = { address: readAddress(new URL(path, "http://shop.test")), language: "en" };
    await cache.page(key, render);
    await cache.page(key, render);
    return render.mock.calls.length;
  };
  expect(await requestTwice("/about", 200, false)).toBe(2);
  expect(await requestTwice("/about", 200, true)).toBe(1);
  expect(await requestTwice("/products/made-up", 404, true)).toBe(2);
  expect(await requestTwice("/nowhere", 404, true)).toBe(1);
});
