import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CATALOGUE_FOLDER, PROJECT } from "../src/server/env.ts";

/*
 * What one client can do to everybody else: floods of requests whose connections are closed after 30 ms, each
 * against a server of its own. Prints the longest wait of `/healthz` and of a cached page from the beginning of
 * the flood until five seconds after it, and the server's memory and processor time, of which the latter depends least on what else
 * the machine does. Linux only, as both are read from /proc.
 *
 *   node bench/attack.ts [REQUESTS] [PART OF A FLOOD'S NAME]
 */

const REQUESTS = Number(process.argv[2] ?? 1000);
const PROBE = "probe";
const CLOSED_AFTER = 30;
const CACHED_PAGE = "/about";

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br, gzip\r\n\r\n`;
const form = "firstName=x";
const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`;

const pictures = readdirSync(join(CATALOGUE_FOLDER, "images"))
  .filter((name) => name.endsWith(".avif"))
  .flatMap((name) => [240, 320, 480, 640].map((width) => `${width}/${name}`));

/** The n-th request of each flood. */
const FLOODS: Record<string, (n: number) => string> = {
  // What connections alone cost on this machine at this hour.
  "health checks": () => get("/healthz"),
  "unknown addresses": (n) => get(`/nowhere-${n}`),
  "unknown products": (n) => get(`/products/nothing-${n}`),
  "unknown searches": (n) => get(`/products?q=search-${n}`),
  "lists of the API": (n) => get(`/api/products?q=${letters(n)}`),
  "refused forms": () => post("/contact"),
  pictures: (n) => get(`/attached-assets/${pictures[n % pictures.length]}`),
};

/** "a" to "z", "aa", "ba" … "zz", "aaa" …: searches that find much. */
function letters(n: number): string {
  const rest = Math.floor(n / 26) - 1;
  return String.fromCharCode(97 + (n % 26)) + (rest < 0 ? "" : letters(rest));
}

async function timed(url: URL): Promise<number> {
  const began = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - began;
}

/** Asks both again and again until it is told to stop, and reports the longest waits. */
async function probe(address: string): Promise<void> {
  const stopped = new AbortController();
  process.once("message", () => stopped.abort());
  const worst = { health: 0, page: 0 };
  const again = async (key: keyof typeof worst, path: string) => {
    while (!stopped.signal.aborted) {
      worst[key] = Math.max(worst[key], await timed(new URL(path, address)));
      await wait(20);
    }
  };
  await timed(new URL(CACHED_PAGE, address));
  process.send?.("ready");
  await Promise.all([again("health", "/healthz"), again("page", CACHED_PAGE)]);
  process.send?.(worst);
  process.disconnect();
}

function abandon(port: number, request: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.on("close", () => resolve());
    socket.on("connect", () => {
      socket.write(request);
      setTimeout(() => socket.destroy(), CLOSED_AFTER);
    });
  });
}

const megabytes = (child: ChildProcess, field: "VmRSS" | "VmHWM") => {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
};

/** Seconds of processor that the server has used so far. */
const processor = (child: ChildProcess) => {
  const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

async function run(name: string, request: (n: number) => string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-attack-"));
  // As `npm start` does.
  const server = ["src/run.js", "--no-env", "dist/bin/server.js"];
  const child = spawn(process.execPath, ["--max-semi-space-size=8", ...server], {
    cwd: PROJECT,
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      // As if every request came from another address.
      RATE_LIMIT: "1000000",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [said] = await once(child.stdout, "data");
    child.stdout.resume();
    const port = Number(/localhost:(\d+)/.exec(String(said))?.[1]);
    const address = `http://127.0.0.1:${port}`;
    // The pages that are rendered ahead at the start.
    await wait(8000);
    const before = megabytes(child, "VmRSS");
    const used = processor(child);
    writeFileSync(`/proc/${child.pid}/clear_refs`, "5");
    // In a process of its own, so that it doesn't wait for the flood's own work.
    const prober = fork(import.meta.filename, [PROBE, address]);
    await once(prober, "message");
    await Promise.all(Array.from({ length: REQUESTS }, (_, n) => abandon(port, request(n))));
    await wait(5000);
    const after = megabytes(child, "VmRSS");
    const peak = megabytes(child, "VmHWM");
    prober.send("stop");
    const [worst] = await once(prober, "message");
    const seconds = (processor(child) - used).toFixed(1);
    console.log(
      `${REQUESTS} ${name}, abandoned: /healthz ${Math.round(worst.health)} ms, cached page ${Math.round(worst.page)} ms at worst; memory ${before} MB before, ${peak} MB at most, ${after} MB 5 s later; ${seconds} s of processor`,
    );
  } finally {
    child.kill("SIGKILL");
    await once(child, "close");
    rmSync(folder, { recursive: true });
  }
}

const [, , first, second] = process.argv;
if (first === PROBE && second) {
  await probe(second);
} else {
  for (const [name, request] of Object.entries(FLOODS)) {
    if (!second || name.includes(second)) await run(name, request);
  }
}
