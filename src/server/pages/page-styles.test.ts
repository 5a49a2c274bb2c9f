import { expect, test } from "vitest";
import { parseRules, rulesFor, seenIn, withoutUnused } from "./page-styles.ts";

const stylesFor = (css: string, html: string) => rulesFor(parseRules(css), seenIn(html));

test("rules stay whose classes occur in the page, in their order", () => {
  const css = "h1{margin:0}.a{color:red}.b .c{color:blue}.b,.a>p{gap:1px}";
  expect(stylesFor(css, '<p class="a  x">')).toBe("h1{margin:0}.a{color:red}.b,.a>p{gap:1px}");
  expect(stylesFor(css, '<p class="b"><i class="c">')).toBe("h1{margin:0}.b .c{color:blue}.b,.a>p{gap:1px}");
});

test("what a selector may or must not match is no condition", () => {
  const css = ".a:not(.open){gap:1px}:is(.x,.y:has(.z)) .a{gap:2px}.b:not(.a){gap:3px}";
  expect(stylesFor(css, '<p class="a">')).toBe(".a:not(.open){gap:1px}:is(.x,.y:has(.z)) .a{gap:2px}");
});

test("conditions stay around what is left of them; paper is not a first screen", () => {
  const css =
    "@media (width<=599px){.a{gap:1px}.b{gap:2px}}@supports (display:grid){@media (hover:hover){.b{gap:3px}}}@media print{.a{gap:4px}}";
  expect(stylesFor(css, '<p class="a">')).toBe("@media (width<=599px){.a{gap:1px}}");
  expect(stylesFor(css, '<p class="b">')).toContain(
    "@supports (display:grid){@media (hover:hover){.b{gap:3px}}}",
  );
});

test("the order of layers stays, also of those without a rule for the page", () => {
  const css = "@layer base,parts;@layer parts{.a{gap:1px}}@layer layout{.b{gap:2px}}";
  expect(stylesFor(css, '<p class="b">')).toBe("@layer base,parts;@layer parts;@layer layout{.b{gap:2px}}");
});

test("fonts, motions and properties stay; braces and semicolons within texts end nothing", () => {
  const css = `@font-face{font-family:"A;{"}@keyframes rise{0%{top:0}to{top:1px}}.a:before{content:"\\"}";color:red}.b{gap:1px}`;
  expect(stylesFor(css, '<p class="b">')).toBe(
    `@font-face{font-family:"A;{"}@keyframes rise{0%{top:0}to{top:1px}}.b{gap:1px}`,
  );
});

test("what a closed menu holds is not seen at once; the menu itself may be", () => {
  const menu =
    '<div class="menu" data-state="closed"><div class="inner"><i class="a"></i></div><b class="b"></b></div>';
  const classes = [...seenIn(`<p class="first">${menu}<p class="last">`)].filter((one) =>
    one.startsWith("."),
  );
  expect(classes).toEqual([".first", ".menu", ".last"]);
  expect(seenIn(menu.replace("closed", "open"))).toContain(".a");
});

test("a dialog is seen when it is open", () => {
  const dialog = '<dialog class="dialog"><p class="a"></p></dialog><p class="b">';
  expect(seenIn(dialog)).not.toContain(".a");
  expect(seenIn(dialog)).toContain(".b");
  expect(seenIn(dialog.replace("<dialog", '<dialog open=""'))).toContain(".a");
});

test("an attribute that a selector asks for must occur, with its value where it names one", () => {
  const css =
    "[dir=rtl] .a{gap:1px}.a[data-open]{gap:2px}.a[href^='/']{gap:3px}.a[aria-current=\"page\"]{gap:4px}";
  expect(stylesFor(css, '<html dir="ltr"><a class="a" href="/b">')).toBe(".a[href^='/']{gap:3px}");
  expect(stylesFor(css, '<html dir="rtl"><p class="a" data-open="" aria-current="page">')).toBe(
    '[dir=rtl] .a{gap:1px}.a[data-open]{gap:2px}.a[aria-current="page"]{gap:4px}',
  );
});

test("what the visitor does comes later than the first screen, as do colours of the visitor's own", () => {
  const css =
    ".a:hover{gap:1px}.a:focus-visible,.a{gap:2px}.a::backdrop{gap:3px}.a select::picker(select){gap:5px}.a option:checked{gap:6px}@media (forced-colors:active){.a{gap:4px}}";
  expect(stylesFor(css, '<p class="a">')).toBe(".a:focus-visible,.a{gap:2px}");
});

test("custom properties and keyframes stay where they are used, by other rules or within the page", () => {
  const css =
    ":root{--a:1px;--b:2px;--c:calc(var(--a)*2);--d:red}@keyframes rise{0%{top:0}to{top:1px}}@keyframes sink{0%{top:1px}}" +
    ".a{gap:var(--c);animation:rise 1s}.b--a:hover{gap:1px}";
  expect(withoutUnused(css, '<p style="color:var(--d)">')).toBe(
    ":root{--a:1px;--c:calc(var(--a)*2);--d:red}@keyframes rise{0%{top:0}to{top:1px}}.a{gap:var(--c);animation:rise 1s}.b--a:hover{gap:1px}",
  );
});
