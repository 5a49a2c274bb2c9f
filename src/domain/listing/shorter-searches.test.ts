import { expect, test } from "vitest";
import { shorterSearches } from "./shorter-searches.ts";

const none = () => [];
const counting = (counts: Record<string, number>) => (q: string) => counts[q] ?? 0;

test("a search is offered without each word that it finds something without, the fewest first", () => {
  const count = counting({ "scrubber battery": 12, "dryer battery": 3 });
  expect(shorterSearches(" scrubber dryer  battery", count, none)).toEqual([
    { q: "dryer battery", word: "scrubber", kind: "without", count: 3 },
    { q: "scrubber battery", word: "dryer", kind: "without", count: 12 },
  ]);
});

test("where two words still find nothing together, each word alone is offered", () => {
  const count = counting({ scrubber: 34, battery: 20, x: 380 });
  expect(shorterSearches("scrubber x battery", count, none)).toEqual([
    { q: "battery", word: "battery", kind: "alone", count: 20 },
    { q: "scrubber", word: "scrubber", kind: "alone", count: 34 },
  ]);
});

test("where no word finds anything, those are offered that are spelled nearly so", () => {
  const count = counting({ capacity: 24 });
  const near = (word: string) => (word === "capacitor" ? ["capacity", "capable"] : []);
  expect(shorterSearches("flux Capacitor", count, near)).toEqual([
    { q: "capacity", word: "capacity", kind: "near", count: 24 },
  ]);
});

test("a word and a sentence can't be shortened", () => {
  expect(shorterSearches("scruber", () => 1, none)).toEqual([]);
  expect(shorterSearches("a b c d e f g h i", () => 1, none)).toEqual([]);
});
