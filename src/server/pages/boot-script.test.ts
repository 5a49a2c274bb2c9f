import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { bootScript } from "./boot-script.ts";

const FILES = { scripts: ["/a.js", "/b.js", "/text.js"], steps: ["/b.js", "/a.js"], styles: ["/a.css"] };

/** Runs the script in a page that has not been loaded yet, for a visitor who may want to save data. */
function boot({ saveData = false } = {}) {
  const script = /<script>(.*)<\/script>/.exec(bootScript(FILES))?.[1] ?? "";
  const listeners = new Map<string, () => void>();
  const links: { rel?: string; href?: string; fetchPriority?: string }[] = [];
  const steps: string[] = [];
  let idle: (() => void) | undefined;
  runInNewContext(script.replace("import(", "load("), {
    load: async (href: string) => void steps.push(href),
    navigator: { connection: { saveData } },
    document: {
      readyState: "loading",
      createElement: () => ({}),
      head: { append: (link: object) => void links.push(link) },
    },
    window: { requestIdleCallback: true },
    requestIdleCallback: (go: () => void) => {
      idle = go;
    },
    MessageChannel,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  });
  return { event: (name: string) => listeners.get(name)?.(), rest: () => idle?.(), links, steps };
}

test("nothing is fetched before the page rests; then once, at the lowest priority, and run step by step", async () => {
  const { event, rest, links, steps } = boot();
  expect([links, steps]).toEqual([[], []]);
  event("load");
  rest();
  event("pointerdown");
  await expect.poll(() => steps).toEqual(["/b.js", "/a.js"]);
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([
    ["modulepreload", "/a.js"],
    ["modulepreload", "/b.js"],
    ["modulepreload", "/text.js"],
    ["stylesheet", "/a.css"],
  ]);
  expect(links.every(({ fetchPriority }) => fetchPriority === "low")).toBe(true);
});

test("for visitors who save data nothing is fetched before their first input", async () => {
  const { event, rest, links, steps } = boot({ saveData: true });
  event("load");
  rest();
  expect(links).toEqual([]);
  event("touchstart");
  await expect.poll(() => steps).toEqual(["/b.js", "/a.js"]);
});
