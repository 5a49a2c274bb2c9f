import { expect, test } from "vitest";
import { stretchOf } from "./pages.ts";

const LIST = Array.from({ length: 50 }, (_, index) => index);

test.each([
  [undefined, undefined, { from: 1, page: 1, first: 0, count: 24 }],
  [2, undefined, { from: 2, page: 2, first: 24, count: 24 }],
  [2, 1, { from: 1, page: 2, first: 0, count: 48 }],
  [3, undefined, { from: 3, page: 3, first: 48, count: 2 }],
  [99, 99, { from: 3, page: 3, first: 48, count: 2 }],
  [1, 7, { from: 1, page: 1, first: 0, count: 24 }],
])("page %j from %j", (page, from, expected) => {
  const stretch = stretchOf(LIST, page, from);
  expect({
    from: stretch.from,
    page: stretch.page,
    first: stretch.shown[0],
    count: stretch.shown.length,
  }).toEqual(expected);
  expect(stretch).toMatchObject({ matching: 50, pages: 3 });
});

test("an empty list is one page of nothing", () => {
  expect(stretchOf([])).toEqual({ matching: 0, from: 1, page: 1, pages: 1, shown: [] });
});
