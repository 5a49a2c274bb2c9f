import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { PRIVACY_NOTICE_VERSION } from "../../src/content/company.ts";
import type { DatabaseHandle } from "../../src/database/connect.ts";
import { onBothEngines } from "../support/engines.ts";
import { sampleInquiry } from "../support/sample-inquiry.ts";
import { sampleQuoteBody, sampleQuoteForm } from "../support/sample-quote.ts";
import { appOver, diskFull, errorOf } from "./app-under-test.ts";

/** Answers to what arrives then fall due within 24 hours. */
const SUNDAY = new Date("2026-11-22T10:00:00+03:00");

const JSON_HEADERS = { "content-type": "application/json" };

onBothEngines("POST /api/inquiries", (engine) => {
  let handle: DatabaseHandle;
  let app: Awaited<ReturnType<typeof appOver>>;

  beforeAll(async () => {
    handle = await engine.open();
    app = await appOver(handle, { now: () => SUNDAY });
  });

  const stored = () => handle.db.selectFrom("inquiries").selectAll().execute();

  const post = (body: unknown, headers: Record<string, string> = {}, from = "192.0.2.7") =>
    app.ask("/api/inquiries", {
      method: "POST",
      headers: { ...JSON_HEADERS, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
      from,
    });

  test("a contact body is stored once, with two mails, and answered with its reference", async () => {
    const response = await post({ ...sampleInquiry, source: "/products/degreaser", elapsed: 9000 });
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const answer = await response.json();
    expect(answer).toEqual({
      id: expect.any(String),
      reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      status: "pending",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    const rows = await stored();
    expect(rows).toMatchObject([
      { id: answer.id, first_name: "Layla", source: "/products/degreaser", status: "pending" },
    ]);
    expect(rows[0]?.privacy_notice).toBe(PRIVACY_NOTICE_VERSION);
    // Four open hours later.
    expect(rows[0]?.due_at).toBe("2026-11-22T13:00:00.000Z");
    expect(await handle.db.selectFrom("outbox").selectAll().execute()).toHaveLength(2);
    expect(app.woken()).toBe(1);
  });

  test("the answer to what arrives before the weekend says when the office opens next", async () => {
    const onThursday = await appOver(handle, { now: () => new Date("2026-11-19T10:00:00+03:00") });
    const response = await onThursday.ask("/api/inquiries", {
      method: "POST",
      headers: JSON_HEADERS,
      body: JSON.stringify({ ...sampleInquiry, message: "On a Thursday" }),
    });
    expect(await response.json()).toMatchObject({
      away: { closes: "2026-11-19T10:00:00.000Z", opens: "2026-11-21T05:00:00.000Z" },
    });
  });

  test("a quote body with one name is stored under the fixed category", async () => {
    const { id } = await (await post(sampleQuoteBody)).json();
    expect((await stored()).find((row) => row.id === id)).toMatchObject({
      first_name: "Omar",
      last_name: "bin Said",
      category: "Quote Request",
    });
  });

  test("a quote body with its name in two parts is stored too", async () => {
    const { name: _, ...rest } = sampleQuoteBody;
    const names = { firstName: "Omar bin", lastName: "Said" };
    const { id } = await (await post({ ...rest, ...names, message: "Two parts" })).json();
    expect((await stored()).find((row) => row.id === id)).toMatchObject({
      first_name: "Omar bin",
      last_name: "Said",
      category: "Quote Request",
    });
  });

  test("a quote body with its answers one by one needs no category and no joined name", async () => {
    const { id } = await (await post(sampleQuoteForm)).json();
    const row = (await stored()).find((each) => each.id === id);
    expect(row).toMatchObject({ last_name: sampleQuoteForm.lastName, category: "Quote Request" });
    expect(row?.message).toContain(sampleQuoteForm.requirements);
  });

  test.each(["any text", "", "Chemicals"])(
    "a quote is filed as one, though %j was sent",
    async (category) => {
      const { id } = await (
        await post({ ...sampleQuoteBody, category, message: `Filed, not ${category}` })
      ).json();
      expect((await stored()).find((row) => row.id === id)?.category).toBe("Quote Request");
    },
  );

  test("null counts as absent in both bodies", async () => {
    const absent = { phone: null, company: null, source: null };
    for (const body of [sampleInquiry, sampleQuoteBody]) {
      const response = await post({ ...body, ...absent, message: "Neither phone nor company" });
      expect(response.status).toBe(201);
      const { id } = await response.json();
      expect((await stored()).find((row) => row.id === id)).toMatchObject({ phone: "", source: null });
    }
  });

  test("a repeat with the same key answers 200 with the same body and stores nothing", async () => {
    const body = { ...sampleInquiry, message: "With a key" };
    const first = await post(body, { "idempotency-key": "key-1" });
    const before = (await stored()).length;
    const again = await post(body, { "idempotency-key": "key-1" });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(first.headers.get("idempotency-replayed")).toBeNull();
    expect(await again.json()).toEqual(await first.json());
    expect(await stored()).toHaveLength(before);
  });

  test("twenty posts of one key at once store one inquiry", async () => {
    const body = { ...sampleInquiry, message: "All at once" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(body, { "idempotency-key": "at-once" })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect((await stored()).filter(({ message }) => message === "All at once")).toHaveLength(1);
  });

  test("a key with another body is a 422 of its own", async () => {
    await post({ ...sampleInquiry, message: "One" }, { "idempotency-key": "key-2" });
    const response = await post({ ...sampleInquiry, message: "Two" }, { "idempotency-key": "key-2" });
    expect(response.status).toBe(422);
    expect(await errorOf(response)).toMatchObject({ code: "key_reused" });
  });

  test("a key that somebody used first is free for others", async () => {
    const key = { "idempotency-key": "1" };
    await post({ ...sampleInquiry, message: "First with 1" }, key);
    const other = await post({ ...sampleInquiry, message: "Also with 1" }, key, "203.0.113.7");
    expect(other.status).toBe(201);
  });

  test("one inquiry too many from one address is a 429 that says when to come back", async () => {
    const { ask } = await appOver(handle, { settings: { rateLimit: 3 } });
    // The ten minutes are counted by a clock that stands still.
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const send = (n: number, from: string) =>
      ask("/api/inquiries", {
        method: "POST",
        headers: JSON_HEADERS,
        body: JSON.stringify({ ...sampleInquiry, message: `${from} ${n}` }),
        from,
      });
    for (let n = 0; n < 3; n++) expect((await send(n, "198.51.100.1")).status).toBe(201);
    const refusal = await send(4, "198.51.100.1");
    expect(refusal.status).toBe(429);
    expect(refusal.headers.get("retry-after")).toBe("600");
    expect(await errorOf(refusal)).toMatchObject({ code: "too_many_requests" });
    expect((await send(5, "198.51.100.2")).status).toBe(201);
  });

  test("a network may send five times as much, and mistyping never counts", async () => {
    const { ask } = await appOver(handle, { settings: { rateLimit: 1 } });
    const send = (n: number, body: object) =>
      ask("/api/inquiries", {
        method: "POST",
        headers: JSON_HEADERS,
        body: JSON.stringify(body),
        from: `203.0.113.${n}`,
      });
    for (let n = 0; n < 4; n++) expect((await send(1, {})).status).toBe(422);
    const statuses: number[] = [];
    for (let n = 1; n <= 7; n++)
      statuses.push((await send(n, { ...sampleInquiry, message: `network ${n}` })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  });

  test("the proxy's own entry of X-Forwarded-For counts only where a proxy is trusted", async () => {
    for (const [hops, expected] of [
      [1, 201],
      [0, 429],
    ] as const) {
      const { ask } = await appOver(handle, { settings: { rateLimit: 1, trustProxy: { hops } } });
      const send = (forwarded: string) =>
        ask("/api/inquiries", {
          method: "POST",
          headers: { ...JSON_HEADERS, "x-forwarded-for": forwarded },
          body: JSON.stringify({ ...sampleInquiry, message: `${hops} ${forwarded}` }),
        });
      expect((await send("10.0.0.1, 198.51.100.10")).status).toBe(201);
      expect((await send("10.0.0.1, 203.0.113.20")).status).toBe(expected);
    }
  });

  test("a database that is away is a 503 that says when to try again, and leaks nothing", async () => {
    const own = await engine.open();
    const { ask, logged } = await appOver(own);
    diskFull(own);
    const response = await ask("/api/inquiries", {
      method: "POST",
      headers: JSON_HEADERS,
      body: JSON.stringify(sampleInquiry),
    });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    const text = await response.text();
    expect(text).toContain("storage_unavailable");
    expect(text).not.toMatch(/sqlite|postgres|kysely|disk is full| at /i);
    expect(logged.join("")).not.toContain("layla@");
    const ready = await ask("/readyz");
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ message: expect.stringMatching(/database/) });
    expect((await ask("/healthz")).status).toBe(200);
    expect((await ask("/api/products")).status).toBe(200);
  });

  test("the log has no words of the visitor and no query", () => {
    const log = app.logged.join("");
    expect(log).toContain('"path":"/api/inquiries"');
    expect(log).not.toMatch(/Layla|visitor\.example|192\.0\.2\.7/);
  });
});
