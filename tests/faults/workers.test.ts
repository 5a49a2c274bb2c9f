import { EventEmitter, once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type DatabaseTarget, openDatabase } from "../../src/database/connect.ts";
import { startMailServer } from "../support/mail-server.ts";
import { postgresPrograms, startPostgres } from "../support/postgres.ts";
import { processesOf, startServer } from "../support/server-process.ts";
import { drainOutbox } from "./drain-outbox.ts";
import { type Acknowledged, acknowledged, nthInquiry, post } from "./post-inquiry.ts";

const WORKERS = 2;
const KILLS = 2;
/** Few enough to leave the process that takes the place of a killed one time to start. */
const CLIENTS = 2;
/** Acknowledgements between two kills. */
const BETWEEN = 10;

/** A site of two processes with its own data, once both serve. */
async function startSite(settings: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "workers-"));
  const server = startServer({ DATA_DIR: dataDir, WORKERS: String(WORKERS), ...settings });
  const url = await server.ready;
  onTestFinished(async () => {
    await server.kill();
    await noLongerServed(url);
    rmSync(dataDir, { recursive: true });
  });
  await server.logged(/"ready"/, WORKERS);
  const file: DatabaseTarget = { engine: "sqlite", file: join(dataDir, "catalogue.sqlite") };
  return { server, url, file };
}

/** Processes without their supervisor end by themselves. */
const noLongerServed = (url: string) =>
  expect
    .poll(() =>
      ask(url).then(
        () => "served",
        () => "not served",
      ),
    )
    .toBe("not served");

/** Sends requests on connections of their own, so that they come to all processes. */
const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { connection: "close", ...init.headers } });

const programs = postgresPrograms();
if (programs === null) console.warn("NOT TESTED ON POSTGRESQL: processes that are killed");

describe.each(["SQLite", "PostgreSQL"])("a site of two processes (%s)", (engine) => {
  const isSkipped = engine === "PostgreSQL" && programs === null;
  let cluster: Awaited<ReturnType<typeof startPostgres>> | null = null;
  beforeAll(async () => {
    if (engine === "PostgreSQL" && programs !== null) cluster = await startPostgres(programs);
  });
  afterAll(() => cluster?.stop());
  const settings = (): Record<string, string> => (cluster ? { DATABASE_URL: cluster.url } : {});
  const targetOf = (file: DatabaseTarget): DatabaseTarget =>
    cluster ? { engine: "postgres", url: cluster.url } : file;

  test.skipIf(isSkipped)(
    "replaces those that are killed, and loses nothing that was acknowledged",
    async () => {
      const smtp = await startMailServer();
      onTestFinished(() => smtp.close());
      const { server, url, file } = await startSite({
        ...settings(),
        SMTP_URL: smtp.url,
        RATE_LIMIT: "1000000",
      });
      const promised = new Map<number, Acknowledged>();
      const events = new EventEmitter();
      const figures = { posts: 0, unanswered: 0 };
      const over = new AbortController();
      let started = 0;
      const insist = async (n: number): Promise<Acknowledged> => {
        figures.posts++;
        const response = await post(url, nthInquiry(n), `workers-${n}`).catch(() => null);
        if (response) return acknowledged(response);
        figures.unanswered++;
        return insist(n);
      };
      const client = async () => {
        while (!over.signal.aborted) {
          const n = started++;
          promised.set(n, await insist(n));
          events.emit("acknowledged");
        }
      };
      const clients = Promise.all(Array.from({ length: CLIENTS }, client));
      for (let kill = 1; kill <= KILLS; kill++) {
        for (let n = 0; n < BETWEEN; n++) await once(events, "acknowledged");
        const serving = processesOf(server.child);
        process.kill(serving[kill % WORKERS] ?? 0, "SIGKILL");
        await server.logged(/"a process of the site has ended and is replaced"/, kill);
        await server.logged(/"ready"/, WORKERS + kill);
      }
      over.abort();
      await clients;
      expect(await server.stop()).toBe(0);

      const handle = await openDatabase(targetOf(file));
      await drainOutbox(handle, smtp.url);
      const inquiries = await handle.db.selectFrom("inquiries").selectAll().execute();
      const outbox = await handle.db.selectFrom("outbox").selectAll().execute();
      await handle.close();
      const wanted = [...promised].map(([n, { id, reference }]) => [nthInquiry(n).message, id, reference]);
      const kept = inquiries.map(({ message, id, reference }) => [message, id, reference]);
      expect(kept.toSorted()).toEqual(wanted.toSorted());
      expect(outbox).toHaveLength(2 * promised.size);
      expect(outbox.filter(({ state }) => state !== "sent")).toEqual([]);
      const arrived = new Set(smtp.mails.map(({ headers }) => headers.get("message-id")));
      expect(arrived).toEqual(new Set(outbox.map(({ message_id }) => message_id)));
      console.log(`Kills of processes (${engine}):`, {
        kills: KILLS,
        ...figures,
        acknowledged: promised.size,
      });
    },
  );

  test.skipIf(isSkipped)("counts, limits and changes as one", async () => {
    const { url, file, server } = await startSite({
      ...settings(),
      RATE_LIMIT: "4",
      METRICS_TOKEN: "a".repeat(16),
    });
    const metrics = async () => {
      const text = await (
        await ask(`${url}/metrics`, { headers: { authorization: `Bearer ${"a".repeat(16)}` } })
      ).text();
      return (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
    };
    expect((await metrics())("site_processes")).toBe(WORKERS);
    const counted = 'site_requests_total\\{status="4xx"\\}';
    for (let n = 0; n < 40; n++) expect((await ask(`${url}/nowhere.php`)).status).toBe(404);
    expect((await metrics())(counted)).toBe(40);
    await server.logged(/^\{.*"path":"\/nowhere\.php","status":404.*\}$/, 40);

    const handle = await openDatabase(targetOf(file));
    await handle.db.deleteFrom("post_counts").execute();

    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      const body = JSON.stringify({ ...nthInquiry(n), message: `Limited ${n}` });
      const headers = { "content-type": "application/json" };
      statuses.push((await ask(`${url}/api/inquiries`, { method: "POST", headers, body })).status);
    }
    expect(statuses).toEqual([...Array<number>(4).fill(201), ...Array<number>(8).fill(429)]);

    const version = (await metrics())("site_catalogue_version");
    await handle.db
      .updateTable("catalogue_version")
      .set({ version: version + 1 })
      .execute();
    await handle.close();
    // The least of all processes.
    await expect.poll(async () => (await metrics())("site_catalogue_version")).toBe(version + 1);

    // A supervisor that is killed takes them with it.
    await server.kill();
    await noLongerServed(url);
  });
});

test("a port that another program has stops the start with one sentence", async () => {
  const other = startServer({ DATA_DIR: mkdtempSync(join(tmpdir(), "workers-")), WORKERS: "2" });
  const { port } = new URL(await other.ready);
  const second = startServer({ DATA_DIR: mkdtempSync(join(tmpdir(), "workers-")), WORKERS: "2", PORT: port });
  expect(await second.ended()).toBe(1);
  expect(second.errors()).toBe(`Port ${port} is already in use; set PORT to another one.\n`);
  expect(await other.stop()).toBe(0);
});
