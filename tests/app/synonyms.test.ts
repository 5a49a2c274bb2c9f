import { expect, test } from "vitest";
import { putRecords, SYNONYMS } from "../../src/catalogue/records.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, stock } from "./app-under-test.ts";

onBothEngines("synonyms", (engine) => {
  test("GET /api/synonyms is what words of a search mean, without those that are switched off", async () => {
    const handle = await engine.open();
    await stock(handle);
    const synonym = { ...SYNONYMS.blank(), word: "hoover", means: "vacuum" };
    await putRecords(handle.db, SYNONYMS, [
      { ...synonym, id: "a", position: 1 },
      { ...synonym, id: "b", position: 2, means: "scrubber" },
      { ...synonym, id: "c", position: 3, word: "off", isActive: false },
    ]);
    const app = await appOver(handle);
    expect(await (await app.ask("/api/synonyms")).json()).toEqual([
      { word: "hoover", means: "vacuum" },
      { word: "hoover", means: "scrubber" },
    ]);
  });
});
