import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../support/engines.ts";
import { appOver, pageText, product, stock } from "./app-under-test.ts";

onBothEngines("pages", (engine) => {
  let handle: Awaited<ReturnType<typeof engine.open>>;
  let app: Awaited<ReturnType<typeof appOver>>;

  beforeAll(async () => {
    handle = await engine.open();
    await stock(handle);
    app = await appOver(handle);
  });

  test("a page is rendered once and then served from memory, in every coding", async () => {
    const { ask, rendered } = await appOver(handle);
    const plain = await ask("/");
    expect(plain.status).toBe(200);
    expect(plain.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(plain.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const html = await plain.text();
    for (const [coding, decode] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const response = await ask("/", { headers: { "accept-encoding": coding } });
      expect(response.headers.get("content-encoding")).toBe(coding);
      expect(decode(new Uint8Array(await response.arrayBuffer())).toString()).toBe(html);
    }
    const again = await ask("/", { headers: { "if-none-match": plain.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
    expect(again.headers.get("content-security-policy")).toBe(plain.headers.get("content-security-policy"));
    expect(rendered).toEqual(["/"]);
  });

  test("a CDN may keep what anybody gets, as long as the operator says, and nothing else", async () => {
    const { ask } = await appOver(handle, { settings: { cdnSeconds: 10 } });
    const cachingOf = async (path: string) => (await ask(path)).headers.get("cache-control");
    expect(await cachingOf("/about")).toBe("public, max-age=0, s-maxage=10, must-revalidate");
    expect(await cachingOf("/nowhere")).toBe("no-store");
    expect(await cachingOf("/api/products")).toBe("public, max-age=0, must-revalidate");
  });

  test("visitors who come at once share one drawing", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    let draws = 0;
    const { ask } = await appOver(handle, {
      renderPage: async (request, page) => {
        draws++;
        await gate;
        return { status: 200, html: [pageText(request, page)], state: null };
      },
    });
    const visits = Promise.all(Array.from({ length: 50 }, () => ask("/products")));
    release();
    expect((await visits).every(({ status }) => status === 200)).toBe(true);
    expect(draws).toBe(1);
  });

  test("a new version of the catalogue drops what was cached", async () => {
    const own = await engine.open();
    await stock(own);
    const { ask, catalogue, rendered } = await appOver(own);
    const before = await (await ask("/")).text();
    const changed = new Promise((resolve) => catalogue.onChange(resolve));
    await stock(own, [product("new")]);
    await changed;
    expect(await (await ask("/")).text()).not.toBe(before);
    expect(rendered).toHaveLength(2);
  });

  test("a page that a change overtakes while it is rendered is not cached", async () => {
    const own = await engine.open();
    await stock(own);
    const gates: (() => void)[] = [];
    const { ask, catalogue } = await appOver(own, {
      renderPage: async (request, page) => {
        await new Promise<void>((resolve) => gates.push(resolve));
        return { status: 200, html: [pageText(request, page)], state: null };
      },
    });
    const old = ask("/");
    await expect.poll(() => gates.length).toBe(1);
    const changed = new Promise((resolve) => catalogue.onChange(resolve));
    await stock(own, [product("new")]);
    await changed;
    const fresh = ask("/");
    await expect.poll(() => gates.length).toBe(2);
    for (const open of gates) open();
    expect(await (await old).text()).not.toBe(await (await fresh).text());
    const kept = await ask("/");
    expect(await kept.text()).toContain(`<title>${catalogue.current().version}</title>`);
  });

  test("a page with a part that failed is shown but not cached", async () => {
    let draws = 0;
    const { ask } = await appOver(handle, {
      renderPage: async (request, page) => {
        draws++;
        const html = `${pageText(request, page)}<!--$!--><template></template><!--/$-->`;
        return { status: 200, html: [html], state: null };
      },
    });
    for (let n = 0; n < 2; n++) {
      const response = await ask("/");
      expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    }
    expect(draws).toBe(2);
  });

  test("the state of a page is a file of its own, and that of now where the page has changed", async () => {
    const { ask } = await appOver(handle, {
      renderPage: async (request, page) => {
        const { search } = new URL(request.url);
        return { status: 200, html: [pageText(request, page)], state: `state("${search}")` };
      },
    });
    const state = 'state("?q=pump")';
    const hash = createHash("sha256").update(state).digest("base64url").slice(0, 16);
    const found = await ask(`/page-state/${hash}/products?q=pump`);
    expect([found.status, await found.text()]).toEqual([200, state]);
    expect(found.headers.get("content-type")).toContain("text/javascript");
    expect(found.headers.get("cache-control")).toContain("immutable");
    const changed = await ask(`/page-state/${hash}/products?q=mop`);
    expect([changed.status, await changed.text()]).toEqual([200, 'state("?q=mop")']);
    expect(changed.headers.get("cache-control")).toBe("no-store");
    for (const path of [`/page-state/${hash}/none`, "/page-state/", "/page-state//products"]) {
      const missing = await ask(path);
      expect([path, missing.status]).toEqual([path, 404]);
      expect(missing.headers.get("cache-control") ?? "").not.toContain("immutable");
    }
  });

  test("a page that fails says so without telling why, and is tried again", async () => {
    let fails = true;
    const { ask, logged } = await appOver(handle, {
      renderPage: async (request, page) => {
        if (fails) throw new Error("secret of the house");
        return { status: 200, html: [pageText(request, page)], state: null };
      },
    });
    const response = await ask("/");
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain("secret");
    expect(text).toContain(response.headers.get("x-request-id"));
    expect(logged.join("")).toContain("secret of the house");
    fails = false;
    expect((await ask("/")).status).toBe(200);
  });

  test("HEAD of a page has its headers and no body", async () => {
    const head = await app.ask("/", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
  });

  test("nothing of a visitor reaches the drawing", async () => {
    const seen: Headers[] = [];
    const { ask } = await appOver(handle, {
      renderPage: async (request, page) => {
        seen.push(request.headers);
        return { status: 200, html: [pageText(request, page)], state: null };
      },
    });
    await ask("/", { headers: { cookie: "a=b", "accept-language": "ar", host: "evil.example" } });
    expect([...(seen[0] ?? [])]).toEqual([["accept", "text/html"]]);
  });

  test("every answer carries the security headers, a page also the hashes of its scripts", async () => {
    const hash = createHash("sha256").update("boot()").digest("base64");
    for (const path of [
      "/",
      "/missing",
      "/api/products",
      "/api/nothing",
      "/healthz",
      "/favicon.svg",
      "/%E0",
    ]) {
      const { headers } = await app.ask(path);
      const csp = headers.get("content-security-policy") ?? "";
      expect(csp).toMatch(/default-src 'self'; script-src 'self'.*object-src 'none'.*frame-ancestors 'none'/);
      expect(/script-src [^;]*unsafe/.test(csp)).toBe(false);
      expect(csp.includes(`'sha256-${hash}'`)).toBe(path === "/" || path === "/missing");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("strict-transport-security")).toBeNull();
      expect(headers.get("x-powered-by")).toBeNull();
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    }
    const secure = await appOver(handle, { settings: { publicUrl: "https://shop.test" } });
    expect((await secure.ask("/healthz")).headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
  });

  test("robots.txt, sitemap.xml and the health of the process", async () => {
    expect(await (await app.ask("/robots.txt")).text()).toContain("Sitemap: http://shop.test/sitemap.xml");
    const sitemap = await app.ask("/sitemap.xml");
    expect(sitemap.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const xml = await sitemap.text();
    expect(xml).toContain("<loc>http://shop.test/</loc>");
    expect(xml).toContain("<loc>http://shop.test/products/degreaser</loc>");
    expect(xml).not.toContain("retired");
    expect(await (await app.ask("/healthz")).json()).toEqual({ status: "ok" });
    expect(await (await app.ask("/readyz")).json()).toMatchObject({ status: "ready" });
  });
});
