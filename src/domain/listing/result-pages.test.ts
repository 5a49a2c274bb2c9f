import * as fc from "fast-check";
import { expect, test } from "vitest";
import { namedPages, PAGE_SIZE, pageCount, paginate } from "./result-pages.ts";

test("pages hold them all, and nothing still fills one", () => {
  expect([0, 1, 24, 25, 48, 49].map((total) => pageCount(total))).toEqual([1, 1, 1, 2, 2, 3]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (total) => {
      expect(pageCount(total) * PAGE_SIZE).toBeGreaterThanOrEqual(total);
      expect((pageCount(total) - 1) * PAGE_SIZE).toBeLessThan(total);
    }),
  );
});

test("a page names all pages, of very many the ends and its neighbours", () => {
  expect(namedPages(3, 20)).toHaveLength(20);
  expect(namedPages(1, 21)).toEqual([1, 2, 3, 4, null, 21]);
  expect(namedPages(4, 21)).toEqual([1, 2, 3, 4, 5, 6, 7, null, 21]);
  expect(namedPages(50, 4167)).toEqual([1, null, 47, 48, 49, 50, 51, 52, 53, null, 4167]);
  expect(namedPages(4167, 4167)).toEqual([1, null, 4164, 4165, 4166, 4167]);
});

const LIST = Array.from({ length: 50 }, (_, index) => index);

test.each([
  [undefined, undefined, { page: 1, pages: 3, size: 24, first: 0, count: 24 }],
  [2, undefined, { page: 2, pages: 3, size: 24, first: 24, count: 24 }],
  [99, undefined, { page: 3, pages: 3, size: 24, first: 48, count: 2 }],
  [1, 48, { page: 1, pages: 2, size: 48, first: 0, count: 48 }],
  [2, 48, { page: 2, pages: 2, size: 48, first: 48, count: 2 }],
])("page %j of %j", (wanted, size, expected) => {
  const { shown, from, matching, ...part } = paginate(LIST, wanted, size);
  expect({ ...part, first: shown[0], count: shown.length }).toEqual(expected);
  expect({ from, matching }).toEqual({ from: part.page, matching: 50 });
});

test("an empty list is one page of nothing", () => {
  expect(paginate([])).toEqual({ matching: 0, from: 1, page: 1, pages: 1, size: 24, shown: [] });
});
