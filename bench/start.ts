import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";

/**
 * What a start of the built server costs beside one of its sources, on a database that is there already: the time from
 * the process's begin to the first response of /healthz, and until then its processor time and its highest memory. On a
 * busy machine the processor time tells more.
 */

const ROUNDS = 7;
const UNITS = ["ms", "ms of processor", "MB"] as const;
const ROOT = join(import.meta.dirname, "..");
const ENTRIES = { sources: "src/server/start.ts", built: "dist/bin/server.js" };
const folder = mkdtempSync(join(tmpdir(), "catalogue-start-"));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

type Cost = Record<(typeof UNITS)[number], number>;

async function start(entry: string): Promise<Cost> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ["--max-semi-space-size=8", "src/run.js", "--no-env", entry], {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
      if (answer?.ok) break;
      if (child.exitCode !== null) throw new Error(`${entry} ended with ${child.exitCode}`);
      await after(2);
    }
    const ms = performance.now() - began;
    const of = (name: string) => readFileSync(`/proc/${child.pid}/${name}`, "utf8");
    const [, kilobytes = "0"] = /VmHWM:\s*(\d+)/.exec(of("status")) ?? [];
    // User and system time, in hundredths of a second.
    const [user = "0", system = "0"] = of("stat").split(") ")[1]?.split(" ").slice(11, 13) ?? [];
    return { ms, "ms of processor": (Number(user) + Number(system)) * 10, MB: Number(kilobytes) / 1024 };
  } finally {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

// The first start makes the database and fills it.
await start(ENTRIES.built);
const sources: Cost[] = [];
const built: Cost[] = [];
for (let round = 0; round < ROUNDS; round++) {
  // In turn, so that a slow moment of the machine falls on both.
  sources.push(await start(ENTRIES.sources));
  built.push(await start(ENTRIES.built));
}
rmSync(folder, { recursive: true });
for (const unit of UNITS) {
  const [a, b] = [median(sources.map((cost) => cost[unit])), median(built.map((cost) => cost[unit]))];
  console.log(
    `start: sources ${a.toFixed(0)} ${unit}, built ${b.toFixed(0)} ${unit}, ratio ${(a / b).toFixed(2)}`,
  );
}
