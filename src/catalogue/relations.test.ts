import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { removeRows } from "../database/catalogue/catalogue.ts";
import { exportBytes } from "./export.ts";
import { checkSheet, importSheet } from "./import/import.ts";
import { readSheetBytes } from "./files/read-file.ts";
import { readCatalogue } from "./records.ts";
import { openCatalogue } from "./snapshot.ts";

const csv = (text: string) => readSheetBytes("a.csv", new TextEncoder().encode(text));
const header = "article number,name,brand,fits,successor\n";

const FILE = `${header}PAD-17,Pad,SULO,"NUM-1
grind 3 × 3",
NUM-1,Machine,SULO,,NUM-2
NUM-2,Newer Machine,SULO,,
GRIND 3,Grinder,SULO,,
`;

onBothEngines("relations of products", (engine) => {
  test("may name what stands further down, are kept as the catalogue spells it, and show both ways", async () => {
    const handle = await engine.open();
    const { plan } = await importSheet(handle, await csv(FILE));
    expect(plan.bad).toEqual([]);
    const { products } = await readCatalogue(handle.db);
    expect(products[0]).toMatchObject({ fits: ["NUM-1", "GRIND 3 × 3"], successor: null });

    const source = await openCatalogue(handle);
    const { relations, byId } = source.current();
    await source.close();
    const idOf = (name: string) => [...byId.values()].find((product) => product.name === name)?.id ?? "";
    const names = (list: readonly { product: { name: string } }[] = []) =>
      list.map(({ product }) => product.name);
    expect(names(relations.fits.get(idOf("Pad")))).toEqual(["Machine", "Grinder"]);
    expect(names(relations.needs.get(idOf("Machine")))).toEqual(["Pad"]);
    expect(relations.needs.get(idOf("Grinder"))).toMatchObject([{ atOnce: 3 }]);
    expect(relations.successor.get(idOf("Machine"))?.name).toBe("Newer Machine");
    expect(relations.replaced.get(idOf("Newer Machine"))?.map(({ name }) => name)).toEqual(["Machine"]);
  });

  test("go out in every format and come back without a change", async () => {
    const handle = await engine.open();
    await importSheet(handle, await csv(FILE));
    const before = await readCatalogue(handle.db);
    for (const format of ["csv", "xlsx", "json"] as const) {
      const sheet = await readSheetBytes(`a.${format}`, await exportBytes(before, format));
      expect((await importSheet(handle, sheet)).plan).toMatchObject({ unchanged: 4, changed: [], bad: [] });
    }
    expect(await readCatalogue(handle.db)).toEqual(before);
  });

  test("may be to an article whose number ends as a quantity does", async () => {
    const handle = await engine.open();
    const file = "article number,name,brand,fits\n12 x 3,Frame,SULO,\nP-1,Pad,SULO,12 X 3 x 1";
    expect((await importSheet(handle, await csv(file))).plan.bad).toEqual([]);
    const stored = await readCatalogue(handle.db);
    expect(stored.products[1]?.fits).toEqual(["12 x 3 × 1"]);
    const sheet = await readSheetBytes("a.csv", await exportBytes(stored, "csv"));
    expect((await importSheet(handle, sheet)).plan).toMatchObject({ unchanged: 2, changed: [], bad: [] });
  });

  test.each([
    [
      "an article that there is not",
      "X-1,X,SULO,NUM-9,",
      "fits",
      { code: "unknownRelation", article: "NUM-9" },
    ],
    [
      "a successor that there is not",
      "X-1,X,SULO,,NUM-9",
      "successor",
      { code: "unknownRelation", article: "NUM-9" },
    ],
    ["itself", "X-1,X,SULO,x-1 × 2,", "fits", { code: "relatesToItself" }],
    ["itself as its successor", "X-1,X,SULO,,X-1", "successor", { code: "relatesToItself" }],
    ["too many", `X-1,X,SULO,"${"NUM-1\n".repeat(61)}",`, "fits", { code: "tooManyLines", most: 60 }],
    [
      "a circle",
      "NUM-2,Newer Machine,SULO,,num-1",
      "successor",
      { code: "successorCircle", chain: ["NUM-2", "NUM-1", "NUM-2"] },
    ],
  ])("%s is a bad row", async (_, row, column, fault) => {
    const handle = await engine.open();
    await importSheet(handle, await csv(FILE));
    const { bad, added, changed } = await checkSheet(handle, await csv(`${header}${row}\n`));
    expect(bad).toMatchObject([{ row: 2, column, fault }]);
    expect([...added, ...changed]).toEqual([]);
  });

  test("what was known before and is gone now is left as it is", async () => {
    const handle = await engine.open();
    await importSheet(handle, await csv(FILE));
    const machine = (await readCatalogue(handle.db)).products.find(
      ({ serialNumber }) => serialNumber === "NUM-1",
    );
    await handle.db.transaction().execute((trx) => removeRows(trx, "products", [machine?.id ?? ""]));
    const rows = await csv(`${header}PAD-17,Pad in red,SULO,"NUM-1\nGRIND 3 × 3",\n`);
    expect((await checkSheet(handle, rows)).bad).toEqual([]);
  });

  test("a file without the columns leaves them alone, an empty cell empties them", async () => {
    const handle = await engine.open();
    await importSheet(handle, await csv(FILE));
    await importSheet(handle, await csv("article number,name,brand\nPAD-17,Pad 17,SULO\n"));
    expect((await readCatalogue(handle.db)).products[0]?.fits).toHaveLength(2);
    await importSheet(handle, await csv("article number,fits\nPAD-17,\n"));
    expect((await readCatalogue(handle.db)).products[0]?.fits).toEqual([]);
  });
});
