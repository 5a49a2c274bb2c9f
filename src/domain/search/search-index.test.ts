import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isOneOff } from "./forgiving-words.ts";
import { matchesSearch } from "./search.ts";
import { SearchIndex } from "./search-index.ts";
import { isRead, readingOf } from "./search-reading.ts";
import { nearestWords } from "./search-vocabulary.ts";
import { complete } from "../steps.ts";

type Searched = Parameters<typeof matchesSearch>[0];

const word = fc.constantFrom(
  "floor",
  "Floor",
  "flo",
  "or",
  "wet",
  "and",
  "dry",
  "DRY-",
  "é",
  "ß",
  "İ",
  "ΟΔΟΣ",
  "%",
  ".*",
  "12",
  "wet-or",
  "12cm",
  "litres",
);
const space = fc.constantFrom(" ", " ", "  ", "\n", "\t", "\u00a0");
const text = fc
  .array(fc.tuple(fc.oneof(word, fc.string({ maxLength: 6 })), space), { maxLength: 8 })
  .map((parts) => parts.flat().join(""));
const product = fc.record({
  name: text,
  description: text,
  serialNumber: fc.option(fc.constantFrom("NQ-1234", "nq 12", "-", "7-1", "1234", "Σ-9", "a1b2c3")),
});
const products = fc.array(fc.option(product), { maxLength: 12 });

/** Parts of the texts themselves find more than texts that are made up. */
const searchIn = (list: readonly (Searched | null)[]) =>
  fc.oneof(
    text,
    fc.constantFrom("nq1234", "nq 1", "1234", "71", "12", "-", "", " "),
    fc
      .tuple(
        fc.constantFrom("", ...list.flatMap((each) => (each ? [each.name, each.description] : []))),
        fc.nat(30),
        fc.nat(30),
      )
      .map(([whole, from, to]) => whole.slice(Math.min(from, to), Math.max(from, to)).toUpperCase()),
  );

const foundBy = (index: SearchIndex, list: readonly (Searched | null)[], q: string) => {
  const found = index.matching(q);
  return list.flatMap((each, order) => (each && found({ order }) ? [order] : []));
};
const having = (list: readonly (Searched | null)[], accepts: (each: Searched) => boolean) =>
  list.flatMap((each, order) => (each && accepts(each) ? [order] : []));
const foundByRule = (list: readonly (Searched | null)[], q: string) => {
  const asTyped = having(list, (each) => matchesSearch(each, q));
  const reading = asTyped.length > 0 ? null : readingOf(q);
  return reading ? having(list, (each) => isRead(each, reading)) : asTyped;
};

test("the index finds what the rule finds, whatever is searched for", () => {
  const searched = products.chain((list) =>
    fc.tuple(fc.constant(list), fc.array(searchIn(list), { minLength: 1, maxLength: 5 })),
  );
  fc.assert(
    fc.property(searched, ([list, searches]) => {
      const index = complete(SearchIndex.of(list));
      for (const q of searches) {
        expect(foundBy(index, list, q)).toEqual(foundByRule(list, q));
        if (q.trim() === "") continue;
        const found = foundByRule(list, q);
        const places = [...index.places(q)].flatMap((each, order) => (each === 1 ? [order] : []));
        expect(places).toEqual(having(list, (each) => matchesSearch(each, q)));
        expect(index.count(q)).toBe(found.length);
      }
    }),
    { numRuns: 2000 },
  );
});

test("an index that was taken over finds what was changed, added and withdrawn since", () => {
  const searched = fc
    .tuple(products, products)
    .chain(([before, now]) => fc.tuple(fc.constant(before), fc.constant(now), searchIn([...before, ...now])));
  fc.assert(
    fc.property(searched, ([before, now, q]) => {
      // As after a change of some: the others are the same objects.
      const changed = now.map((each, order) => (order % 2 === 0 ? (before[order] ?? each) : each));
      const index = complete(SearchIndex.of(changed, complete(SearchIndex.of(before))));
      expect(foundBy(index, changed, q)).toEqual(foundByRule(changed, q));
    }),
    { numRuns: 500 },
  );
});

test("what has a search as it is typed is found alone, else what has it as it is read", () => {
  const list = ["Scrubber-Dryer", "Pad of scrubber dryers", "50 cm", "150 cm"].map((name) => ({
    name,
    description: "",
    serialNumber: null,
  }));
  const found = (q: string, before = list) =>
    foundBy(complete(SearchIndex.of(list, complete(SearchIndex.of(before)))), list, q);
  for (const before of [list, list.slice(2)]) {
    expect(found("scrubber dryer", before)).toEqual([1]);
    expect(found("scrubber dryer pads", before)).toEqual([]);
    expect(found("scrubbers-dryer", before)).toEqual([0, 1]);
    expect(found("50cm", before)).toEqual([2]);
  }
});

test("whatever begins a word is among what may have it there", () => {
  fc.assert(
    fc.property(products, word, (list, wanted) => {
      const found = complete(SearchIndex.of(list)).begunBy(wanted.toLowerCase());
      for (const [order, each] of list.entries()) {
        const whole = ` ${each?.name ?? ""} ${each?.serialNumber ?? ""}`.toLowerCase();
        if (each && whole.includes(` ${wanted.toLowerCase()}`)) expect(found[order]).toBe(1);
      }
    }),
    { numRuns: 1000 },
  );
});

test("a word of a text that is accepted is found, also of what has changed", () => {
  const searched = fc.tuple(products, products, fc.constantFrom("1", "12", "or", "d", "-"));
  fc.assert(
    fc.property(searched, ([before, now, part]) => {
      const list = now.map((each, order) => (order % 2 === 0 ? (before[order] ?? each) : each));
      const accepts = (each: string) => each.endsWith(part);
      const hasWord = (each: Searched | null) =>
        `${each?.name} ${each?.description}`.toLowerCase().split(/\s+/).some(accepts);
      for (const index of [
        complete(SearchIndex.of(list)),
        complete(SearchIndex.of(list, complete(SearchIndex.of(before)))),
      ]) {
        const found = index.withWord(part, accepts);
        expect(list.map((each, order) => each !== null && found({ order }))).toEqual(
          list.map((each) => each !== null && hasWord(each)),
        );
      }
    }),
  );
});

test("every article number that is one slip away is among those that are near", () => {
  const number = fc.stringMatching(/^[a-c]{1,3}[0-2]{2,6}$/);
  const slips = (right: string) =>
    right.split("").flatMap((sign, at) => {
      const [before, after] = [right.slice(0, at), right.slice(at + 1)];
      const swapped = before + after.charAt(0) + sign + after.slice(1);
      return [before + after, `${before}9${after}`, `${before}9${sign}${after}`, swapped];
    });
  fc.assert(
    fc.property(fc.array(number, { maxLength: 20 }), number, (others, right) => {
      const list = [...others, right].map((serialNumber) => ({ name: "", description: "", serialNumber }));
      const index = complete(SearchIndex.of(list));
      for (const wanted of slips(right)) {
        const near = [...index.numbersNear(wanted)].map(([own]) => own);
        expect([wanted, near.includes(right) || !isOneOff(right, wanted)]).toEqual([wanted, true]);
      }
    }),
  );
});

test("what has changed is known by its words and numbers, and no more by the former ones", () => {
  const before = [
    { name: "Scrubber", description: "", serialNumber: "COM-202" },
    { name: "Bin", description: "", serialNumber: "SUL-5101" },
  ];
  const now = [
    { name: "Scrubber", description: "", serialNumber: "COM-999" },
    ...before.slice(1),
    { name: "Zambonia Resurfacer", description: "", serialNumber: "ZQX-77123-LONG" },
  ];
  const index = complete(SearchIndex.of(now, complete(SearchIndex.of(before))));
  expect(nearestWords("resurfaser", index.vocabularies).words).toEqual(["resurfacer"]);
  expect(nearestWords("scruber", index.vocabularies).words).toEqual(["scrubber"]);
  expect(nearestWords("crubber", index.vocabularies).words).toEqual(["scrubber"]);
  expect(nearestWords("grubber", index.vocabularies).words).toEqual([]);
  expect(["com202", "com999", "77123", "sul51"].map((number) => index.withNumber(number))).toEqual([
    [],
    [0],
    [2],
    [1],
  ]);
  const near = (wanted: string) =>
    [...index.numbersNear(wanted)].filter(([number]) => isOneOff(number, wanted)).map(([, order]) => order);
  expect(["com203", "com998", "zqx77132long", "sul5102"].map(near)).toEqual([[], [0], [2], [1]]);
});
