import { EventEmitter } from "node:events";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/** One run of a server that is killed and started again. */
export type ServerRun = {
  server: ServerProcess;
  /** Set before the kill: from then on a request may fail. */
  isKilled: boolean;
  /** Resolves with the next run. */
  next: Promise<ServerRun>;
  /** Events of this run that the test emits. */
  events: EventEmitter;
};

/** A server that can be killed and started again on the same data. */
export type Restarts = { current(): ServerRun; killAndRestart(): Promise<void> };

/** Starts the first run. */
export function startRestartable(settings: Record<string, string>): Restarts {
  let announce: (run: ServerRun) => void;
  const begin = (): ServerRun => ({
    server: startServer(settings),
    isKilled: false,
    next: new Promise((resolve) => (announce = resolve)),
    events: new EventEmitter().setMaxListeners(0),
  });
  let run = begin();
  return {
    current: () => run,
    async killAndRestart() {
      run.isKilled = true;
      await run.server.kill();
      const announceNext = announce;
      run = begin();
      announceNext(run);
    },
  };
}
