import { beforeAll, expect, test } from "vitest";
import { seedWhenEmpty } from "../../src/catalogue/seed.ts";
import type { Suggestions } from "../../src/domain/search/suggestions.ts";
import { CATALOGUE_FOLDER } from "../../src/server/env.ts";
import { loadBuiltSite } from "../../src/server/pages/built-site.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, errorOf, product, stock } from "./app-under-test.ts";

onBothEngines("suggestions", (engine) => {
  let app: Awaited<ReturnType<typeof appOver>>;

  beforeAll(async () => {
    const handle = await engine.open();
    await seedWhenEmpty(handle, CATALOGUE_FOLDER);
    app = await appOver(handle, { renderPage: await loadBuiltSite() });
  });

  async function suggestedFor(q: string): Promise<Suggestions> {
    const response = await app.ask(`/api/suggestions?${new URLSearchParams({ q })}`);
    expect(response.status).toBe(200);
    return response.json();
  }

  test("GET /api/suggestions offers products, places and pages, and counts what the listing shows", async () => {
    const { products, places, all } = await suggestedFor("LAV 204");
    expect(products.map(({ articleNumber }) => articleNumber?.slice(0, 7))).toEqual(
      Array.from({ length: 8 }, () => "LAV-204"),
    );
    expect(products[0]).not.toHaveProperty("price");
    expect(all).toEqual({ search: { q: "lav 204" }, brandName: null, count: 8 });
    expect(places).toContainEqual(expect.objectContaining({ kind: "brand", brand: "LAVOR", count: 18 }));
    expect((await suggestedFor("phone")).places).toContainEqual(
      expect.objectContaining({ kind: "page", page: "contact", name: "Contact" }),
    );
  });

  test("they forgive spelling and know what staff say that words mean", async () => {
    for (const q of ["hoover", "vacum"]) {
      const { products, all } = await suggestedFor(q);
      expect(all).toBeNull();
      expect(products).toHaveLength(8);
      expect(products.every(({ name }) => name.includes("Vacuum"))).toBe(true);
      expect(products[0]?.nameMatches).toHaveLength(1);
    }
  });

  test.each(["", "q=", "q=a", "q=%00%20", "other=vacuum"])("?%s says too little for any", async (query) => {
    const response = await app.ask(`/api/suggestions?${query}`);
    expect(await response.json()).toEqual({ products: [], places: [], all: null });
  });

  test("a search that is too long is refused with a sentence, and only GET is answered", async () => {
    const refused = await app.ask(`/api/suggestions?q=${"x".repeat(201)}`);
    expect(refused.status).toBe(400);
    expect(await errorOf(refused)).toMatchObject({
      code: "invalid_query",
      fields: { q: expect.any(String) },
    });
    expect((await app.ask("/api/suggestions", { method: "POST" })).status).toBe(405);
  });

  test("an unchanged answer costs a 304, also in other capitals, until the catalogue changes", async () => {
    const own = await engine.open();
    await stock(own, [product("pump", { name: "Pump" })]);
    const { ask, catalogue } = await appOver(own);
    const first = await ask("/api/suggestions?q=pump");
    const headers = { "if-none-match": first.headers.get("etag") ?? "" };
    expect((await ask("/api/suggestions?q=PUMP", { headers })).status).toBe(304);
    const changed = new Promise((resolve) => catalogue.onChange(resolve));
    await stock(own, [product("pump", { name: "Pump, large" })]);
    await changed;
    expect((await ask("/api/suggestions?q=pump", { headers })).status).toBe(200);
  });

  test.each([
    ["/comercial-space", "Commercial Space Solutions"],
    ["/products/numatic-tub-dry-vacum-9l-620w", 'href="/products/numatic-tub-dry-vacuum-9-l-620-w"'],
    ["/products/no-such-product", "Browse All Products"],
    ["/category/equipment", "The address probably meant these"],
    ["/category/chemicals/nonsense", "There is no subcategory"],
  ])("%s is a 404 that nobody caches, and leads on", async (path, text) => {
    const response = await app.ask(path);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect((await response.text()).includes(text)).toBe(true);
  });
});
