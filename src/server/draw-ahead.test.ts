import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTraffic, drawAhead } from "./draw-ahead.ts";

const HOUR = 60 * 60_000;

test("pages are rendered ahead one by one, and none while a request is being answered", async () => {
  const traffic = createTraffic();
  const events: string[] = [];
  let answer = () => {};
  const app = {
    warm: async ([path = ""]: readonly string[]) => {
      events.push(path);
      if (path !== "/a") return;
      // A visitor comes while the first page is being rendered.
      void traffic.during(() => new Promise<void>((resolve) => (answer = resolve)));
      await nextTurn();
    },
  };
  const done = drawAhead(app, ["/a", "/b", "/c"], traffic, HOUR);
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
  await traffic.quiet();
});

test("a site that is never quiet gets its pages all the same", async () => {
  const traffic = createTraffic();
  void traffic.during(() => new Promise<void>(() => undefined));
  const rendered: string[] = [];
  const app = { warm: (paths: readonly string[]) => Promise.resolve(void rendered.push(...paths)) };
  await drawAhead(app, ["/a", "/b"], traffic, 1);
  expect(rendered).toEqual(["/a", "/b"]);
});
