import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleCatalogue } from "../../../tests/support/render-page.tsx";
import { filterListing, listingFilter } from "../listing/listing.ts";
import { suggest } from "./suggestions.ts";

const catalogue = await sampleCatalogue();
const PAGES = [
  { page: "contact", name: "Contact", also: "phone address" },
  { page: "hospitality", name: "Hospitality Excellence", also: "hotels restaurants" },
];
const suggested = (q: string) => suggest(catalogue, q, PAGES);
const numbersFor = (q: string) => suggested(q).products.map(({ articleNumber }) => articleNumber);
const namesFor = (q: string) => suggested(q).products.map(({ name }) => name);
const placesFor = (q: string) => suggested(q).places.map(({ kind, name }) => `${kind} ${name}`);

describe("the products of a search", () => {
  test.each(["lav 204", "LAV-204", "lav204", " Lav–20 4 "])("%j is part of an article number", (q) => {
    const found = suggested(q);
    expect(found.products.map(({ articleNumber }) => articleNumber?.startsWith("LAV-204"))).toEqual(
      Array.from({ length: 8 }, () => true),
    );
    expect(found.products.every(({ numberMatch }) => numberMatch?.join() === "0,7")).toBe(true);
    expect(found.all?.count).toBe(8);
  });

  test("are ordered: article numbers that begin so, then those that have it, then names", () => {
    expect(numbersFor("2001")).toEqual(["NUM-2001"]);
    const names = namesFor("glass").map((name) => name.toLowerCase());
    const begin = names.filter((name) => name.startsWith("glass")).length;
    const word = names.filter((name) => name.includes(" glass")).length;
    expect(begin).toBeGreaterThan(1);
    expect(names.findLastIndex((name) => name.startsWith("glass"))).toBe(begin - 1);
    expect(names.findLastIndex((name) => / glass/.test(name))).toBe(begin + word - 1);
  });

  test("are what the search calls before what is for it", () => {
    const names = namesFor("scrub");
    expect(names.every((name) => /^[^,]*Scrubber(-Dryer)?,/.test(name))).toBe(true);
    expect(namesFor("scrubber-dryer con")[0]).toMatch(/^Scrubber-Dryer Concentrate/);
  });

  test("are those that the listing shows, which the link to it counts", () => {
    for (const q of ["vacuum", "lav 204", "pad", "floor", "tub dry"]) {
      const listed = filterListing(catalogue, listingFilter({ q }));
      const found = suggested(q);
      expect(found.all).toEqual({ search: { q }, brandName: null, count: listed.length });
      expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(found.products.map(({ id }) => id)));
    }
  });

  test("a brand beside other words narrows the search to the brand, and alone it is the brand", () => {
    const { all, products } = suggested("comac scrubber");
    expect(all).toMatchObject({ search: { q: "scrubber", brand: "COMAC" } });
    expect(products.every(({ name, nameMatches }) => /scrubber/i.test(name) && nameMatches.length > 0)).toBe(
      true,
    );
    expect(suggested("bin sulo").all?.search).toEqual({ q: "bin", brand: "SULO" });
    const whole = catalogue.products.filter(({ brand }) => brand === "COMAC").length;
    expect(suggested("Comac").all).toMatchObject({ search: { q: "", brand: "COMAC" }, count: whole });
  });

  test("where the listing has nothing, all of the words count in any order, then similar ones", () => {
    expect(suggested("scrubber 55").all).toBeNull();
    expect(namesFor("scrubber 55").every((name) => /Scrubber.*55 cm/.test(name))).toBe(true);
    const cleaners = suggested("vacuum cleaner").products.map(({ category }) => category);
    expect(new Set(cleaners)).toEqual(new Set(["Industrial Vacuum Cleaners"]));
    expect(namesFor("vacum")[0]).toContain("Vacuum");
    expect(suggested("xyzzy")).toEqual({ products: [], places: [], all: null });
  });

  test("each has at most two figures, and what of it was matched", () => {
    const [first] = suggested("tub dry").products;
    expect(first?.figures).toHaveLength(2);
    expect(first?.nameMatches.map((part) => first.name.slice(...part))).toEqual(["Tub Dry"]);
    const [apart] = suggested("scrubber dryer battery").products;
    expect(apart?.nameMatches.map((part) => apart.name.slice(...part))).toEqual([
      "Scrubber",
      "Dryer",
      "Battery",
    ]);
  });
});

test("a search without the dash of what it means suggests the same products, and the list of all", () => {
  const [read, typed] = [suggested("scrubber dryer"), suggested("scrubber-dryer")];
  expect(read.products.map(({ id }) => id)).toEqual(typed.products.map(({ id }) => id));
  expect(read.all?.count).toBe(typed.all?.count);
});

describe("the places of a search", () => {
  test("are categories, brands and pages that it names, then where most of the products are", () => {
    expect(placesFor("wind")).toEqual([
      "category Window Cleaning",
      "category Window Cleaning Tools",
      "within Housekeeping Chemicals",
      "within Vacuums & Scrubing Machines",
    ]);
    expect(placesFor("lav 204")[0]).toMatch(/^brand Lavor$/i);
    expect(placesFor("hotel")[0]).toBe("page Hospitality Excellence");
    expect(placesFor("contact")[0]).toBe("page Contact");
    expect(placesFor("industrial vacuum")).toContain("beside Industrial Vacuum Cleaners");
  });

  test("a category with one of several words comes after those that have what was found", () => {
    expect(placesFor("dryer scrubber")[0]).toBe("category Vacuums & Scrubing Machines");
    expect(placesFor("dryer scrubber")).not.toContain("within Vacuums & Scrubing Machines");
    expect(placesFor("cleaning window")[0]).toMatch(/^category Window Cleaning/);
    expect(placesFor("hand dryer")[0]).toBe("category Hand Dryer");
  });

  test("those within a category count the products that the search finds there", () => {
    const within = suggested("lav 204").places.filter((place) => place.kind === "within");
    expect(within).not.toHaveLength(0);
    const found = filterListing(catalogue, listingFilter({ q: "lav 204" }));
    for (const place of within) {
      expect(found.filter(({ subcategory }) => subcategory === place.name)).toHaveLength(place.count);
    }
  });
});

test("any search is answered: few lines, and matches within their texts", () => {
  const words = fc.constantFrom("vacuum", "comac", "2001", "pad", "lav-2", "floor", "é", "İ", "%", "\\", "(");
  const q = fc.oneof(
    fc.string({ maxLength: 200, unit: "binary" }).map((text) => text.toWellFormed()),
    fc.array(words, { maxLength: 6 }).map((some) => some.join(" ")),
    fc.array(words, { maxLength: 6 }).map((some) => some.join("")),
  );
  fc.assert(
    fc.property(q, (text) => {
      const { products, places } = suggested(text);
      if (products.length > 8 || places.length > 4) throw new Error("Too many lines");
      for (const { name, nameMatches, articleNumber, numberMatch } of products) {
        let end = 0;
        for (const [from, to] of nameMatches) {
          if (from < end || to <= from || to > name.length) throw new Error(`${name} is matched by nothing`);
          end = to;
        }
        if (numberMatch && !articleNumber?.slice(...numberMatch)) throw new Error("An empty match");
      }
    }),
    { numRuns: 5000 },
  );
});
