import { execFileSync, spawnSync } from "node:child_process";
import {
  atRest,
  type BuiltServer,
  end,
  inFolder,
  processesOf,
  processorOf,
  sharePictures,
  startBuilt,
} from "./processes.ts";
import { median, type Row } from "./table.ts";

/**
 * What a cached page costs with two processes, supervisor and all, beside one; both take their turns in each round. On
 * two processors the client has one of them, so that the time of answers says nothing.
 */
const ROUNDS = 7;
const SECONDS = 2;
/** Until then code is still being compiled. */
const WARM_UP_SECONDS = 6;
/** For each process: the fewer a process has, the fewer requests it reads at a time. */
const CONNECTIONS = 64;
const PATH = "/products";

type Round = { aRequest: number; shares: number[] };

function load(server: BuiltServer, seconds: number): Round {
  const pids = processesOf(server.pid);
  const before = pids.map(processorOf);
  const said = execFileSync("wrk", [
    "-t1",
    `-c${CONNECTIONS * Math.max(1, pids.length - 1)}`,
    `-d${seconds}s`,
    "-Haccept-encoding: gzip",
    server.address + PATH,
  ]).toString();
  const requests = Number(/(\d+) requests in/.exec(said)?.[1]);
  if (said.includes("Non-2xx") || !requests) throw new Error(`${PATH} failed: ${said}`);
  const used = pids.map((pid, n) => processorOf(pid) - (before[n] ?? 0));
  const sum = used.reduce((all, each) => all + each, 0);
  return { aRequest: sum / requests, shares: used.slice(1).map((each) => each / sum) };
}

/** Waits until a page says that this many processes serve. */
async function allServe({ address }: BuiltServer, count: number): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`${address}/metrics`)).text();
    if (metrics.includes(`\nsite_processes ${count}\n`)) return;
  }
}

export async function* rows(): AsyncGenerator<Row> {
  if (spawnSync("wrk", ["-v"]).error) {
    const measured = "wrk is not installed (apt install wrk)";
    yield { what: "two processes", unit: "", goal: { most: 1.1 }, measured };
    return;
  }
  const ratios: number[] = [];
  const least: number[] = [];
  await inFolder((folder) =>
    inFolder(async (other) => {
      for (const each of [folder, other]) sharePictures(each);
      const one = await startBuilt(folder);
      const two = await startBuilt(other, { WORKERS: "2" });
      try {
        await allServe(two, 2);
        for (const server of [one, two]) for (const pid of processesOf(server.pid)) await atRest(pid);
        for (const server of [one, two]) load(server, WARM_UP_SECONDS);
        for (let round = 0; round < ROUNDS; round++) {
          const alone = load(one, SECONDS);
          const together = load(two, SECONDS);
          ratios.push(together.aRequest / alone.aRequest);
          least.push(Math.min(...together.shares));
        }
      } finally {
        for (const { child } of [one, two]) await end(child);
      }
    }),
  );
  const what = "WORKERS=2, cached listing:";
  yield {
    what: `${what} processor a request, of one process's`,
    unit: "",
    goal: { most: 1.1 },
    measured: median(ratios),
  };
  yield {
    what: `${what} least part of one process`,
    unit: "",
    goal: { least: 0.3 },
    measured: median(least),
  };
}
