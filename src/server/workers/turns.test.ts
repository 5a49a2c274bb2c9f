import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

/** Turns at two at once, and the names whose turn has come, in order. */
function watched() {
  const turns = createTurns(2);
  const begun: string[] = [];
  const take = (process: number, name: string) =>
    void turns.take(process, name).then(() => begun.push(`${process} ${name}`));
  /** What has begun since the last call. */
  const since = async () => {
    await Promise.resolve();
    return begun.splice(0);
  };
  return { turns, take, since };
}

test("few begin at once, in order of asking, and each name is with one process at a time", async () => {
  const { turns, take, since } = watched();
  take(1, "a");
  take(2, "a");
  take(2, "b");
  take(1, "c");
  expect(await since()).toEqual(["1 a", "2 b"]);
  turns.leave(2, "b");
  expect(await since()).toEqual(["1 c"]);
  turns.leave(1, "a");
  expect(await since()).toEqual(["2 a"]);
});

test("a process that has ended leaves what it did, and waits for nothing", async () => {
  const { turns, take, since } = watched();
  take(1, "a");
  take(1, "b");
  take(2, "a");
  take(1, "c");
  take(2, "d");
  await since();
  turns.gone(1);
  expect(await since()).toEqual(["2 a", "2 d"]);
});
