import { expect, test } from "vitest";
import { nameOf, progressLine } from "./command-line.ts";

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

test("a server is named without its password", () => {
  expect(nameOf({ engine: "postgres", url: "postgres://me:secret@db.example:5432/shop" })).toBe(
    "the PostgreSQL database db.example:5432/shop",
  );
});
