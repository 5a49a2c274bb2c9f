import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../support/engines.ts";
import { appOver, errorOf, product, STOCK, stock, TREE } from "./app-under-test.ts";

/** The stock as visitors get it: without what is switched off, and without prices. */
const VISIBLE = STOCK.filter(({ isActive }) => isActive).map((each) => ({ ...each, price: null }));

onBothEngines("the catalogue's lists", (engine) => {
  let app: Awaited<ReturnType<typeof appOver>>;
  let handle: Awaited<ReturnType<typeof engine.open>>;

  beforeAll(async () => {
    handle = await engine.open();
    await stock(handle, STOCK, TREE);
    app = await appOver(handle);
  });

  test("GET /api/products is a bare array of all active products with every field", async () => {
    const response = await app.ask("/api/products");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await response.json()).toEqual(VISIBLE);
  });

  test("prices are in the lists where they are to be shown, and else nowhere", async () => {
    const paths = ["/api/products", "/api/products?q=scrub", "/api/products/degreaser"];
    const open = await appOver(handle, { showPrices: true });
    for (const path of paths) {
      expect(await (await app.ask(path)).text(), path).not.toContain("12.50");
      expect(await (await open.ask(path)).text(), path).toContain('"price":"12.50"');
    }
    await open.catalogue.close();
  });

  test.each([
    ["q=SCRUB", ["scrubber"]],
    ["q=", ["degreaser", "scrubber"]],
    ["q=nq-1234", ["scrubber"]],
    ["q=NQ+1234", ["scrubber"]],
    ["q=nq1234", ["scrubber"]],
    ["q=12", []],
    ["category=Chemicals", ["degreaser"]],
    ["category=all&brand=all", ["degreaser", "scrubber"]],
    ["subcategory=Kitchen+Chemicals", ["degreaser"]],
    ["brand=COMAC", ["scrubber"]],
    ["brand=comac", []],
    ["application=commercial", ["scrubber"]],
    ["utm_source=mail", ["degreaser", "scrubber"]],
    ["__proto__=x&constructor=y", ["degreaser", "scrubber"]],
  ])("GET /api/products?%s narrows the list", async (query, ids) => {
    const response = await app.ask(`/api/products?${query}`);
    const products: { id: string }[] = await response.json();
    expect(products.map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ["application=space", "application"],
    [`q=${"x".repeat(201)}`, "q"],
    ["page=0", "page"],
    ["pageSize=1001", "pageSize"],
    ["page=two", "page"],
  ])("GET /api/products?%s is refused with a sentence", async (query, field) => {
    const response = await app.ask(`/api/products?${query}`);
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatchObject({
      code: "invalid_query",
      fields: { [field]: expect.any(String) },
    });
  });

  test.each([
    ["pageSize=1", ["degreaser"]],
    ["page=2&pageSize=1", ["scrubber"]],
    ["page=3&pageSize=1", []],
    ["page=1", ["degreaser", "scrubber"]],
    ["q=scrub&pageSize=1", ["scrubber"]],
  ])("GET /api/products?%s is a part of the list", async (query, ids) => {
    const response = await app.ask(`/api/products?${query}`);
    const products: { id: string }[] = await response.json();
    expect(products.map(({ id }) => id)).toEqual(ids);
  });

  test("a list of thousands is sent whole in any coding, and as nothing to HEAD", async () => {
    const own = await engine.open();
    const many = Array.from({ length: 5001 }, (_, n) => product(`p${n}`));
    await stock(own, many);
    const { ask } = await appOver(own);
    const plain = await (await ask("/api/products")).text();
    expect(JSON.parse(plain)).toEqual(many.map((each) => ({ ...each, price: null })));
    for (const [coding, decode] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const response = await ask("/api/products", { headers: { "accept-encoding": coding } });
      expect(response.headers.get("content-encoding")).toBe(coding);
      expect(response.headers.get("content-length")).toBeNull();
      expect(decode(new Uint8Array(await response.arrayBuffer())).toString()).toBe(plain);
    }
    expect(await (await ask("/api/products", { method: "HEAD" })).text()).toBe("");
    expect(await (await ask("/api/products?page=51")).json()).toHaveLength(1);
  });

  test("GET /api/products/{id} is the product, and a JSON 404 for any other", async () => {
    expect(await (await app.ask("/api/products/degreaser")).json()).toEqual(VISIBLE[0]);
    for (const id of ["nothing", "retired", "__proto__", "%00", "..%2f..%2fetc"]) {
      const response = await app.ask(`/api/products/${id}`);
      expect(response.status, id).toBe(404);
      expect(await errorOf(response)).toMatchObject({ code: "not_found" });
    }
  });

  test("GET /api/brands is a bare array of the active brands", async () => {
    expect(await (await app.ask("/api/brands")).json()).toEqual([
      {
        id: "lavor",
        name: "LAVOR",
        displayName: null,
        logoUrl: null,
        description: null,
        website: null,
        isActive: true,
      },
    ]);
  });

  test("GET /api/categories is the tree", async () => {
    const chemicals = { name: "Chemicals", description: "Concentrates", href: "/category/chemicals" };
    const kitchen = {
      name: "Kitchen Chemicals",
      description: "Degreasers",
      href: "/category/chemicals/kitchen-chemicals",
    };
    const floors = { name: "Floor Care Equipment", description: "Machines" };
    expect(await (await app.ask("/api/categories")).json()).toEqual([
      { ...chemicals, productCount: 1, subcategories: [{ ...kitchen, count: 1 }] },
      { ...floors, href: "/category/floor-care-equipment", productCount: 1, subcategories: [] },
    ]);
  });

  test("an unchanged list costs a 304, by any way of naming its tag", async () => {
    for (const path of [
      "/api/products",
      "/api/products?q=scrub",
      "/api/products/degreaser",
      "/api/brands",
      "/api/categories",
    ]) {
      const first = await app.ask(path);
      const tag = first.headers.get("etag") ?? "";
      expect(tag).toMatch(/^W\/"[\w-]+"$/);
      for (const named of [tag, tag.replace("W/", ""), `"other", ${tag}`, "*"]) {
        const again = await app.ask(path, { headers: { "if-none-match": named } });
        expect(again.status, `${path} ${named}`).toBe(304);
        expect(again.headers.get("etag")).toBe(tag);
        expect(await again.text()).toBe("");
      }
      const other = await app.ask(path, { headers: { "if-none-match": '"other"' } });
      expect(other.status).toBe(200);
    }
  });

  test("lists come in brotli, gzip or plain, with one tag for all", async () => {
    const many = Array.from({ length: 30 }, (_, n) => product(`many-${n}`));
    const own = await engine.open();
    await stock(own, many);
    const { ask } = await appOver(own);
    const plain = await (await ask("/api/products")).text();
    const tags = new Set<string | null>();
    for (const [coding, decode] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const response = await ask("/api/products", { headers: { "accept-encoding": coding } });
      expect(response.headers.get("content-encoding")).toBe(coding);
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(Number(response.headers.get("content-length"))).toBe(bytes.byteLength);
      expect(decode(bytes).toString()).toBe(plain);
      tags.add(response.headers.get("etag"));
    }
    expect(tags.size).toBe(1);
  });

  test("HEAD answers the headers of GET without a body", async () => {
    const get = await app.ask("/api/products");
    const head = await app.ask("/api/products", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
    expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"));
    expect(await head.text()).toBe("");
  });

  test("a change of the catalogue changes list and tag", async () => {
    const own = await engine.open();
    await stock(own);
    const { ask, catalogue } = await appOver(own);
    const before = (await ask("/api/products")).headers.get("etag");
    const changed = new Promise((resolve) => catalogue.onChange(resolve));
    await stock(own, [product("degreaser", { name: "New name" })]);
    await changed;
    const after = await ask("/api/products", { headers: { "if-none-match": before ?? "" } });
    expect(after.status).toBe(200);
    expect(await after.json()).toMatchObject([{ name: "New name" }, { id: "scrubber" }]);
  });

  test.each([
    ["DELETE", "/api/products", "GET, HEAD"],
    ["POST", "/api/products/degreaser", "GET, HEAD"],
    ["PUT", "/api/brands", "GET, HEAD"],
    ["OPTIONS", "/api/categories", "GET, HEAD"],
    ["GET", "/api/inquiries", "POST"],
    ["HEAD", "/api/inquiries", "POST"],
    ["PATCH", "/api/inquiries", "POST"],
    ["POST", "/products", "GET, HEAD"],
    ["PUT", "/contact", "GET, HEAD, POST"],
    ["DELETE", "/healthz", "GET, HEAD"],
  ])("%s %s is a 405 that names what is allowed", async (method, path, allow) => {
    const response = await app.ask(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe(allow);
  });

  test.each(["/api", "/api/", "/api/nothing", "/api/products/a/b", "/api/inquiries/1"])(
    "%s is a JSON 404",
    async (path) => {
      for (const method of ["GET", "POST"]) {
        const response = await app.ask(path, { method });
        expect(response.status).toBe(404);
        expect(await errorOf(response)).toEqual({
          code: "not_found",
          message: "There is nothing at this address.",
        });
      }
    },
  );
});
