import { expect, test } from "vitest";
import { rangeOf } from "./static.ts";

test.each<[string | null, ReturnType<typeof rangeOf>]>([
  [null, null],
  ["bytes=0-9", { from: 0, to: 9 }],
  ["bytes=90-", { from: 90, to: 99 }],
  ["bytes=90-500", { from: 90, to: 99 }],
  ["bytes=-10", { from: 90, to: 99 }],
  ["bytes=-500", { from: 0, to: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=9-3", null],
  ["bytes=-", null],
  ["bytes=0-1,5-6", null],
  ["lines=0-1", null],
])("the range %j of 100 bytes is %j", (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range);
});
