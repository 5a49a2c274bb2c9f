import { runInNewContext } from "node:vm";
import { createElement, Suspense } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { deferHydration, showFailedPart } from "./framework-output.ts";

const html = { headers: { "content-type": "text/html; charset=utf-8" } };

function Broken(): never {
  throw new Error("\u001b[31mUnexpected <token>\u001b[0m");
}

test("a page with a part that failed is a 500 with message and stack", async () => {
  const part = createElement(Suspense, { fallback: null }, createElement(Broken));
  const page = createElement("main", null, part);
  const rendered = await renderToReadableStream(page, { onError: () => undefined });
  await rendered.allReady;
  const response = await showFailedPart(new Response(rendered, html));
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).toContain("<pre>Unexpected &lt;token&gt;\n\n");
  expect(text).toMatch(/at Broken \(.*framework-output\.test\.ts/);
});

test("whole pages and what is no page pass as they are", async () => {
  const page = await showFailedPart(new Response("<p>Whole</p>", { ...html, status: 404 }));
  expect([page.status, await page.text()]).toEqual([404, "<p>Whole</p>"]);
  const list = Response.json([]);
  expect(await showFailedPart(list)).toBe(list);
});

const PAGE =
  '<head><link rel="modulepreload" href="/assets/a.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/b.js"/>' +
  '<link rel="stylesheet" href="/assets/a.css"/></head><body><script type="module" async="" src="/assets/a.js"></script></body>';

test("scripts and their preloads leave the page; everything else stays", () => {
  const deferred = deferHydration(PAGE, ["/assets/about-1a2b.js"]);
  expect(deferred).not.toMatch(/modulepreload" href|type="module"/);
  expect(deferred).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
  expect(deferred).toContain(`["/assets/a.js","/assets/b.js","/assets/about-1a2b.js"]`);
  expect(deferred).toContain('import("/assets/a.js")');
});

test.each([
  ["without scripts", "<p>Plain</p>"],
  ["whose entry is written in another way", PAGE.replace('async=""', "async")],
  ["whose preloads are written in another way", PAGE.replaceAll('rel="modulepreload"', "rel=modulepreload")],
])("a page %s is an error", (_, page) => {
  expect(() => deferHydration(page, [])).toThrow("were not found");
});

test("nothing is fetched before the page rests, and then once", () => {
  const script = /<script>(.*)<\/script>/.exec(deferHydration(PAGE, ["/assets/about-1a2b.js"]))?.[1] ?? "";
  const listeners = new Map<string, () => void>();
  const fetched: string[] = [];
  let idle: (() => void) | undefined;
  runInNewContext(script.replace("import(", "load("), {
    load: (href: string) => fetched.push(href),
    document: { readyState: "loading", createElement: () => ({}), head: { append: () => undefined } },
    window: { requestIdleCallback: true },
    requestIdleCallback: (go: () => void) => {
      idle = go;
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  });
  expect([fetched, idle]).toEqual([[], undefined]);
  listeners.get("load")?.();
  idle?.();
  listeners.get("pointerdown")?.();
  expect(fetched).toEqual(["/assets/a.js"]);
});
