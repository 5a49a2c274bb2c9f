import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CellError } from "../errors.ts";
import { htmlToText } from "./html-text.ts";

test.each([
  ["<p>One</p><p>two<br>three</p>", "One\n\ntwo\nthree"],
  ["<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>", "a\nb"],
  ["caf&eacute; &amp; bar", "café & bar"],
  ["kept\nlines <b>here</b>", "kept\nlines here"],
  ["<table><tr><td>Width</td><td>5 cm</td></tr></table>", "Width 5 cm"],
  ["a<script>alert(1)</script><style>b{}</style>c", "ac"],
  ["&amp;lt;p&amp;gt;twice", "twice"],
  ["for rooms <50 m² & halls > 3 m", "for rooms <50 m² & halls > 3 m"],
  ["R&D; &nosuch;", "R&D; &nosuch;"],
  ["size <large>", "size <large>"],
])("%j becomes %j", (html, text) => expect(htmlToText(html)).toBe(text));

test("made text again, it stays as it is", () => {
  const part = fc.constantFrom(
    "<p>",
    "</p>",
    "<b",
    ">",
    "&amp;",
    "amp;",
    "lt;",
    "&lt;",
    "<br/>",
    " ",
    "\n",
    "x",
    "<!--",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const once = htmlToText(parts.join(""));
      expect(htmlToText(once)).toBe(once);
    }),
  );
});

test("what would take long is refused", () => {
  expect(() => htmlToText("<b>".repeat(30_000))).toThrow(CellError);
  expect(() => htmlToText(`&${"amp;".repeat(20_000)}`)).toThrow(CellError);
});
