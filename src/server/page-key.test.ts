import fc from "fast-check";
import { expect, test } from "vitest";
import { pageKey } from "./page-key.ts";

const key = (path: string) => pageKey(new URL(path, "http://shop.test"));

test("the key of a key is itself, whatever the parameters", () => {
  const names = fc.constantFrom(
    "q",
    "category",
    "subcategory",
    "brand",
    "application",
    "page",
    "sort",
    "view",
    "x",
  );
  const params = fc.array(fc.tuple(names, fc.string()), { maxLength: 8 });
  fc.assert(
    fc.property(
      fc.constantFrom("/", "/products", "/solutions", "/category/chemicals", "/contact"),
      params,
      (path, pairs) => {
        const once = key(`${path}?${new URLSearchParams(pairs)}`);
        expect(key(once.href)).toEqual(once);
      },
    ),
  );
});

test("the order of parameters doesn't matter", () => {
  expect(key("/products?brand=A&q=b")).toEqual(key("/products?q=b&brand=A"));
});

test("only pages that free text asks for are searches", () => {
  expect(key("/products?q=a").searched).toBe(true);
  expect(key("/products?brand=invented").searched).toBe(true);
  expect(key("/products?application=healthcare").searched).toBe(false);
  expect(key("/category/chemicals?sort=brand&view=list").searched).toBe(false);
});

test("the overview and the automation page keep what they know", () => {
  expect(key("/solutions?page=2&brand=COMAC&x=1").href).toBe("/solutions?brand=COMAC&page=2");
  expect(key("/solutions?brand=all&page=1").href).toBe("/solutions");
  expect(key("/automation-solutions?page=3&brand=COMAC").href).toBe("/automation-solutions?page=3");
});

test("broken escapes are refused", () => {
  expect(() => key("/%E0%A4%A")).toThrow("This address could not be read.");
});
