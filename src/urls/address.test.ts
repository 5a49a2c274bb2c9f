import fc from "fast-check";
import { expect, test } from "vitest";
import { hrefOf, readAddress } from "./address.ts";
import { categoryPath, pagePath, productPath } from "./links.ts";
import { PAGES } from "./pages.ts";
import { cleanText } from "./params.ts";

const read = (address: string) => readAddress(new URL(`http://shop.test${address}`));

test.each([
  ["/contact%20", "/contact"],
  ["/products%20", "/products"],
  ["/products/", "/products"],
  ["//contact", "/contact"],
  ["///products//scrubber-50/", "/products/scrubber-50"],
  ["/products/scrubber-50%20", "/products/scrubber-50"],
  ["/%63ontact", "/contact"],
  ["/PRODUCTS", "/products"],
  ["/category/EQUIPMENTS", "/category/equipments"],
  ["/category/%65quipments/Window-Cleaning%20", "/category/equipments/window-cleaning"],
  ["/category/tools-&-more", "/category/tools-%26-more"],
  ["/contact%00", "/contact"],
])("the path %s is a spelling of %s", (given, canonical) => {
  expect(read(given)).toMatchObject({ path: canonical, page: read(canonical).page });
  expect(read(given).page).not.toBeNull();
});

test.each(["/nowhere", "/about/us", "/category", "/products/a/b", "//x.example/about", "//[::1/about"])(
  "no page has the path %s",
  (path) => {
    expect(readAddress({ pathname: path, search: "" }).page).toBeNull();
  },
);

test.each([
  ["/products?utm_source=x&brand=COMAC&q=a&fbclid=y", "?q=a&brand=COMAC"],
  ["/products?brand[]=COMAC&search=1e3&__proto__=x&constructor=y", ""],
  ["/products?category=all&subcategory=All&brand=ALL", ""],
  ["/products?q=all", "?q=all"],
  ["/products?q=one&q=two", "?q=two"],
  ["/products?q=%00&brand=%00", ""],
  ["/products?q=a%0Ab", "?q=a+b"],
  ["/products?q=%20%20wet%20%20", "?q=wet"],
  ["/products?application=nonsense", ""],
  ["/products?application=%20commercial", "?application=commercial"],
  ["/solutions?brand=all&page=1", ""],
  ["/automation-solutions?page=3&brand=COMAC", "?page=3"],
  ["/category/equipments?sort=nonsense&view=grid", ""],
  ["/category/equipments?page=2&view=list&sort=brand", "?sort=brand&view=list&page=2"],
  ["/products?view=list&sort=category&sort=name", "?sort=name&view=list"],
  ["/category/equipments?width=400&width=600&tank=&tank=&sort=", "?width=400-600"],
  ["/category/equipments?noise=-68&width=600-400&brand=COMAC", "?brand=COMAC&width=400-600&noise=-68"],
  ["/products?width=&width=&width=none&tank=NaN&noise=1e3&ph=4-", "?width=none&ph=4-"],
  ["/products?sort=noise-down&width=constructor", "?sort=noise-down"],
  ["/automation-solutions?width=400-600", ""],
  ["/about?page=2", ""],
  ["/contact?product=a%20b", ""],
  ["/contact?sent=%3Cscript%3E", ""],
  ["/compare?ids=a,b;c%20d.e", "?ids=a.b.c.d.e"],
  ["/compare?ids=b,a,b,,A&show=differences&page=2", "?ids=b.a.A&show=differences"],
  ["/compare?ids=%3Cimg%20src=x%3E,ok,%00%1b[31m,../../etc", "?ids=ok"],
  ["/compare?ids=&show=all", ""],
])("%s has the parameters %s", (given, query) => {
  expect(read(given).query).toBe(query);
});

test.each(["abc", "0", "-1", "1", "2.0", "2e0", "0x2", "1e1", "10000", "99999999999", "", "1.5", "Infinity"])(
  "page=%s is the first page",
  (page) => {
    expect(read(`/products?page=${page}`).query).toBe("");
  },
);

test.each(["2", "002", " 2", "+2", "2 "])("page=%s is the second page", (page) => {
  expect(read(`/products?page=${page}`).query).toBe("?page=2");
});

test("a canonical address reads as itself, whatever was in it", () => {
  const names = fc.constantFrom(...Object.values(PAGES).flatMap(({ params }) => Object.keys(params)), "x");
  const query = fc.array(fc.tuple(names, fc.string({ unit: "binary", maxLength: 250 })), { maxLength: 8 });
  const part = fc.string({ unit: "grapheme", maxLength: 250 });
  const path = fc.oneof(
    fc.constantFrom(...Object.values(PAGES).map(({ path: template }) => template)),
    fc.array(part, { maxLength: 4 }).map((parts) => parts.join("/")),
    part.map((slug) => `/category/${slug}`),
    part.map((id) => `/products/${id}`),
  );
  fc.assert(
    fc.property(path, query, (pathname, pairs) => {
      const url = new URL("http://shop.test");
      url.pathname = pathname;
      url.search = new URLSearchParams(pairs.map(([name, text]) => [name, text.toWellFormed()])).toString();
      let once;
      try {
        once = readAddress(url);
      } catch (error) {
        expect(error).toBeInstanceOf(URIError);
        return;
      }
      expect(read(hrefOf(once))).toEqual(once);
      expect(new URL(hrefOf(once), "http://shop.test").host).toBe("shop.test");
    }),
  );
});

test("of ten thousand ids an address keeps the first few, each once", () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => `product-${index % 5000}`);
  const { query } = read(`/compare?ids=${ids.join(",")}`);
  expect(query).toBe(`?ids=${ids.slice(0, 8).join(".")}`);
  expect(read(`/compare?ids=${"x".repeat(100_000)}`).query.length).toBeLessThan(250);
});

test("only the three applications are read from an address", () => {
  const asked = ["commercial", "healthcare", "hospitality", "", "Commercial", "constructor", "offices"];
  expect(asked.map((name) => read(`/products?application=${name}`).query)).toEqual([
    "?application=commercial",
    "?application=healthcare",
    "?application=hospitality",
    "",
    "",
    "",
    "",
  ]);
});

test("links lead to the page that they name", () => {
  expect(read(productPath("a b/c")).page).toBe("product");
  const steam = categoryPath("vacuum-,-high-pressure-&-steam-machines");
  expect(read(steam)).toMatchObject({ page: "category", path: steam });
  expect(categoryPath("tools-&-more", "a/b")).toBe("/category/tools-%26-more/a%2Fb");
  expect(pagePath("listing", { page: 2, brand: "A&B", q: "x" })).toBe("/products?q=x&brand=A%26B&page=2");
  expect(pagePath("listing", { page: 1 })).toBe("/products");
  for (const [name, { path }] of Object.entries(PAGES)) {
    if (!path.includes("$")) expect(read(path)).toMatchObject({ page: name, path, query: "" });
  }
});

test("a brand's link carries any name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const brand = PAGES.listing.params.brand.read(name);
      const address = pagePath("listing", { brand: name });
      expect(new URL(address, "http://shop.test").searchParams.get("brand")).toBe(brand ?? null);
      if (cleanText(name) === name && !/^all$/i.test(name)) expect(brand ?? "").toBe(name);
    }),
  );
});

test("only what visitors can make up is unbounded", () => {
  expect(read("/products?q=a").unbounded).toBe(true);
  expect(read("/products?brand=invented").unbounded).toBe(true);
  expect(read("/products?page=2").unbounded).toBe(true);
  expect(read("/nowhere").unbounded).toBe(true);
  expect(read("/products?application=healthcare").unbounded).toBe(false);
  expect(read("/category/chemicals?sort=brand&view=list").unbounded).toBe(false);
});

test("broken escapes are no address", () => {
  expect(() => read("/%E0%A4%A")).toThrow(URIError);
});

test.each([
  ["nights=1", "?nights=1"],
  ["nights=7", "?nights=7"],
  ["nights=0", ""],
  ["nights=8", ""],
  ["area=50", "?area=50"],
  ["area=100000", "?area=100000"],
  ["area=49", ""],
  ["area=100001", ""],
  ["area=2000", ""],
])("of the calculator %s is read as “%s”", (given, query) => {
  expect(readAddress(new URL(`/automation-solutions?${given}`, "http://shop.test")).query).toBe(query);
});
