import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleCatalogue } from "../../../tests/support/render-page.tsx";
import { forgiven } from "./forgiving-search.ts";
import { filterListing, listingFilter } from "../listing/listing.ts";
import { nearCards } from "./near-products.ts";

const catalogue = await sampleCatalogue();

const namesOf = (q: string) => forgiven(catalogue, q)?.products.map(({ name }) => name) ?? [];
const readAs = (q: string) => forgiven(catalogue, q)?.readAs;
const near = (q: string) => nearCards(catalogue, q, filterListing(catalogue, listingFilter({ q })));

describe("a search forgives", () => {
  test.each([
    ["one letter", "scruber", "scrubber"],
    ["two letters of a long word", "dispensir", "dispenser"],
    ["swapped letters", "marbel polish", "marble polish"],
    ["a brand's spelling", "numatik vacuum", "numatic vacuum"],
    ["what staff call otherwise", "hoover", "vacuum"],
    ["two words typed as one", "handdryer", "hand dryer"],
    ["two words without their dash", "scrubberdryer", "scrubber-dryer"],
    ["a short word joined to another", "airfreshener", "air freshener"],
    ["inches", '17" pad', "17 in pad"],
    ["units in words", "36 volt", "36 v"],
    ["units and spaces", "scruber 50cm", "scrubber 50 cm"],
    ["another unit", "430 mm scrubber-dryer", "43 cm scrubber-dryer"],
  ])("%s: %j is read as %j", (_, q, words) => {
    expect(readAs(q)).toBe(words);
  });

  test("plurals and the order of words", () => {
    expect(namesOf("dryers scrubber").length).toBeGreaterThan(5);
    expect(namesOf("dryers scrubber")[0]).toContain("Scrubber-Dryer");
  });

  test("the beginning of a word, and of a number no other number", () => {
    expect(namesOf("autono scrub")[0]).toMatch(/Scrubber/);
    expect(namesOf("50cm scrubber").every((name) => !/\b\d50 cm/.test(name))).toBe(true);
  });

  test("part of an article number, one sign off or two swapped", () => {
    const numbers = (q: string) => forgiven(catalogue, q)?.products.map(({ serialNumber }) => serialNumber);
    expect(numbers("com-1o61")).toEqual(["COM-1061"]);
    expect(numbers("com1601")).toEqual(["COM-1061"]);
    expect(
      numbers("comac 106")
        ?.slice(0, 4)
        .every((number) => number?.includes("106")),
    ).toBe(true);
  });

  test("a figure in its own unit", () => {
    const found = forgiven(catalogue, "68 db(a)")?.products ?? [];
    expect(found.length).toBeGreaterThan(0);
    expect(
      found.every(({ specifications, description }) => /68 dB\(A\)/i.test(specifications + description)),
    ).toBe(true);
  });

  test("nothing where nothing is near", () => {
    for (const q of ["xyzzyx", "", "   ", "qqqq wwww"]) expect(forgiven(catalogue, q)).toBeNull();
  });
});

test("what is forgiven comes where nothing is found, or after little, and says as what it was read", () => {
  expect(near("hoover").readAs).toBe("vacuum");
  expect(near("hoover").cards).toHaveLength(24);
  expect(near("vacuum")).toEqual({ cards: [], readAs: null });
  expect(near("COM-1061")).toEqual({ cards: [], readAs: null });
  const listed = filterListing(catalogue, listingFilter({ q: "wet vac" }));
  expect([1, 2, 3]).toContain(listed.length);
  const also = near("wet vac").cards.map(({ id }) => id);
  expect(also.length).toBeGreaterThan(0);
  expect(listed.filter(({ id }) => also.includes(id))).toEqual([]);
});

test("beside the few products that have a plural stand first those that are one of it by their names", () => {
  const q = "scrubber-dryers";
  expect(filterListing(catalogue, listingFilter({ q }))).toHaveLength(2);
  const all = filterListing(catalogue, listingFilter({ q: "scrubber-dryer" }));
  const named = all.filter(({ name }) => name.includes("Scrubber-Dryer"));
  const first = near(q).cards.slice(0, named.length);
  expect(new Set(first.map(({ id }) => id))).toEqual(new Set(named.map(({ id }) => id)));
  expect(near(q).cards.length).toBeGreaterThan(named.length);
});

test("any search is forgiven, each product once", () => {
  const words = fc.constantFrom(
    "hoover",
    "scruber",
    "50cm",
    "1O61",
    "pads",
    "é",
    "İ",
    "%",
    "\\",
    "(",
    "0",
    "-",
  );
  const q = fc.oneof(
    fc.string({ maxLength: 200, unit: "binary" }).map((text) => text.toWellFormed()),
    fc.array(words, { maxLength: 12 }).map((some) => some.join(" ")),
    fc.array(words, { maxLength: 12 }).map((some) => some.join("")),
  );
  fc.assert(
    fc.property(q, (text) => {
      const found = forgiven(catalogue, text);
      if (found) expect(new Set(found.products).size).toBe(found.products.length);
    }),
    { numRuns: 1000 },
  );
});
