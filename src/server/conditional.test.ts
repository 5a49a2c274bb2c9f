import { expect, test } from "vitest";
import { matchesTag } from "./conditional.ts";

test.each<[string | null, boolean]>([
  [null, false],
  ["", false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b","c"', false],
  ["*", true],
  ["a", false],
  ['"a-br"', false],
  ['"b, "a"', false],
])('If-None-Match %j names "a": %s', (header, named) => {
  expect(matchesTag(header, '"a"')).toBe(named);
});
