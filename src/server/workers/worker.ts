import cluster from "node:cluster";
import * as v from "valibot";
import { connectCalls, type Handlers } from "./calls.ts";

/** The metrics of one process, as its registry tells them. */
type ProcessMetrics = object[];

const metricsOfAll = v.array(v.array(v.looseObject({})));

/** What a process shares with the others that serve the site beside it. */
export type Processes = {
  /** Whether it does what is done once a start: warnings, pictures ahead of visitors. */
  isFirst: boolean;
  /** Says that it serves at this port; further processes are started then. */
  ready(port: number): void;
  /** Does work of this name while no other process does it, and few do any. */
  inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Says how its own metrics are read; returns how those of all processes are. */
  shareMetrics(own: () => Promise<ProcessMetrics>): () => Promise<ProcessMetrics[]>;
};

/** What a start says on standard output, before its log. */
export const readyLine = (port: number) => `Ready at http://localhost:${port}\n`;

/** A process that serves the site alone. */
export const ALONE: Processes = {
  isFirst: true,
  ready: (port) => void process.stdout.write(readyLine(port)),
  inTurn: (_, work) => work(),
  shareMetrics: (own) => async () => [await own()],
};

/** This process among those of its supervisor, or alone. */
export function joinProcesses(): Processes {
  const { worker } = cluster;
  if (!worker) return ALONE;
  const handlers: Handlers = {};
  const call = connectCalls(worker, handlers);
  return {
    isFirst: worker.id === 1,
    ready: (port) => void call("ready", port),
    async inTurn(name, work) {
      await call("takeTurn", name);
      try {
        return await work();
      } finally {
        void call("leaveTurn", name);
      }
    },
    shareMetrics(own) {
      handlers["metrics"] = own;
      return async () => v.parse(metricsOfAll, await call("allMetrics"));
    },
  };
}
