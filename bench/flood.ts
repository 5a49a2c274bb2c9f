import { connect } from "node:net";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { CATALOGUE_FOLDER } from "../src/server/env.ts";
import { atRest, end, forgetPeak, inFolder, memoryOf, sharePictures, startBuilt } from "./processes.ts";
import type { Row } from "./table.ts";
import { watchWaits } from "./waits.ts";

/** What one client can do to everybody else: requests whose connections it closes, each flood against its own server. */
const REQUESTS = 1000;
const CLOSED_AFTER = 30;
const CACHED_PAGE = "/about";

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br, gzip\r\n\r\n`;
const form = "firstName=x";
const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`;

const pictures = readdirSync(join(CATALOGUE_FOLDER, "images"))
  .filter((name) => name.endsWith(".avif"))
  .flatMap((name) => [240, 320, 480, 640].map((width) => `${width}/${name}`));

/** "a" to "z", "aa", "ba" … "zz", "aaa" …: searches that find much. */
function letters(n: number): string {
  const rest = Math.floor(n / 26) - 1;
  return String.fromCharCode(97 + (n % 26)) + (rest < 0 ? "" : letters(rest));
}

/** The n-th request of each flood. */
const FLOODS: Record<string, (n: number) => string> = {
  "unknown addresses": (n) => get(`/nowhere-${n}`),
  "unknown products": (n) => get(`/products/nothing-${n}`),
  "unknown searches": (n) => get(`/products?q=search-${n}`),
  "lists of the API": (n) => get(`/api/products?q=${letters(n)}`),
  "refused forms": () => post("/contact"),
  pictures: (n) => get(`/attached-assets/${pictures[n % pictures.length]}`),
};

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

/** The longest waits of others from the beginning of a flood until five seconds after it, and the server's peak. */
async function flood(dataDir: string, request: (n: number) => string): Promise<number[]> {
  // As if every request came from another address.
  const { child, pid, port, address } = await startBuilt(dataDir, { RATE_LIMIT: "1000000" });
  try {
    await atRest(pid);
    forgetPeak(pid);
    const stop = await watchWaits([`${address}/healthz`, address + CACHED_PAGE]);
    await Promise.all(Array.from({ length: REQUESTS }, (_, n) => abandon(port, request(n))));
    await after(5000);
    return [...(await stop()), memoryOf(pid).peak];
  } finally {
    await end(child);
  }
}

export async function* rows(): AsyncGenerator<Row> {
  for (const [name, request] of Object.entries(FLOODS)) {
    const what = `${REQUESTS} ${name}, abandoned`;
    const [health = Infinity, page = Infinity, peak = Infinity] = await inFolder((folder) => {
      if (name !== "pictures") sharePictures(folder);
      return flood(folder, request);
    });
    yield { what: `${what}: longest /healthz`, unit: "ms", goal: { most: 400 }, measured: health };
    yield { what: `${what}: longest cached page`, unit: "ms", goal: { most: 400 }, measured: page };
    yield { what: `${what}: memory`, unit: "MB", goal: { most: 320 }, measured: peak };
  }
}
