import { describe, expect, test } from "vitest";
import { onBothEngines } from "../../../tests/support/engines.ts";
import { checkReport, importReport, reasonsOf, refusalOf } from "../../../tests/support/import-texts.ts";
import { type DatabaseHandle, openDatabase } from "../../database/connect.ts";
import { checkSheet, type ImportOptions, importSheet } from "./import.ts";
import { readSheetBytes } from "../files/read-file.ts";
import { readCatalogue } from "../records.ts";
import type { Sheet } from "../files/table.ts";

const csv = (text: string): Promise<Sheet> => readSheetBytes("file.csv", new TextEncoder().encode(text));
const load = async (handle: DatabaseHandle, text: string, options?: ImportOptions) =>
  importSheet(handle, await csv(text), options);
const products = async (handle: DatabaseHandle) => (await readCatalogue(handle.db)).products;
const version = async (handle: DatabaseHandle) => (await readCatalogue(handle.db)).version;

const TWO = "article number,name,brand,category,price\nA-1,Bin 80 L,SULO,Waste >> Bins,5\n,Mop,FILMOP,,\n";

onBothEngines("import", (engine) => {
  test("the report says whether prices are public, where the file has any", async () => {
    const handle = await engine.open();
    const dryRun = checkReport(await checkSheet(handle, await csv(TWO)));
    expect(dryRun).toContain("Prices are stored and not shown to visitors.");
    const result = await load(handle, TWO);
    expect(importReport(result)).toContain("Prices are stored and not shown to visitors.");
    expect(importReport(result, { showPrices: true }).join()).toContain("Prices are stored and public");
    expect(importReport(await load(handle, "name,brand\nRag,FILMOP\n")).join()).not.toContain("Prices");
  });

  test("stores products, their brands and both arrow spellings", async () => {
    const handle = await engine.open();
    const result = await load(
      handle,
      "SKU;Product name;Maker;Category;Features;imageUrl;isActive;Price\n" +
        'A-1;Bin;SULO;Waste » Bins;"one\n\ntwo";https://example.com/a.jpg;;12,5\n' +
        'A-2;Pad;Americo;"Tools &gt;&gt; Pads";;;no;\nA-3;Box;sulo;;;;1;7\n',
    );
    expect(result.plan.bad).toEqual([]);
    expect(await products(handle)).toMatchObject([
      {
        id: "sulo-bin",
        serialNumber: "A-1",
        category: "Waste",
        subcategory: "Bins",
        features: ["one", "two"],
        imageUrl: "https://example.com/a.jpg",
        price: "12.50",
        isActive: true,
      },
      {
        id: "americo-pad",
        category: "Tools",
        subcategory: "Pads",
        features: [],
        isActive: false,
        price: null,
      },
      {
        brand: "SULO",
        category: "General",
        subcategory: null,
        description: "",
        imageUrl: null,
        price: "7.00",
        isActive: true,
      },
    ]);
    const { brands } = await readCatalogue(handle.db);
    expect(brands.map(({ id, name }) => [id, name])).toEqual([
      ["sulo", "SULO"],
      ["americo", "Americo"],
    ]);
  });

  test("a second time changes nothing, not even the version", async () => {
    const handle = await engine.open();
    await load(handle, TWO);
    const before = await version(handle);
    const { plan } = await load(handle, TWO);
    expect(plan).toMatchObject({ added: [], changed: [], unchanged: 2, absent: [], bad: [] });
    expect(await version(handle)).toBe(before);
  });

  test("leaves alone what the file has no column for, and empties empty cells", async () => {
    const handle = await engine.open();
    await load(handle, TWO);
    await load(handle, "article number,price\nA-1,6.25\n");
    expect((await products(handle))[0]).toMatchObject({
      name: "Bin 80 L",
      subcategory: "Bins",
      price: "6.25",
    });
    await load(handle, "article number,price\nA-1,\n");
    expect((await products(handle))[0]).toMatchObject({ name: "Bin 80 L", price: null });
  });

  test("keeps the id of a renamed product, and gives a number to one that had none", async () => {
    const handle = await engine.open();
    await load(handle, TWO);
    await load(handle, "article number,name,brand\nA-1,Wheeled Bin 80 L,SULO\nB-7,mop,Filmop\n");
    expect(await products(handle)).toMatchObject([
      { id: "sulo-bin-80-l", name: "Wheeled Bin 80 L" },
      { id: "filmop-mop", serialNumber: "B-7", brand: "FILMOP", name: "mop" },
    ]);
  });

  test("knows products by brand and name when the file has no numbers", async () => {
    const handle = await engine.open();
    await load(handle, TWO);
    const { plan } = await load(handle, "name,brand,price\nBIN 80 L,sulo,9\n");
    expect(plan.changed[0]?.differences).toEqual([
      { column: "name", from: "Bin 80 L", to: "BIN 80 L" },
      { column: "price", from: "5.00", to: "9.00" },
    ]);
    await load(handle, "article number,name,brand\nA-9,Bin 80 L,SULO\n");
    const unclear = await load(handle, "name,brand,price\nBin 80 L,SULO,1\n");
    expect(reasonsOf(unclear.plan.bad)).toEqual([
      { row: 2, column: "name", reason: "2 products have this brand and name; give the article number." },
    ]);
  });

  test("a moved product takes no subcategory along", async () => {
    const handle = await engine.open();
    await load(handle, TWO);
    await load(handle, "article number,category\nA-1,Waste\n");
    expect((await products(handle))[0]).toMatchObject({ category: "Waste", subcategory: "Bins" });
    await load(handle, "article number,category\nA-1,Tools\n");
    expect((await products(handle))[0]).toMatchObject({ category: "Tools", subcategory: null });
  });

  test("takes the good rows and names the bad ones", async () => {
    const handle = await engine.open();
    const text =
      "article number,name,brand,price,active\nA-1,One,X,1,\nA-2,,X,1,\nA-3,Three,X,BHD 4,soon\nA-1,Four,X,1,\n\nA-5,Five\n";
    const strict = await load(handle, text, { strict: true });
    expect(strict.applied).toBe(false);
    expect(await products(handle)).toEqual([]);
    const { plan } = await load(handle, text);
    expect(reasonsOf(plan.bad)).toEqual([
      { row: 3, column: "name", reason: "This cell must not be empty." },
      { row: 4, column: "price", reason: "Write the number alone, without a currency." },
      { row: 4, column: "active", reason: "Write yes or no." },
      { row: 5, column: "article number", reason: "Row 2 is the same one, and only that row counts." },
      { row: 7, column: "", reason: "This row has only 2 of 5 cells." },
      { row: 7, column: "brand", reason: "This cell must not be empty." },
    ]);
    expect((await products(handle)).map(({ name }) => name)).toEqual(["One"]);
  });

  test("deactivates what is absent, but nothing that a bad row names", async () => {
    const handle = await engine.open();
    await load(handle, "article number,name,brand\nA-1,One,X\nA-2,Two,X\nA-3,Three,X\n");
    const text = "article number,name,brand,price\nA-1,One,X,1\nA-2,Two,X,much\n";
    expect((await load(handle, text)).deactivated).toBe(0);
    expect((await load(handle, text, { deactivateAbsent: true, force: true })).deactivated).toBe(1);
    expect((await products(handle)).map(({ isActive }) => isActive)).toEqual([true, true, false]);
    const again = await load(handle, "article number,active\nA-3,yes\n");
    expect(again.plan.changed).toHaveLength(1);
  });

  test("check changes nothing and tells every cell", async () => {
    const handle = await engine.open();
    await load(handle, TWO);
    const before = await version(handle);
    const sheet = await csv("article number,name,brand,price,shelf\nA-1,Bin 80 L,SULO,6,x\nA-2,New,SULO,,\n");
    const plan = await checkSheet(handle, sheet);
    expect(checkReport(plan)).toEqual([
      "The column “shelf” is not known and was left out.",
      "Row 3: new: A-2 · SULO · New",
      "Row 2: changed: A-1 · SULO · Bin 80 L",
      "    price: “5.00” → “6.00”",
      "Prices are stored and not shown to visitors.",
      "products: 1 new, 1 changed, 0 unchanged, 0 bad, 1 missing from the file. Nothing was changed.",
    ]);
    expect(checkReport(plan, { listMissing: true })).toContain("Missing from the file: FILMOP · Mop");
    const withBad = await checkSheet(handle, await csv("article number,price,shelf\nA-1,6,x\nA-9,much,x\n"));
    expect(checkReport(withBad)[0]).toMatch(/^Row 3, column price:/);
    expect(await version(handle)).toBe(before);
    expect(importReport(await importSheet(handle, sheet)).at(-1)).toBe(
      "products: 1 new, 1 changed, 0 unchanged, 0 bad, 1 missing from the file and left as they are.",
    );
  });

  test("brands and categories come in files of their own", async () => {
    const handle = await engine.open();
    await load(handle, "name,parent,description\nTools,,All\nPads,Tools,Round\nLost,Nowhere,\n").then(
      ({ plan }) =>
        expect(reasonsOf(plan.bad)).toEqual([
          { row: 4, column: "parent", reason: "There is no category “Nowhere” at the top of the tree." },
        ]),
    );
    await load(handle, "name,display name,website,logo\nAMERICO,Americo,https://example.com,\n");
    await load(handle, "name,brand,category,subcategory\nPad,americo,tools,pads\n");
    const rows = await readCatalogue(handle.db);
    expect(rows.categories.map(({ name, parent }) => [name, parent])).toEqual([
      ["Tools", null],
      ["Pads", "Tools"],
    ]);
    expect(rows.brands).toMatchObject([
      { id: "americo", displayName: "Americo", website: "https://example.com", logoUrl: null },
    ]);
    expect(rows.products).toMatchObject([{ brand: "AMERICO", category: "Tools", subcategory: "Pads" }]);
    const deactivating = () => load(handle, "name,website\nX,\n", { deactivateAbsent: true });
    expect(await refusalOf(deactivating)).toMatch(/Only products can be withdrawn/);
  });

  test("two imports at once both arrive", async () => {
    const handle = await engine.open();
    const other = await openDatabase(handle.target);
    await Promise.all([
      load(handle, "name,brand\nOne,X\nTwo,X\n"),
      load(other, "name,brand\nThree,X\nFour,Y\n"),
      load(other, "name,brand\nFive,Y\n"),
    ]);
    await other.close();
    const stored = await products(handle);
    expect(stored.map(({ name }) => name).toSorted()).toEqual(["Five", "Four", "One", "Three", "Two"]);
    expect(new Set(stored.map(({ position }) => position)).size).toBe(5);
    expect(await version(handle)).toBe(4);
  });

  test("progress is reported every thousand rows and at the end", async () => {
    const handle = await engine.open();
    const rows = Array.from({ length: 2500 }, (_, n) => `N-${n},Article ${n},Brand ${n % 40}`);
    const seen: [number, number][] = [];
    await load(handle, `article number,name,brand\n${rows.join("\n")}\n`, {
      progress: (...each) => seen.push(each),
    });
    expect(seen).toEqual([
      [1000, 2500],
      [2000, 2500],
      [2500, 2500],
    ]);
    expect(await products(handle)).toHaveLength(2500);
  });
});

describe("a header that says nothing", () => {
  test.each([
    ["hello\nworld\n", /found was “hello”/],
    ["\n\n", /found was nothing/],
    ["name,price\nA,1\n", /must name the columns/],
    ["SKU,article number,name\n", /both mean “article number”/],
  ])("%j stops the import", async (text, reason) => {
    const { readRows } = await import("./read-rows.ts");
    const sheet = await csv(text);
    expect(await refusalOf(() => readRows(sheet))).toMatch(reason);
  });
});
