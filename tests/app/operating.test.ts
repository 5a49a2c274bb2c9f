import { expect, test } from "vitest";
import { saveBackupTime } from "../../src/database/backup.ts";
import { onBothEngines } from "../support/engines.ts";
import { storeSample } from "../support/sample-inquiry.ts";
import { appOver, stock } from "./app-under-test.ts";

const TOKEN = "a-token-of-the-operator";
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const HERE = "127.0.0.1";

onBothEngines("What an operator sees", (engine) => {
  test("/metrics counts requests, cached pages, renders, mails, and tells the catalogue and the memory", async () => {
    const handle = await engine.open();
    await stock(handle);
    await storeSample(handle);
    await handle.db.updateTable("outbox").set({ state: "parked" }).where("kind", "=", "sales").execute();
    const { ask } = await appOver(handle);
    for (const path of ["/", "/", "/about", "/no-such-page"]) await (await ask(path)).text();
    const response = await ask("/metrics", { from: HERE });
    expect([
      response.status,
      response.headers.get("content-type"),
      response.headers.get("cache-control"),
    ]).toEqual([200, expect.stringContaining("text/plain; version=0.0.4"), "no-store"]);
    const lines = (await response.text()).split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        'site_requests_total{status="2xx"} 3',
        'site_requests_total{status="4xx"} 1',
        'site_page_cache_total{result="hit"} 1',
        'site_page_cache_total{result="miss"} 3',
        "site_render_seconds_count 3",
        "site_work_waiting 0",
        'site_mails{kind="desk",state="waiting"} 0',
        'site_mails{kind="desk",state="failed"} 1',
        'site_mails{kind="confirmation",state="waiting"} 1',
        'site_mails{kind="confirmation",state="failed"} 0',
        expect.stringMatching(/^site_catalogue_version \d+$/),
        expect.stringMatching(/^process_resident_memory_bytes \d{6,}$/),
      ]),
    );
    expect(lines.filter((line) => line.startsWith("site_last_backup_timestamp_seconds"))).toEqual([]);
  });

  test("the last backup is told by /metrics and /readyz", async () => {
    const handle = await engine.open();
    await stock(handle);
    const { ask } = await appOver(handle);
    const at = "2026-03-01T00:00:00.000Z";
    await saveBackupTime(handle.db, "2026-02-01T00:00:00.000Z");
    await saveBackupTime(handle.db, at);
    const text = await (await ask("/metrics", { from: HERE })).text();
    expect(text).toContain(`site_last_backup_timestamp_seconds ${Date.parse(at) / 1000}\n`);
    expect(await (await ask("/readyz")).json()).toMatchObject({ status: "ready", lastBackup: at });
  });

  test("/metrics answers while the database is away, without what only that knows", async () => {
    const handle = await engine.open();
    await stock(handle);
    const { ask } = await appOver(handle);
    await handle.close();
    const text = await (await ask("/metrics", { from: HERE })).text();
    expect(text).toContain("site_requests_total");
    expect(text).not.toContain("site_mails{");
  });

  test("/metrics is a 404 from elsewhere, through a proxy on this machine, and without the token", async () => {
    const handle = await engine.open();
    await stock(handle);
    const open = await appOver(handle);
    const status = async (asked: Promise<Response>) => (await asked).status;
    expect(await status(open.ask("/metrics"))).toBe(404);
    expect(await status(open.ask("/metrics", { from: "::1" }))).toBe(200);
    for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "via"]) {
      expect(await status(open.ask("/metrics", { from: HERE, headers: { [name]: "127.0.0.1" } }))).toBe(404);
    }
    const closed = await appOver(handle, { settings: { metricsToken: TOKEN } });
    expect(await status(closed.ask("/metrics", { from: HERE }))).toBe(404);
    expect(await status(closed.ask("/metrics", bearer("another")))).toBe(404);
    expect(await status(closed.ask("/metrics", bearer(TOKEN)))).toBe(200);
  });

  test("the id of a request comes from a trusted proxy, and only in the form of an id", async () => {
    const handle = await engine.open();
    await stock(handle);
    const idOf = async (trustProxy: { hops: number } | { networks: string[] }, id: string) => {
      const { ask } = await appOver(handle, { settings: { trustProxy } });
      const answered = await ask("/healthz", { headers: { "x-request-id": id } });
      return answered.headers.get("x-request-id");
    };
    const given = "Root=1-67891233-abcdef012345678912345678";
    const own = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(await idOf({ hops: 1 }, given)).toBe(given);
    expect(await idOf({ networks: ["192.0.2.0/24"] }, given)).toBe(given);
    expect(await idOf({ hops: 0 }, given)).toEqual(own);
    expect(await idOf({ networks: ["10.0.0.0/8"] }, given)).toEqual(own);
    for (const bad of ["", "<script>", "two words", "a".repeat(129)]) {
      expect(await idOf({ hops: 1 }, bad)).toEqual(own);
    }
  });

  test("a 404 is logged with host and path of the page that linked to it, and nothing else is", async () => {
    const handle = await engine.open();
    await stock(handle);
    const { ask, logged } = await appOver(handle);
    const referer = "https://user:secret@portal.example:8443/list/of-links?q=layla%40visitor.example#a";
    await ask("/no-such-page", { headers: { referer } });
    await ask("/about", { headers: { referer } });
    await ask("/no-such-page", { headers: { referer: "javascript:alert(1)" } });
    const lines = logged.filter((line) => line.includes('"msg":"request"'));
    const referrers = lines.map((line) => /"referrer":"([^"]*)"/.exec(line)?.[1]);
    expect(referrers).toEqual(["portal.example:8443/list/of-links", undefined, undefined]);
    expect(logged.join("")).not.toMatch(/layla|secret/);
  });

  test("security.txt names the first address of the desk", async () => {
    const handle = await engine.open();
    await stock(handle);
    const response = await (await appOver(handle)).ask("/.well-known/security.txt");
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "text/plain; charset=UTF-8",
    ]);
    expect(await response.text()).toContain("Contact: mailto:sales@company.example\n");
  });
});
