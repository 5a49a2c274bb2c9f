import fc from "fast-check";
import { expect, test } from "vitest";
import { differingPieces, shortened } from "./text-difference.ts";

const sideOf = (left: string, right: string, side: "left" | "right") =>
  differingPieces(left, right)
    .filter((piece) => piece.side === "both" || piece.side === side)
    .map(({ text }) => text)
    .join("");

test("what differs is told word by word", () => {
  expect(differingPieces("a quiet machine", "a very quiet machine")).toEqual([
    { text: "a ", side: "both" },
    { text: "very ", side: "right" },
    { text: "quiet machine", side: "both" },
  ]);
  expect(differingPieces("620 W", "620 W, quiet")).toEqual([
    { text: "620 W", side: "both" },
    { text: ", quiet", side: "right" },
  ]);
  expect(differingPieces("", "New")).toEqual([{ text: "New", side: "right" }]);
  expect(differingPieces("same", "same")).toEqual([{ text: "same", side: "both" }]);
});

test("each side stays whole, whatever the texts", () => {
  const texts = fc
    .array(fc.constantFrom("a", "b", "c", " ", "\n"), { maxLength: 30 })
    .map((all) => all.join(""));
  fc.assert(
    fc.property(texts, texts, (left, right) => {
      expect([sideOf(left, right, "left"), sideOf(left, right, "right")]).toEqual([left, right]);
    }),
  );
  const long = "word ".repeat(2000);
  expect(sideOf(long, `${long}!`, "right")).toBe(`${long}!`);
});

test("in a line, long text that stayed is left out but for what is beside a change", () => {
  const long = "one two three ".repeat(20);
  expect(shortened(differingPieces(`${long}old`, `${long}new`)).map(({ text }) => text)).toEqual([
    `… ${long.slice(-40)}`.trim(),
    "old",
    "new",
  ]);
  const short = differingPieces("a quiet machine", "a very quiet machine");
  expect(shortened(short)).toEqual(short);
});

test("a text that was written anew is told as two, not as the few words that both have by chance", () => {
  const before = "A general-purpose canister for offices. Order fleece bags with the first machine.";
  const after = "Says more about bags and filters, and less of the cable.";
  expect(differingPieces(before, after)).toEqual([
    { text: before, side: "left" },
    { text: after, side: "right" },
  ]);
  expect(differingPieces(after, `${after} ${"And more of it. ".repeat(6)}`)[0]).toEqual({
    text: after,
    side: "both",
  });
});
