import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { type Aggregator, AggregatorRegistry, Counter, Gauge, Histogram, Registry } from "prom-client";
import { countMails } from "../database/failed-mails.ts";
import { lastBackup } from "../database/backup.ts";
import { within } from "../database/errors.ts";
import { plainNotFound } from "./errors.ts";
import { UNCACHED } from "./http/caching.ts";
import { cameThroughProxy, isLoopback } from "./http/client-address.ts";
import type { AppEnv, Services } from "./services.ts";
import type { WorkQueue } from "./work-queue.ts";
import { ALONE, type Processes } from "./workers/worker.ts";

/** Timeout of the metrics that come from the database, in milliseconds; after it they are left out. */
const DATABASE_TIMEOUT = 1000;

export type Metrics = {
  /** Counts every request by the class of its status, such as 2xx. */
  request(status: number): void;
  pageCache(result: "hit" | "miss"): void;
  /** Starts a timer of a render; returns the function that stops it. */
  startRender(): () => void;
  /** `/metrics` in Prometheus' text format. A 404 for everybody who is not allowed to read it. */
  show(context: Context<AppEnv>): Promise<Response>;
};

type Sources = Pick<Services, "handle" | "catalogue"> & {
  processes?: Pick<Processes, "shareMetrics">;
  environment: Pick<Services["environment"], "metricsToken">;
  work: Pick<WorkQueue, "waiting">;
};

/**
 * The metrics of one app, shown together with those of the other processes of the site. Each app has its own registry,
 * so that two in a process don't count together.
 */
export function createMetrics({ handle, catalogue, environment, work, processes = ALONE }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  /** A counter by label. Plain numbers while nobody reads: counting by label costs as much as finding a page. */
  const counter = (name: string, help: string, label: string) => {
    const counts = new Map<string, number>();
    const metric = new Counter({
      name,
      help,
      labelNames: [label],
      registers: [],
      collect() {
        this.reset();
        for (const [value, count] of counts) this.inc({ [label]: value }, count);
      },
    });
    registry.registerMetric(metric);
    return (value: string) => counts.set(value, (counts.get(value) ?? 0) + 1);
  };
  const countRequest = counter("site_requests_total", "Requests by class of status.", "status");
  const countPage = counter(
    "site_page_cache_total",
    "Pages that were cached already (hit) and that were rendered (miss).",
    "result",
  );
  const renders = new Histogram({
    name: "site_render_seconds",
    help: "Time to render and compress a page.",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  /** `aggregator` makes one value of those of several processes. */
  const gauge = (name: string, help: string, aggregator: Aggregator, value: () => number) =>
    new Gauge({
      name,
      help,
      aggregator,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge("site_processes", "Processes that serve the site.", "sum", () => 1);
  gauge("site_work_waiting", "Pages and lists that wait for their turn.", "sum", () => work.waiting());
  gauge("site_catalogue_version", "Version of the catalogue.", "min", () => catalogue.current().version);
  gauge("site_products", "Products in the catalogue.", "min", () => catalogue.current().products.length);
  gauge("process_resident_memory_bytes", "Memory of the processes that serve.", "sum", () =>
    process.memoryUsage.rss(),
  );
  gauge(
    "nodejs_heap_size_used_bytes",
    "Memory in use by JavaScript.",
    "sum",
    () => process.memoryUsage().heapUsed,
  );
  gauge("process_uptime_seconds", "Time since the oldest of them started.", "max", () => process.uptime());
  const mails = new Gauge({
    name: "site_mails",
    help: "Mails to the desk and to visitors that wait, and that were given up; missing while the database is away.",
    labelNames: ["kind", "state"],
    aggregator: "max",
    registers: [],
    async collect() {
      this.reset();
      const counts = await within(DATABASE_TIMEOUT, countMails(handle.db)).catch(() => []);
      for (const { kind, state, count } of counts) this.set({ kind, state }, count);
    },
  });
  const backup = new Gauge({
    name: "site_last_backup_timestamp_seconds",
    help: "When the last backup was taken; missing when none was, or the database is away.",
    aggregator: "max",
    registers: [],
    async collect() {
      this.remove();
      const at = await within(DATABASE_TIMEOUT, lastBackup(handle.db)).catch(() => null);
      if (at !== null) this.set(Date.parse(at) / 1000);
    },
  });
  registry.registerMetric(mails);
  registry.registerMetric(backup);
  const mayRead = accessCheck(environment.metricsToken);
  const ofAllProcesses = processes.shareMetrics(() => registry.getMetricsAsJSON());

  return {
    request: (status) => countRequest(`${Math.floor(status / 100)}xx`),
    pageCache: countPage,
    startRender: () => renders.startTimer(),
    async show(context) {
      if (!mayRead(context)) return plainNotFound(context);
      const headers = { "content-type": registry.contentType, ...UNCACHED };
      const together = AggregatorRegistry.aggregate(await ofAllProcesses());
      return new Response(await together.metrics(), { headers });
    },
  };
}

/** Allows requests with the token; without one, requests from this machine that came through no proxy. */
function accessCheck(token: string | null): (context: Context<AppEnv>) => boolean {
  if (token === null) return ({ req, env }) => isLoopback(env) && !cameThroughProxy(req.raw);
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const expected = digest(`Bearer ${token}`);
  return ({ req }) => timingSafeEqual(digest(req.header("authorization") ?? ""), expected);
}
