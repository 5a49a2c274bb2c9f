import cluster, { type Worker } from "node:cluster";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as after } from "node:timers/promises";
import * as v from "valibot";
import { isSoleServer, NOT_SOLE_SERVER } from "../../database/server-lock.ts";
import { databaseTarget, type Environment, PROJECT } from "../env.ts";
import { GRACE_PERIOD } from "../http/listen.ts";
import { createServerLog } from "../log.ts";
import { type Call, connectCalls } from "./calls.ts";
import { createTurns } from "./turns.ts";
import { readyLine } from "./worker.ts";

/** Pictures that all processes together encode at once; each one does so one at a time. */
const ENCODINGS = 2;

/** How long the metrics of a process are waited for (ms). */
const METRICS_TIMEOUT = 1000;

/** When the next attempt is made after a process that could not start (ms). */
const PAUSE_AFTER_FAILURE = 5000;

/** When processes that have not ended after a signal are killed (ms); they end by themselves a second sooner. */
const SHUTDOWN_TIMEOUT = GRACE_PERIOD + 2000;

/** Passes on whole lines, so that those of two processes never mix. */
function passLines(from: Readable | null, write: (lines: string) => void): void {
  let rest = "";
  from?.setEncoding("utf8").on("data", (text: string) => {
    const end = text.lastIndexOf("\n") + 1;
    if (end > 0) write(rest + text.slice(0, end));
    rest = end > 0 ? text.slice(end) : rest + text;
  });
}

/**
 * Serves the site by several processes, which listen at one address. The first starts alone, as it may have to make the
 * database; one that ends is replaced. When none is left and none can start, this ends with exit code 1.
 */
export function supervise(environment: Environment): void {
  const { log, write, flush } = createServerLog(environment.logLevel);
  process.stderr.on("error", () => undefined);
  if (!isSoleServer(databaseTarget(environment))) log.warn(NOT_SOLE_SERVER);
  const [, entry = ""] = process.argv;
  cluster.setupPrimary({
    exec: join(PROJECT, "src/run.js"),
    args: ["--no-env", entry],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const turns = createTurns(ENCODINGS);
  const living = new Set<Worker>();
  /** Of these, those that serve. */
  const serving = new Map<Worker, Call>();
  let port = environment.port;
  let stopping = false;

  const end = async (code: number) => {
    await flush();
    process.exit(code);
  };

  const endWithLast = () => {
    if (living.size === 0) void end(0);
  };

  const allMetrics = () => {
    const asked = [...serving.values()].map((call) =>
      Promise.race([call("metrics"), after(METRICS_TIMEOUT, null, { ref: false })]),
    );
    return Promise.all(asked).then((metrics) => metrics.filter((each) => each !== null));
  };

  const begin = () => {
    if (stopping) return;
    // Port 0 is any free one to the first, and the same one to all others.
    const worker = cluster.fork({ PORT: String(port) });
    const { id } = worker;
    living.add(worker);
    passLines(worker.process.stdout, write);
    const call = connectCalls(worker, {
      ready(at) {
        const isFirst = serving.size === 0 && id === 1;
        serving.set(worker, call);
        port = v.parse(v.number(), at);
        if (!isFirst) return;
        process.stdout.write(readyLine(port));
        for (let n = 1; n < environment.workers; n++) begin();
      },
      takeTurn: (name) => turns.take(id, v.parse(v.string(), name)),
      leaveTurn: (name) => turns.leave(id, v.parse(v.string(), name)),
      allMetrics,
    });
    worker.on("exit", (code, signal) => {
      turns.gone(id);
      living.delete(worker);
      const served = serving.delete(worker);
      if (stopping) return endWithLast();
      // It has said why on standard error.
      if (!served && serving.size === 0) return void end(1);
      log.error({ pid: worker.process.pid, code, signal }, "a process of the site has ended and is replaced");
      if (served) begin();
      else setTimeout(begin, PAUSE_AFTER_FAILURE);
    });
  };

  const stop = (signal: NodeJS.Signals) => {
    // A second signal ends at once, and all processes with this one.
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "stopping all processes");
    const signalAll = (each: NodeJS.Signals) => living.forEach((worker) => worker.process.kill(each));
    signalAll("SIGTERM");
    setTimeout(signalAll, SHUTDOWN_TIMEOUT, "SIGKILL");
    endWithLast();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  begin();
}
