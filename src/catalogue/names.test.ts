import { expect, test } from "vitest";
import { looks, withoutInvisible } from "./names.ts";

test("invisible characters go, and what writing needs stays", () => {
  expect(withoutInvisible("COM\u200bAC\u200e \ufeffA\u00adB\u3164")).toBe("COMAC AB");
  for (const needed of ["می\u200cخواهم", "👩\u200d🔧", "❤\ufe0f"])
    expect(withoutInvisible(needed)).toBe(needed);
});

test("names that look alike are known as such, others are not", () => {
  expect(looks("СОМАС")).toBe(looks("comac"));
  expect(looks("COM\u200dAC")).toBe(looks("COMAC"));
  expect(looks("ＳＵＬＯ")).toBe(looks("Sulo"));
  expect(looks("مكنسة")).not.toBe(looks("مكانس"));
  expect(looks("SULO 2")).not.toBe(looks("SULO"));
});
