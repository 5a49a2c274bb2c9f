import { EventEmitter } from "node:events";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/** One life of a server that is killed and started again. */
export type Life = {
  server: ServerProcess;
  /** Set before the kill: from then on a request may fail. */
  dying: boolean;
  /** Resolves with the next life. */
  next: Promise<Life>;
  /** Says what happens in this life, under a name of the test's. */
  events: EventEmitter;
};

/** A server that can be killed and started again on the same data. */
export type Lives = { current(): Life; killAndRestart(): Promise<void> };

/** Starts the first life. */
export function beginLives(settings: Record<string, string>): Lives {
  let announce: (life: Life) => void;
  const begin = (): Life => ({
    server: startServer(settings),
    dying: false,
    next: new Promise((resolve) => (announce = resolve)),
    events: new EventEmitter().setMaxListeners(0),
  });
  let life = begin();
  return {
    current: () => life,
    async killAndRestart() {
      life.dying = true;
      await life.server.kill();
      const announceNext = announce;
      life = begin();
      announceNext(life);
    },
  };
}
