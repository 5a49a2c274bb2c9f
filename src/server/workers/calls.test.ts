import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { connectCalls } from "./calls.ts";

/** Two ends of a channel that, as between processes, passes on what JSON can say. */
function channel() {
  const [here, there] = [new EventEmitter(), new EventEmitter()];
  const end = (own: EventEmitter, other: EventEmitter) => ({
    send(message: object) {
      queueMicrotask(() => other.emit("message", JSON.parse(JSON.stringify(message))));
      return true;
    },
    on: (event: string, listener: (message: unknown) => void) => own.on(event, listener),
  });
  return { here: end(here, there), there: end(there, here), events: there };
}

test("each end calls the other, and answers come to those who asked, in whatever order", async () => {
  const { here, there, events } = channel();
  const release: (() => void)[] = [];
  const call = connectCalls(here, { double: (n) => Number(n) * 2 });
  const callBack = connectCalls(there, {
    hold: (n) => new Promise((resolve) => release.push(() => resolve(n))),
    nothing: () => undefined,
  });
  const held = [call("hold", 1), call("hold", 2)];
  expect(await call("nothing")).toBeUndefined();
  expect(await callBack("double", 21)).toBe(42);
  for (const free of release.toReversed()) free();
  expect(await Promise.all(held)).toEqual([1, 2]);
  // Not one of ours.
  events.emit("message", { cmd: "NODE_HANDLE" });
  events.emit("message", "text");
});
