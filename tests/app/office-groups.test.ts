import * as v from "valibot";
import { expect, test } from "vitest";
import { recordLines } from "../../src/database/record.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, errorOf, stock, TREE } from "./app-under-test.ts";
import { signedIn } from "./office-session.ts";

const list = v.object({
  rows: v.array(v.object({ id: v.string(), name: v.string(), active: v.number(), withdrawn: v.number() })),
});
const conflict = v.object({
  error: v.object({ code: v.literal("conflict") }),
  conflicts: v.array(v.object({ column: v.string(), mine: v.string(), theirs: v.string() })),
  cells: v.record(v.string(), v.string()),
});
const edit = (column: string, from: string, to: string) => ({ edits: { [column]: { from, to } } });

onBothEngines("brands and categories in the office", (engine) => {
  async function office() {
    const handle = await engine.open();
    await stock(handle, undefined, TREE);
    const app = await appOver(handle);
    const { as, staff } = await signedIn(handle, app.ask, "editor");
    return { handle, as, staff, ...app };
  }

  test("are on the site when the change is answered, in this process and soon after in another", async () => {
    const { handle, as, staff, catalogue } = await office();
    const other = await appOver(handle);
    const response = await as("/brands/lavor", {
      method: "PUT",
      json: edit("display name", "", "Lavor Pro"),
    });
    expect([response.status, await response.json()]).toEqual([200, { id: "lavor", outcome: "changed" }]);
    const shown = () => [catalogue, other.catalogue].map((each) => each.current().brands[0]?.displayName);
    expect(shown()[0]).toBe("Lavor Pro");
    await expect.poll(shown).toEqual(["Lavor Pro", "Lavor Pro"]);
    expect(await recordLines(handle.db, {}, 1)).toMatchObject([
      { action: "brand.published", actor: { id: staff.id }, after: { "display name": "Lavor Pro" } },
    ]);
    const { versions } = v.parse(
      v.object({ versions: v.array(v.object({ version: v.number() })) }),
      await (await as("/brands/lavor/versions")).json(),
    );
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    await as("/brands/lavor/restore", { json: { version: 1 } });
    expect(catalogue.current().brands[0]?.displayName).toBeNull();
  });

  test("are listed in their order with how many products they have, and one with its texts", async () => {
    const { as } = await office();
    expect(v.parse(list, await (await as("/categories")).json()).rows).toMatchObject([
      { name: "Chemicals" },
      { name: "Kitchen Chemicals" },
      { name: "Floor Care Equipment" },
    ]);
    const cells = { name: "Kitchen Chemicals", parent: "Chemicals", description: "Degreasers" };
    expect(await (await as("/categories/category-1")).json()).toMatchObject({
      cells,
      tops: ["Chemicals", "Floor Care Equipment"],
    });
    expect((await as("/categories/nothing")).status).toBe(404);
    expect(await (await as("/brands/new-")).json()).toMatchObject({
      row: null,
      cells: { name: "", active: "yes" },
    });
  });

  test("say beside each field what is wrong, in the importer's words", async () => {
    const { as, catalogue } = await office();
    const version = catalogue.current().version;
    const sent = {
      edits: { name: { from: "LAVOR", to: "gone" }, website: { from: "", to: "javascript:alert(1)" } },
    };
    const website = await as("/brands/lavor", { method: "PUT", json: sent });
    expect([website.status, await errorOf(website)]).toMatchObject([
      422,
      { code: "invalid_fields", fields: { website: expect.stringContaining("https://example.com") } },
    ]);
    const name = await as("/brands/lavor", { method: "PUT", json: edit("name", "LAVOR", "gone") });
    expect(await errorOf(name)).toMatchObject({ fields: { name: expect.stringContaining("GONE") } });
    await catalogue.refresh();
    expect(catalogue.current().version).toBe(version);
  });

  test("show both texts where two people changed the same", async () => {
    const { as } = await office();
    await as("/categories/category-0", { method: "PUT", json: edit("description", "Concentrates", "Hers") });
    const mine = await as("/categories/category-0", {
      method: "PUT",
      json: edit("description", "Concentrates", "Mine"),
    });
    expect(mine.status).toBe(409);
    expect(v.parse(conflict, await mine.json())).toMatchObject({
      conflicts: [{ column: "description", mine: "Mine", theirs: "Hers" }],
      cells: { description: "Hers" },
    });
  });

  test("are drawn by the site as they will be, by a page that runs nothing", async () => {
    const { as, catalogue } = await office();
    const texts = (cells: object) => `preview?${new URLSearchParams({ texts: JSON.stringify(cells) })}`;
    const brand = await as(`/brands/lavor/${texts({ name: "Lavor Pro" })}`);
    expect([brand.status, brand.headers.get("x-frame-options")]).toEqual([200, "SAMEORIGIN"]);
    expect(brand.headers.get("content-security-policy")).toContain("script-src 'none'");
    const html = await brand.text();
    expect(html).toContain("<p>/products?brand=Lavor+Pro</p>");
    expect(html).not.toContain("<script");
    const category = await as(`/categories/new-/${texts({ name: "Pads", parent: "Chemicals" })}`);
    expect(await category.text()).toContain("<p>/category/chemicals/pads</p>");
    expect(catalogue.current().brands[0]?.name).toBe("LAVOR");
    expect((await as("/brands/lavor/preview?texts=%7B")).status).toBe(422);
  });

  test("are ordered, unless the order is no longer the one that was seen", async () => {
    const { as, catalogue } = await office();
    const order = { before: ["category-0", "category-2"], after: ["category-2", "category-0"] };
    expect((await as("/categories/order", { json: order })).status).toBe(200);
    expect(catalogue.current().categories.map(({ name }) => name)).toEqual([
      "Floor Care Equipment",
      "Chemicals",
    ]);
    expect((await as("/categories/order", { json: order })).status).toBe(409);
  });

  test("are removed only where nothing refers to them, else the count is told", async () => {
    const { as, handle } = await office();
    const chemicals = await as("/categories/category-0", { method: "DELETE" });
    expect([chemicals.status, await errorOf(chemicals)]).toMatchObject([
      409,
      {
        code: "still_used",
        message: "1 subcategory belongs to this category, so it was not removed. Move them first.",
      },
    ]);
    expect((await as("/brands/gone", { method: "DELETE" })).status).toBe(200);
    expect(await recordLines(handle.db, {}, 1)).toMatchObject([
      { action: "brand.removed", before: { name: "GONE" } },
    ]);
  });

  test.each([
    "<script>alert(1)</script>Lav",
    "<img src=x onerror=alert(1)>Lav",
    "&lt;b onclick=alert(1)&gt;Lav",
  ])("take no tags into a name: %s", async (name) => {
    const { as, catalogue } = await office();
    await as("/brands/lavor", { method: "PUT", json: edit("name", "LAVOR", name) });
    expect(catalogue.current().brands[0]?.name).toMatch(/^(?:Lav|<b onclick=alert\(1\)>Lav)$/);
    const logo = await as("/brands/lavor", {
      method: "PUT",
      json: edit("logo", "", 'https://a.example/"><svg>'),
    });
    expect(logo.status).toBe(422);
  });
});
