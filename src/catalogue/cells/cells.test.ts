import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { refusalOf } from "../../../tests/support/import-texts.ts";
import { CellError } from "../errors.ts";
import { address, entries, needed, oneLine, price, prose, webAddress, yesOrNo } from "./cells.ts";
import { furtherPictures } from "./picture-cells.ts";
import { quoteFormula, unquoteFormula } from "../files/table.ts";

const point = { decimalComma: false };
const comma = { decimalComma: true };

describe("a price", () => {
  test.each([
    ["12.5", "12.50"],
    ["12", "12.00"],
    ["012.50", "12.50"],
    ["0.05", "0.05"],
    ["1.250", "1.25"],
    ["99999999.99", "99999999.99"],
    ["  7 ", "7.00"],
    ["", ""],
  ])("%j is %j", (text, expected) => expect(price(text, point)).toBe(expected));

  test("may have a comma where semicolons part the cells", () => {
    expect(price("12,50", comma)).toBe("12.50");
    expect(price("12.50", comma)).toBe("12.50");
    expect(() => price("12,50", point)).toThrow(CellError);
    expect(() => price("1.250", comma)).toThrow("pointOrThousands");
  });

  test.each([
    ["BHD 12", /without a currency/],
    ["€5", /without a currency/],
    ["12 dinars", /without a currency/],
    ["-1", /negative/],
    ["1.255", /two decimal places/],
    ["123456789", /eight digits/],
    ["1,234.00", /plain number/],
    ["1.2.3", /plain number/],
  ])("%j is refused in words", async (text, reason) =>
    expect(await refusalOf(() => price(text, point))).toMatch(reason),
  );

  test("of any size and with two places reads back as itself", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
        expect(price(text, point)).toBe(text);
      }),
    );
  });
});

test("yes and no have several names, and empty means yes", () => {
  expect(["yes", "TRUE", "1", "", " Yes "].map((text) => yesOrNo(text, point))).toEqual(Array(5).fill("yes"));
  expect(["no", "False", "0"].map((text) => yesOrNo(text, point))).toEqual(["no", "no", "no"]);
  expect(() => yesOrNo("maybe", point)).toThrow("notYesOrNo");
});

test("an address is a web address or a file of our own", () => {
  for (const good of ["", "https://example.com/a.jpg?b=1", "http://example.com", "/attached-assets/a.webp"]) {
    expect(address(good, point)).toBe(good);
  }
  for (const bad of [
    "javascript:alert(1)",
    "//evil.example",
    "/etc/passwd",
    "a.jpg",
    "https://",
    "ftp://a/b",
  ]) {
    expect(() => address(bad, point)).toThrow("noAddress");
    expect(() => webAddress(bad, point)).toThrow("noWebAddress");
  }
  expect(() => address("/attached-assets/../secret", point)).toThrow(CellError);
  expect(() => address("https://example.com/a b", point)).toThrow(CellError);
});

test("the path of a file of our own loses the version that the site gives it", () => {
  const versioned = "/attached-assets/a.webp?v=0123456789abcdef-960x720";
  expect(address(versioned, point)).toBe("/attached-assets/a.webp");
  expect(address("/attached-assets/logos/a.svg?v=0123456789abcdef", point)).toBe(
    "/attached-assets/logos/a.svg",
  );
  expect(address("https://example.com/a.jpg?v=01", point)).toBe("https://example.com/a.jpg?v=01");
  expect(furtherPictures(`${versioned} | Behind\n/attached-assets/a.webp`, point)).toBe(
    "/attached-assets/a.webp | Behind",
  );
});

test("text loses what can't be shown or stored, or is refused", async () => {
  expect(oneLine(20)(" a \n b\u00a0\t c ", point)).toBe("a b c");
  expect(entries(20, 5)("one\r\n\n two \rthree", point)).toBe("one\ntwo\nthree");
  expect(prose(50)(" first\r\n\r\nsecond ", point)).toBe("first\n\nsecond");
  expect(() => needed(20)("  ", point)).toThrow("empty");
  expect(() => oneLine(20)("a\u0000b", point)).toThrow('"unreadable"');
  expect(() => prose(20)("\ud800", point)).toThrow('"unreadable"');
  expect(await refusalOf(() => oneLine(3)("abcd", point))).toBe("Please use at most 3 characters.");
  expect(await refusalOf(() => entries(3, 2)("a\nb\nc", point))).toBe("Please use at most 2 lines.");
});

test("formula signs are defused and come back exactly", () => {
  for (const text of ["=1+1", "+9", "-9", "@SUM(A1)", "\tx", "\rx"])
    expect(quoteFormula(text)).toBe(`'${text}`);
  expect(unquoteFormula("'tis")).toBe("'tis");
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^'*[=+\-@\t\r']?.?$/));
  fc.assert(
    fc.property(text, (given) => {
      const quoted = quoteFormula(given);
      expect(unquoteFormula(quoted)).toBe(given);
      expect(/^[=+\-@\t\r]/.test(quoted)).toBe(false);
    }),
  );
});
