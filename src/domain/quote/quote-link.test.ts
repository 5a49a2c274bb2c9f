import * as fc from "fast-check";
import { expect, test } from "vitest";
import { linkedLines, productToken, readLinkedLines } from "./quote-link.ts";

const canonical = (text: string) => linkedLines(readLinkedLines(text));

test.each([
  ["NUM-2001*2 KLX-1007", "NUM-2001*2 KLX-1007"],
  ["  NUM-2001*1\tnum-2001*3  ", "NUM-2001*4"],
  ["A*0 B*-5 C*100000 D*x E*", "A*? B*? C*? D*? E*?"],
  ["A*2 a*?", "A*?"],
  ["A*9999 A*9999", "A*9999 A*9999"],
  ["NUM-2001*2,ICC-4001", "NUM-2001*2 ICC-4001"],
  ["NUM-2001, ICC-4001*3;KLX-1007", "NUM-2001 ICC-4001*3 KLX-1007"],
  ["A*2,500 B*1,5,C 111,222*3", "A*? B*? C 111 222*3"],
  ["A *5 B**3", "A B*?"],
  ["<script> a/b ../x ok \u0000 'q' =1+1", "ok"],
  ["مقال-١*٢", "مقال-١*?"],
  ["", ""],
])("%j is the list %j", (given, expected) => {
  expect(canonical(given)).toBe(expected);
});

test("of ten thousand products as many are read as a long address has", () => {
  expect(readLinkedLines(Array.from({ length: 10_000 }, (_, n) => `P-${n}`).join(" "))).toHaveLength(500);
});

test("what was read reads as itself, whatever it was", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary-ascii" }),
      (text) => canonical(canonical(text)) === canonical(text),
    ),
  );
});

test.each([
  ["NUM-2001", "NUM-2001"],
  ["1.234-567", "1.234-567"],
  [null, "the-id"],
  ["12 345/6", "the-id"],
  ["-", "the-id"],
  ["x".repeat(41), "the-id"],
])("a product with the article number %j is %s in a link", (articleNumber, token) => {
  expect(productToken("the-id", articleNumber)).toBe(token);
  expect(canonical(token)).toBe(token);
});
