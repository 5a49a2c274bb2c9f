import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTraffic, drawAhead } from "./draw-ahead.ts";

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
  const done = drawAhead(app, ["/a", "/b", "/c"], traffic);
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
