import { join } from "node:path";
import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { removalReport } from "../../tests/support/import-texts.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { importSheet } from "./import/import.ts";
import { readSheetBytes } from "./files/read-file.ts";
import { readCatalogue } from "./records.ts";
import { readSample, removeSample, sampleProductsLeft } from "./sample.ts";
import { seedWhenEmpty } from "./seed.ts";

const FOLDER = join(import.meta.dirname, "../../catalogue");
const sample = await readSample(FOLDER);

const load = async (handle: DatabaseHandle, text: string, options = {}) =>
  importSheet(handle, await readSheetBytes("a.csv", new TextEncoder().encode(text)), options);

onBothEngines("removing the sample", (engine) => {
  test("leaves nothing of an untouched one, and the next start doesn't load it again", async () => {
    const handle = await engine.open();
    await seedWhenEmpty(handle, FOLDER);
    expect(await sampleProductsLeft(handle, sample)).toBe(382);
    const before = await readCatalogue(handle.db);
    const removed = await removeSample(handle, sample);
    expect(removalReport(removed)).toEqual([
      "Removed from the sample: 382 products, 18 brands, 28 categories, 71 synonyms.",
    ]);
    const rows = await readCatalogue(handle.db);
    expect(rows).toMatchObject({
      products: [],
      brands: [],
      categories: [],
      synonyms: [],
      version: before.version + 1,
    });
    expect(await sampleProductsLeft(handle, sample)).toBe(0);
    expect(await seedWhenEmpty(handle, FOLDER)).toBe(0);
  });

  test("leaves what staff changed and what their own products are in, and names it", async () => {
    const handle = await engine.open();
    await seedWhenEmpty(handle, FOLDER);
    const { products } = await readCatalogue(handle.db);
    const [changed, switchedOff] = products;
    await load(handle, `article number,price\n${changed?.serialNumber},7.25\n`);
    await load(handle, `article number,active\n${switchedOff?.serialNumber},no\n`);
    await load(
      handle,
      "name,brand,category,subcategory\nOwn pump,Acme,Pumps,\nOwn bin,SULO,Waste Management,Bins\n",
    );
    await load(handle, "name,website\nCOMAC,https://comac.example/\n");
    expect(await sampleProductsLeft(handle, sample)).toBe(380);

    const removed = await removeSample(handle, sample);
    const rows = await readCatalogue(handle.db);
    expect(rows.products.map(({ name }) => name)).toEqual([changed?.name, "Own pump", "Own bin"]);
    expect(rows.products[0]).toMatchObject({ id: changed?.id, price: "7.25" });
    const brands = rows.brands.map(({ name }) => name);
    expect(new Set(brands)).toEqual(new Set([changed?.brand, "COMAC", "SULO", "Acme"]));
    const places = rows.categories.map(({ name, parent }) => `${parent ?? ""}/${name}`);
    expect(places).toContain("/Waste Management");
    expect(places).toContain("Waste Management/Bins");
    expect(places).toContain(`${changed?.category}/${changed?.subcategory}`);
    expect(places).toContain(`/${changed?.category}`);
    expect(places).toHaveLength(4);

    const report = removalReport(removed);
    expect(report).toContain(
      `Stays, as it was changed: ${changed?.serialNumber} · ${changed?.brand} · ${changed?.name} (products)`,
    );
    expect(report).toContain("Stays, as it was changed: COMAC (brands)");
    expect(report).toContain("Stays, as other products are in it: Waste Management · Bins (categories)");
    expect(report.at(-1)).toMatch(
      /^Removed from the sample: 381 products, 1[56] brands, 24 categories, 71 synonyms\.$/,
    );
  });

  test("a catalogue of one's own is never joined by the sample", async () => {
    const handle = await engine.open();
    await load(handle, "name,website\nAcme,\n");
    expect(await seedWhenEmpty(handle, FOLDER)).toBe(0);
    expect((await readCatalogue(handle.db)).products).toEqual([]);
  });
});
