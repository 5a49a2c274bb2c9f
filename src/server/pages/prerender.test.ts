import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTraffic, prerender } from "./prerender.ts";

const HOUR = 60 * 60_000;

test("pages are prerendered one by one, and none while a request is in flight", async () => {
  const traffic = createTraffic();
  const events: string[] = [];
  let answer = () => {};
  const render = async (path: string) => {
    events.push(path);
    if (path !== "/a") return;
    // A visitor comes while the first page is being rendered.
    void traffic.during(() => new Promise<void>((resolve) => (answer = resolve)));
    await nextTurn();
  };
  const done = prerender(render, ["/a", "/b", "/c"], traffic, HOUR);
  for (let turn = 0; turn < 20; turn++) await nextTurn();
  expect(events).toEqual(["/a"]);
  events.push("answered");
  answer();
  await done;
  expect(events).toEqual(["/a", "answered", "/b", "/c"]);
});

test("a request that fails is over too", async () => {
  const traffic = createTraffic();
  await expect(traffic.during(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await traffic.idle();
});

test("a site that is never idle gets its pages all the same", async () => {
  const traffic = createTraffic();
  void traffic.during(() => new Promise<void>(() => undefined));
  const rendered: string[] = [];
  const render = (path: string) => Promise.resolve(void rendered.push(path));
  await prerender(render, ["/a", "/b"], traffic, 1);
  expect(rendered).toEqual(["/a", "/b"]);
});
