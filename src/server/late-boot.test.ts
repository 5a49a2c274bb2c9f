import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { bootLate } from "./late-boot.ts";

const PAGE =
  '<head><link rel="modulepreload" href="/assets/a.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/b.js"/>' +
  '<link rel="stylesheet" href="/assets/a.css"/></head><body><script type="module" async="" src="/assets/a.js"></script></body>';

test("scripts and their preloads leave the page; everything else stays", () => {
  const late = bootLate(PAGE);
  expect(late).not.toMatch(/modulepreload" href|type="module"/);
  expect(late).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
  expect(late).toContain('["/assets/a.js","/assets/b.js"]');
  expect(late).toContain('import("/assets/a.js")');
});

test("a page without scripts is left alone", () => {
  expect(bootLate("<p>Plain</p>")).toBe("<p>Plain</p>");
});

test("nothing is fetched before the page rests, and then once", () => {
  const script = /<script>(.*)<\/script>/.exec(bootLate(PAGE))?.[1] ?? "";
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
