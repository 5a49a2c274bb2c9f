import { expect, test } from "vitest";
import { onBothEngines } from "../../../tests/support/engines.ts";
import type { DatabaseHandle } from "../../database/connect.ts";
import { readVersions } from "../../database/catalogue/entity-versions.ts";
import { brokenLine, recordLines } from "../../database/record.ts";
import type { EntityKind } from "../../domain/office/entity-version.ts";
import { restoreGroup } from "../changes/change-group.ts";
import { importSheet } from "./import.ts";
import { publishTexts, restoreVersion } from "../changes/publish-product.ts";
import { readSheetBytes } from "../files/read-file.ts";
import { readCatalogue } from "../records.ts";

const dana = { staff: { id: "dana", name: "Dana R." }, now: "2026-11-22T08:00:00.000Z" };

async function load(handle: DatabaseHandle, file: string, text: string) {
  return importSheet(handle, await readSheetBytes(file, new TextEncoder().encode(text)), { file });
}

/** Cause, file and name of each version, the newest first. */
async function history({ db }: DatabaseHandle, kind: EntityKind, id: string): Promise<string[]> {
  const versions = await readVersions(db, { kind, id });
  return versions.map(({ cause, file, snapshot }) => `${cause} ${file} ${snapshot["name"]}`.trim());
}

onBothEngines("the history of an import", (engine) => {
  test("is a version of each thing that the file changed, from which it is restored", async () => {
    const handle = await engine.open();
    await load(handle, "first.csv", "article number,name,brand,price\nA-1,Bin,SULO,5\nA-2,Lid,SULO,2\n");
    await load(handle, "second.csv", "article number,name,price\nA-1,Large bin,6\nA-2,Lid,2\n");
    expect(await history(handle, "product", "sulo-bin")).toEqual([
      "imported second.csv Large bin",
      "imported first.csv Bin",
    ]);
    expect(await history(handle, "product", "sulo-lid")).toEqual(["imported first.csv Lid"]);

    const restored = await restoreVersion(handle, { id: "sulo-bin", version: 1 }, dana);
    expect(restored).toMatchObject({ outcome: "published", changed: 2 });
    const [bin] = (await readCatalogue(handle.db)).products;
    expect(bin).toMatchObject({ name: "Bin", price: "5.00" });
    expect(await history(handle, "product", "sulo-bin")).toHaveLength(3);
  });

  test("keeps what was there before, of brands and categories too, with what it is known by", async () => {
    const handle = await engine.open();
    const brand = async (name: string) => load(handle, `${name}.csv`, `name,website,key\n${name},,sulo\n`);
    await brand("SULO");
    await load(handle, "tree.csv", "name,parent,description\nWaste,,\nBins,Waste,Round\n");
    await brand("Sulo Group");
    await load(handle, "tree-2.csv", "name,parent,description\nBins,Waste,Square\n");
    expect(await history(handle, "brand", "sulo")).toEqual([
      "imported Sulo Group.csv Sulo Group",
      "imported SULO.csv SULO",
    ]);
    const { categories } = await readCatalogue(handle.db);
    const { id = "" } = categories.find(({ name }) => name === "Bins") ?? {};
    const versions = await readVersions(handle.db, { kind: "category", id });
    expect(versions.map(({ snapshot }) => [snapshot["description"], snapshot["key"]])).toEqual([
      ["Square", "bins"],
      ["Round", "bins"],
    ]);
    await restoreGroup(handle, { kind: "category", id, version: 1 }, dana);
    const after = (await readCatalogue(handle.db)).categories.find((each) => each.id === id);
    expect(after?.description).toBe("Round");
  });

  test("is one line of the record for the file, and what it switched off is in it", async () => {
    const handle = await engine.open();
    const rows = Array.from({ length: 12 }, (_, n) => `A-${n},Bin ${n},SULO`).join("\n");
    await load(handle, "all.csv", `article number,name,brand\n${rows}\n`);
    const rest = `article number,name,brand\n${rows.replace("A-0,Bin 0,SULO\n", "")}\n`;
    const sheet = await readSheetBytes("rest.csv", new TextEncoder().encode(rest));
    await importSheet(handle, sheet, { file: "rest.csv", deactivateAbsent: true });
    expect(await recordLines(handle.db, {}, 9)).toMatchObject([
      { action: "products.imported", entity: { label: "rest.csv" }, after: { added: 0, changed: 1 } },
      { action: "products.imported", entity: { label: "all.csv" }, after: { added: 12, changed: 0 } },
    ]);
    expect(await brokenLine(handle.db)).toBeNull();
    const [off, before] = await readVersions(handle.db, { kind: "product", id: "sulo-bin-0" });
    expect([off?.snapshot["active"], before?.snapshot["active"]]).toEqual(["no", "yes"]);
  });

  test("goes on with the products that name another's article number, when that is changed", async () => {
    const handle = await engine.open();
    const file = "article number,name,brand,fits,successor,active\nA-1,Bin,SULO,,,\nA-2,Lid,SULO,A-1 × 2,,\n";
    await load(
      handle,
      "all.csv",
      `${file}A-3,Old bin,SULO,,A-1,no\nA-30,Box,SULO,A-10,,\nA-10,Rim,SULO,,,\n`,
    );
    const texts = { "article number": "B-1" };
    await publishTexts(handle, { id: "sulo-bin", texts, cause: "published" }, dana);
    const versions = await readVersions(handle.db, { kind: "product", id: "sulo-lid" });
    expect(versions.map(({ cause, staff, snapshot }) => [cause, staff?.name, snapshot["fits"]])).toEqual([
      ["followed", "Dana R.", "B-1 × 2"],
      ["imported", undefined, "A-1 × 2"],
    ]);
    expect(await history(handle, "product", "sulo-old-bin")).toHaveLength(2);
    expect(await history(handle, "product", "sulo-box")).toHaveLength(1);
    const lines = await recordLines(handle.db, { kinds: ["product"] }, 3);
    expect(lines.map(({ action, entity }) => `${action} ${entity.id}`)).toEqual([
      "product.followed sulo-old-bin",
      "product.followed sulo-lid",
      "product.published sulo-bin",
    ]);
  });
});
