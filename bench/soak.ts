import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { bumpCatalogueVersion } from "../src/database/catalogue/catalogue.ts";
import { type DatabaseHandle, openDatabase } from "../src/database/connect.ts";
import { startMailServer } from "../tests/support/mail-server.ts";
import { sampleInquiry } from "../tests/support/sample-inquiry.ts";
import { end, inFolder, memoryOf, processesOf, sharePictures, startBuilt } from "./processes.ts";
import { median, type Row } from "./table.ts";

/**
 * Mixed traffic for `BENCH_MINUTES`, 30 by default: pages, lists, searches, pictures, wrong addresses and forms,
 * inquiries, and changes of the catalogue. `BENCH_WORKERS` processes serve it.
 */
const MINUTES = Number(process.env["BENCH_MINUTES"] ?? 30);
const WORKERS = process.env["BENCH_WORKERS"] ?? "1";
/** Megabytes of all processes, the supervisor of several among them. */
const MEMORY = 260 * Number(WORKERS) + (WORKERS === "1" ? 0 : 80);
const VISITORS = 4;
/** Requests of a visitor, of which one is an inquiry. */
const VISIT = 40;
/** Between two changes of the catalogue, and between two looks at the memory (ms). */
const CHANGE_EVERY = 5000;
const LOOK_EVERY = 2000;
/** How soon a change must show (ms). */
const SHOWN_WITHIN = 2000;
/** How long the last mails may take (s). */
const MAILED_WITHIN = 60;
/** The part of the time that fills caches. */
const WARM_UP = 1 / 3;

type Counts = { requests: number; errors: number; changes: number; late: number; inquiries: Set<string> };

/** The n-th request of all; the list has what visitors ask for over and over. */
function pathOf(n: number, common: readonly string[]): string {
  if (n % 7 === 0) return `/products?q=search-${n}`;
  if (n % 11 === 0) return `/nowhere-${n}`;
  if (n % 13 === 0) return `/api/products?q=${(n % 1000).toString(36)}`;
  // A prime that is no divisor of the list takes all of it in an order without pattern.
  return common[(n * 7919) % common.length] ?? "/";
}

async function commonPaths(address: string): Promise<string[]> {
  const textOf = async (path: string) => (await fetch(address + path)).text();
  const products: { id: string }[] = JSON.parse(await textOf("/api/products"));
  const named = [...(await textOf("/products")).matchAll(/["' (](\/[^"' ()<>#\\]*)/g)];
  const paths = named.map(([, path = ""]) => path.replaceAll("&amp;", "&"));
  return [...new Set([...paths, ...products.map(({ id }) => `/products/${id}`), "/", "/about", "/readyz"])];
}

function failed(counts: Counts, how: string): void {
  counts.errors++;
  console.error(`error: ${how}`);
}

/** Asks once; a 5xx is an error, as nothing here overloads the site, and so is a connection that breaks. */
async function ask(
  address: string,
  path: string,
  counts: Counts,
  init?: RequestInit,
): Promise<Response | null> {
  counts.requests++;
  try {
    const response = await fetch(address + path, { redirect: "manual", ...init });
    if (response.status >= 500) failed(counts, `${path}: ${response.status}`);
    return response;
  } catch (error) {
    failed(counts, `${path}: ${String(error)}`);
    return null;
  }
}

async function sendInquiry(address: string, counts: Counts): Promise<void> {
  const n = counts.requests;
  const email = `visitor-${n}@visitor.example`;
  const body = JSON.stringify({ ...sampleInquiry, email, message: `Inquiry ${n}` });
  const headers = { "content-type": "application/json" };
  const answer = await ask(address, "/api/inquiries", counts, { method: "POST", headers, body });
  if (answer?.status !== 201) return failed(counts, `an inquiry: ${answer?.status}`);
  const { id }: { id: string } = await answer.json();
  counts.inquiries.add(id);
}

/** Renames a product, as an import would, and waits until the site shows it. */
async function change(handle: DatabaseHandle, address: string, counts: Counts): Promise<void> {
  const name = `Changed ${++counts.changes}`;
  const id = await handle.db.transaction().execute(async (trx) => {
    const version = await bumpCatalogueVersion(trx, handle.engine);
    const row = await trx.selectFrom("products").select("id").orderBy("position").executeTakeFirstOrThrow();
    const given = { name, changed_in: version };
    await trx
      .updateTable("products")
      .set(given)
      .where("id", "=", row["id"] ?? "")
      .execute();
    return row["id"];
  });
  const began = performance.now();
  while (!(await (await fetch(`${address}/products/${id}`)).text()).includes(name)) await after(20);
  if (performance.now() - began > SHOWN_WITHIN) counts.late++;
}

/** How much the middle of the last part is above that of the first, in megabytes. */
function growth(memory: readonly number[]): number {
  const settled = memory.slice(Math.floor(memory.length * WARM_UP));
  const part = Math.ceil(settled.length / 4);
  return Math.max(0, median(settled.slice(-part)) - median(settled.slice(0, part)));
}

async function soak(dataDir: string) {
  const mails = await startMailServer();
  const settings = { RATE_LIMIT: "1000000", SMTP_URL: mails.url, LOG_LEVEL: "warn", WORKERS };
  const server = await startBuilt(dataDir, settings);
  const { address } = server;
  const handle = await openDatabase({ engine: "sqlite", file: join(dataDir, "catalogue.sqlite") });
  try {
    while (!(await fetch(`${address}/readyz`)).ok) await after(100);
    const until = performance.now() + MINUTES * 60_000;
    const goesOn = () => performance.now() < until;
    const counts: Counts = { requests: 0, errors: 0, changes: 0, late: 0, inquiries: new Set() };
    const memory: number[] = [];
    const common = await commonPaths(address);
    const visit = async () => {
      for (let n = 0; goesOn(); n++) {
        const wrong = { method: "POST", body: new URLSearchParams({ firstName: "x" }) };
        if (n % VISIT === 0) await sendInquiry(address, counts);
        else if (n % VISIT === 1) await (await ask(address, "/contact", counts, wrong))?.text();
        else await (await ask(address, pathOf(counts.requests, common), counts))?.arrayBuffer();
      }
    };
    const edit = async () => {
      for (; goesOn(); await after(CHANGE_EVERY)) await change(handle, address, counts);
    };
    const look = async () => {
      for (; goesOn(); await after(LOOK_EVERY))
        memory.push(processesOf(server.pid).reduce((sum, pid) => sum + memoryOf(pid).now, 0));
    };
    await Promise.all([...Array.from({ length: VISITORS }, visit), edit(), look()]);
    const inState = (state: "waiting" | "sent") =>
      handle.db.selectFrom("outbox").select("id").where("state", "=", state).execute();
    for (let n = 0; n < MAILED_WITHIN && (await inState("waiting")).length > 0; n++) await after(1000);
    const stored = await handle.db.selectFrom("inquiries").select("id").execute();
    const sent = await inState("sent");
    return {
      ...counts,
      memory: growth(memory),
      peak: Math.max(...memory),
      lost: [...counts.inquiries].filter((id) => !stored.some((row) => row.id === id)).length,
      unsent: 2 * counts.inquiries.size - sent.length,
    };
  } finally {
    await end(server.child);
    await handle.close();
    await mails.close();
  }
}

export async function* rows(): AsyncGenerator<Row> {
  const found = await inFolder(async (folder) => {
    const dataDir = join(folder, "data");
    mkdirSync(dataDir);
    sharePictures(dataDir);
    return soak(dataDir);
  });
  const { requests, changes, inquiries } = found;
  const what = `${MINUTES} minutes (${requests} requests, ${changes} changes, ${inquiries.size} inquiries):`;
  const none = { most: 0 };
  yield { what: `${what} growth of memory`, unit: "MB", goal: { most: 15 }, measured: found.memory };
  yield { what: `${what} memory at most`, unit: "MB", goal: { most: MEMORY }, measured: found.peak };
  yield { what: `${what} errors`, unit: "", goal: none, measured: found.errors };
  yield { what: `${what} changes shown late`, unit: "", goal: none, measured: found.late };
  yield { what: `${what} inquiries lost`, unit: "", goal: none, measured: found.lost };
  yield { what: `${what} mails not sent`, unit: "", goal: none, measured: found.unsent };
}
