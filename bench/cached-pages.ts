import { type ChildProcess, execFileSync, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { get } from "node:http";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { BareAnswer } from "./bare-server.ts";
import { type FilePage, hasNginx, startNginx } from "./nginx.ts";
import { atRest, end, inFolder, processorOf, sharePictures, startBuilt } from "./processes.ts";
import { median, type Row } from "./table.ts";

/**
 * What a cached page costs, in requests a second of processor, beside nginx with files of the same bytes and headers
 * and beside bare `node:http`. All take their turns in each round, so that a slow moment of the machine falls on all.
 */
const ROUNDS = 7;
const SECONDS = 2;
/** Until then code is still being compiled. */
const WARM_UP_SECONDS = 6;
const CONNECTIONS = 16;

/** The least part of what nginx and `node:http` do that is enough. */
const OF_NGINX = 0.5;
const OF_NODE = 0.8;

/** These are made by each server itself. */
const OWN_HEADERS = new Set(["connection", "content-length", "date", "keep-alive", "x-request-id"]);
/** Of a file nginx makes these too. */
const FILE_HEADERS = new Set(["content-encoding", "content-type", "etag", "vary"]);

const CSP = "content-security-policy";

type Side = { name: "site" | "nginx" | "node"; pid: number; address: string };
type Page = { path: string; tag: string; type: string; headers: [string, string][]; body: Buffer };

async function pageOf(address: string, path: string): Promise<Page> {
  const request = get(address + path, { headers: { "accept-encoding": "gzip" } });
  const [response] = await once(request, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const raw: string[] = response.rawHeaders;
  const headers: [string, string][] = [];
  for (let n = 0; n < raw.length; n += 2) headers.push([(raw[n] ?? "").toLowerCase(), raw[n + 1] ?? ""]);
  const body = Buffer.concat(chunks);
  const { etag: tag, "content-type": type } = response.headers;
  return { path, tag, type, headers: headers.filter(([name]) => !OWN_HEADERS.has(name)), body };
}

const fileOf = ({ path, type, headers, body }: Page): FilePage => ({
  path,
  type,
  headers: headers.filter(([name]) => !FILE_HEADERS.has(name)),
  plain: gunzipSync(body),
  gzip: body,
});

const bareAnswerOf = ({ path, tag, headers, body }: Page): BareAnswer => ({
  path,
  tag,
  headers: [...headers, ["content-length", String(body.byteLength)]].flat(),
  unchanged: headers.filter(([name]) => !name.startsWith("content-") || name === CSP).flat(),
  body: body.toString("base64"),
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

/** Requests that a side answers in one second of its processor time. */
function perSecond(
  { pid, address }: Side,
  path: string,
  headers: readonly string[],
  seconds: number,
): number {
  const before = processorOf(pid);
  const said = execFileSync("wrk", [
    "-t1",
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    "-Haccept-encoding: gzip",
    ...headers.map((header) => `-H${header}`),
    address + path,
  ]).toString();
  const requests = Number(/(\d+) requests in/.exec(said)?.[1]);
  if (said.includes("Non-2xx") || !requests) throw new Error(`${address}${path} failed: ${said}`);
  return requests / (processorOf(pid) - before);
}

/** The site's requests a second of processor, each as a part of what each other side does; the median of the rounds. */
function compare(sides: readonly Side[], path: string, headers: readonly string[] = []) {
  const parts: Record<Side["name"], number[]> = { site: [], nginx: [], node: [] };
  for (const side of sides) perSecond(side, path, headers, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    const of = new Map(sides.map((side) => [side.name, perSecond(side, path, headers, SECONDS)]));
    for (const [name, requests] of of) parts[name].push((of.get("site") ?? 0) / requests);
  }
  return (name: Side["name"]) => median(parts[name]);
}

async function startBare(pages: readonly Page[]): Promise<{ child: ChildProcess; address: string }> {
  const child = fork(join(import.meta.dirname, "bare-server.ts"));
  child.send(pages.map(bareAnswerOf));
  const [port] = await once(child, "message");
  return { child, address: `http://127.0.0.1:${port}` };
}

export async function* rows(): AsyncGenerator<Row> {
  const unit = "";
  if (spawnSync("wrk", ["-v"]).error) {
    const measured = "wrk is not installed (apt install wrk)";
    yield { what: "cached pages", unit, goal: { least: OF_NODE }, measured };
    return;
  }
  const withNginx = hasNginx();
  const measured: Row[] = [];
  await inFolder(async (folder) => {
    const children: ChildProcess[] = [];
    try {
      const dataDir = join(folder, "data");
      mkdirSync(dataDir);
      sharePictures(dataDir);
      const site = await startBuilt(dataDir);
      children.push(site.child);
      await atRest(site.pid);
      const [product]: { id: string }[] = await (await fetch(`${site.address}/api/products`)).json();
      const paths = { listing: "/products", product: `/products/${product?.id}`, home: "/" };
      const pages = await Promise.all(Object.values(paths).map((path) => pageOf(site.address, path)));
      const bare = await startBare(pages);
      children.push(bare.child);
      const sides: Side[] = [
        { name: "site", pid: site.pid, address: site.address },
        { name: "node", pid: bare.child.pid ?? 0, address: bare.address },
      ];
      if (withNginx) {
        const port = await freePort();
        const nginx = await startNginx(folder, port, pages.map(fileOf));
        children.push(nginx);
        sides.push({ name: "nginx", pid: nginx.pid ?? 0, address: `http://127.0.0.1:${port}` });
      }
      for (const [name, path] of Object.entries(paths)) {
        const part = compare(sides, path);
        const what = `cached ${name}, requests a second of processor, of`;
        measured.push(
          {
            what: `${what} nginx's`,
            unit,
            goal: { least: OF_NGINX },
            measured: withNginx ? part("nginx") : "nginx is not installed (apt install nginx-light)",
          },
          { what: `${what} node:http's`, unit, goal: { least: OF_NODE }, measured: part("node") },
        );
      }
      const tag = `if-none-match: ${pages[0]?.tag}`;
      const part = compare(
        sides.filter(({ name }) => name !== "nginx"),
        paths.listing,
        [tag],
      );
      measured.push({
        what: "304 of the listing, requests a second of processor, of node:http's",
        unit,
        goal: { least: OF_NODE },
        measured: part("node"),
      });
    } finally {
      for (const child of children) await end(child);
    }
  });
  yield* measured;
}
