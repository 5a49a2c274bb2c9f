import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { importSheet } from "./import/import.ts";
import { readSheetBytes } from "./files/read-file.ts";
import { readCatalogue } from "./records.ts";
import { PARTS, partsOf, type ProductListQuery, productListSchema } from "../domain/office/product-list.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { countProductsByState, listProducts } from "../database/catalogue/product-list.ts";

const LONG = "A description that says enough about what this product is made for.";
const FILE = `article number,name,brand,category,description,features,specifications,image,price,active
NUM-2003,Vacuum 10 L,NUMATIC,Machines >> Vacuums,${LONG},Quiet,Volume: 10 L,https://example.com/a.jpg,98,yes
KLX-1042,Grinder for NUM-2 plates,KLINDEX,Machines,Short.,,,/attached-assets/placeholder.svg,,yes
SUL-5103,Bin 100%,SULO,Waste,,,,,24.50,no
SUL-5104,Bin_lid,SULO,Waste,,,,/attached-assets/a.webp,,yes`;
const BRANDS = "name,description,website\nNUMATIC,Makes vacuums.,\nKLINDEX,,\n";

const query = (given: Record<string, string>): ProductListQuery => v.parse(productListSchema, given);

onBothEngines("the list of products", (engine) => {
  let handle: DatabaseHandle;
  const found = async (given: Record<string, string>) => {
    const { rows, total } = await listProducts(handle, query(given), 0);
    expect(total).toBe(rows.length);
    return rows.map((row) => row["serial_number"]);
  };

  beforeAll(async () => {
    handle = await engine.open();
    for (const file of [BRANDS, FILE]) {
      await importSheet(handle, await readSheetBytes("a.csv", new TextEncoder().encode(file)));
    }
  });

  test.each([
    // Part of an article number, however it is written, comes before a name.
    [{ q: "num2" }, ["NUM-2003"]],
    [{ q: "num 2" }, ["NUM-2003", "KLX-1042"]],
    [{ q: "1042" }, ["KLX-1042"]],
    [{ q: "sulo bin" }, ["SUL-5103", "SUL-5104"]],
    [{ q: "numatic" }, ["NUM-2003"]],
    [{ q: "100%" }, ["SUL-5103"]],
    [{ q: "bin_" }, ["SUL-5104"]],
    [{ q: "b_n" }, []],
    [{ q: "' OR 1=1 --" }, []],
    [{ state: "withdrawn" }, ["SUL-5103"]],
    [{ brand: "sulo", state: "active" }, ["SUL-5104"]],
    // What is withdrawn lacks nothing.
    [{ missing: "picture", sort: "article" }, ["KLX-1042"]],
    [{ missing: "price", sort: "name" }, ["SUL-5104", "KLX-1042"]],
    [{ sort: "price" }, ["NUM-2003", "SUL-5103", "KLX-1042", "SUL-5104"]],
    [{ sort: "article", order: "down" }, ["SUL-5104", "SUL-5103", "NUM-2003", "KLX-1042"]],
  ])("%o finds %o", async (given, expected) => {
    expect(await found(given)).toEqual(expected);
  });

  test("is searched and sorted without regard to capitals, in whatever letters", async () => {
    const other = await engine.open();
    const file = `article number,name,brand,category
Ä-1,Machine ÄRGER,МОСКВА,Waste
A-2,Übung,SULO,Waste
A-3,übung,SULO,Waste`;
    await importSheet(other, await readSheetBytes("a.csv", new TextEncoder().encode(file)));
    for (const q of ["ärger", "ÄRGER", "ä1", "Ä-1", "москва", "МОСКВА"]) {
      const { rows } = await listProducts(other, query({ q }), 0);
      expect(rows.map((row) => row["serial_number"])).toEqual(["Ä-1"]);
    }
    const { rows } = await listProducts(other, query({ q: "übung", sort: "name" }), 0);
    expect(rows.map((row) => row["serial_number"])).toEqual(["A-2", "A-3"]);
  });

  test("goes on from a place, with the number of all", async () => {
    const { rows, total } = await listProducts(handle, query({ sort: "article" }), 3);
    expect([total, rows.length, rows[0]?.["serial_number"]]).toEqual([4, 1, "SUL-5104"]);
  });

  test("counts what is missing by the rule that a product's own page goes by", async () => {
    const { products, brands } = await readCatalogue(handle.db);
    const textOf = new Map(brands.map(({ id, description }) => [id, description]));
    const active = products.filter(({ isActive }) => isActive);
    const missing = Object.fromEntries(
      PARTS.map((part) => [
        part,
        active.filter((each) => !partsOf(each, textOf.get(each.brandKey ?? "") ?? null)[part]).length,
      ]),
    );
    expect(await countProductsByState(handle.db)).toEqual({ active: 3, withdrawn: 1, missing });
    expect(missing).toMatchObject({ picture: 1, description: 2, brandText: 2 });
  });
});
