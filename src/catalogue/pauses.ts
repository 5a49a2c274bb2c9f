import { setImmediate } from "node:timers/promises";
import type { Steps } from "../domain/steps.ts";

/** As long as the thread is kept from everything else, in milliseconds. */
const LONGEST = 8;

/** Lets everything else that is waiting have the thread for a moment, whenever it was kept for some milliseconds. */
export function pauses(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < LONGEST) return;
    await setImmediate();
    began = performance.now();
  };
}

/** Takes the steps one after the other, with pauses between them. */
export async function withPauses<Result>(steps: Steps<Result>, pause = pauses()): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause();
  }
}
