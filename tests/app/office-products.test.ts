import { beforeEach, expect, test } from "vitest";
import type { DatabaseHandle } from "../../src/database/connect.ts";
import { recordLines } from "../../src/database/record.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, diskFull, stock, TREE } from "./app-under-test.ts";
import { signedIn } from "./office-session.ts";

type As = Awaited<ReturnType<typeof signedIn>>["as"];

const edit = (from: string, to: string) => ({ from, to });

onBothEngines("products in the office", (engine) => {
  let handle: DatabaseHandle;
  let site: Awaited<ReturnType<typeof appOver>>;
  let dana: As;
  let huda: As;

  beforeEach(async () => {
    handle = await engine.open();
    await stock(handle, undefined, TREE);
    site = await appOver(handle);
    dana = (await signedIn(handle, site.ask, "editor", { name: "Dana R." })).as;
    huda = (await signedIn(handle, site.ask, "editor", { name: "Huda A." })).as;
  });

  const put = (as: As, id: string, version: number, edits: object) =>
    as(`/products/${id}/draft`, { method: "PUT", json: { version, edits } });
  const opened = async (id: string) => (await dana(`/products/${id}`)).json();
  const publish = (as: As, id: string, version: number) =>
    as(`/products/${id}/publication`, { json: { version } });
  const publicName = async (id: string) => {
    const response = await site.ask(`/api/products/${id}`);
    return response.ok ? (await response.json()).name : response.status;
  };

  test("a draft is nobody's but the office's until it is published, and then it is on the site", async () => {
    const kept = await (await put(dana, "scrubber", 0, { name: edit("Scrubber-dryer", "Sweeper") })).json();
    expect(kept).toMatchObject({ state: "active", faults: {}, draft: { staff: { name: "Dana R." } } });
    expect(await publicName("scrubber")).toBe("Scrubber-dryer");
    const page = await site.ask("/products/scrubber");

    const published = await publish(dana, "scrubber", kept.draft.version);
    expect(await published.json()).toEqual({ id: "scrubber", changed: 1 });
    expect(await publicName("scrubber")).toBe("Sweeper");
    expect((await site.ask("/products/scrubber")).headers.get("etag")).not.toBe(page.headers.get("etag"));
    expect(await opened("scrubber")).toMatchObject({
      draft: null,
      versions: 2,
      published: { name: "Sweeper" },
    });
    const actions = (await recordLines(handle.db, { kinds: ["product"] }, 9)).map(({ action }) => action);
    expect(actions).toEqual(["product.published", "product.drafted"]);
  });

  test("a new product gets its address when it is published", async () => {
    const made = await dana("/products", { json: { version: 0, edits: {} } });
    expect(made.status).toBe(201);
    const { id } = await made.json();
    const [begun] = await recordLines(handle.db, { kinds: ["product"] }, 1);
    expect(begun).toMatchObject({ action: "product.begun", entity: { id, label: "" } });
    const { draft } = await opened(id);
    const edits = {
      name: edit("", "Steam Cleaner"),
      brand: edit("", "LAVOR"),
      category: edit("", "Chemicals"),
    };
    const kept = await (await put(dana, id, draft.version, edits)).json();
    const { rows, total } = await (await dana("/products?state=draft")).json();
    expect([total, rows[0].name, rows[0].state]).toEqual([1, "Steam Cleaner", "draft"]);
    const done = await (await publish(dana, id, kept.draft.version)).json();
    expect(done.id).toBe("lavor-steam-cleaner");
    expect(await publicName("lavor-steam-cleaner")).toBe("Steam Cleaner");
    expect((await dana(`/products/${id}`)).status).toBe(404);
  });

  test("what can't be published is kept as it was typed, said at its field, and nothing of it is stored", async () => {
    const edits = { price: edit("12.50", "1,890.00O"), name: edit("Scrubber-dryer", "") };
    const kept = await (await put(dana, "scrubber", 0, edits)).json();
    expect(kept.faults).toEqual({
      name: "This can't be empty.",
      price: "“1,890.00O” is no price. Did you mean 1890.00?",
    });
    const refused = await publish(dana, "scrubber", kept.draft.version);
    expect(refused.status).toBe(422);
    expect(Object.keys((await refused.json()).error.fields)).toEqual(["name", "price"]);
    expect(await opened("scrubber")).toMatchObject({
      draft: { edits: { price: { to: "1,890.00O" } } },
      published: { price: "12.50" },
    });
  });

  test("of two people who change one draft the second gets the text that is kept", async () => {
    const first = await (await put(dana, "scrubber", 0, { name: edit("Scrubber-dryer", "Dana's") })).json();
    const second = await put(huda, "scrubber", 0, { name: edit("Scrubber-dryer", "Huda's") });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({
      error: { code: "conflict" },
      draft: { edits: { name: { to: "Dana's" } }, staff: { name: "Dana R." } },
    });
    const { version } = first.draft;
    const both = await Promise.all(
      [dana, huda].map((as, n) =>
        put(as, "scrubber", version, { name: edit("Scrubber-dryer", `At once ${n}`) }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("of two who publish at once one does, and what others published meanwhile is not overwritten", async () => {
    const { draft } = await (await put(dana, "scrubber", 0, { name: edit("Scrubber-dryer", "A") })).json();
    const both = await Promise.all([dana, huda].map((as) => publish(as, "scrubber", draft.version)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);

    const late = await (await put(huda, "scrubber", 0, { name: edit("Scrubber-dryer", "B") })).json();
    const refused = await publish(huda, "scrubber", late.draft.version);
    expect(refused.status).toBe(409);
    expect((await refused.json()).conflicts).toEqual([
      { column: "name", from: "Scrubber-dryer", mine: "B", theirs: "A" },
    ]);
    expect(await publicName("scrubber")).toBe("A");
  });

  test("a withdrawn product leaves the site, leads to its successor, and returns", async () => {
    const withdraw = (successor: string) => dana("/products/degreaser/withdrawal", { json: { successor } });
    const unknown = await withdraw("NONE-1");
    expect([unknown.status, (await unknown.json()).error.fields]).toEqual([
      422,
      { successor: "No product has the article number “NONE-1”." },
    ]);
    expect((await withdraw("NQ-1234")).status).toBe(200);
    const old = await site.ask("/products/degreaser");
    expect([old.status, old.headers.get("location")]).toEqual([308, "/products/scrubber"]);
    expect(await opened("degreaser")).toMatchObject({ state: "withdrawn", replacement: "scrubber" });
    await dana("/products/degreaser/withdrawal", { method: "DELETE" });
    expect((await site.ask("/products/degreaser")).status).toBe(200);
  });

  test("a version is restored as a new one", async () => {
    for (const [from, to] of [
      ["Scrubber-dryer", "First"],
      ["First", "Second"],
    ] as const) {
      const { draft } = await (await put(dana, "scrubber", 0, { name: edit(from, to) })).json();
      await publish(dana, "scrubber", draft.version);
    }
    expect((await dana("/products/scrubber/versions/2/restoration", { method: "POST" })).status).toBe(200);
    expect(await publicName("scrubber")).toBe("First");
    const { versions } = await (await dana("/products/scrubber/versions")).json();
    expect(
      versions.map(({ version, cause }: { version: number; cause: string }) => `${version} ${cause}`),
    ).toEqual(["4 restored", "3 published", "2 published", "1 before"]);
    for (const version of ["9", "0", "x", "1e99"]) {
      const path = `/products/scrubber/versions/${version}/restoration`;
      expect((await dana(path, { method: "POST" })).status).toBe(404);
    }
  });

  test("a discarded draft is gone, and only the one that was seen", async () => {
    const { draft } = await (await put(dana, "scrubber", 0, { name: edit("Scrubber-dryer", "A") })).json();
    const discard = (version: number) =>
      dana("/products/scrubber/draft", { method: "DELETE", json: { version } });
    expect((await discard(draft.version + 1)).status).toBe(409);
    expect((await discard(draft.version)).status).toBe(200);
    expect((await discard(draft.version)).status).toBe(409);
    expect(await opened("scrubber")).toMatchObject({ draft: null });
  });

  test("sales may read products and change none, and nobody reaches what isn't there", async () => {
    const { as: sales } = await signedIn(handle, site.ask, "sales");
    expect((await sales("/products")).status).toBe(200);
    expect((await sales("/products/scrubber")).status).toBe(200);
    expect((await put(sales, "scrubber", 0, {})).status).toBe(403);
    expect((await publish(sales, "scrubber", 1)).status).toBe(403);
    for (const id of ["none", "..%2Fstaff", "'%20OR%201=1", "%00"]) {
      expect((await dana(`/products/${id}`)).status).toBe(404);
      expect([204, 404]).toContain((await dana(`/products/${id}/preview`)).status);
      expect((await put(dana, id, 0, { name: edit("", "x") })).status).toBe(404);
      expect([404, 409]).toContain((await publish(dana, id, 1)).status);
      expect((await dana(`/products/${id}/withdrawal`, { json: {} })).status).toBe(404);
    }
    expect((await site.ask("/office/api/products/scrubber/preview")).status).toBe(401);
  });

  test.each([
    ["a draft of something else", { version: 0, edits: { name: "text" } }],
    ["a text that no database takes", { version: 0, edits: { name: edit("", "a\0b") } }],
    ["a negative version", { version: -1, edits: {} }],
    ["far too much text", { version: 0, edits: { name: edit("", "x".repeat(70_000)) } }],
    [
      "too many columns",
      { version: 0, edits: Object.fromEntries(Array.from({ length: 50 }, (_, n) => [n, edit("", "x")])) },
    ],
  ])("%s is refused", async (_, json) => {
    const response = await dana("/products/scrubber/draft", { method: "PUT", json });
    expect(response.status).toBe(422);
    expect(await opened("scrubber")).toMatchObject({ draft: null });
  });

  test("a column that products don't have is refused", async () => {
    for (const column of ["id", "position", "is active"]) {
      const edits = { name: edit("Scrubber-dryer", "Sweeper"), [column]: edit("", "1") };
      expect((await put(dana, "scrubber", 0, edits)).status).toBe(422);
      expect((await dana("/products", { json: { version: 0, edits } })).status).toBe(422);
    }
    expect(await opened("scrubber")).toMatchObject({ draft: null, versions: 0 });
  });

  test("numbers that no database stores are none that anything has", async () => {
    const huge = Number.MAX_SAFE_INTEGER;
    expect((await put(dana, "scrubber", huge, {})).status).toBe(422);
    expect((await dana(`/products/scrubber/versions/${huge}/restoration`, { json: {} })).status).toBe(404);
    const { as } = await signedIn(handle, site.ask, "owner");
    expect((await as("/record?before=999999999999")).status).toBe(422);
  });

  test("when the disk is full nothing is stored and nothing acknowledged", async () => {
    const { draft } = await (await put(dana, "scrubber", 0, { name: edit("Scrubber-dryer", "A") })).json();
    diskFull(handle);
    expect((await publish(dana, "scrubber", draft.version)).status).toBeGreaterThanOrEqual(500);
    expect(await publicName("scrubber")).toBe("Scrubber-dryer");
  });

  test("the list is found, narrowed, counted and turned over", async () => {
    const { rows, total } = await (await dana("/products?q=nq12")).json();
    expect([total, rows.map(({ id }: { id: string }) => id)]).toEqual([1, ["scrubber"]]);
    expect(rows[0]).toMatchObject({
      article: "NQ-1234",
      state: "active",
      number: "2/01",
      has: { picture: false },
    });
    const withdrawn = await (await dana("/products?state=withdrawn")).json();
    expect(withdrawn.rows.map(({ id }: { id: string }) => id)).toEqual(["retired"]);
    expect(await (await dana("/products?page=9")).json()).toEqual({ rows: [], total: 3 });
    expect((await dana("/products?page=0")).status).toBe(422);
    expect((await dana("/products?q=%00")).status).toBe(422);
    expect(await (await dana("/products/counts")).json()).toMatchObject({
      draft: 0,
      active: 2,
      withdrawn: 1,
    });
    expect(await (await dana("/products/units?label=Volume")).json()).toEqual({
      units: [{ unit: "L", products: 2 }],
    });
  });
});
