import * as v from "valibot";
import { expect, test } from "vitest";
import { sampleCatalogue } from "../../../tests/support/render-page.tsx";
import { meaningIn, searchWordSchema, triedWith } from "./search-words.ts";
import { synonymsOf } from "../search/synonyms.ts";

const catalogue = await sampleCatalogue();

test("a meaning is tried without being given: what visitors are shown now, and with it", () => {
  const nothing = { exact: 0, near: 0, names: [] };
  expect(triedWith(catalogue, { word: "zamboni", means: "" })).toEqual({ before: nothing, after: nothing });
  const { before, after } = triedWith(catalogue, { word: " Zamboni", means: "Burnisher" });
  expect(before).toEqual(nothing);
  expect(after.near).toBeGreaterThan(0);
  expect(after.names[0]).toMatch(/burnisher/i);
  expect(triedWith(catalogue, { word: "zamboni", means: "submarine" }).after).toEqual(nothing);
});

test("what a search finds by its own words comes first", () => {
  const { before } = triedWith(catalogue, { word: "burnisher", means: "" });
  expect(before.exact).toBeGreaterThan(0);
  expect(before.names).toHaveLength(Math.min(5, before.exact + before.near));
});

test("what a search means is told by any of its words, in the plural too", () => {
  const synonyms = synonymsOf([
    { word: "Hoover", means: "vacuum" },
    { word: "loo roll", means: "toilet roll" },
  ]);
  expect(meaningIn("HOOVER", synonyms)).toBe("vacuum");
  expect(meaningIn("two loo rolls cheap", synonyms)).toBe("toilet roll");
  expect(meaningIn("quiet hoovers", synonyms)).toBe("vacuum");
  expect(meaningIn("espresso", synonyms)).toBeNull();
});

test.each([
  [{ word: "", means: "vacuum" }, { word: "searchWord" }],
  [{ word: "\u200b", means: "vacuum" }, { word: "searchWord" }],
  [{ word: "a b c d", means: "vacuum" }, { word: "searchWordLong" }],
  [{ word: "x".repeat(81), means: "vacuum" }, { word: "tooLong" }],
  [{ word: "hoover", means: " " }, { means: "searchMeans" }],
  [{ word: "hoover", means: "a\u0000b" }, { means: "unreadable" }],
  [{ word: "Hoover", means: "hoover " }, { means: "searchMeansSame" }],
])("%j is refused", (given, wrong) => {
  const { issues = [] } = v.safeParse(searchWordSchema, given);
  expect(Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0]?.key), message]))).toEqual(
    wrong,
  );
});
