import { expect, test } from "vitest";
import { onBothEngines } from "../../../tests/support/engines.ts";
import { checkReport, importReport, reasonsOf, refusalOf } from "../../../tests/support/import-texts.ts";
import { bumpCatalogueVersion } from "../../database/catalogue/catalogue.ts";
import type { DatabaseHandle } from "../../database/connect.ts";
import { CellError } from "../errors.ts";
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

onBothEngines("an import changes nothing silently:", (engine) => {
  test("switching off more than a tenth needs force, whether by absence or by rows", async () => {
    const handle = await engine.open();
    const all = Array.from({ length: 20 }, (_, n) => `A-${n},Mop ${n},X`);
    await load(handle, `article number,name,brand\n${all.join("\n")}\n`);
    const keep = (count: number) => `article number,name,brand\n${all.slice(0, count).join("\n")}\n`;
    const deactivate = { deactivateAbsent: true };
    const before = await version(handle);

    expect(await refusalOf(() => load(handle, keep(17), deactivate))).toBe(
      "This import would switch off 3 of 20 products, more than a tenth, so nothing was imported; if that is meant, add --force.",
    );
    const rows = ["A-0", "A-1", "A-2"].map((number) => `${number},no\n`).join("");
    expect(await refusalOf(() => load(handle, `article number,active\n${rows}`))).toMatch(/3 of 20 products/);
    await expect(load(handle, keep(18), deactivate)).resolves.toMatchObject({ deactivated: 2 });
    expect(await version(handle)).toBe(before + 1);

    await load(handle, `article number,active\n${rows}`, { force: true });
    expect((await products(handle)).filter(({ isActive }) => isActive)).toHaveLength(15);
    expect(await refusalOf(() => load(handle, "name,website,active\nX,,no\n"))).toMatch(/1 of 1 brands/);
    expect(checkReport(await checkSheet(handle, await csv("name,website,active\nX,,no\n")))).toContain(
      "It switches off 1 of 1 brands: importing it needs --force.",
    );
  });

  test("where a row doesn't say what it is about, nothing is switched off, and the report says so", async () => {
    const handle = await engine.open();
    await load(handle, "article number,name,brand\nA-1,One,X\nA-2,Two,X\n");
    const text = "article number,name,brand\nA-1,One,X\n4.0E+12,,X\n";
    const { plan, deactivated } = await load(handle, text, { deactivateAbsent: true, force: true });
    expect(deactivated).toBe(0);
    expect(plan.notes).toContainEqual({ code: "noneDeactivated" });
    expect((await products(handle)).map(({ isActive }) => isActive)).toEqual([true, true]);
    const whole = await load(handle, "article number,name,brand\nA-1,One,X\n", {
      deactivateAbsent: true,
      force: true,
    });
    expect(whole.deactivated).toBe(1);
  });

  test("one bad row is enough for a strict import to store nothing", async () => {
    const handle = await engine.open();
    const text = "article number,name,brand,price\nA-1,One,X,1\nA-2,Two,X,much\n";
    expect(await load(handle, text, { strict: true })).toMatchObject({ applied: false, deactivated: 0 });
    expect(await products(handle)).toEqual([]);
  });

  test("a file without a row below its header is refused", async () => {
    const handle = await engine.open();
    await load(handle, TWO);
    for (const text of ["article number,name,brand\n", "article number,name,brand\n,,\n"]) {
      const importing = () => load(handle, text, { deactivateAbsent: true, force: true });
      expect(await refusalOf(importing)).toMatch(/no rows below/);
    }
    expect((await products(handle)).every(({ isActive }) => isActive)).toBe(true);
  });

  test("a name that only looks like a known one is a bad row, invisible characters and HTML go", async () => {
    const handle = await engine.open();
    await load(handle, "name,brand,category\nOne,COMAC,Tools\n");
    const { plan } = await load(
      handle,
      "name,brand,category,description\n" +
        "Two,COM\u200bAC,Tools,<p>Caf&eacute;</p>\nThree,\u0421OMAC,Tools,\nFour,COMAC,T\u043eols,\n\u200eFive,Comac,Tools,<b>x</b>\n",
    );
    expect(reasonsOf(plan.bad)).toEqual([
      { row: 3, column: "brand", reason: "“СOMAC” looks like “COMAC” and is written with other characters." },
      {
        row: 4,
        column: "category",
        reason: "“Tоols” looks like “Tools” and is written with other characters.",
      },
    ]);
    expect(importReport({ plan, applied: true, deactivated: 0 })).toEqual([
      "Row 3, column brand: “СOMAC” looks like “COMAC” and is written with other characters.",
      "Row 4, column category: “Tоols” looks like “Tools” and is written with other characters.",
      "Invisible characters were removed in 2 cells, first in row 2, column brand.",
      "HTML became plain text in 2 cells, first in row 2, column description.",
      "products: 2 new, 0 changed, 0 unchanged, 2 bad, 1 missing from the file and left as they are.",
    ]);
    expect(
      (await products(handle)).map(({ name, brand, description }) => [name, brand, description]),
    ).toEqual([
      ["One", "COMAC", ""],
      ["Two", "COMAC", "Café"],
      ["Five", "COMAC", "x"],
    ]);
    expect((await readCatalogue(handle.db)).brands).toHaveLength(1);
  });

  test("what lists can't be narrowed to, as “all” stands for no filter, is no name", async () => {
    const handle = await engine.open();
    const rows = "Mop,All,X,\nBin,X,ALL,\nCup,X,Y,all\nJug,All-in,Overall,\n";
    const { plan } = await load(handle, `name,brand,category,subcategory\n${rows}`);
    expect(plan.bad.map(({ column, fault }) => [column, fault.code])).toEqual([
      ["brand", "meansAll"],
      ["category", "meansAll"],
      ["subcategory", "meansAll"],
    ]);
    for (const header of ["name,website", "name,parent,banner"]) {
      const { plan: groups } = await load(handle, `${header}\nall,,\n`);
      expect(groups.bad.map(({ fault }) => fault.code)).toEqual(["meansAll"]);
    }
  });

  test("brands and categories of files of their own are looked at as well", async () => {
    const handle = await engine.open();
    await load(handle, "name,parent\nTools,\nPads,Tools\n");
    await load(handle, "name,website\nSULO,\n");
    const columns = async (text: string) => (await load(handle, text)).plan.bad.map(({ column }) => column);
    expect(await columns("name,parent\nT\u043eols,\nP\u0430ds,Tools\nMops,Tools\n")).toEqual([
      "name",
      "name",
    ]);
    expect(await columns("name,website\nSUL\u041e,\nSulo,https://example.com\n")).toEqual(["name"]);
    expect(await columns("name,brand,category,subcategory\nX,SULO,Tools,P\u0430ds\n")).toEqual([
      "subcategory",
    ]);
  });

  test("a part of a category in which nothing can be seen is empty", async () => {
    const handle = await engine.open();
    const categories = ["", "»", "\u0090 »", "\u200d » Bins", "Waste » \u0090", "Waste »"];
    const rows = categories.map((category, n) => `Bin ${n},SULO,${category}`);
    const { plan } = await load(handle, `name,brand,category\n${rows.join("\n")}\n`);
    const noCategory = { column: "category", fault: { code: "noCategory" } };
    expect(plan.bad).toMatchObject([3, 4, 5].map((row) => ({ row, ...noCategory })));
    expect((await products(handle)).map(({ category, subcategory }) => [category, subcategory])).toEqual([
      ["General", null],
      ["Waste", null],
      ["Waste", null],
    ]);
  });

  test("a category keeps the spelling in which it was first stored", async () => {
    const handle = await engine.open();
    await load(handle, "name,brand,category\nOne,X,Tools\n");
    await load(handle, "name,brand,category\nTwo,X,TOOLS\n");
    expect((await products(handle)).map(({ category }) => category)).toEqual(["Tools", "Tools"]);
  });

  test("a cell that the spreadsheet could not calculate leaves its product as it was", async () => {
    const handle = await engine.open();
    await load(handle, TWO);
    const sheet = await csv("article number,price\nA-1,\n");
    const { plan } = await importSheet(handle, {
      ...sheet,
      rows: [{ row: 2, cells: ["A-1", new CellError({ code: "spreadsheetError", shown: "#N/A" })] }],
    });
    expect(reasonsOf(plan.bad)).toEqual([
      { row: 2, column: "price", reason: "The spreadsheet shows the error #N/A here." },
    ]);
    expect((await products(handle))[0]).toMatchObject({ price: "5.00" });
  });

  test("an import that is overtaken again and again gives up with a sentence", async () => {
    const handle = await engine.open();
    let tries = 0;
    const overtaken: DatabaseHandle = {
      ...handle,
      db: new Proxy(handle.db, {
        get(db, property) {
          const own: unknown = Reflect.get(db, property, db);
          if (property !== "transaction") return typeof own === "function" ? own.bind(db) : own;
          tries += 1;
          const overtake = db.transaction().execute((trx) => bumpCatalogueVersion(trx, handle.engine));
          return () => ({
            execute: (work: Parameters<ReturnType<typeof db.transaction>["execute"]>[0]) =>
              overtake.then(() => db.transaction().execute(work)),
          });
        },
      }),
    };
    expect(await refusalOf(() => load(overtaken, TWO))).toMatch(/change the catalogue all the time/);
    expect(tries).toBe(10);
    expect(await products(handle)).toEqual([]);
  });
});
