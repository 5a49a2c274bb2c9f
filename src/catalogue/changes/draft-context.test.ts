import { expect, test } from "vitest";
import { onBothEngines } from "../../../tests/support/engines.ts";
import type { Cells } from "../columns.ts";
import { readDraftContext } from "./draft-context.ts";
import { importSheet } from "../import/import.ts";
import { checkProduct, readProductContext } from "./product-change.ts";
import { readSheetBytes } from "../files/read-file.ts";

const FILE = `article number,name,brand,category,successor
A-1,Bin,SULO,Waste,
A-2,Bin of 2020,SULO,Waste,A-1
A-3,Bin of 2010,SULO,Waste,A-2
B-1,Mop,FILMOP,Floors,
,Nameless,SULO,Waste,
`;

onBothEngines("what a draft is checked against", (engine) => {
  test.each<[id: string | null, texts: Cells, fault: string | null]>([
    ["sulo-bin", { name: "Larger bin" }, null],
    ["sulo-bin", { "article number": "b-1" }, "articleTaken"],
    ["filmop-mop", { "article number": "", brand: "Sulo", name: "nameless" }, "sameProduct"],
    ["sulo-bin", { successor: "a-3" }, "successorCircle"],
    ["sulo-bin", { "article number": "A-9", successor: "A-3" }, null],
    ["sulo-bin", { successor: "A-1" }, "relatesToItself"],
    ["sulo-bin", { fits: "B-1 × 2\nC-1" }, "unknownRelation"],
    ["sulo-bin", { fits: "b-1 × 2" }, null],
    ["sulo-bin", { brand: "FILM\u041EP" }, "looksLike"],
    ["sulo-bin", { category: "Fl\u043Eors" }, "looksLike"],
    [null, { name: "Lid", brand: "SULO", "article number": "A-2" }, "articleTaken"],
    [null, { name: "Lid", brand: "New one", fits: "a-1", successor: "b-1" }, null],
  ])("is as much of the catalogue as tells what is wrong: %s, %j", async (id, texts, fault) => {
    const handle = await engine.open();
    await importSheet(handle, await readSheetBytes("a.csv", new TextEncoder().encode(FILE)));
    const [whole, near] = [
      await readProductContext(handle.db, id),
      await readDraftContext(handle.db, id, texts),
    ];
    if (!whole || !near) throw new Error("The product was not found");
    const checked = checkProduct(near, texts);
    expect(checked.faults[0]?.fault.code ?? null).toBe(fault);
    expect(checked).toEqual(checkProduct(whole, texts));
    expect([near.product, near.cells, near.changedIn]).toEqual([whole.product, whole.cells, whole.changedIn]);
  });

  test("is not there where the product isn't", async () => {
    const { db } = await engine.open();
    expect(await readDraftContext(db, "nowhere", {})).toBeNull();
  });
});
