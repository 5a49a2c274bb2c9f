import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DatabaseTarget, openDatabase } from "../src/database/connect.ts";
import { migrate } from "../src/database/migrate.ts";
import { INBOX_VIEWS } from "../src/domain/inquiry/inbox.ts";
import { addStaff, PASSWORD } from "../tests/support/office-staff.ts";
import { postgresPrograms, startPostgres } from "../tests/support/postgres.ts";
import { seedInquiries } from "./office-inquiries.ts";
import { PRODUCT_LISTS, PRODUCTS, seedProducts } from "./office-products.ts";
import { measurePresses } from "./office-presses.ts";
import { end, sharePictures, startBuilt } from "./processes.ts";
import type { Row } from "./table.ts";

/** As many inquiries as the office must find its way in. */
const COUNT = Number(process.env["BENCH_INQUIRIES"] ?? 50_000);

/** How often each list and search is asked for. */
const TIMES = 20;

/** Goal: milliseconds within which 95 of 100 answers come. */
const GOAL = 300;

const LISTS: Record<string, readonly string[]> = {
  "list of every view": INBOX_VIEWS.map((view) => `/inbox?view=${view}`),
  "list, far down": ["/inbox?view=all&offset=900", "/inbox?view=closed&offset=900"],
  "list, narrowed": [
    "/inbox?view=all&category=Chemicals&owner=staff-2",
    "/inbox?view=waiting&owner=nobody",
    "/inbox?view=closed&arrived=month",
  ],
  "search, many found": ["towel", "sample hotel", "epoxy night"].map((q) => `/inbox?view=all&q=${q}`),
  "search, few or none found": ["haddad 77", "zzzzz", "+973 3456 7890", "0000-FFFF", "noor.haddad77@"].map(
    (q) => `/inbox?view=all&q=${encodeURIComponent(q)}`,
  ),
  "search of who waits": ["haddad", "clinic", "zzzzz"].map((q) => `/inbox?q=${q}`),
  "counts and readings": ["/inbox/summary"],
  "start page": ["/home/inquiries", "/home/changes"],
};

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

async function* measure(engine: string, folder: string, target: DatabaseTarget): AsyncGenerator<Row> {
  const handle = await openDatabase(target);
  await migrate(handle);
  await seedProducts(handle, folder);
  await seedInquiries(handle, COUNT);
  const { email } = await addStaff(handle, "owner");
  await handle.close();
  const settings = target.engine === "postgres" ? { DATABASE_URL: target.url } : {};
  const { child, address } = await startBuilt(folder, { LOG_LEVEL: "error", ...settings });
  try {
    while (!(await fetch(`${address}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 200));
    const session = await fetch(`${address}/office/api/session`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: address },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const cookie = session.headers
      .getSetCookie()
      .map((each) => each.split(";", 1)[0])
      .join("; ");
    for (const [name, paths] of Object.entries({ ...LISTS, ...PRODUCT_LISTS })) {
      const waits: number[] = [];
      for (let n = 0; n < TIMES; n++) {
        for (const path of paths) {
          const began = performance.now();
          const response = await fetch(`${address}/office/api${path}`, { headers: { cookie } });
          await response.arrayBuffer();
          if (!response.ok) throw new Error(`${path} answered ${response.status}`);
          waits.push(performance.now() - began);
        }
      }
      const what = `${COUNT} inquiries and ${PRODUCTS} products, ${engine}: ${name}, p95`;
      yield { what, unit: "ms", goal: { most: GOAL }, measured: percentile(waits, 0.95) };
    }
    // What a press costs is the browser's, whichever the database.
    if (engine === "SQLite") yield* measurePresses(address, email, `${COUNT} inquiries`);
  } finally {
    await end(child);
  }
}

/** How long the office's lists and searches take over very many inquiries and products, asked one after the other, on both databases. */
export async function* rows(): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), "office-bench-"));
  const programs = postgresPrograms();
  const server = programs === null ? null : await startPostgres(programs);
  try {
    sharePictures(folder);
    yield* measure("SQLite", folder, { engine: "sqlite", file: join(folder, "catalogue.sqlite") });
    if (server) yield* measure("PostgreSQL", folder, { engine: "postgres", url: server.url });
    else {
      const what = `${COUNT} inquiries, PostgreSQL`;
      yield { what, unit: "ms", goal: { most: GOAL }, measured: "PostgreSQL is not installed" };
    }
  } finally {
    server?.stop();
    rmSync(folder, { recursive: true });
  }
}
