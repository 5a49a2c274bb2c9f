import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { bootCode, MOVE_STYLES } from "./boot-script.ts";

const FILES = { scripts: ["/a.js", "/b.js", "/text.js"], steps: ["/b.js", "/a.js"] };

/** Runs the script in a page that has not been loaded yet, for a visitor who may want to save data. */
function boot({ saveData = false, failing = 0 } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const links: { rel?: string; href?: string; fetchPriority?: string }[] = [];
  const steps: string[] = [];
  let idle: (() => void) | undefined;
  let failures = failing;
  runInNewContext(bootCode(FILES).replace("import(", "load("), {
    load: async (href: string) => {
      failures -= 1;
      if (failures >= 0) throw new TypeError("no connection");
      steps.push(href);
    },
    setTimeout: (run: () => void) => run(),
    navigator: { connection: { saveData } },
    document: {
      readyState: "loading",
      currentScript: { remove: () => undefined },
      createElement: () => ({}),
      head: { append: (...added: object[]) => void links.push(...added) },
    },
    window: { requestIdleCallback: true },
    requestIdleCallback: (go: () => void) => {
      idle = go;
    },
    MessageChannel,
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  });
  return {
    event: (type: string, init = {}) => listeners.get(type)?.({ type, ...init }),
    rest: () => idle?.(),
    links,
    steps,
  };
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
  ]);
  expect(links.every(({ fetchPriority }) => fetchPriority === "low")).toBe(true);
});

test("what can't be loaded is tried again at the next input", async () => {
  const failed = vi.fn<(error: unknown) => void>();
  process.once("unhandledRejection", failed);
  const { event, steps } = boot({ failing: 1 });
  event("pointerdown");
  // Browsers report it, and tests in them fail by it.
  await expect.poll(() => failed.mock.calls.length).toBe(1);
  expect(steps).toEqual([]);
  event("pointerdown");
  await expect.poll(() => steps).toEqual(["/b.js", "/a.js"]);
});

test("for visitors who save data nothing is fetched before their first input", async () => {
  const { event, rest, links, steps } = boot({ saveData: true });
  event("load");
  rest();
  expect(links).toEqual([]);
  event("touchstart");
  await expect.poll(() => steps).toEqual(["/b.js", "/a.js"]);
});

test("a page that appears below a pointer that lies still is not used yet", async () => {
  const { event, links, steps } = boot({ saveData: true });
  event("pointermove", { movementX: 0, movementY: 0 });
  expect(links).toEqual([]);
  event("pointermove", { movementX: 0, movementY: 1 });
  await expect.poll(() => steps).toEqual(["/b.js", "/a.js"]);
});

/** Runs the script in a page with two links to style files, none of which has been read yet where they were moved to. */
function moveStyles() {
  const head: { href: string; sheet: object | null }[] = [];
  const frames: (() => void)[] = [];
  const document = {
    readyState: "loading",
    body: links(["/a.css", "/b.css"]),
    head: { append: (...added: typeof head) => void head.push(...added) },
  };
  function links(hrefs: string[]) {
    const inBody = hrefs.map((href) => ({
      href,
      remove: () =>
        void inBody.splice(
          inBody.findIndex((link) => link.href === href),
          1,
        ),
      cloneNode: () => ({ href, sheet: null }),
    }));
    return { querySelectorAll: () => [...inBody], inBody };
  }
  runInNewContext(/<script>(.*)<\/script>/.exec(MOVE_STYLES)?.[1] ?? "", {
    document,
    requestAnimationFrame: (frame: () => void) => void frames.push(frame),
  });
  return { head, inBody: document.body.inBody, document, frame: () => frames.shift()?.() };
}

test("links to style files go to the head in their order, and leave the body once those in the head are read", () => {
  const { head, inBody, frame } = moveStyles();
  expect(head.map(({ href }) => href)).toEqual(["/a.css", "/b.css"]);
  frame();
  expect(inBody).toHaveLength(2);
  for (const link of head) link.sheet = {};
  frame();
  expect(inBody).toEqual([]);
});

test("where a style file can't be had again the links stay in the body, and nothing waits any longer", () => {
  const { inBody, document, frame } = moveStyles();
  document.readyState = "complete";
  frame();
  expect([inBody.length, frame()]).toEqual([2, undefined]);
});
