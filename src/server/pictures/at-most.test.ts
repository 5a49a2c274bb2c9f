import { expect, test } from "vitest";
import { atMost } from "./at-most.ts";

test("no more run at a time than there are places, in the order of asking, also after a failure", async () => {
  const inTurn = atMost(2);
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const all = [0, 1, 2, 3, 4].map((n) =>
    inTurn(async () => {
      begun.push(n);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (n === 1) throw new Error("fails");
    }),
  );
  const outcome = Promise.allSettled(all);
  for (const running of [
    [0, 1],
    [0, 1, 2],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
  ]) {
    await expect.poll(() => begun).toEqual(running);
    ends.shift()?.();
  }
  ends.splice(0).forEach((end) => end());
  expect((await outcome).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
    "fulfilled",
  ]);
});
