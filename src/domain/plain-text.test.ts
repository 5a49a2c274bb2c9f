import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { errorsOf } from "../../tests/support/error-words.ts";
import { isEmailAddress, line, paragraphs, visibleLength } from "./plain-text.ts";

const messageOf = (schema: v.GenericSchema, text: unknown) =>
  errorsOf(v.object({ text: schema }), { text })["text"];
const UNREADABLE = "Please remove the characters that can't be read";

test("a line is trimmed and keeps every letter of every script", () => {
  expect(v.parse(line(40), "  شركة النقي – Žižkov 株式会社 🧽 ")).toBe("شركة النقي – Žižkov 株式会社 🧽");
});

test.each([
  ["a NUL", "a\u0000b"],
  ["a line break", "a\nb"],
  ["a carriage return with a header", "a\r\nBcc: someone@example.com"],
  ["a next-line mark", "a\u0085b"],
  ["a line separator", "a\u2028b"],
  ["a lone surrogate", "a\ud800b"],
  ["a delete", "a\u007fb"],
])("a line refuses %s", (_, text) => {
  expect(messageOf(line(40), text)).toBe(UNREADABLE);
});

test("a line and a text say how long they may be", () => {
  expect(messageOf(line(5), "123456")).toBe("Please use at most 5 characters");
  expect(messageOf(paragraphs(5000), "x".repeat(5001))).toBe("Please use at most 5,000 characters");
});

test.each([[7], [null], [{}], [["a"]], [true]])("%j isn't text", (value) => {
  expect(messageOf(line(5), value)).toBe("Please enter text");
  expect(messageOf(paragraphs(5), value)).toBe("Please enter text");
});

const INVISIBLE = [
  "\u200b",
  "\u200e\u202e",
  "\u2066\u2069",
  "\u3164",
  "\u115f",
  "\ufeff",
  "\u0080",
  "\u2800",
  "\u00ad",
];

test.each(INVISIBLE)("%j alone is an empty text", (text) => {
  expect(v.parse(line(40), text)).toBe("");
  expect(v.parse(paragraphs(40), ` ${text}\n${text} `)).toBe("");
  expect(visibleLength(`${text}a b${text}`)).toBe(3);
});

test("marks inside a text that can be read stay", () => {
  expect(v.parse(line(40), "می\u200cخواهم 👩\u200d🔧")).toBe("می\u200cخواهم 👩\u200d🔧");
});

test("line ends of a text become one kind; tabs stay", () => {
  expect(v.parse(paragraphs(50), "a\r\nb\rc\n\td\n")).toBe("a\nb\nc\n\td");
});

test("a text refuses controls and broken Unicode", () => {
  for (const text of ["a\u0000", "a\u001bb", "a\u000bb", "\udc00"]) {
    expect(messageOf(paragraphs(50), text)).toBe(UNREADABLE);
  }
});

test("whatever a line lets through is one line that can be stored and mailed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const parsed = v.safeParse(line(200), text);
      if (!parsed.success) return;
      expect(parsed.output).toBe(parsed.output.trim());
      expect(parsed.output.isWellFormed()).toBe(true);
      expect(parsed.output).not.toMatch(/[\r\n\0]/);
    }),
  );
});

test.each([
  "a@b.co",
  "first.last+tag@sub.example.com",
  "名前@例え.jp",
  "o'neil@example.ie",
  "x_y-z@a-b.museum",
  `${"a".repeat(64)}@b.co`,
  `a@${"b".repeat(63)}.co`,
])("%s is an address", (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  "",
  "a",
  "a@b",
  "@b.co",
  "a@",
  "a b@c.de",
  "a@b..co",
  "a..b@c.de",
  "a@b.co,c@d.ef",
  "<a@b.co>",
  "a@b.co\nBcc: c@d.ef",
  "a@b@c.de",
  '"a"@b.co',
  `${"a".repeat(250)}@b.co`,
  `${"a".repeat(65)}@b.co`,
  `${"é".repeat(33)}@b.co`,
  `a@${"b".repeat(64)}.co`,
  `a@${Array.from({ length: 30 }, (_, n) => String.fromCodePoint(0x4e00 + n * 97)).join("")}.jp`,
  `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(10)}.co`,
  "a@b.co/path",
  "a@b.c%6f",
])("%j is no address", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test.each(INVISIBLE)("an address with %j in it is none", (mark) => {
  for (const text of [`${mark}a@b.co`, `a${mark}b@c.de`, `a@b${mark}.co`, `a@b.co${mark}`]) {
    expect(isEmailAddress(text)).toBe(false);
  }
});

test("no address can hold a second one or a header", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom("\r\n", "\n", ",", ";", "<", ">", " ", ":", '"'),
      (text, mark) => {
        expect(isEmailAddress(`a${mark}${text}@example.com`)).toBe(false);
      },
    ),
  );
});
