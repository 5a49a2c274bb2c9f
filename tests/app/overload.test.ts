import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen, type Listening } from "../../src/server/http/listen.ts";
import { onBothEngines } from "../support/engines.ts";
import { sampleInquiry } from "../support/sample-inquiry.ts";
import { appOver, errorOf, ORIGIN, pageText, stock } from "./app-under-test.ts";

onBothEngines("overload", (engine) => {
  let handle: Awaited<ReturnType<typeof engine.open>>;
  const listening: Listening[] = [];

  beforeAll(async () => {
    handle = await engine.open();
    await stock(handle);
  });
  afterAll(() => Promise.all(listening.map(({ stop }) => stop())));

  /** The app over a site that renders nothing while it is held. */
  const heldApp = async (settings: { rateLimit?: number } = {}) => {
    const rendered: string[] = [];
    let open = Promise.resolve();
    let release = () => {};
    const app = await appOver(handle, {
      settings,
      renderPage: async (request, page) => {
        rendered.push(request.url.slice(ORIGIN.length));
        await open;
        return { status: 200, html: [pageText(request, page)], state: null };
      },
    });
    const hold = () => (open = new Promise((resolve) => (release = resolve)));
    return { ...app, rendered, hold, release: () => release() };
  };

  test("more fields than any form has are refused before they are parsed", async () => {
    const { ask } = await heldApp();
    const response = await ask("/api/quote-lines", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "a&".repeat(1_000_000),
    });
    expect([response.status, (await errorOf(response)).code]).toEqual([400, "malformed_body"]);
  });

  test("of a thousand abandoned searches only those are rendered that had begun", async () => {
    const { ask, rendered, hold, release } = await heldApp();
    hold();
    const closed = new AbortController();
    const flood = Array.from({ length: 1000 }, (_, n) =>
      ask(`/products?q=flood-${n}`, { signal: closed.signal }),
    );
    await expect.poll(() => rendered.length).toBe(2);
    closed.abort();
    release();
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([200, 499, 503]));
    expect((await ask("/products?q=next")).status).toBe(200);
    expect(rendered).toEqual(["/products?q=flood-0", "/products?q=flood-1", "/products?q=next"]);
  });

  test("of a thousand abandoned wrong forms only those are rendered that had begun", async () => {
    const { ask, rendered, hold, release } = await heldApp();
    hold();
    const closed = new AbortController();
    const flood = Array.from({ length: 1000 }, () =>
      ask("/contact", {
        method: "POST",
        body: new URLSearchParams({ firstName: "x" }),
        signal: closed.signal,
      }),
    );
    await expect.poll(() => rendered.length).toBe(2);
    closed.abort();
    release();
    await Promise.all(flood);
    expect(rendered).toHaveLength(2);
  });

  test("when searches fill the queue the next is asked to come back, and pages that all share go first", async () => {
    const { ask, rendered, hold, release } = await heldApp();
    await ask("/");
    hold();
    const searches = Array.from({ length: 18 }, (_, n) => ask(`/products?q=search-${n}`));
    await expect.poll(() => rendered.length).toBe(3);
    for (const path of ["/products?q=one-more", "/products/made-up", "/category/made-up"]) {
      const refused = await ask(path);
      expect([refused.status, refused.headers.get("retry-after")], path).toEqual([503, "5"]);
      expect(refused.headers.get("cache-control")).toBe("no-store");
      expect(await refused.text()).toContain("The site is very busy just now.");
    }
    const list = await ask("/api/products?q=scrub");
    expect([list.status, list.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await errorOf(list)).toMatchObject({ code: "overloaded" });

    for (const path of ["/", "/healthz", "/api/products", "/api/products/degreaser", "/favicon.svg"]) {
      expect((await ask(path)).status, path).toBe(200);
    }
    const waiting = [
      ask("/about"),
      ask("/products/degreaser"),
      ask("/contact", { method: "POST", body: new URLSearchParams({ firstName: "Layla" }) }),
      ask("/nowhere"),
    ];
    // The form is read and counted before its page is asked for.
    await expect
      .poll(async () => (await ask("/metrics", { from: "127.0.0.1" })).text())
      .toContain("\nsite_work_waiting 20\n");
    release();
    await Promise.all([...searches, ...waiting]);
    expect(rendered.slice(3, 7).toSorted()).toEqual([
      "/about",
      "/contact",
      "/nowhere",
      "/products/degreaser",
    ]);
  });

  test("who goes doesn't take the page from others who wait for it", async () => {
    const { ask, rendered, hold, release } = await heldApp();
    hold();
    const busy = [ask("/about"), ask("/privacy-policy")];
    const closed = new AbortController();
    const gone = ask("/terms-of-service", { signal: closed.signal });
    const stays = ask("/terms-of-service");
    closed.abort();
    release();
    expect((await stays).status).toBe(200);
    await Promise.all([...busy, gone]);
    expect(rendered.filter((path) => path === "/terms-of-service")).toHaveLength(1);
  });

  test("a connection that is closed takes its request out of the queue", async () => {
    const { app, ask, rendered, logged, hold, release } = await heldApp();
    const server = await listen(
      getRequestListener((request) => app.fetch(request)),
      { port: 0, host: "127.0.0.1" },
    );
    listening.push(server);
    hold();
    const busy = [ask("/about"), ask("/privacy-policy")];
    await expect.poll(() => rendered.length).toBe(2);
    const socket = connect(server.port, "127.0.0.1");
    await once(socket, "connect");
    socket.write("GET /products?q=abandoned HTTP/1.1\r\nHost: shop.test\r\n\r\n");
    // It has the request once it answers a later one.
    await fetch(`http://127.0.0.1:${server.port}/healthz`);
    socket.destroy();
    await expect.poll(() => logged.filter((line) => line.includes('"status":499'))).toHaveLength(1);
    release();
    await Promise.all(busy);
    expect((await ask("/terms-of-service")).status).toBe(200);
    expect(rendered).toEqual(["/about", "/privacy-policy", "/terms-of-service"]);
  });

  test("a flood of made-up addresses doesn't push out of the cache what everybody asks for", async () => {
    const rendered: string[] = [];
    const { ask } = await appOver(handle, {
      renderPage: async (request, page) => {
        rendered.push(request.url.slice(ORIGIN.length));
        // Its size in the cache is that of what is compressed.
        const html = `${pageText(request, page)}<p>${randomBytes(150_000).toString("base64")}</p>`;
        return { status: 200, html: [html], state: null };
      },
    });
    await ask("/");
    for (let n = 0; n < 36; n++) await ask(`/products?q=${n}`);
    await ask("/");
    await ask("/products?q=0");
    expect(rendered.filter((path) => path === "/")).toHaveLength(1);
    expect(rendered.filter((path) => path === "/products?q=0")).toHaveLength(2);
  });

  test("wrong forms count too, five times as many as an address may send, and then render nothing", async () => {
    const { ask, rendered } = await heldApp({ rateLimit: 4 });
    const wrong = (from: string) =>
      ask("/contact", { method: "POST", body: new URLSearchParams({ firstName: "x" }), from });
    const statuses: number[] = [];
    for (let n = 0; n < 30; n++) statuses.push((await wrong("192.0.2.7")).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual(Array.from({ length: 10 }, () => 429));
    expect(rendered).toHaveLength(20);
    const refused = await wrong("192.0.2.7");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const json = await ask("/api/inquiries", { method: "POST", body: "{}", from: "192.0.2.7" });
    expect([json.status, (await errorOf(json)).code]).toEqual([429, "too_many_requests"]);
    expect((await wrong("198.51.100.7")).status).toBe(422);
  });

  test("the networks of one IPv6 organisation share a limit", async () => {
    const { ask } = await heldApp({ rateLimit: 1 });
    const statuses: number[] = [];
    for (let n = 1; n <= 7; n++) {
      const response = await ask("/api/inquiries", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...sampleInquiry, message: `From subscriber ${n}` }),
        from: `2001:db8:1:${n}::1`,
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  });
});
