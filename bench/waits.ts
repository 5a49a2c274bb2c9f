import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as after } from "node:timers/promises";

/**
 * Asks for addresses again and again in a process of its own, so that it waits for the server alone and for nothing
 * that the measuring process does.
 */

/** How long after an answer the next is asked for, in milliseconds. */
const PAUSE = 10;

async function timed(url: string): Promise<number> {
  const began = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - began;
}

/** Starts asking for these; the function that it resolves with stops, and tells the longest wait for each in ms. */
export async function watchWaits(urls: readonly string[]): Promise<() => Promise<number[]>> {
  const child = fork(import.meta.filename, urls);
  await once(child, "message");
  return async () => {
    child.send("stop");
    const [longest]: number[][] = await once(child, "message");
    return longest ?? [];
  };
}

if (process.argv[1] === import.meta.filename && process.send) {
  const stopped = new AbortController();
  process.once("message", () => stopped.abort());
  const again = async (url: string) => {
    let longest = 0;
    while (!stopped.signal.aborted) {
      longest = Math.max(longest, await timed(url));
      await after(PAUSE);
    }
    return longest;
  };
  const urls = process.argv.slice(2);
  // The first connection and compilation are no wait for the server.
  for (const url of urls) await timed(url);
  process.send("ready");
  process.send(await Promise.all(urls.map(again)));
  process.disconnect();
}
