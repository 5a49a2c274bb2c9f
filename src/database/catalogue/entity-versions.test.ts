import { expect, test } from "vitest";
import { onBothEngines } from "../../../tests/support/engines.ts";
import { addVersions, readVersion, readVersions } from "./entity-versions.ts";

const product = { kind: "product", id: "sulo-bin" } as const;
const staff = { id: "dana", name: "Dana R." };
const FIRST = "2026-11-01T08:00:00.000Z";
const SECOND = "2026-11-02T08:00:00.000Z";

onBothEngines("versions of an entity", (engine) => {
  test("are numbered for themselves, the newest first, and begin with what was there before", async () => {
    const { db } = await engine.open();
    const before = { snapshot: { name: "Bin" }, at: FIRST };
    const change = { id: "sulo-bin", before, after: { name: "Large bin" } };
    const by = { at: SECOND, staff, cause: "published" } as const;
    await addVersions(db, "product", [change], by);
    await addVersions(db, "brand", [{ ...change, before: null }], by);
    expect(await readVersions(db, product)).toEqual([
      { version: 2, at: SECOND, staff, cause: "published", file: "", snapshot: { name: "Large bin" } },
      { version: 1, at: FIRST, staff: null, cause: "before", file: "", snapshot: { name: "Bin" } },
    ]);
    expect(await readVersion(db, product, 1)).toMatchObject({ snapshot: { name: "Bin" } });
    expect(await readVersion(db, product, 3)).toBeNull();
  });

  test("tell of what was written in between without one, and only then, however many are written at once", async () => {
    const { db } = await engine.open();
    const many = Array.from({ length: 1200 }, (_, n) => `other-${n}`);
    const write = (from: string, to: string) =>
      addVersions(
        db,
        "product",
        [...many, product.id].map((id) => ({
          id,
          before: { snapshot: { name: from }, at: FIRST },
          after: { name: to },
        })),
        { at: SECOND, staff: null, cause: "imported", file: "all.csv" },
      );
    await write("A", "B");
    await write("B", "C");
    await write("renamed", "D");
    for (const id of [product.id, "other-0", "other-1199"]) {
      const versions = await readVersions(db, { kind: "product", id });
      expect(versions.map(({ cause, file, snapshot }) => `${cause} ${file} ${snapshot["name"]}`)).toEqual([
        "imported all.csv D",
        "before  renamed",
        "imported all.csv C",
        "imported all.csv B",
        "before  A",
      ]);
    }
  });
});
