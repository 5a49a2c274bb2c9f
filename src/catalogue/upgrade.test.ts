import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { openDatabase } from "../database/connect.ts";
import { migrate, migrationFiles } from "../database/migrate.ts";
import { slugOf } from "../domain/catalogue/category.ts";
import { exportBytes } from "./export.ts";
import { importSheet } from "./import/import.ts";
import { readSheetBytes } from "./files/read-file.ts";
import { readCatalogue } from "./records.ts";
import { openCatalogue } from "./snapshot.ts";

const BEFORE_KEYS = readFileSync(join(import.meta.dirname, "before-keys.sql"), "utf8");

onBothEngines("a data folder from before keys", (engine) => {
  const upgraded = async () => {
    const handle = await openDatabase(await engine.target());
    const files = migrationFiles();
    await migrate(handle, files.slice(0, 7));
    // The driver of SQLite takes one statement at a time.
    for (const statement of BEFORE_KEYS.split(/;\n/).filter((each) => each.trim() !== "")) {
      await sql.raw(statement).execute(handle.db);
    }
    await migrate(handle);
    return handle;
  };

  test("keeps every product, brand and category, and its addresses", async () => {
    const handle = await upgraded();
    const { products, brands, categories, version } = await readCatalogue(handle.db);
    expect(version).toBe(4);
    expect(categories.map(({ id, parent, parentKey, key }) => [id, parent, parentKey, key])).toEqual([
      ["equipments", null, null, "equipments"],
      [
        "equipments-vacuum-high-pressure-steam-machines",
        "Equipments",
        "equipments",
        "vacuum-,-high-pressure-&-steam-machines",
      ],
      ["equipments-window-cleaning", "Equipments", "equipments", "window-cleaning"],
      ["cleaning-tools-accessories", null, null, "cleaning-tools-&-accessories"],
      [
        "cleaning-tools-accessories-window-cleaning",
        "Cleaning Tools & Accessories",
        "cleaning-tools-&-accessories",
        "window-cleaning",
      ],
      // Its address led to the one before it.
      [
        "cleaning-tools-accessories-window-cleaning-2",
        "Cleaning Tools & Accessories",
        "cleaning-tools-&-accessories",
        "window-cleaning-2",
      ],
      ["emaux", null, null, "émaux"],
      ["categories", null, null, "مواد-التنظيف"],
    ]);
    expect(brands.map(({ id, name, isActive }) => [id, name, isActive])).toEqual([
      ["sulo", "SULO", true],
      ["brands", "نظيف", true],
      ["gone", "Gone", false],
      ["acme", "Acme", true],
    ]);
    expect(
      products.map(({ id, brandKey, categoryKey, subcategoryKey, identity }) => [
        id,
        brandKey,
        categoryKey,
        subcategoryKey,
        identity,
      ]),
    ).toEqual([
      [
        "sulo-steam-cleaner-8-bar",
        "sulo",
        "equipments",
        "vacuum-,-high-pressure-&-steam-machines",
        "article:a-1",
      ],
      ["sulo-squeegee", "sulo", "cleaning-tools-&-accessories", "window-cleaning", "article:a-2"],
      ["mop", "brands", "مواد-التنظيف", null, "name:brands\tmop"],
      ["sulo-rag", "sulo", null, null, "name:sulo\trag"],
      ["gone-glaze", "gone", "émaux", null, "article:a-3"],
      ["acme-bin", "acme", null, null, "name:acme\tbin"],
    ]);
    expect(products[0]).toMatchObject({
      name: "Steam cleaner 8 bar",
      brand: "SULO",
      category: "Equipments",
      subcategory: "Vacuum , High Pressure & Steam Machines",
      description: "Hot",
      features: ["one", "two"],
      specifications: "Pressure: 8 bar",
      imageUrl: "/attached-assets/steam.webp",
      productUrl: "https://sulo.example/a-1",
      serialNumber: "A-1",
      price: "12.50",
      isActive: true,
      position: 1,
      createdAt: "2026-01-01T00:00:00.000Z",
      updatedAt: "2026-01-01T00:00:00.000Z",
    });
    expect(products[3]).toMatchObject({ category: "Cleaning Chemicals" });
    expect(products[4]).toMatchObject({ category: "Émaux", subcategory: "Blue", isActive: false });
    const source = await openCatalogue(handle);
    const { categories: tree } = source.current();
    expect(tree.map(({ key, name }) => key === slugOf(name))).toEqual([true, true, true, true]);
    expect(tree.map(({ productCount }) => productCount)).toEqual([1, 1, 0, 1]);
    await source.close();
    await handle.close();
  });

  test("takes its own export back without a change", async () => {
    const handle = await upgraded();
    for (const kind of ["categories", "brands", "products"] as const) {
      const bytes = await exportBytes(await readCatalogue(handle.db), "csv", kind);
      const { plan } = await importSheet(handle, await readSheetBytes("a.csv", bytes));
      expect(plan).toMatchObject({ added: [], changed: [], bad: [], absent: [] });
    }
    await handle.close();
  });
});
