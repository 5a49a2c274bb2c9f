import { expect, test } from "vitest";
import { builtInFormat, numberFormat, numberText } from "./number-format.ts";

test.each([
  ["42", "00000", "00042"],
  ["1234567", "000-000", "1234-567"],
  ["42", '"KLX-"0000', "KLX-0042"],
  ["42", "\\K0000", "K0042"],
  ["0", "000", "000"],
  ["12.300000000000001", "0.00", "12.3"],
  ["4006381333931", "0.00E+00", "4006381333931"],
  ["1234.5", '#,##0.000" BHD"', "1234.5"],
  ["1234.5", "[$BHD] #,##0.00;[Red]-#,##0.00", "1234.5"],
  ["5", '0" L"', "5"],
  ["42", "General", "42"],
  ["999999999999999", "0", "999999999999999"],
  ["1e3", "@", "1000"],
])("%s with the format %s reads %s", (raw, code, text) => {
  expect(numberText(raw, numberFormat(code))).toBe(text);
});

test.each([
  ["46000", "dd.mm.yyyy", "dateOrTime"],
  ["0.5", "[h]:mm", "dateOrTime"],
  ["46000", "[$-409]mmmm\\ d", "dateOrTime"],
  ["0.15", "0%", "percentage"],
  ["1000000000000000", "0", "digitsLost"],
  ["-1000000000000000", "0", "digitsLost"],
  ["12345678901234567890", "0", "digitsLost"],
  ["4006381333931123456", "General", "digitsLost"],
  ["abc", "General", "noNumber"],
])("%s with the format %s is a bad cell", (raw, code, reason) => {
  expect(() => numberText(raw, numberFormat(code))).toThrow(reason);
});

test("built-in formats are known by their number", () => {
  expect([14, 22, 45, 57].map((id) => builtInFormat(id).shows)).toEqual(Array(4).fill("date"));
  expect(builtInFormat(10).shows).toBe("percent");
  expect([0, 1, 4, 11, 49].map((id) => builtInFormat(id).shows)).toEqual(Array(5).fill("number"));
});

test("words that only the format shows are told", () => {
  expect(numberFormat('0.0" L"').words).toBe("L");
  expect(numberFormat('"KLX-"0000').words).toBe("");
  expect(numberFormat("#,##0.00").words).toBe("");
});
