import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type DatabaseHandle, openDatabase } from "../../src/database/connect.ts";
import { deleteOldCounts } from "../../src/database/post-counts.ts";
import { onBothEngines } from "../support/engines.ts";
import { sampleInquiry } from "../support/sample-inquiry.ts";
import { appOver, product, stock } from "./app-under-test.ts";

/** Two apps over connections of their own, as in two processes. */
onBothEngines("two processes of a site", (engine) => {
  let handle: DatabaseHandle;
  let apps: Awaited<ReturnType<typeof appOver>>[];

  beforeEach(async () => {
    handle = await engine.open();
    await stock(handle);
    const second = await openDatabase(handle.target);
    const settings = { rateLimit: 3, workers: 2 };
    apps = [await appOver(handle, { settings }), await appOver(second, { settings })];
    onTestFinished(async () => {
      await Promise.all(apps.map(({ catalogue }) => catalogue.close()));
      await second.close();
    });
  });

  /** Posts to the processes in turn. */
  const post = (n: number, body: object, init: { from?: string; key?: string } = {}) => {
    const { from = "198.51.100.1", key } = init;
    const app = apps[n % 2];
    if (!app) throw new Error("There are two");
    return app.ask("/api/inquiries", {
      method: "POST",
      headers: { "content-type": "application/json", ...(key !== undefined && { "idempotency-key": key }) },
      body: JSON.stringify(body),
      from,
    });
  };
  const inquiry = (n: number) => ({ ...sampleInquiry, message: `Inquiry ${n}` });
  const statusesOf = async (posts: number, body: (n: number) => object, from?: (n: number) => string) => {
    const statuses: number[] = [];
    for (let n = 0; n < posts; n++) {
      statuses.push((await post(n, body(n), from ? { from: from(n) } : {})).status);
    }
    return statuses;
  };

  test("count the inquiries of an address together, until its time is over", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await statusesOf(5, inquiry)).toEqual([201, 201, 201, 429, 429]);
    const refused = await post(0, inquiry(9));
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
    vi.setSystemTime(Date.now() + 600_001);
    expect(await statusesOf(2, (n) => inquiry(10 + n))).toEqual([201, 201]);
  });

  test("count those of a network together", async () => {
    const statuses = await statusesOf(17, inquiry, (n) => `203.0.113.${n}`);
    expect(statuses).toEqual([...Array<number>(15).fill(201), 429, 429]);
  });

  test("count wrong posts together", async () => {
    const statuses = await statusesOf(17, () => ({}));
    expect(statuses).toEqual([...Array<number>(15).fill(422), 429, 429]);
  });

  test("know no address by what the database keeps, and keep it no longer than it counts", async () => {
    await post(0, inquiry(0), { from: "198.51.100.77" });
    const rows = await handle.db.selectFrom("post_counts").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain("198.51");
    await deleteOldCounts(handle.db, new Date(Date.now() + 600_001).toISOString());
    expect(await handle.db.selectFrom("post_counts").selectAll().execute()).toEqual([]);
  });

  test("take one inquiry once, whichever of them it is sent to", async () => {
    const sent = await Promise.all([0, 1].map((n) => post(n, inquiry(1), { key: "same" })));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    const answers: { id: string }[] = await Promise.all(sent.map((answer) => answer.json()));
    expect(answers[0]?.id).toBe(answers[1]?.id);
  });

  test("both show a change of the catalogue, and no page of the one before", async () => {
    const pages = () => Promise.all(apps.map(async ({ ask }) => (await ask("/products")).text()));
    const before = await pages();
    expect(before[0]).toBe(before[1]);
    await stock(handle, [product("new-one")]);
    const [first] = apps;
    await expect
      .poll(async () => Promise.all(apps.map(({ catalogue }) => catalogue.current().version)))
      .toEqual([3, 3]);
    const after = await pages();
    expect(after[0]).toBe(after[1]);
    expect(after).not.toContain(before[0]);
    expect((await first?.ask("/api/products/new-one"))?.status).toBe(200);
  });

  test("count each for itself while the database is away", async () => {
    vi.spyOn(handle.db, "insertInto").mockImplementation(() => {
      throw Object.assign(new Error("database or disk is full"), { code: "ERR_SQLITE_ERROR", errcode: 13 });
    });
    const [app] = apps;
    const wrong = () =>
      app?.ask("/api/inquiries", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      });
    for (let n = 0; n < 15; n++) expect((await wrong())?.status).toBe(422);
    expect((await wrong())?.status).toBe(429);
  });
});
