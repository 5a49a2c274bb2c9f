import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { postgresPrograms, startPostgres } from "../support/postgres.ts";
import { acknowledged, nthInquiry, post } from "./post-inquiry.ts";
import { startServer } from "../support/server-process.ts";

const programs = postgresPrograms();

/** A client that answers to nobody else's time limits. */
async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

describe.skipIf(programs === null)("PostgreSQL that does not answer", () => {
  let cluster: Awaited<ReturnType<typeof startPostgres>>;
  let other: Client;
  let stopped: number[] = [];

  /** A server on the cluster, with its address. */
  const ownServer = async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "postgres-failures-"));
    const server = startServer({ DATA_DIR: dataDir, DATABASE_URL: cluster.url, RATE_LIMIT: "1000000" });
    onTestFinished(async () => {
      goOn();
      await server.kill();
      rmSync(dataDir, { recursive: true });
    });
    return { server, url: await server.ready };
  };
  /** All processes of the cluster stand still until {@link goOn}, with their connections open. */
  const standStill = async () => {
    const stop = async (pid: number) => {
      stopped.push(pid);
      process.kill(pid, "SIGSTOP");
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, "utf8")).toMatch(/\) [TZ] /);
    };
    const question = "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid";
    const { rows } = await other.query<{ pid: number }>(question);
    // The one that begins the others first: one that begins after the others were looked for would go on.
    for (const { pid } of rows) {
      await stop(pid);
      // Not by pg_stat_activity, which lacks those that are still beginning.
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
      for (const child of children.split(" ")) await stop(Number(child));
    }
  };
  const goOn = () => {
    // The one that began them last: it forgets those that have ended meanwhile.
    for (const pid of stopped.splice(0).toReversed()) process.kill(pid, "SIGCONT");
  };
  const stored = async (message: string) => {
    const text = "SELECT count(*)::int AS n FROM inquiries WHERE message = $1";
    return (await other.query<{ n: number }>(text, [message])).rows[0]?.n;
  };

  beforeAll(async () => {
    cluster = await startPostgres(programs ?? "");
    other = await connected(cluster.url);
  });

  afterAll(async () => {
    cluster.stop();
    await other.end();
  });

  test("because the table is locked: a clear 503, not ready, and nothing stored afterwards", async () => {
    const { url } = await ownServer();
    await other.query("BEGIN");
    await other.query("LOCK TABLE inquiries IN ACCESS EXCLUSIVE MODE");
    const [refused, ready] = await Promise.all([post(url, nthInquiry(1), "locked"), fetch(`${url}/readyz`)]);
    expect([refused.status, ready.status]).toEqual([503, 503]);
    expect(await refused.json()).toMatchObject({ error: { code: "storage_unavailable" } });
    expect(await ready.text()).toMatch(/inquiries can't be stored: the database/);
    await other.query("COMMIT");
    expect(await stored("Inquiry 1")).toBe(0);
    expect((await acknowledged(await post(url, nthInquiry(1), "locked"))).repeated).toBe(false);
  });

  test("because its processes stand still: the same, and pages go on", async () => {
    const { url } = await ownServer();
    await standStill();
    const [refused, ready, page] = await Promise.all([
      post(url, nthInquiry(2), "still"),
      fetch(`${url}/readyz`),
      fetch(`${url}/about`),
    ]);
    expect([refused.status, ready.status, page.status]).toEqual([503, 503, 200]);
    goOn();
    expect(await stored("Inquiry 2")).toBe(0);
    await acknowledged(await post(url, nthInquiry(2), "still"));
    expect(await stored("Inquiry 2")).toBe(1);
  });

  test("while the server is told to stop: it ends with 0, though somebody waits for an answer", async () => {
    const { server, url } = await ownServer();
    await standStill();
    const waiting = post(url, nthInquiry(3), "stopping");
    // The server has that request once it answers a later one.
    await fetch(`${url}/healthz`);
    expect(await server.stop()).toBe(0);
    expect((await waiting).status).toBe(503);
    goOn();
    expect(await stored("Inquiry 3")).toBe(0);
  });
});
