import { expect, test } from "vitest";
import { countedText } from "./empty-search.ts";

test.each([
  ["  Steam \t\n MOP ", "steam mop"],
  ["a\u0000b", "a b"],
  ["NQ-1234-56", "nq-1234-56"],
  ["ممسحة", "ممسحة"],
  ["😀".repeat(100), "😀".repeat(80)],
  [`${"x".repeat(79)} y`, "x".repeat(79)],
])("the search %j is counted as %j", (q, text) => {
  expect(countedText(q)).toBe(text);
});

test.each([
  "",
  " x ",
  "\u0000",
  "ali@hotel.example",
  "ali @ hotel",
  "1234567",
  "+973 (17) 12-34 56",
  "call ٣٣١٢٣٤٥٦",
])("the search %j says too little or may name a person, and is not counted", (q) => {
  expect(countedText(q)).toBeNull();
});

test("an e-mail address or number behind the end of what is kept is not counted either", () => {
  expect(countedText(`${"x".repeat(90)} ali@hotel.example`)).toBeNull();
  expect(countedText(`${"x".repeat(76)} 33123456`)).toBeNull();
});
