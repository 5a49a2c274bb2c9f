import { expect, test } from "vitest";
import { shorterSearches } from "./shorter-searches.ts";

const counting = (counts: Record<string, number>) => (q: string) => counts[q] ?? 0;

test("a search is offered without each word that it finds something without, the fewest first", () => {
  const count = counting({ "scrubber battery": 12, "dryer battery": 3 });
  expect(shorterSearches(" scrubber dryer  battery", count)).toEqual([
    { q: "dryer battery", word: "scrubber", alone: false, count: 3 },
    { q: "scrubber battery", word: "dryer", alone: false, count: 12 },
  ]);
});

test("where two words still find nothing together, each word alone is offered", () => {
  const count = counting({ scrubber: 34, battery: 20, x: 380 });
  expect(shorterSearches("scrubber x battery", count)).toEqual([
    { q: "battery", word: "battery", alone: true, count: 20 },
    { q: "scrubber", word: "scrubber", alone: true, count: 34 },
  ]);
});

test("a word and a sentence can't be shortened", () => {
  expect(shorterSearches("scruber", () => 1)).toEqual([]);
  expect(shorterSearches("a b c d e f g h i", () => 1)).toEqual([]);
});
