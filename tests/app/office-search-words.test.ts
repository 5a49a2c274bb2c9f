import * as v from "valibot";
import { expect, test } from "vitest";
import { addEmptySearches } from "../../src/database/catalogue/empty-searches.ts";
import { importSheet } from "../../src/catalogue/import/import.ts";
import { readSheetBytes } from "../../src/catalogue/files/read-file.ts";
import { putRecords, SYNONYMS } from "../../src/catalogue/records.ts";
import { readVersions } from "../../src/database/catalogue/entity-versions.ts";
import { recordLines } from "../../src/database/record.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, errorOf, stock } from "./app-under-test.ts";
import { signedIn } from "./office-session.ts";

const changed = v.object({ id: v.string(), outcome: v.literal("changed") });

onBothEngines("search words in the office", (engine) => {
  async function office() {
    const handle = await engine.open();
    await stock(handle);
    const app = await appOver(handle);
    const { as, staff } = await signedIn(handle, app.ask, "editor");
    const words = async () => (await (await as("/search-words")).json()).words;
    return { handle, as, staff, words, ...app };
  }

  test("a meaning is on the site when it is answered, in another process soon after, and removed likewise", async () => {
    const { handle, as, staff, ask, words } = await office();
    const other = await appOver(handle);
    const shown = (of: typeof ask) => of("/api/synonyms").then((response) => response.json());
    const response = await as("/search-words", { json: { word: " Hoover ", means: "scrubber" } });
    expect(response.status).toBe(200);
    const { id } = v.parse(changed, await response.json());
    expect(await shown(ask)).toEqual([{ word: "hoover", means: "scrubber" }]);
    await expect.poll(() => shown(other.ask)).toHaveLength(1);
    const { products } = await (await ask("/api/suggestions?q=hoover")).json();
    expect(products).toMatchObject([{ id: "scrubber" }]);
    expect(await words()).toEqual([{ id, word: "Hoover", means: "scrubber", isActive: true }]);

    expect(await (await as("/search-words", { json: { word: "hoover", means: "Scrubber" } })).json()).toEqual(
      {
        id: null,
        outcome: "unchanged",
      },
    );
    expect((await as(`/search-words/${id}`, { method: "DELETE" })).status).toBe(200);
    expect((await as(`/search-words/${id}`, { method: "DELETE" })).status).toBe(404);
    expect(await shown(ask)).toEqual([]);
    await expect.poll(() => shown(other.ask)).toEqual([]);
    const lines = await recordLines(handle.db, { kinds: ["synonym"] }, 9);
    expect(lines).toMatchObject([
      { action: "synonym.removed", entity: { label: "Hoover" }, before: { means: "scrubber" }, after: {} },
      { action: "synonym.made", actor: { id: staff.id }, before: {}, after: { means: "scrubber" } },
    ]);
  });

  test("what a word meant is kept through its removal, and restored as it was", async () => {
    const { handle, as, staff, words, ask } = await office();
    const shown = () => ask("/api/synonyms").then((response) => response.json());
    const file = "word,means\nhoover,vacuum\n";
    const sheet = await readSheetBytes("words.csv", new TextEncoder().encode(file));
    await importSheet(handle, sheet, { file: "words.csv" });
    const [{ id }] = await words();
    await as(`/search-words/${id}`, { method: "DELETE" });
    // The same pair goes on with its history, and another one that reads alike has its own.
    await as("/search-words", { json: { word: "Hoover", means: "Vacuum" } });
    await as(`/search-words/${id}`, { method: "DELETE" });
    await as("/search-words", { json: { word: "hoover vacuum", means: "scrubber" } });
    await as("/search-words", { json: { word: "hoover", means: "vacuum scrubber" } });
    const versions = await readVersions(handle.db, { kind: "synonym", id });
    expect(
      versions.map(({ cause, file: from, staff: by, snapshot }) => [
        cause,
        from || by?.id,
        snapshot["active"],
      ]),
    ).toEqual([
      ["withdrawn", staff.id, "no"],
      ["published", staff.id, "yes"],
      ["withdrawn", staff.id, "no"],
      ["imported", "words.csv", "yes"],
    ]);
    expect(new Set((await words()).map((each: { id: string }) => each.id)).size).toBe(2);

    const restore = (of: string, version: number) =>
      as(`/search-words/${of}/restore`, { json: { version } }).then(async (response) =>
        response.ok ? (await response.json()).outcome : response.status,
      );
    expect(await restore(id, 1)).toBe("changed");
    expect(await shown()).toContainEqual({ word: "hoover", means: "vacuum" });
    expect(await restore(id, 3)).toBe("unchanged");
    expect([await restore(id, 99), await restore("nothing", 1)]).toEqual([404, 404]);
    const [newest, before] = (await (await as("/search-words")).json()).versions;
    expect([newest, before]).toMatchObject([
      { id, cause: "restored", staff: { id: staff.id }, snapshot: { word: "hoover", active: "yes" } },
      { cause: "published", snapshot: { means: "vacuum scrubber" } },
    ]);
    expect(await recordLines(handle.db, { kinds: ["synonym"] }, 1)).toMatchObject([
      { action: "synonym.restored", entity: { id, label: "hoover" }, before: {}, after: { means: "vacuum" } },
    ]);
  });

  test("a pair that a file switched off is switched on, and two people who add one leave one", async () => {
    const { handle, as, words } = await office();
    const off = {
      ...SYNONYMS.blank(),
      id: "a",
      word: "hoover",
      means: "vacuum",
      isActive: false,
      position: 1,
    };
    await putRecords(handle.db, SYNONYMS, [off]);
    await as("/search-words", { json: { word: "hoover", means: "vacuum" } });
    expect(await words()).toEqual([{ id: "a", word: "hoover", means: "vacuum", isActive: true }]);
    const both = await Promise.all(
      [1, 2].map(async () =>
        (await as("/search-words", { json: { word: "cart", means: "trolley" } })).json(),
      ),
    );
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["changed", "unchanged"]);
    expect(await words()).toHaveLength(2);
  });

  test("searches without result stand beside the words, with what they mean since", async () => {
    const { handle, as } = await office();
    const search = (text: string, times: number) => ({ text, times, near: false, lastDay: "2026-11-01" });
    await addEmptySearches(handle.db, [search("quiet hoovers", 7), search("<b>espresso</b>", 2)]);
    await as("/search-words", { json: { word: "hoover", means: "scrubber" } });
    expect((await (await as("/search-words")).json()).searches).toMatchObject([
      { text: "quiet hoovers", times: 7, meaning: "scrubber" },
      { text: "<b>espresso</b>", times: 2, meaning: null },
    ]);
  });

  test("a meaning is tried before it is given", async () => {
    const { as, words } = await office();
    const tried = await (await as("/search-words/try?word=zamboni&means=scrubber")).json();
    expect(tried).toEqual({
      before: { exact: 0, near: 0, names: [] },
      after: { exact: 0, near: 1, names: ["Scrubber-dryer"] },
    });
    expect(await words()).toEqual([]);
    expect((await as(`/search-words/try?word=${"x".repeat(81)}`)).status).toBe(422);
  });

  test("what is wrong is told by its field", async () => {
    const { as } = await office();
    const response = await as("/search-words", { json: { word: "one two three four", means: "" } });
    expect(response.status).toBe(422);
    expect((await errorOf(response)).fields).toEqual({
      word: "At most three words are taken as one.",
      means: "Give what the catalogue calls it.",
    });
  });
});
