import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen, type Listening } from "../../src/server/http/listen.ts";
import { openDatabase } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import { gunzipSync } from "node:zlib";
import { bumpCatalogueVersion } from "../../src/database/catalogue/catalogue.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES, loadContents } from "../../src/content/load.ts";
import { MADE_UP } from "../support/made-up-language.ts";
import { appOver, stock } from "./app-under-test.ts";

const folder = mkdtempSync(join(tmpdir(), "cached-pages-"));
const handle = await openDatabase({ engine: "sqlite", file: join(folder, "test.sqlite") });
const listening: Listening[] = [];

beforeAll(async () => {
  await migrate(handle);
  await stock(handle);
});
afterAll(async () => {
  await Promise.all(listening.map(({ stop }) => stop()));
  await handle.close();
  rmSync(folder, { recursive: true });
});

type Answer = { status: string; headers: string[]; body: Buffer };

/** The whole answer to a request that ends with its connection. */
async function send(port: number, request: string): Promise<Answer> {
  const socket = connect(port, "127.0.0.1");
  socket.write(request);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const end = bytes.indexOf("\r\n\r\n");
  const [status = "", ...headers] = bytes.toString("latin1", 0, end).split("\r\n");
  return { status, headers, body: bytes.subarray(end + 4) };
}

const request = (target: string, headers: readonly string[] = [], method = "GET") =>
  [`${method} ${target} HTTP/1.1`, "Host: shop.test", "Connection: close", ...headers, "", ""].join("\r\n");

/** Without what is another in each answer. */
const lasting = ({ status, headers, body }: Answer) => ({
  status,
  headers: headers.map((line) =>
    line.replace(/^Date: .+ GMT$/, "Date").replace(/^(x-request-id: )[0-9a-f-]{36}$/, "$1own"),
  ),
  body: body.toString("latin1"),
});

/** One app behind two ports: as the server answers, and without the way of cached pages. */
async function bothWays(changes: Parameters<typeof appOver>[1] = {}) {
  const { app, ask, catalogue, rendered, logged } = await appOver(handle, {
    contents: await loadContents([...LANGUAGES, MADE_UP]),
    ...changes,
    settings: { publicUrl: "https://shop.test", ...changes.settings },
  });
  const ordinary = getRequestListener((asked, { incoming }) => app.fetch(asked, { incoming }));
  let short = 0;
  const server = await listen(
    (incoming, response) => {
      if (app.sendCached(incoming, response)) short++;
      else void ordinary(incoming, response);
    },
    { port: 0, host: "127.0.0.1" },
  );
  const plain = await listen(ordinary, { port: 0, host: "127.0.0.1" });
  listening.push(server, plain);

  /** Sends a request both ways, expects one answer, and tells whether the first came from the cache. */
  const sendBothWays = async (sent: string) => {
    const before = short;
    const answer = await send(server.port, sent);
    const viaCache = short > before;
    expect(lasting(answer)).toEqual(lasting(await send(plain.port, sent)));
    return { ...answer, viaCache };
  };
  return { app, ask, catalogue, rendered, logged, sendBothWays, port: server.port };
}

const BROWSER = "Accept-Encoding: gzip, deflate, br, zstd";

describe("a cached page", () => {
  test.each<[string, string[], boolean]>([
    ["/", [BROWSER], true],
    ["/products", [BROWSER], true],
    ["/products?application=healthcare", [BROWSER], true],
    ["/products?q=pad", [BROWSER], true],
    ["/products/degreaser", ["Accept-Encoding: gzip"], true],
    ["/category/chemicals/kitchen-chemicals", ["Accept-Encoding: br;q=0.5, gzip;q=0.8"], true],
    ["/about", ["Accept-Encoding: br", "Accept-Encoding: gzip;q=0.1"], true],
    ["/contact", [BROWSER, "Cookie: a=b", "Range: bytes=0-9"], true],
    ["/about", [BROWSER, "If-None-Match: *"], true],
    ["/about", [BROWSER, 'If-None-Match: "other", W/"another"'], true],
    ["/about", [BROWSER, "X-Request-Id: a-trusted-proxy's"], true],
    ["/about", [BROWSER, "Accept-Language: ar", "If-Modified-Since: Mon, 01 Jan 2035 00:00:00 GMT"], true],
    // Whole again from what is cached.
    ["/about", [], false],
    ["/about", ["Accept-Encoding: identity"], false],
    ["/about", [BROWSER, "Content-Length: 0"], false],
    ["/products?utm_source=x", [BROWSER], false],
    ["/products/", [BROWSER], false],
    ["/Products", [BROWSER], false],
    ["//products", [BROWSER], false],
    ["http://shop.test/about", [BROWSER], false],
    ["/nowhere", [BROWSER], false],
    ["/xx/about", [BROWSER], true],
    ["/xx/products?application=healthcare", [BROWSER], true],
    ["404 en", [BROWSER], false],
    ["/products/missing", [BROWSER], false],
    ["/contact?sent=none", [BROWSER], false],
    ["/api/products", [BROWSER], false],
    ["/favicon.svg", [BROWSER], false],
    ["/healthz", [BROWSER], false],
  ])(
    "%s with %j is the same, header by header, as without its short way",
    async (target, headers, expected) => {
      const { sendBothWays } = await bothWays({ settings: { trustProxy: { hops: 0 } } });
      // The first answers fill the cache.
      for (const first of [BROWSER, ...headers.filter((each) => each.startsWith("Accept-Encoding"))]) {
        await sendBothWays(request(target, [first]));
      }
      for (const method of ["GET", "HEAD"]) {
        const answer = await sendBothWays(request(target, headers, method));
        expect(answer.viaCache).toBe(expected);
        if (method === "HEAD") expect(answer.body.byteLength).toBe(0);
      }
      expect((await sendBothWays(request(target, headers, "POST"))).viaCache).toBe(false);
      expect((await sendBothWays(request(target, headers, "OPTIONS"))).viaCache).toBe(false);
    },
  );

  test.each([
    "Host: shop.test:65536",
    "Host: shop.test:80",
    "Host: SHOP.test",
    "Host: [::1]:3000",
    "Host: a b",
    "Host: ",
    "X: no host",
  ])("is not sent without the app for “%s”", async (host) => {
    const { ask, sendBothWays } = await bothWays();
    await ask("/about", { headers: { "accept-encoding": "br" } });
    const sent = request("/about", [BROWSER]).replace("Host: shop.test", host);
    expect((await sendBothWays(sent)).viaCache).toBe(false);
  });

  test("is not sent without the app to HTTP/1.0", async () => {
    const { ask, sendBothWays } = await bothWays();
    await ask("/about", { headers: { "accept-encoding": "br" } });
    const sent = request("/about", [BROWSER]).replace("HTTP/1.1", "HTTP/1.0");
    expect((await sendBothWays(sent)).viaCache).toBe(false);
  });

  test("is a 304 for who has its content, also after a change that leaves the page as it was", async () => {
    const { ask, catalogue, rendered, sendBothWays } = await bothWays({
      renderPage: async () => ({
        status: 200,
        html: ["<!doctype html><title>Same</title>".repeat(100)],
        state: null,
      }),
    });
    const tag = (await ask("/about", { headers: { "accept-encoding": "br" } })).headers.get("etag");
    const conditional = request("/about", [BROWSER, `If-None-Match: ${tag}`]);
    const first = await sendBothWays(conditional);
    expect([first.status, first.viaCache]).toEqual(["HTTP/1.1 304 Not Modified", true]);
    const { version } = catalogue.current();
    await handle.db.transaction().execute((trx) => bumpCatalogueVersion(trx, handle.engine));
    await catalogue.refresh();
    expect(catalogue.current().version).toBeGreaterThan(version);
    const [changed, again] = [await sendBothWays(conditional), await sendBothWays(conditional)];
    expect([changed.status, changed.viaCache]).toEqual([first.status, false]);
    expect([again.status, again.viaCache]).toEqual([first.status, true]);
    expect(rendered).toEqual([]);
  });

  test("is gone with the catalogue that it shows", async () => {
    const { catalogue, sendBothWays } = await bothWays();
    const titleOf = ({ body }: Answer) => /<title>(.*)<\/title>/.exec(gunzipSync(body).toString())?.[1];
    await sendBothWays(request("/about", [BROWSER]));
    const before = await sendBothWays(request("/about", [BROWSER]));
    expect([before.viaCache, titleOf(before)]).toEqual([true, String(catalogue.current().version)]);
    await handle.db.transaction().execute((trx) => bumpCatalogueVersion(trx, handle.engine));
    await catalogue.refresh();
    const after = await sendBothWays(request("/about", [BROWSER]));
    expect([after.viaCache, titleOf(after)]).toEqual([false, String(catalogue.current().version)]);
  });

  test("has the languages, codings and policies of the app", async () => {
    const { sendBothWays } = await bothWays();
    await sendBothWays(request("/about", ["Accept-Encoding: gzip"]));
    const { headers, body, viaCache } = await sendBothWays(request("/about", ["Accept-Encoding: gzip"]));
    expect(viaCache).toBe(true);
    expect(gunzipSync(body).toString()).toContain("<p>/about</p>");
    expect(headers).toEqual(
      expect.arrayContaining([
        "content-encoding: gzip",
        "vary: Accept-Encoding",
        "cache-control: public, max-age=0, must-revalidate",
        expect.stringMatching(/^content-security-policy: .*'sha256-/),
        expect.stringMatching(/^strict-transport-security: max-age=/),
      ]),
    );
  });

  test("is logged and counted as the app does, with the id of a trusted proxy", async () => {
    const { ask, logged, sendBothWays } = await bothWays({ settings: { trustProxy: { hops: 1 } } });
    const path = "/category/floor%20care%20equipment";
    await ask("/category/chemicals?brand=LAVOR", { headers: { "accept-encoding": "br" } });
    await ask(path, { headers: { "accept-encoding": "br" } });
    logged.length = 0;
    const id = "X-Request-Id: Root=1-67891233-abcdef012345678912345678";
    const sent = request("/category/chemicals?brand=LAVOR", [
      BROWSER,
      id,
      "Referer: https://portal.example/",
    ]);
    const { headers, viaCache } = await sendBothWays(sent);
    expect([viaCache, headers.includes(id.toLowerCase().replace("root", "Root"))]).toEqual([true, true]);
    const lines = logged.filter((line) => line.includes('"msg":"request"')).map((line) => JSON.parse(line));
    expect(lines).toHaveLength(2);
    const [own, apps] = lines.map((line) => ({ ...line, time: null, ms: null }));
    expect(own).toEqual(apps);
    expect(own).toMatchObject({ level: "info", path: "/category/chemicals", status: 200, method: "GET" });
    const metrics = await (await ask("/metrics", { from: "127.0.0.1" })).text();
    expect(metrics).toContain('site_page_cache_total{result="hit"} 2\n');
    expect(metrics).toContain('site_requests_total{status="2xx"} 4\n');
  });

  test("is not sent in development, where every page is rendered again", async () => {
    const { ask, sendBothWays } = await bothWays({ development: true });
    await ask("/about", { headers: { "accept-encoding": "br" } });
    expect((await sendBothWays(request("/about", [BROWSER]))).viaCache).toBe(false);
  });
});

test("a page that is asked for again is sent as densely as can be, under the same tag", async () => {
  const html = Array.from({ length: 9000 }, (_, n) => (n * 7919) % 1009).join();
  const { port } = await bothWays({ renderPage: async () => ({ status: 200, html: [html], state: null }) });
  const ask = () => send(port, request("/about", [BROWSER]));
  const { body, headers } = await ask();
  await expect.poll(async () => (await ask()).body.byteLength).toBeLessThan(body.byteLength);
  expect((await ask()).headers).toContain(headers.find((line) => line.startsWith("etag:")));
});
