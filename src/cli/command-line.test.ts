import { expect, test } from "vitest";
import { progressLine } from "./command-line.ts";

const written = (isTTY: boolean) => {
  const texts: string[] = [];
  const line = progressLine({ isTTY, write: (text) => texts.push(text) });
  line.show("1000 of 2000 rows written");
  line.clear();
  return texts;
};

test("progress replaces its line on a terminal and is silent elsewhere", () => {
  expect(written(true)).toEqual(["\r\u001B[K1000 of 2000 rows written", "\r\u001B[K"]);
  expect(written(false)).toEqual([]);
});
