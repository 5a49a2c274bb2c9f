import { Agent, request } from "node:http";
import { setTimeout as after } from "node:timers/promises";
import { LOOK_EVERY } from "../src/server/idle-memory.ts";
import { atRest, end, inFolder, memoryOf, startBuilt } from "./processes.ts";
import type { Row } from "./table.ts";

/** Memory after mixed requests of a few visitors at a time, and at most; on a data folder without any pictures yet. */
const REQUESTS = 100_000;
/** Each so many requests a search that nobody made before. */
const SEARCH_EVERY = 20;
const VISITORS = 8;

type Asked = { path: string; method?: "GET" | "HEAD"; headers?: Record<string, string> };

/** What visitors ask for over and over: pages, lists, and the files that the pages name. */
async function commonRequests(address: string): Promise<Asked[]> {
  const textOf = async (path: string) => (await fetch(address + path)).text();
  const products: { id: string; name: string }[] = JSON.parse(await textOf("/api/products"));
  const home = await textOf("/");
  const listing = await textOf("/products");
  const named = [...`${home} ${listing}`.matchAll(/["' (](\/[^"' ()<>#\\]*)/g)].map(([, path = ""]) =>
    path.replaceAll("&amp;", "&"),
  );
  const paths = [
    ...new Set(named),
    ...products.map(({ id }) => `/products/${id}`),
    ...products.slice(0, 50).map(({ name }) => `/products?q=${encodeURIComponent(name.slice(0, 12))}`),
    "/healthz",
    "/nowhere",
    "/sitemap.xml",
    "/contact?sent=none",
    "/api/products",
    "/api/products?q=pad",
    "/api/suggestions?q=vac",
    "/api/views/products",
  ];
  return paths.flatMap((path): Asked[] => [
    { path, headers: { "accept-encoding": "gzip, deflate, br" } },
    { path, headers: { "accept-encoding": "gzip, deflate, br" } },
    { path, headers: { "accept-encoding": "gzip" } },
    { path, method: "HEAD" },
  ]);
}

function send(agent: Agent, address: string, { path, method = "GET", headers = {} }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { agent, method, headers }, (response) => {
      response.resume().on("close", resolve);
    });
    sent.on("error", reject).end();
  });
}

async function mixedRequests(address: string): Promise<void> {
  const common = await commonRequests(address);
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  let sent = 0;
  const visit = async () => {
    while (sent < REQUESTS) {
      const n = sent++;
      const search: Asked = { path: `/products?q=search-${n}`, headers: { "accept-encoding": "br" } };
      // A prime that is no divisor of the list takes all of it in an order without pattern.
      const usual = common[(n * 7919) % common.length];
      await send(agent, address, n % SEARCH_EVERY === 0 || !usual ? search : usual);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  agent.destroy();
}

export async function* rows(): AsyncGenerator<Row> {
  const measured = await inFolder(async (folder) => {
    const { child, pid, address } = await startBuilt(folder);
    try {
      await mixedRequests(address);
      await atRest(pid);
      // Memory is returned when so long a time was a quiet one.
      await after(2 * LOOK_EVERY);
      return memoryOf(pid);
    } finally {
      await end(child);
    }
  });
  const what = `memory after ${REQUESTS} mixed requests with ${REQUESTS / SEARCH_EVERY} unknown searches`;
  yield { what: `${what}: settled`, unit: "MB", goal: { most: 220 }, measured: measured.now };
  yield { what: `${what}: at most`, unit: "MB", goal: { most: 260 }, measured: measured.peak };
}
