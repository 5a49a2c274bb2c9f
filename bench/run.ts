import { loadContents } from "../src/content/load.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedWhenEmpty } from "../src/catalogue/seed.ts";
import { openCatalogue } from "../src/catalogue/snapshot.ts";
import { openDatabase } from "../src/database/connect.ts";
import { migrate } from "../src/database/migrate.ts";
import { openImageIndex } from "../src/images/index.ts";
import { createApp } from "../src/server/app.ts";
import { CATALOGUE_FOLDER } from "../src/server/env.ts";
import { openStaticFiles } from "../src/server/http/static.ts";
import { openImages } from "../src/server/images.ts";
import { createLog } from "../src/server/log.ts";
import { CLIENT_FOLDER, loadBuiltSite } from "../src/server/pages/built-site.ts";

process.env["NODE_ENV"] = "production";

const ROUNDS = 15;
const folder = mkdtempSync(join(tmpdir(), "catalogue-bench-"));
const handle = await openDatabase({ engine: "sqlite", file: join(folder, "bench.sqlite") });
await migrate(handle);
await seedWhenEmpty(handle, CATALOGUE_FOLDER);
const log = createLog("silent");
const imageIndex = await openImageIndex([join(CATALOGUE_FOLDER, "images")]);
const catalogue = await openCatalogue(handle, { images: imageIndex });

const services = {
  handle,
  catalogue,
  worker: { wake: () => undefined },
  renderPage: await loadBuiltSite(),
  contents: await loadContents(),
  staticFiles: openStaticFiles(CLIENT_FOLDER),
  images: openImages(imageIndex, folder, log),
  environment: {
    publicUrl: null,
    port: 3000,
    salesEmails: ["sales@example.com"] as const,
    trustProxy: { hops: 0 },
    rateLimit: 1000,
    browserLimit: 500,
    metricsToken: null,
  },
  log,
  now: () => new Date(),
};
const cached = createApp(services);
/** In development mode every page is rendered again, which is what the page cache saves. */
const rendered = createApp({ ...services, development: true });

const get = (app: typeof cached, path: string, headers: Record<string, string> = {}) =>
  app.fetch(
    new Request(`http://localhost:3000${path}`, { headers: { "accept-encoding": "br", ...headers } }),
  );

const tagOf = async (path: string) => (await get(cached, path)).headers.get("etag") ?? "";

/** Microseconds a request, over so many requests one after the other, bodies read. */
async function time(requests: number, ask: () => Promise<Response>): Promise<number> {
  const began = performance.now();
  for (let n = 0; n < requests; n++) await (await ask()).arrayBuffer();
  return ((performance.now() - began) / requests) * 1000;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Side = { name: string; requests: number; ask: () => Promise<Response> };

/** Runs both sides in turn, round by round, so that a slow moment of the machine falls on both. */
async function compare(title: string, slow: Side, fast: Side): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let round = -2; round < ROUNDS; round++) {
    const [a, b] = [await time(slow.requests, slow.ask), await time(fast.requests, fast.ask)];
    // The first rounds warm the machine up.
    if (round < 0) continue;
    times[0].push(a);
    times[1].push(b);
  }
  const [a, b] = [median(times[0]), median(times[1])];
  console.log(
    `${title}: ${slow.name} ${a.toFixed(0)} µs, ${fast.name} ${b.toFixed(0)} µs, ratio ${(a / b).toFixed(1)}`,
  );
}

for (const path of ["/", "/products", "/contact"]) {
  await compare(
    `page ${path}`,
    { name: "rendered", requests: 20, ask: () => get(rendered, path) },
    { name: "cached", requests: 400, ask: () => get(cached, path) },
  );
}
for (const path of ["/products", "/api/products"]) {
  const tag = await tagOf(path);
  await compare(
    `${path} unchanged`,
    { name: "200", requests: 400, ask: () => get(cached, path) },
    { name: "304", requests: 400, ask: () => get(cached, path, { "if-none-match": tag }) },
  );
}

await catalogue.close();
await handle.close();
rmSync(folder, { recursive: true });
