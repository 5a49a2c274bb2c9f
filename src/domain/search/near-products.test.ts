import { describe, expect, test } from "vitest";
import { sampleCatalogue } from "../../../tests/support/render-page.tsx";
import { countChoices, countListing, filterListing, listingFilter, removals } from "../listing/listing.ts";
import { nearestTo } from "./near-products.ts";

const catalogue = await sampleCatalogue();

/** The list of what is nearest to a search, with other filters. */
function listed(q: string, others: Parameters<typeof listingFilter>[0] = {}) {
  const filter = listingFilter({ ...others, q }, nearestTo(catalogue, q)?.found);
  return { filter, list: filterListing(catalogue, filter) };
}

test("is asked for only where a search finds nothing in the whole catalogue", () => {
  for (const q of [undefined, "", " ", "vacuum", "scrubber dryer", "com1061", "qqqqqqqq"])
    expect(nearestTo(catalogue, q)).toBeNull();
  expect(nearestTo(catalogue, " Hoover")?.reading).toEqual({ readAs: "vacuum", wider: null });
  expect(nearestTo(catalogue, "dryer scrubber")?.found.length).toBeGreaterThan(5);
});

test.each([
  ["wheelie bin", "Two-Wheel Bin"],
  ["toilet paper", "Toilet Roll Dispenser"],
  ["window cleaner", "Glass Cleaner"],
  ["مكنسة", "Vacuum"],
  ["20 l vacuum", "Vacuum, 20 L"],
  ["floor machine battery 50cm", "Scrubber-Dryer, 50 cm, Battery"],
  ["karcher vacum", "Vacuum"],
])("nearest to %j is %s", (q, name) => {
  expect(nearestTo(catalogue, q)?.found[0]?.name).toContain(name);
});

test("a number in a search is none that only begins so, and half an inch no word", () => {
  const names = nearestTo(catalogue, "20 l vacuum")?.found.map(({ name }) => name) ?? [];
  expect(names.filter((name) => /200 bar/.test(name))).toEqual([]);
  expect(nearestTo(catalogue, "1/2 inch")).toBeNull();
});

describe.each(["hoover", "scruber", "dryer scrubber", "comac quiet scrubber", "wheelie bins"])(
  "the list nearest to %j",
  (q) => {
    const { filter, list } = listed(q);

    test("is narrowed by every choice to as many as it counts, nearest first", () => {
      expect(list).toBe(filter.nearest);
      const counts = countChoices(catalogue, filter, list);
      const brands = catalogue.brands.map(({ name }) => name).filter((name) => counts.brand(name) > 0);
      expect(brands).not.toEqual([]);
      for (const brand of brands) {
        const narrowed = listed(q, { brand }).list;
        expect(narrowed).toEqual(list.filter((product) => product.brand === brand));
        expect(narrowed).toHaveLength(counts.brand(brand));
      }
      for (const { name } of catalogue.categories)
        expect(counts.category(name)).toBe(listed(q, { category: name }).list.length);
    });

    test("is left by taking off the search, and narrowed by figures like every list", () => {
      const wide = listed(q, { brand: "SULO", noise: "-66" });
      expect(wide.list.every((product) => list.includes(product))).toBe(true);
      const off = new Map(removals(catalogue, wide.filter).map((each) => [each.filter, each.count]));
      expect(off.get("q")).toBe(countListing(catalogue, listingFilter({ brand: "SULO", noise: "-66" })));
      expect(off.get("brand")).toBe(listed(q, { noise: "-66" }).list.length);
      expect(off.get("noise")).toBe(listed(q, { brand: "SULO" }).list.length);
    });
  },
);
