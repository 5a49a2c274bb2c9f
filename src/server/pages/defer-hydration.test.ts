import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { deferHydration } from "./defer-hydration.ts";

const PAGE =
  '<head><link rel="modulepreload" href="/assets/a.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/b.js"/>' +
  '<link rel="stylesheet" href="/assets/a.css"/></head><body><script type="module" async="" src="/assets/a.js"></script></body>';

test("scripts and their preloads leave the page; everything else stays", () => {
  const deferred = deferHydration(PAGE);
  expect(deferred).not.toMatch(/modulepreload" href|type="module"/);
  expect(deferred).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
  expect(deferred).toContain('["/assets/a.js","/assets/b.js"]');
  expect(deferred).toContain('import("/assets/a.js")');
});

test.each([
  ["without scripts", "<p>Plain</p>"],
  ["whose entry is written in another way", PAGE.replace('async=""', "async")],
  ["whose preloads are written in another way", PAGE.replaceAll('rel="modulepreload"', "rel=modulepreload")],
])("a page %s is an error", (_, page) => {
  expect(() => deferHydration(page)).toThrow("were not found");
});

test("nothing is fetched before the page rests, and then once", () => {
  const script = /<script>(.*)<\/script>/.exec(deferHydration(PAGE))?.[1] ?? "";
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
