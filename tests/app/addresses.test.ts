import { beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../support/engines.ts";
import { CATEGORIES } from "../../src/catalogue/records.ts";
import { appOver, stock, TREE } from "./app-under-test.ts";

onBothEngines("addresses", (engine) => {
  let handle: Awaited<ReturnType<typeof engine.open>>;
  let app: Awaited<ReturnType<typeof appOver>>;

  beforeAll(async () => {
    handle = await engine.open();
    await stock(handle);
    app = await appOver(handle);
  });

  test.each([
    ["/products?utm_source=x&brand=COMAC&q=a", "/products?q=a&brand=COMAC"],
    ["/products?brand=COMAC&q=a&fbclid=1", "/products?q=a&brand=COMAC"],
    ["/products?page=1&category=all", "/products"],
    ["/products?page=002", "/products?page=2"],
    ["/products?page=-3", "/products"],
    ["/products?application=space", "/products"],
    ["/products?q=one&q=two", "/products?q=two"],
    ["/category/chemicals?sort=name&view=grid", "/category/chemicals"],
    ["/category/chemicals?page=2&view=list&sort=brand", "/category/chemicals?sort=brand&view=list&page=2"],
    ["/category/chemicals?ph=9-4&pack=%00&width=NaN", "/category/chemicals?ph=4-9"],
    ["/products?width=400&width=600&tank=&tank=&page=0", "/products?width=400-600"],
    ["/contact?anything=1", "/contact"],
    ["/contact?sent=%3Cscript%3E", "/contact"],
  ])("%s is rendered as %s", async (given, normal) => {
    const { ask, rendered } = await appOver(handle);
    expect((await ask(given)).status).toBe(200);
    await ask(normal);
    expect(rendered).toEqual([normal]);
  });

  test.each([
    ["/products/", 308, "/products"],
    ["/category/chemicals/?q=a", 308, "/category/chemicals?q=a"],
    ["/category/CHEMICALS", 308, "/category/chemicals"],
    ["/category/CHEMICALS/Kitchen-Chemicals%20", 308, "/category/chemicals/kitchen-chemicals"],
    ["/%63ontact%20?utm_source=mail", 308, "/contact?utm_source=mail"],
    ["//contact", 308, "/contact"],
    ["//evil.example//", 404, null],
    ["//x.example/about", 404, null],
    ["//[::1/about", 404, null],
    ["//user:pw@x.example/about", 404, null],
  ])("%s is answered %s, to %s", async (path, status, location) => {
    const response = await app.app.fetch(new Request(`http://shop.test${path}`));
    expect([response.status, response.headers.get("location")]).toEqual([status, location]);
  });

  test("the address of a category is its key, and its other names lead there", async () => {
    const own = await engine.open();
    const [chemicals] = TREE;
    const renamed = {
      ...(chemicals ?? CATEGORIES.blank()),
      name: "Cleaning Agents",
      formerNames: ["Detergents"],
    };
    await stock(own, [], [renamed]);
    const { ask, rendered } = await appOver(own);
    for (const path of ["/category/cleaning-agents", "/category/detergents"]) {
      const response = await ask(`${path}?utm_source=x`);
      expect([response.status, response.headers.get("location")]).toEqual([
        308,
        "/category/chemicals?utm_source=x",
      ]);
    }
    const filtered = await ask("/products?category=Detergents");
    expect(filtered.headers.get("location")).toBe("/products?category=Cleaning+Agents");
    expect((await ask("/category/chemicals")).status).toBe(200);
    expect(rendered).toEqual(["/category/chemicals"]);
  });

  test("broken escapes are a 400, and an absurdly long address is a 414", async () => {
    expect((await app.ask("/%E0%A4%A")).status).toBe(400);
    expect((await app.ask("/products?q=%E0%A4%A")).status).toBe(200);
    expect((await app.ask(`/products?q=${"x".repeat(5000)}`)).status).toBe(414);
    expect((await app.ask(`/api/products?q=${"x".repeat(5000)}`)).status).toBe(414);
  });

  test("all missing pages are one cached 404", async () => {
    const { ask, rendered } = await appOver(handle);
    for (const path of ["/missing", "/missing?again=1", "/another/missing"]) {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("etag")).toBeNull();
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
    expect(rendered).toEqual(["/missing"]);
  });

  test("a path near to a page's says which was probably meant, and is not cached for others", async () => {
    const { ask, rendered } = await appOver(handle);
    for (const path of ["/contcat", "/nothing-like-it", "/contakt", "/contcat", "/wp-admin"]) await ask(path);
    expect(rendered).toEqual(["/contcat", "/nothing-like-it", "/contakt", "/contcat"]);
  });

  test("a product or category that doesn't exist is a 404 that is not cached", async () => {
    const { ask, rendered } = await appOver(handle);
    for (let n = 0; n < 2; n++) expect((await ask("/products/missing")).status).toBe(404);
    expect(rendered).toHaveLength(2);
  });

  test.each(["/wp-login.php", "/.well-known/change-password", "/a/b/c/d"])(
    "%s is answered in a few bytes, with the words of the whole page",
    async (path) => {
      const { ask, rendered } = await appOver(handle);
      const response = await ask(path);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html.length).toBeLessThan(1000);
      expect(html).toContain("<h1>404 Page Not Found</h1>");
      expect(html).toContain("Did you forget to add the page to the router?");
      expect(rendered).toEqual([]);
    },
  );
});
