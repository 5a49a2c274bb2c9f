import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import {
  addEmptySearches,
  readEmptySearches,
  trimEmptySearches,
} from "../../src/database/catalogue/empty-searches.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, errorOf, stock } from "./app-under-test.ts";

const TODAY = new Date().toISOString().slice(0, 10);

const told = (q: string, headers: Record<string, string> = {}) => ({
  method: "POST",
  body: q,
  headers: { "content-type": "text/plain;charset=UTF-8", ...headers },
});

onBothEngines("searches without result", (engine) => {
  async function stocked() {
    const handle = await engine.open();
    await stock(handle);
    return { handle, app: await appOver(handle) };
  }

  const counted = async (handle: Awaited<ReturnType<typeof engine.open>>) =>
    (await readEmptySearches(handle.db)).map(({ text, times, near }) => [text, times, near]);

  test("of pages are counted as often as they are sent, in whatever spelling; others are not", async () => {
    const { handle, app } = await stocked();
    for (const path of [
      "/products?q=espresso",
      "/products?q=espresso",
      "/category/chemicals?q=+Espresso",
      "/products?q=scrubbr",
      "/products?q=degreaser",
      "/products?q=grease",
      "/products?brand=NOBODY&q=scrubber",
      "/contact?q=wood",
      "/products?q=ali%40hotel.example",
      "/products",
    ]) {
      expect((await app.ask(path)).status).toBe(200);
    }
    expect(await counted(handle)).toEqual([]);
    await app.emptySearches.flush();
    expect(await readEmptySearches(handle.db)).toEqual([
      { text: "espresso", times: 3, near: false, lastDay: TODAY },
      { text: "scrubbr", times: 1, near: true, lastDay: TODAY },
    ]);
  });

  test("of pages that are sent from the cache are counted too", async () => {
    const { handle, app } = await stocked();
    await app.ask("/products?q=espresso", { headers: { "accept-encoding": "gzip" } });
    const server = createServer((request, response) => {
      if (!app.app.sendCached(request, response)) response.writeHead(500).end();
    });
    onTestFinished(() => void server.close());
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const request = get(`http://127.0.0.1:${port}/products?q=espresso`, {
      headers: { "accept-encoding": "gzip" },
    });
    const [response]: IncomingMessage[] = await once(request, "response");
    expect(response?.resume().statusCode).toBe(200);
    await app.emptySearches.flush();
    expect(await counted(handle)).toEqual([["espresso", 2, false]]);
  });

  test("are told by browsers, and counts of several processes add up", async () => {
    const { handle, app } = await stocked();
    const other = await appOver(handle);
    for (const { ask } of [app, other, other]) {
      const response = await ask("/api/empty-searches", told("Espresso  machine"));
      expect([response.status, await response.text()]).toEqual([204, ""]);
    }
    await Promise.all([app.emptySearches.flush(), other.emptySearches.flush()]);
    expect(await counted(handle)).toEqual([["espresso machine", 3, false]]);
    await app.ask("/api/empty-searches", told("scrubber"));
    await app.emptySearches.flush();
    expect(await counted(handle)).toHaveLength(1);
  });

  test("are refused when too long, of another type or site, and when there are too many of them", async () => {
    const handle = await engine.open();
    const { ask, emptySearches } = await appOver(handle, { settings: { rateLimit: 1 } });
    const refused = async (init: RequestInit) => {
      const response = await ask("/api/empty-searches", init);
      return [response.status, (await errorOf(response)).code];
    };
    expect(await refused(told("x".repeat(801)))).toEqual([413, "payload_too_large"]);
    expect(await refused(told("{}", { "content-type": "application/json" }))).toEqual([
      415,
      "unsupported_media_type",
    ]);
    expect(await refused(told("x", { origin: "https://other.example" }))).toEqual([403, "foreign_origin"]);
    for (let n = 3; n < 20; n++) {
      expect((await ask("/api/empty-searches", told("espresso"))).status).toBe(204);
    }
    expect(await refused(told("espresso"))).toEqual([429, "too_many_requests"]);
    await emptySearches.flush();
    expect(await counted(handle)).toEqual([["espresso", 17, false]]);
  });

  test("a flood of different ones costs little, and what was counted least goes first", async () => {
    const { handle, app } = await stocked();
    for (let n = 0; n < 300; n++) app.emptySearches.note(`wood ${n}`);
    await app.emptySearches.flush();
    expect(await counted(handle)).toHaveLength(100);
    const search = (text: string, times: number, lastDay: string) => ({ text, times, near: false, lastDay });
    await addEmptySearches(handle.db, [
      search("often", 5, "2026-01-01"),
      search("newest", 1, "2999-01-02"),
      search("new", 1, "2999-01-01"),
    ]);
    await trimEmptySearches(handle.db, 2);
    expect(await counted(handle)).toEqual([
      ["often", 5, false],
      ["newest", 1, false],
    ]);
  });

  test("a database that is away costs counts and nothing else", async () => {
    const { handle, app } = await stocked();
    await handle.close();
    app.emptySearches.note("espresso");
    await app.emptySearches.flush();
    expect(app.logged.join("")).toContain("searches without result could not be counted");
    expect((await app.ask("/products?q=espresso")).status).toBe(200);
  });
});
