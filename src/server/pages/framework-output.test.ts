import { createElement, Suspense } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { showFailedPart, takeApart } from "./framework-output.ts";

const HTML = { headers: { "content-type": "text/html; charset=utf-8" } };

function Broken(): never {
  throw new Error("\u001b[31mUnexpected <token>\u001b[0m");
}

test("a page with a part that failed is a 500 with message and stack", async () => {
  const part = createElement(Suspense, { fallback: null }, createElement(Broken));
  const page = createElement("main", null, part);
  const rendered = await renderToReadableStream(page, { onError: () => undefined });
  await rendered.allReady;
  const response = await showFailedPart(new Response(rendered, HTML));
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).toContain("<pre>Unexpected &lt;token&gt;\n\n");
  expect(text).toMatch(/at Broken \(.*framework-output\.test\.ts/);
});

test("whole pages and what is no page pass as they are", async () => {
  const page = await showFailedPart(new Response("<p>Whole</p>", { ...HTML, status: 404 }));
  expect([page.status, await page.text()]).toEqual([404, "<p>Whole</p>"]);
  const list = Response.json([]);
  expect(await showFailedPart(list)).toBe(list);
});

const STATE =
  '$_TSR.p(()=>$_TSR.router=($R=>$R[0]={t:")($R[\\"tsr\\"]))",u:1795362587168,s:"success"})($R["tsr"]))';
const REMOVAL =
  "{let s=document.currentScript,p;while((p=s.previousElementSibling)&&p.hasAttribute('data-tsr-stream-part'))p.remove();s.remove()}";
const PAGE =
  '<head><title>A</title><style data-tsr-inline-css="">.a{}</style><link rel="modulepreload" href="/assets/a.js"/>' +
  `<link rel="icon" href="/a.ico"/></head><body>Text<script data-tsr-stream-part="">self.$_TSR={}</script><script>${STATE};$_TSR.e();${REMOVAL}</script>` +
  '<script type="module" async="" src="/assets/a.js"></script>' +
  "<script>document.currentScript.remove();/*$tsr-stream-boundary*/</script></body>";

test("a page is taken apart; everything else stays", () => {
  const { html, entry, preloaded, state } = takeApart(PAGE);
  expect(html).toEqual([
    '<head><title>A</title><link rel="icon" href="/a.ico"/>',
    "</head><body>Text",
    "</body>",
  ]);
  expect([entry, preloaded]).toEqual(["/assets/a.js", ["/assets/a.js"]]);
  // The same page has the same state, whenever it is rendered.
  expect(state).toBe(`self.$_TSR={};${STATE.replace("1795362587168", "Date.now()")};$_TSR.e();0`);
});

test.each([
  ["without scripts", "<p>Plain</p>"],
  ["whose entry is written in another way", PAGE.replace('async=""', "async")],
  ["whose preloads are written in another way", PAGE.replaceAll('rel="modulepreload"', "rel=modulepreload")],
  ["whose state is written in another way", PAGE.replace("$_TSR.router=", "$_TSR.state=")],
  ["whose data asks where its script stands", PAGE.replace("s.remove()}", "s.remove();}")],
  [
    "with something between its scripts",
    PAGE.replace('<script type="module"', '<p></p><script type="module"'),
  ],
  ["whose styles are written in another way", PAGE.replace("data-tsr-inline-css", "data-css")],
])("a page %s is an error", (_, page) => {
  expect(() => takeApart(page)).toThrow("rendered page");
});
