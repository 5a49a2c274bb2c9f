import { expect, test } from "vitest";
import { onBothEngines } from "../../../tests/support/engines.ts";
import { catalogueVersion } from "../../database/catalogue/catalogue.ts";
import type { DatabaseHandle } from "../../database/connect.ts";
import { readVersions } from "../../database/catalogue/entity-versions.ts";
import { keepDraft, readDraft } from "../../database/catalogue/product-drafts.ts";
import { recordLines } from "../../database/record.ts";
import type { CellEdits } from "../../domain/office/product-draft.ts";
import { importSheet } from "../import/import.ts";
import { readProductContext } from "./product-change.ts";
import { publishDraft, publishTexts, restoreVersion } from "./publish-product.ts";
import { readSheetBytes } from "../files/read-file.ts";
import { readCatalogue } from "../records.ts";

const csv = (text: string) => readSheetBytes("a.csv", new TextEncoder().encode(text));
const FILE = `article number,name,brand,category,fits,price
SUL-1,Bin,SULO,Waste,,10
SUL-2,Lid,SULO,Waste,SUL-1 × 2,
,Nameless,SULO,Waste,,`;
const NOW = "2026-11-22T08:00:00.000Z";
const publisher = { staff: { id: "dana", name: "Dana R." }, now: NOW };

async function stocked(handle: DatabaseHandle): Promise<DatabaseHandle> {
  await importSheet(handle, await csv(FILE));
  return handle;
}

const keep = async ({ db }: DatabaseHandle, id: string, edits: CellEdits, isNew = false) =>
  keepDraft(db, { id, isNew, begunFrom: 0, over: 0, edits, staff: publisher.staff, at: NOW });

const publishKept = async (handle: DatabaseHandle, id: string) => {
  const { version } = (await readDraft(handle.db, id)) ?? { version: 0 };
  return publishDraft(handle, { id, version }, publisher);
};

const idOf = async ({ db }: DatabaseHandle, article: string) =>
  (await readCatalogue(db)).products.find(({ serialNumber }) => serialNumber === article)?.id ?? "";

const cellsAt = async ({ db }: DatabaseHandle, id: string) => (await readProductContext(db, id))?.cells;

onBothEngines("publishing a product", (engine) => {
  test("writes the draft as the importer would, with a version, a line of the record and the next catalogue", async () => {
    const handle = await stocked(await engine.open());
    const before = await catalogueVersion(handle.db);
    await keep(handle, "sulo-bin", {
      name: { from: "Bin", to: "  Large   bin " },
      price: { from: "10.00", to: "12.5" },
      category: { from: "Waste", to: "Waste >> Bins" },
    });
    const done = await publishKept(handle, "sulo-bin");
    expect(done).toEqual({ outcome: "published", id: "sulo-bin", changed: 3 });
    expect(await cellsAt(handle, "sulo-bin")).toMatchObject({
      name: "Large bin",
      price: "12.50",
      category: "Waste",
      subcategory: "Bins",
      "article number": "SUL-1",
    });
    expect(await catalogueVersion(handle.db)).toBe(before + 1);
    expect(await readDraft(handle.db, "sulo-bin")).toBeNull();
    const [newest, oldest] = await readVersions(handle.db, { kind: "product", id: "sulo-bin" });
    expect(newest).toMatchObject({ version: 2, cause: "published", staff: publisher.staff });
    expect(oldest).toMatchObject({ version: 1, cause: "imported", snapshot: { name: "Bin" } });
    const [line] = await recordLines(handle.db, {}, 5);
    expect(line).toMatchObject({
      action: "product.published",
      entity: { kind: "product", id: "sulo-bin", label: "Large bin" },
      before: { name: "Bin", price: "10.00", subcategory: "" },
      after: { name: "Large bin", price: "12.50", subcategory: "Bins" },
    });
  });

  test("refuses a successor that the product itself replaces, also where nothing but it is changed", async () => {
    const handle = await stocked(await engine.open());
    const replace = async (id: string, successor: string) =>
      publishTexts(handle, { id, texts: { active: "no", successor }, cause: "withdrawn" }, publisher);
    expect((await replace("sulo-bin", "SUL-2")).outcome).toBe("published");
    expect(await replace("sulo-lid", "SUL-1")).toMatchObject({
      outcome: "faulty",
      faults: [{ column: "successor", fault: { code: "successorCircle" } }],
    });
  });

  test("makes a new product with an id of its brand and name", async () => {
    const handle = await stocked(await engine.open());
    await keep(
      handle,
      "a-draft",
      {
        name: { from: "", to: "Bin" },
        brand: { from: "", to: "sulo" },
        features: { from: "", to: "One\n\nTwo" },
      },
      true,
    );
    const done = await publishKept(handle, "a-draft");
    expect(done).toMatchObject({ outcome: "published", id: "sulo-bin-2" });
    expect(await cellsAt(handle, "sulo-bin-2")).toMatchObject({
      brand: "SULO",
      category: "General",
      features: "One\nTwo",
      active: "yes",
    });
  });

  test("says every fault beside its column and stores nothing of it", async () => {
    const handle = await stocked(await engine.open());
    const before = await readCatalogue(handle.db);
    await keep(handle, "sulo-bin", {
      name: { from: "Bin", to: " " },
      price: { from: "10.00", to: "1,890.00O" },
      description: { from: "", to: "Fine" },
    });
    expect(await publishKept(handle, "sulo-bin")).toEqual({
      outcome: "faulty",
      faults: [
        { column: "name", fault: { code: "empty" } },
        { column: "price", fault: { code: "currency" } },
      ],
    });
    expect(await readCatalogue(handle.db)).toEqual(before);
    expect(await readDraft(handle.db, "sulo-bin")).not.toBeNull();
    const actions = (await recordLines(handle.db, {}, 5)).map(({ action }) => action);
    expect(actions).not.toContain("product.published");
  });

  test("gives no product what another one is known by", async () => {
    const handle = await stocked(await engine.open());
    await keep(handle, "sulo-lid", { "article number": { from: "SUL-2", to: "sul-1" } });
    expect(await publishKept(handle, "sulo-lid")).toEqual({
      outcome: "faulty",
      faults: [{ column: "article number", fault: { code: "articleTaken", article: "SUL-1", name: "Bin" } }],
    });
    await keep(handle, "twin", { name: { from: "", to: "nameless" }, brand: { from: "", to: "SULO" } }, true);
    expect(await publishKept(handle, "twin")).toMatchObject({
      faults: [{ column: "name", fault: { code: "sameProduct", name: "Nameless" } }],
    });
  });

  test("renames an article number wherever other products name it", async () => {
    const handle = await stocked(await engine.open());
    await keep(handle, "sulo-bin", { "article number": { from: "SUL-1", to: "SUL-1000" } });
    await publishKept(handle, "sulo-bin");
    expect(await cellsAt(handle, "sulo-lid")).toMatchObject({ fits: "SUL-1000 × 2" });
  });

  test.each([
    { sign: "a quotation mark", numbers: ['SUL 17"-R', "SUL-17-R"] },
    { sign: "a backslash", numbers: ["SUL\\1", "SUL-17"] },
    { sign: "other capitals", numbers: ["sül-1", "SÜL-1", "SUL-9"] },
  ])("renames an article number with $sign where others name it", async ({ numbers }) => {
    const handle = await stocked(await engine.open());
    const rename = (number: string) =>
      publishTexts(
        handle,
        { id: "sulo-bin", texts: { "article number": number }, cause: "published" },
        publisher,
      );
    const [first = "", ...later] = numbers;
    await rename(first);
    const old = {
      id: "sulo-nameless",
      texts: { active: "no", successor: first },
      cause: "withdrawn" as const,
    };
    await publishTexts(handle, old, publisher);
    for (const number of later) await rename(number);
    expect(await cellsAt(handle, "sulo-lid")).toMatchObject({ fits: `${numbers.at(-1)} × 2` });
    expect(await cellsAt(handle, "sulo-nameless")).toMatchObject({ successor: numbers.at(-1) });
  });

  test("leaves what others have published meanwhile, and says which text stands there", async () => {
    const handle = await stocked(await engine.open());
    await keep(handle, "sulo-bin", {
      name: { from: "Bin", to: "Mine" },
      description: { from: "", to: "Text" },
    });
    await importSheet(handle, await csv("article number,name,brand,price\nSUL-1,Theirs,SULO,11"));
    expect(await publishKept(handle, "sulo-bin")).toEqual({
      outcome: "conflicting",
      conflicts: [{ column: "name", from: "Bin", mine: "Mine", theirs: "Theirs" }],
    });
    expect(await cellsAt(handle, "sulo-bin")).toMatchObject({ name: "Theirs", description: "" });
  });

  test("takes no draft but the one that was seen, and no product that is not there", async () => {
    const handle = await stocked(await engine.open());
    await keep(handle, "sulo-bin", { name: { from: "Bin", to: "Mine" } });
    expect(await publishDraft(handle, { id: "sulo-bin", version: 7 }, publisher)).toMatchObject({
      outcome: "overtaken",
      draft: { id: "sulo-bin" },
    });
    expect(await publishTexts(handle, { id: "none", texts: {}, cause: "withdrawn" }, publisher)).toEqual({
      outcome: "missing",
    });
  });

  test("withdraws with a successor that is there, and restores texts but not the state", async () => {
    const handle = await stocked(await engine.open());
    const id = await idOf(handle, "SUL-1");
    const withdraw = (successor: string) =>
      publishTexts(handle, { id, texts: { active: "no", successor }, cause: "withdrawn" }, publisher);
    expect(await withdraw("SUL-9")).toMatchObject({
      faults: [{ column: "successor", fault: { code: "unknownRelation", article: "SUL-9" } }],
    });
    expect(await withdraw("sul-2")).toMatchObject({ outcome: "published" });
    expect(await cellsAt(handle, id)).toMatchObject({ active: "no", successor: "SUL-2" });
    expect(await restoreVersion(handle, { id, version: 1 }, publisher)).toMatchObject({
      outcome: "published",
    });
    expect(await cellsAt(handle, id)).toMatchObject({ active: "no", successor: "" });
    expect(await restoreVersion(handle, { id, version: 9 }, publisher)).toEqual({ outcome: "missing" });
    expect(await restoreVersion(handle, { id, version: 1 }, publisher)).toEqual({ outcome: "unchanged" });
  });
});
