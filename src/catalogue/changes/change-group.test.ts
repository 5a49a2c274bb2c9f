import { expect, test } from "vitest";
import { onBothEngines } from "../../../tests/support/engines.ts";
import { catalogueVersion } from "../../database/catalogue/catalogue.ts";
import type { DatabaseHandle } from "../../database/connect.ts";
import { readVersions } from "../../database/catalogue/entity-versions.ts";
import { recordLines } from "../../database/record.ts";
import { orderGroups, removeGroup } from "./arrange-groups.ts";
import { changeGroup, restoreGroup } from "./change-group.ts";
import { importSheet } from "../import/import.ts";
import { readSheetBytes } from "../files/read-file.ts";
import { readCatalogue } from "../records.ts";

const csv = (text: string) => readSheetBytes("a.csv", new TextEncoder().encode(text));
const changer = { staff: { id: "dana", name: "Dana R." }, now: "2026-11-22T08:00:00.000Z" };

/** Three brands, one without products; two categories, of which one has a subcategory. */
async function stocked(handle: DatabaseHandle): Promise<DatabaseHandle> {
  await importSheet(handle, await csv("name,website\nSULO,\nCOMAC,https://comac.example\nPULEX,\n"));
  await importSheet(handle, await csv("name,parent\nWaste,\nFloors,\nBins,Waste\n"));
  await importSheet(
    handle,
    await csv("name,brand,category,active\nBin,SULO,Waste » Bins,yes\nOld,COMAC,Floors,no\n"),
  );
  return handle;
}

const rename = (from: string, to: string) => ({ name: { from, to } });
const brands = async ({ db }: DatabaseHandle) =>
  (await readCatalogue(db)).brands.map(({ id, name }) => `${id} ${name}`);
const idOf = async ({ db }: DatabaseHandle, name: string) =>
  (await readCatalogue(db)).categories.find((each) => each.name === name)?.id ?? "";

onBothEngines("changing brands and categories", (engine) => {
  test("writes as the importer would, with a version, a line of the record and the next catalogue", async () => {
    const handle = await stocked(await engine.open());
    const before = await catalogueVersion(handle.db);
    const edits = { ...rename("COMAC", "Comac  Group"), website: { from: "https://comac.example", to: "" } };
    const done = await changeGroup(handle, { kind: "brand", id: "comac" }, edits, changer);
    expect(done).toEqual({ outcome: "changed", id: "comac", changed: 2 });
    expect(await catalogueVersion(handle.db)).toBe(before + 1);
    const records = await readCatalogue(handle.db);
    expect(records.brands[1]).toMatchObject({
      id: "comac",
      name: "Comac Group",
      website: null,
      formerNames: ["COMAC"],
    });
    expect(records.products[1]).toMatchObject({ name: "Old", brand: "Comac Group", brandKey: "comac" });
    const versions = await readVersions(handle.db, { kind: "brand", id: "comac" });
    expect(versions.map(({ cause, snapshot }) => [cause, snapshot["name"]])).toEqual([
      ["published", "Comac Group"],
      ["imported", "COMAC"],
    ]);
    expect(await recordLines(handle.db, {}, 1)).toMatchObject([
      {
        action: "brand.published",
        entity: { kind: "brand", id: "comac", label: "Comac Group" },
        before: { name: "COMAC" },
      },
    ]);
    await restoreGroup(handle, { kind: "brand", id: "comac", version: 1 }, changer);
    expect((await readCatalogue(handle.db)).brands[1]).toMatchObject({
      name: "COMAC",
      website: "https://comac.example",
    });
  });

  test("makes new ones with keys of their own, and products that name a new category belong to it", async () => {
    const handle = await stocked(await engine.open());
    await importSheet(handle, await csv("name,brand,category\nMop,SULO,Tools\n"));
    expect(
      await changeGroup(handle, { kind: "brand", id: null }, rename("", "Ünger"), changer),
    ).toMatchObject({ id: "unger" });
    const made = await changeGroup(handle, { kind: "category", id: null }, rename("", "Tools"), changer);
    expect(made).toMatchObject({ outcome: "changed" });
    const { products, categories } = await readCatalogue(handle.db);
    expect(products.find(({ name }) => name === "Mop")?.categoryKey).toBe("tools");
    expect(products.find(({ name }) => name === "Bin")).toMatchObject({
      brand: "SULO",
      subcategoryKey: "bins",
    });
    const below = { ...rename("", "Mops"), parent: { from: "", to: "Tools" } };
    await changeGroup(handle, { kind: "category", id: null }, below, changer);
    const after = (await readCatalogue(handle.db)).categories;
    expect(after.length).toBe(categories.length + 1);
    expect(after.at(-1)).toMatchObject({ key: "mops", parentKey: "tools" });
  });

  test("changes neither keys nor the place in the tree of what is there", async () => {
    const handle = await stocked(await engine.open());
    const id = await idOf(handle, "Bins");
    const edits = {
      key: { from: "bins", to: "x" },
      parent: { from: "Waste", to: "Floors" },
      ...rename("Bins", "Containers"),
    };
    await changeGroup(handle, { kind: "category", id }, edits, changer);
    const { categories, products } = await readCatalogue(handle.db);
    expect(categories.find((each) => each.id === id)).toMatchObject({
      key: "bins",
      parentKey: "waste",
      name: "Containers",
    });
    expect(products[0]?.subcategory).toBe("Containers");
  });

  test.each([
    ["a name that another has", rename("SULO", "comac"), { column: "name", fault: { code: "nameTaken" } }],
    [
      "a name that only looks like another",
      rename("SULO", "СОМАС"),
      { column: "name", fault: { code: "nameTaken" } },
    ],
    ["no name", rename("SULO", " "), { column: "name", fault: { code: "empty" } }],
    [
      "no address",
      { website: { from: "", to: "javascript:alert(1)" } },
      { column: "website", fault: { code: "noWebAddress" } },
    ],
  ])("refuses %s and changes nothing", async (_what, edits, fault) => {
    const handle = await stocked(await engine.open());
    const [version, record] = [await catalogueVersion(handle.db), await recordLines(handle.db, {}, 9)];
    const done = await changeGroup(handle, { kind: "brand", id: "sulo" }, edits, changer);
    expect(done).toMatchObject({ outcome: "faulty", faults: [fault] });
    expect([await catalogueVersion(handle.db), await recordLines(handle.db, {}, 9)]).toEqual([
      version,
      record,
    ]);
  });

  test("refuses a new one that is there already, also under its former name", async () => {
    const handle = await stocked(await engine.open());
    await changeGroup(handle, { kind: "brand", id: "sulo" }, rename("SULO", "Sulo Group"), changer);
    for (const name of ["comac", "SULO"]) {
      const done = await changeGroup(handle, { kind: "brand", id: null }, rename("", name), changer);
      expect(done, name).toMatchObject({ outcome: "faulty", faults: [{ column: "name" }] });
    }
    const twice = { ...rename("", "bins"), parent: { from: "", to: "Waste" } };
    expect(await changeGroup(handle, { kind: "category", id: null }, twice, changer)).toMatchObject({
      outcome: "faulty",
    });
  });

  test("shows both texts where two changed the same, and takes both where they changed others", async () => {
    const handle = await stocked(await engine.open());
    const target = { kind: "brand", id: "sulo" } as const;
    await changeGroup(handle, target, { description: { from: "", to: "Hers" } }, changer);
    const mine = await changeGroup(handle, target, { description: { from: "", to: "Mine" } }, changer);
    expect(mine).toMatchObject({
      outcome: "conflicting",
      conflicts: [{ column: "description", from: "", mine: "Mine", theirs: "Hers" }],
    });
    await changeGroup(handle, target, { website: { from: "", to: "https://sulo.example" } }, changer);
    expect((await readCatalogue(handle.db)).brands[0]).toMatchObject({
      description: "Hers",
      website: "https://sulo.example",
    });
  });

  test("gives them another order, unless it is no longer the one that was seen", async () => {
    const handle = await stocked(await engine.open());
    const order = { before: ["sulo", "comac", "pulex"], after: ["pulex", "sulo", "comac"] };
    expect(await orderGroups(handle, "brand", order, changer)).toMatchObject({ outcome: "changed" });
    expect(await brands(handle)).toEqual(["pulex PULEX", "sulo SULO", "comac COMAC"]);
    expect(await orderGroups(handle, "brand", order, changer)).toEqual({ outcome: "reordered" });
    const partly = { before: ["pulex", "sulo", "comac"], after: ["pulex", "sulo"] };
    expect(await orderGroups(handle, "brand", partly, changer)).toEqual({ outcome: "reordered" });
  });

  test("removes only what nothing refers to", async () => {
    const handle = await stocked(await engine.open());
    const used = (products: number, subcategories: number) => ({ outcome: "used", products, subcategories });
    expect(await removeGroup(handle, { kind: "brand", id: "comac" }, changer)).toEqual(used(1, 0));
    expect(await removeGroup(handle, { kind: "category", id: await idOf(handle, "Waste") }, changer)).toEqual(
      used(1, 1),
    );
    expect(await removeGroup(handle, { kind: "category", id: await idOf(handle, "Bins") }, changer)).toEqual(
      used(1, 0),
    );
    expect(await removeGroup(handle, { kind: "brand", id: "pulex" }, changer)).toEqual({
      outcome: "removed",
    });
    expect(await removeGroup(handle, { kind: "brand", id: "pulex" }, changer)).toEqual({
      outcome: "missing",
    });
    expect(await brands(handle)).toEqual(["sulo SULO", "comac COMAC"]);
  });
});
