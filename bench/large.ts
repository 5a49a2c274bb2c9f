import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { bumpCatalogueVersion } from "../src/database/catalogue/catalogue.ts";
import { type DatabaseHandle, openDatabase } from "../src/database/connect.ts";
import { CATALOGUE_FOLDER, PROJECT } from "../src/server/env.ts";
import { atRest, end, sharePictures, startBuilt } from "./processes.ts";
import { writeLargeCatalogue } from "./large-catalogue.ts";
import type { Row } from "./table.ts";

/** As many products as the design must hold. */
const COUNT = Number(process.env["BENCH_PRODUCTS"] ?? 100_000);

/** Of each kind: enough for one in a hundred not to be the dearest. */
const PAGES = 200;

/** Milliseconds of processor that a process has used so far. */
function processor({ pid }: ChildProcess): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const used = tasks.map((task) =>
    Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]),
  );
  return used.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}

const megabytes = ({ pid }: ChildProcess, field: "VmRSS" | "VmHWM") =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) /
  1024;

/** Seconds that an import takes by the clock and of processor, and the most memory (MB). */
async function importFile(file: string, folder: string) {
  const began = performance.now();
  const words = ["src/run.js", "--no-env", "dist/bin/catalogue.js", "import", file, "--init"];
  const child = spawn(process.execPath, words, {
    cwd: PROJECT,
    env: { PATH: process.env["PATH"], DATA_DIR: folder },
    stdio: ["ignore", "ignore", "ignore"],
  });
  let used = { processor: 0, peak: 0 };
  const watching = setInterval(() => {
    // A process that has ended tells nothing.
    if (!existsSync(`/proc/${child.pid}/status`)) return;
    used = {
      processor: Math.max(used.processor, processor(child) / 1000),
      peak: Math.max(used.peak, megabytes(child, "VmHWM")),
    };
  }, 100);
  const [code] = await once(child, "close");
  clearInterval(watching);
  if (code !== 0) throw new Error(`The import ended with ${code}`);
  return { ...used, clock: (performance.now() - began) / 1000 };
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

/** Asks for `/healthz` again and again until it is stopped, and tells the longest wait in milliseconds. */
function watch(address: string): () => Promise<number> {
  const stopped = new AbortController();
  let longest = 0;
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const began = performance.now();
      await (await fetch(`${address}/healthz`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - began);
      await wait(10);
    }
  })();
  return async () => {
    stopped.abort();
    await watching;
    return longest;
  };
}

/** The ids of so many products from all over the catalogue, each once: the second time a page is cached. */
async function idsOf({ db }: DatabaseHandle, count: number): Promise<string[]> {
  const all = await db.selectFrom("products").select("id").orderBy("id").execute();
  const step = Math.floor(all.length / count);
  return Array.from({ length: count }, (_, n) => String(all[n * step]?.id ?? ""));
}

/** Fresh addresses of each kind of page; `ids` are those of products, as many as there are pages. */
const KINDS: Record<string, (n: number, ids: readonly string[]) => string> = {
  listing: (n) => `/products?page=${7 + n * 13}`,
  "listing, filtered and sorted": (n) =>
    `/products?category=Chemicals&sort=${n % 2 ? "name" : "brand"}&page=${n + 1}`,
  category: (n) => `/category/${["equipments", "chemicals", "washroom-hygiene"][n % 3]}?page=${n + 2}`,
  product: (n, ids) => `/products/${ids[n]}`,
  search: (n) => `/products?q=${["battery", "floor", "wet and dry", "pad", "zzz"][n % 5]}&page=${n + 1}`,
  "misspelled search": (n) =>
    `/products?q=${["vacum", "scruber 50cm", "mircofibre pad", "detergnt floor"][n % 4]}%20${n}`,
  "search by figures": (n) => `/products?q=vacuum&tank=${n + 5}-${n + 60}&noise=50-${60 + (n % 20)}`,
  "search with filters": (n) => `/products?q=${["floor", "clean", "for"][n % 3]}&brand=COMAC&page=${n + 1}`,
};

/**
 * What a catalogue of very many products costs: a file of them is imported, and the built server asked for pages that are
 * not cached. Processor time is the server's own, of all its threads.
 */
export async function* rows(): AsyncGenerator<Row> {
  const few = await measure(FEW);
  const asFew = (kind: string) =>
    few.find(({ what }) => what === rowOf(FEW, `${LIKE[kind] ?? kind}, HTML`))?.measured;
  yield* await measure(COUNT, (kind) => Number(asFew(kind)) * NO_MORE);
}

/** The pages of so few products, in the same run, are what those of {@link COUNT} are compared with; numbers are longer there. */
const FEW = 400;
const NO_MORE = 1.1;

/** What is near to misspelled words fills no page where products are few; where it does, it is as large as one that was found. */
const LIKE: Readonly<Record<string, string>> = { "misspelled search": "search" };

const rowOf = (count: number, name: string) => `${count} products: ${name}`;

/** The same for so many products, whose pages' HTML may have so many kilobytes before compression. */
export async function measure(
  count: number,
  mostHtml: (kind: string) => number = () => Infinity,
): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-large-"));
  const found: Row[] = [];
  const add = (name: string, measured: number, unit: string, goal: number) =>
    found.push({ what: rowOf(count, name), unit, goal: { most: goal }, measured });
  try {
    sharePictures(folder);
    const file = join(folder, "products.csv");
    await writeLargeCatalogue(file, count);
    for (const name of ["categories.csv", "brands.csv"])
      await importFile(join(CATALOGUE_FOLDER, name), folder);
    const imported = await importFile(file, folder);
    add("import of the file", imported.clock, "s", 60);
    add("import of the file, processor", imported.processor, "s", 60);
    add("import of the file, memory at most", imported.peak, "MB", 1100);

    const began = performance.now();
    const { child: server, address } = await startBuilt(folder, { LOG_LEVEL: "error" });
    try {
      add("first answer, processor", processor(server) / 1000, "s", 6);
      add("first answer, clock", (performance.now() - began) / 1000, "s", 12);
      const ready = watch(address);
      while (!(await fetch(`${address}/readyz`)).ok) await wait(100);
      add("/healthz after the start", await ready(), "ms", 100);

      // Pictures and pages that are prepared meanwhile are no part of what a page costs.
      await atRest(server.pid ?? 0);
      const handle = await openDatabase({ engine: "sqlite", file: join(folder, "catalogue.sqlite") });
      const ids = await idsOf(handle, PAGES);
      const asked = Object.entries(KINDS).map(([kind, addressOf]) => {
        const costs: number[] = [];
        return { kind, addressOf, costs, largest: 0 };
      });
      // In turn, as visitors ask: what one page leaves behind is collected during another.
      for (let n = 0; n < PAGES; n++) {
        for (const page of asked) {
          const before = processor(server);
          const response = await fetch(address + page.addressOf(n, ids), {
            headers: { "accept-encoding": "gzip, deflate, br" },
          });
          page.largest = Math.max(page.largest, (await response.arrayBuffer()).byteLength);
          page.costs.push(processor(server) - before);
        }
      }
      for (const { kind, costs, largest } of asked) {
        add(`${kind}, median processor`, percentile(costs, 0.5), "ms", 25);
        add(`${kind}, p99 processor`, percentile(costs, 0.99), "ms", 25);
        add(`${kind}, HTML`, largest / 1024, "KB", Math.round(mostHtml(kind)));
      }

      const changed = watch(address);
      const id = ids[0] ?? "";
      const since = performance.now();
      await handle.db.transaction().execute(async (trx) => {
        const version = await bumpCatalogueVersion(trx, handle.engine);
        const name = "Changed by the bench";
        await trx.updateTable("products").set({ name, changed_in: version }).where("id", "=", id).execute();
      });
      while (
        !(await (await fetch(`${address}/api/products/${id}`)).text()).includes("Changed by the bench")
      ) {
        await wait(20);
      }
      add("a change is served after", (performance.now() - since) / 1000, "s", 2);
      await wait(500);
      add("/healthz during a change", await changed(), "ms", 50);
      await handle.close();

      const listed = watch(address);
      const whole = await fetch(`${address}/api/products`, { headers: { "accept-encoding": "identity" } });
      await whole.body?.pipeTo(new WritableStream());
      add("/healthz while the whole list is sent", await listed(), "ms", 100);
      add("memory", megabytes(server, "VmRSS"), "MB", 600);
      add("memory at most", megabytes(server, "VmHWM"), "MB", 700);
    } finally {
      await end(server);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return found;
}
