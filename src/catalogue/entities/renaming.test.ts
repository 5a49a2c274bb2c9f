import { expect, test } from "vitest";
import { onBothEngines } from "../../../tests/support/engines.ts";
import { checkReport, importReport, reasonsOf } from "../../../tests/support/import-texts.ts";
import type { DatabaseHandle } from "../../database/connect.ts";
import { exportBytes } from "../export.ts";
import { checkSheet, importSheet } from "../import/import.ts";
import { readSheetBytes } from "../files/read-file.ts";
import { readCatalogue } from "../records.ts";
import { openCatalogue } from "../snapshot.ts";

const csv = (text: string) => readSheetBytes("a.csv", new TextEncoder().encode(text));
const load = async (handle: DatabaseHandle, text: string) => importSheet(handle, await csv(text));

const TREE = "name,parent,description\nTools,,\nPads,Tools,\nMops,Tools,\n";
const PRODUCTS =
  "article number,name,brand,category,subcategory\nA-1,Pad,SULO,Tools,Pads\n,Mop,SULO,Tools,Mops\n,Bin,نظيف,General,\n";

async function stocked(handle: DatabaseHandle) {
  await load(handle, TREE);
  await load(handle, PRODUCTS);
  return readCatalogue(handle.db);
}

onBothEngines("a name is changed", (engine) => {
  test("by the key in a brand file; products, keys and ids stay", async () => {
    const handle = await engine.open();
    const before = await stocked(handle);
    const file = "name,website,key\nSulo AG,https://sulo.example/,sulo\n";
    expect(checkReport(await checkSheet(handle, await csv(file)))).toEqual([
      "The brand “SULO” is now called “Sulo AG”; its products and addresses stay.",
      "Row 2: changed: SULO",
      "    name: “SULO” → “Sulo AG”",
      "    website: (empty) → “https://sulo.example/”",
      "brands: 0 new, 1 changed, 0 unchanged, 0 bad, 1 missing from the file. Nothing was changed.",
    ]);
    expect(importReport(await load(handle, file))[0]).toContain("is now called “Sulo AG”");
    const { brands, products } = await readCatalogue(handle.db);
    expect(brands[0]).toMatchObject({ id: "sulo", name: "Sulo AG", formerNames: ["SULO"] });
    expect(products.map(({ brand }) => brand)).toEqual(["Sulo AG", "Sulo AG", "نظيف"]);
    const kept = before.products.map(({ id, brandKey, updatedAt }) => ({ id, brandKey, updatedAt }));
    expect(products).toMatchObject(kept);

    const back = await load(handle, "name,website,key\nSULO,https://sulo.example/,sulo\n");
    expect(back.plan.changed).toHaveLength(1);
    expect((await readCatalogue(handle.db)).brands[0]).toMatchObject({
      name: "SULO",
      formerNames: ["Sulo AG"],
    });
  });

  test("and product files may go on to use the former one", async () => {
    const handle = await engine.open();
    await stocked(handle);
    await load(handle, "name,website,key\nSulo AG,,sulo\n");
    await load(handle, "name,parent,key\nHand tools,,tools\nFloor pads,Hand tools,pads\n");
    const { plan } = await load(handle, PRODUCTS);
    expect(plan).toMatchObject({ added: [], changed: [], unchanged: 3, bad: [] });
    await load(handle, "name,brand,category,subcategory\nBucket,sulo,TOOLS,mops\n");
    const { products, brands } = await readCatalogue(handle.db);
    expect(brands).toHaveLength(2);
    expect(products.at(-1)).toMatchObject({
      brand: "Sulo AG",
      brandKey: "sulo",
      category: "Hand tools",
      categoryKey: "tools",
      subcategory: "Mops",
      subcategoryKey: "mops",
    });
    // A name stays with what had it, until something else is given it by a key.
    await load(handle, "name,website\nSULO,\n");
    await load(handle, "name,brand\nMop,SULO\n");
    const rows = await readCatalogue(handle.db);
    expect(rows.brands.map(({ id, name }) => [id, name])).toEqual([
      ["sulo", "Sulo AG"],
      ["nzyf", "نظيف"],
    ]);
  });

  test("of categories and their parents in one file, which may use either name of the parent", async () => {
    const handle = await engine.open();
    await stocked(handle);
    const file =
      "name,parent,key\nHand tools,,tools\nFloor pads,Hand tools,pads\nWipers,Tools,\nCloths,Hand tools,\n";
    const { plan } = await load(handle, file);
    expect(plan.bad).toEqual([]);
    const { categories, products } = await readCatalogue(handle.db);
    expect(categories.map(({ key, name, parent }) => [key, name, parent])).toEqual([
      ["tools", "Hand tools", null],
      ["pads", "Floor pads", "Hand tools"],
      ["mops", "Mops", "Hand tools"],
      ["wipers", "Wipers", "Hand tools"],
      ["cloths", "Cloths", "Hand tools"],
    ]);
    expect(products[0]).toMatchObject({ category: "Hand tools", subcategory: "Floor pads" });
  });

  test("but not to the name of another, nor to one that looks like it", async () => {
    const handle = await engine.open();
    await stocked(handle);
    await load(handle, "name,website\nTVX,\n");
    const { plan } = await load(handle, "name,website,key\ntvx,,sulo\nSUL\u041e,,tvx\n");
    expect(reasonsOf(plan.bad)).toEqual([
      { row: 2, column: "name", reason: "Another one is called “TVX”, so this one can't be called “tvx”." },
      {
        row: 3,
        column: "name",
        reason: "Another one is called “SULO”, so this one can't be called “SUL\u041e”.",
      },
    ]);
    const twice = await load(handle, "name,parent,key\nPads,Tools,\nPolishing pads,Tools,pads\n");
    expect(reasonsOf(twice.plan.bad)).toEqual([
      {
        row: 3,
        column: "name",
        reason: "Row 2 is the same one, and only that row counts.",
      },
    ]);
    const shouted = await load(handle, "name,website,key\nX,,SULO\n");
    expect(shouted.plan.bad).toMatchObject([{ row: 2, column: "key" }]);
  });

  test("and is carried over with its key by a file of brands or categories", async () => {
    const [from, to] = [await engine.open(), await engine.open()];
    await stocked(from);
    await load(from, "name,website,key\nSulo AG,,sulo\n");
    await load(from, "name,parent,key\nHand tools,,tools\n");
    for (const kind of ["categories", "brands", "products"] as const) {
      const bytes = await exportBytes(await readCatalogue(from.db), "csv", kind);
      expect((await importSheet(to, await readSheetBytes("a.csv", bytes))).plan.bad).toEqual([]);
      expect(await exportBytes(await readCatalogue(to.db), "csv", kind)).toEqual(bytes);
    }
    const { brands, categories } = await readCatalogue(to.db);
    expect(brands[0]).toMatchObject({ id: "sulo", name: "Sulo AG" });
    expect(categories[0]).toMatchObject({ key: "tools", name: "Hand tools" });
  });

  test("and the site finds its products by either name", async () => {
    const handle = await engine.open();
    await stocked(handle);
    await load(handle, "name,website,key\nSulo AG,,sulo\n");
    const source = await openCatalogue(handle);
    const { byBrand, former, keys } = source.current();
    expect(byBrand.get("sulo")).toHaveLength(2);
    expect(former.brand.get("SULO")).toBe("Sulo AG");
    expect(keys.brand.get("Sulo AG")).toBe("sulo");
    await source.close();
  });

  test("of a category that comes into the tree later: products that name it belong to it then", async () => {
    const handle = await engine.open();
    await load(handle, "name,brand,category,subcategory\nPump,SULO,Pumps,Hand\n");
    expect((await readCatalogue(handle.db)).products[0]).toMatchObject({ categoryKey: null });
    await load(handle, "name,parent\nPumps,\nHand,Pumps\n");
    expect((await readCatalogue(handle.db)).products[0]).toMatchObject({
      categoryKey: "pumps",
      subcategoryKey: "hand",
    });
  });
});
