import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../engines.ts";
import { appOver, pageText, product, stock } from "./app-under-test.ts";

onBothEngines("pages", (engine) => {
  let handle: Awaited<ReturnType<typeof engine.open>>;
  let app: Awaited<ReturnType<typeof appOver>>;

  beforeAll(async () => {
    handle = await engine.open();
    await stock(handle);
    app = await appOver(handle);
  });

  test("a page is drawn once and then served from memory, in every coding", async () => {
    const { ask, drawn } = await appOver(handle);
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
    expect(drawn).toEqual(["/"]);
  });

  test("visitors who come at once share one drawing", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    let draws = 0;
    const { ask } = await appOver(handle, {
      renderPage: async (request, page) => {
        draws++;
        await gate;
        return new Response(pageText(request, page));
      },
    });
    const visits = Promise.all(Array.from({ length: 50 }, () => ask("/products")));
    release();
    expect((await visits).every(({ status }) => status === 200)).toBe(true);
    expect(draws).toBe(1);
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
    ["/category/chemicals?view=list&sort=brand&page=2", "/category/chemicals?sort=brand&view=list"],
    ["/contact?anything=1", "/contact"],
    ["/contact?sent=%3Cscript%3E", "/contact"],
  ])("%s is drawn as %s", async (given, normal) => {
    const { ask, drawn } = await appOver(handle);
    expect((await ask(given)).status).toBe(200);
    await ask(normal);
    expect(drawn).toEqual([normal]);
  });

  test("a new version of the catalogue drops what was kept", async () => {
    const own = await engine.open();
    await stock(own);
    const { ask, catalogue, drawn } = await appOver(own);
    const before = await (await ask("/")).text();
    const changed = new Promise((resolve) => catalogue.onChange(resolve));
    await stock(own, [product("new")]);
    await changed;
    expect(await (await ask("/")).text()).not.toBe(before);
    expect(drawn).toHaveLength(2);
  });

  test("a drawing that a change overtakes is not kept", async () => {
    const own = await engine.open();
    await stock(own);
    const gates: (() => void)[] = [];
    const { ask, catalogue } = await appOver(own, {
      renderPage: async (request, page) => {
        await new Promise<void>((resolve) => gates.push(resolve));
        return new Response(pageText(request, page));
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

  test("a missing page is a 404, drawn but not kept", async () => {
    const { ask, drawn } = await appOver(handle);
    for (let n = 0; n < 2; n++) {
      const response = await ask("/missing");
      expect(response.status).toBe(404);
      expect(response.headers.get("etag")).toBeNull();
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
    expect(drawn).toHaveLength(2);
  });

  test("a page with a part that failed is shown but not kept", async () => {
    let draws = 0;
    const { ask } = await appOver(handle, {
      renderPage: async (request, page) => {
        draws++;
        return new Response(`${pageText(request, page)}<!--$!--><template></template><!--/$-->`);
      },
    });
    for (let n = 0; n < 2; n++) {
      const response = await ask("/");
      expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    }
    expect(draws).toBe(2);
  });

  test("a page that fails says so without telling why, and is tried again", async () => {
    let fails = true;
    const { ask, logged } = await appOver(handle, {
      renderPage: async (request, page) => {
        if (fails) throw new Error("secret of the house");
        return new Response(pageText(request, page));
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

  test("the router's redirects become permanent, and its own spelling of a page is no redirect", async () => {
    const { ask } = await appOver(handle, {
      renderPage: async (request, page) => {
        const url = new URL(request.url);
        const to = (location: string) => new Response(null, { status: 307, headers: { location } });
        if (url.pathname === "/old") return to("/new?a=1");
        if (url.pathname === "/outside") return to("https://evil.example/");
        if (url.search === "?q=a&brand=B") return to("/products?brand=B&q=a");
        return new Response(pageText(request, page));
      },
    });
    const moved = await ask("/old");
    expect([moved.status, moved.headers.get("location")]).toEqual([308, "/new?a=1"]);
    expect((await ask("/outside")).status).toBe(500);
    const listing = await ask("/products?q=a&brand=B");
    expect(listing.status).toBe(200);
    expect(await listing.text()).toContain("/products?brand=B&q=a");
  });

  test.each([
    ["/products/", 308, "/products"],
    ["/category/chemicals/?q=a", 308, "/category/chemicals?q=a"],
    ["//evil.example//", 308, "/evil.example"],
  ])("%s is sent to %s %s", async (path, status, location) => {
    const response = await app.app.fetch(new Request(`http://shop.test${path}`));
    expect([response.status, response.headers.get("location")]).toEqual([status, location]);
  });

  test("broken escapes are a 400, and an absurdly long address is a 414", async () => {
    expect((await app.ask("/%E0%A4%A")).status).toBe(400);
    expect((await app.ask("/products?q=%E0%A4%A")).status).toBe(200);
    expect((await app.ask(`/products?q=${"x".repeat(5000)}`)).status).toBe(414);
    expect((await app.ask(`/api/products?q=${"x".repeat(5000)}`)).status).toBe(414);
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
        return new Response(pageText(request, page));
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
