import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { seedWhenEmpty } from "../../src/catalogue/seed.ts";
import { APPLICATIONS } from "../../src/domain/product/applications.ts";
import { CATALOGUE_FOLDER } from "../../src/server/env.ts";
import { type ViewName, views } from "../../src/site/views.ts";
import { hrefOf, readAddress } from "../../src/urls/address.ts";
import { categoryPath, pagePath, productPath } from "../../src/urls/links.ts";
import type { PageName } from "../../src/urls/pages.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, errorOf, product, stock } from "./app-under-test.ts";

// Views are loaded here as a browser loads them.
vi.mock("@tanstack/react-start", () => ({
  createIsomorphicFn: () => ({ server: () => ({ client: (inBrowser: () => undefined) => inBrowser }) }),
}));

/** Anew for each engine, whose lists are not the other's, and for other files, as those of a run share their modules. */
async function loadModules() {
  vi.resetModules();
  const { loadView } = await import("../../src/site/load-view.ts");
  return { loadView };
}
afterAll(() => void vi.resetModules());

const isView = (page: PageName): page is PageName & ViewName => page in views;

onBothEngines("views", (engine) => {
  let app: Awaited<ReturnType<typeof appOver>>;
  let loadView: Awaited<ReturnType<typeof loadModules>>["loadView"];

  beforeAll(async () => {
    const handle = await engine.open();
    await seedWhenEmpty(handle, CATALOGUE_FOLDER);
    app = await appOver(handle);
    ({ loadView } = await loadModules());
    vi.stubGlobal("fetch", (path: string) => app.ask(path));
  });
  afterAll(() => vi.unstubAllGlobals());

  /** The view of an address as the browser computes it, and as the server answers it; null for a not-found. */
  async function bothWays(address: string) {
    const read = readAddress(new URL(address, "http://shop.test"));
    const { page } = read;
    if (page === null || !isView(page)) throw new Error(`${address} has no view`);
    const [computed, answered] = await Promise.all(
      [null, { href: hrefOf(read), inBrowser: false }].map((visit) =>
        loadView(page, read.params, "en-GB", visit).catch((error: unknown) => {
          expect(error).toMatchObject({ isNotFound: true });
          return null;
        }),
      ),
    );
    return { computed, answered };
  }

  test("are the same in the browser and from the server, whatever is asked for", async () => {
    const { products, brands, categories } = app.catalogue.current();
    const any = { requiredKeys: [] };
    const q = fc.constantFrom(
      "floor",
      "com 1061",
      "COM-1061",
      "no such thing",
      "hoover",
      "dryer scrubber",
      "é",
      "%",
      "  dry ",
    );
    const page = fc.integer({ min: 1, max: 20 });
    const brand = fc.constantFrom("Nobody", ...brands.map(({ name }) => name));
    const category = fc.constantFrom("Floor Care Equipment", ...categories.map(({ name }) => name));
    const subcategory = fc.constantFrom("Window Cleaning", "Bins");
    const application = fc.constantFrom(...APPLICATIONS);
    const sort = fc.constantFrom("brand" as const, "category" as const);
    const branches = categories.flatMap(({ key, subcategories }) =>
      [null, "nope", ...subcategories.map((part) => part.key)].map((part) => ({ key, part })),
    );
    const addresses = fc.oneof(
      fc
        .record({ q, brand, page, category, subcategory, application }, any)
        .map((params) => pagePath("listing", params)),
      fc.record({ brand, page }, any).map((params) => pagePath("solutions", params)),
      fc
        .tuple(
          fc.constantFrom({ key: "spaceships", part: null }, ...branches),
          fc.record({ q, brand, sort }, any),
        )
        .map(([{ key, part }, params]) => categoryPath(key, part, params)),
      fc.constantFrom("/products/nothing", ...products.map(({ id }) => productPath(id))),
      fc.constantFrom("/get-quote?product=nothing", ...products.map(({ id }) => `/contact?product=${id}`)),
      page.map((number) => pagePath("automation", { page: number })),
      fc
        .uniqueArray(fc.constantFrom("nothing", ...products.map(({ id }) => id)), { maxLength: 6 })
        .map((ids) => pagePath("compare", { ids: ids.join(".") })),
      fc.constantFrom(
        ...(["vacuum", "floorCare", "chemicals", "commercial", "healthcare", "hospitality"] as const).map(
          (name) => pagePath(name),
        ),
      ),
    );
    await fc.assert(
      fc.asyncProperty(addresses, async (address) => {
        const { computed, answered } = await bothWays(address);
        expect(answered).toEqual(computed);
      }),
      { numRuns: 300 },
    );
  });

  test("are not found where the catalogue has no such product", async () => {
    expect(await bothWays("/products/nothing")).toEqual({ computed: null, answered: null });
    expect((await bothWays("/products/nothing?x=1")).answered).toBeNull();
    for (const address of ["/products/nothing", "/about", "/nowhere", "", "/layout"]) {
      const response = await app.ask(`/api/views${address}`);
      expect(response.status, address).toBe(404);
      expect(await errorOf(response)).toMatchObject({ code: "not_found" });
    }
  });

  test("have one tag under all spellings of an address, and an unchanged one costs a 304", async () => {
    const first = await app.ask("/api/views/products?q=floor&page=2");
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const tag = first.headers.get("etag") ?? "";
    const again = await app.ask("/api/views/PRODUCTS/?page=002&q=+floor+&utm_source=x", {
      headers: { "if-none-match": tag },
    });
    expect(again.status).toBe(304);
  });
});

onBothEngines("a view", (engine) => {
  test("shows a change of the catalogue at once", async () => {
    const handle = await engine.open();
    await stock(handle);
    const { ask, catalogue } = await appOver(handle);
    const name = async () => {
      const view: { product: { name: string } } = await (await ask("/api/views/products/scrubber")).json();
      return view.product.name;
    };
    expect(await name()).toBe("Scrubber-dryer");
    await stock(handle, [product("scrubber", { name: "Sweeper" })]);
    await catalogue.refresh();
    expect(await name()).toBe("Sweeper");
  });
});
