import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { exportBytes } from "./export.ts";
import { importSheet } from "./import/import.ts";
import { readSheetBytes } from "./files/read-file.ts";
import { readCatalogue } from "./records.ts";
import { openCatalogue } from "./snapshot.ts";

const sheetOf = (text: string) => readSheetBytes("synonyms.csv", new TextEncoder().encode(text));

async function meaningsIn(handle: DatabaseHandle) {
  const catalogue = await openCatalogue(handle);
  const { synonyms } = catalogue.current();
  await catalogue.close();
  return Object.fromEntries(synonyms);
}

onBothEngines("synonyms", (engine) => {
  test("are taken from a file, changed and switched off by staff, and exported as they are", async () => {
    const handle = await engine.open();
    const first = "word,means\nHoover,vacuum\nhoover,suction cleaner\nLoo roll,toilet roll\n";
    const { plan } = await importSheet(handle, await sheetOf(first));
    expect([plan.kind, plan.added.length, plan.bad]).toEqual(["synonyms", 3, []]);
    expect(await meaningsIn(handle)).toEqual({
      hoover: ["vacuum", "suction cleaner"],
      "loo roll": ["toilet roll"],
    });
    await importSheet(handle, await sheetOf("word,means,active\nHOOVER,Vacuum,no\n"), { force: true });
    expect(await meaningsIn(handle)).toEqual({ hoover: ["suction cleaner"], "loo roll": ["toilet roll"] });
    const exported = await exportBytes(await readCatalogue(handle.db), "csv", "synonyms");
    const again = await importSheet(handle, await readSheetBytes("synonyms.csv", exported));
    expect([again.plan.unchanged, again.plan.added.length, again.plan.changed.length]).toEqual([3, 0, 0]);
  });

  test("a row without a word or a meaning is bad and left out", async () => {
    const handle = await engine.open();
    const { plan } = await importSheet(
      handle,
      await sheetOf(`word,means\n,vacuum\nhoover,\n${"x".repeat(81)},a\nok,b\n`),
    );
    expect(plan.bad.map(({ row, column }) => [row, column])).toEqual([
      [2, "word"],
      [3, "means"],
      [4, "word"],
    ]);
    expect(await meaningsIn(handle)).toEqual({ ok: ["b"] });
  });
});
