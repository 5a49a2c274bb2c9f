import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { sampleInquiry } from "../support/sample-inquiry.ts";
import { type ServerProcess, siteIsBuilt, startServer } from "../support/server-process.ts";

if (!siteIsBuilt) console.warn("NOT TESTED: the real process (the site is not built: npm run build)");

describe.skipIf(!siteIsBuilt)("the real process", () => {
  const folders: string[] = [];
  const servers: ServerProcess[] = [];

  const dataDir = () => {
    const folder = mkdtempSync(join(tmpdir(), "catalogue-process-"));
    folders.push(folder);
    return folder;
  };
  const start = (settings: Record<string, string>) => {
    const server = startServer({ DATA_DIR: dataDir(), ...settings });
    servers.push(server);
    return server;
  };

  afterEach(() => servers.splice(0).forEach(({ child }) => child.kill("SIGKILL")));
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  test("starts on an empty folder with the sample catalogue, answers, and stops with 0", async () => {
    const folder = dataDir();
    const server = start({ DATA_DIR: folder, PREPARE_PICTURES: "1" });
    const address = await server.ready;
    const products: unknown[] = await (await fetch(new URL("/api/products", address))).json();
    expect(products.length).toBeGreaterThan(300);
    // As load balancers check it.
    const check = connect(Number(new URL(address).port), "127.0.0.1");
    check.write("GET /healthz HTTP/1.0\r\n\r\n");
    expect(await text(check)).toMatch(/^HTTP\/1\.1 200 /);
    const noHost = connect(Number(new URL(address).port), "127.0.0.1");
    noHost.write("GET /about HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n");
    expect(await text(noHost)).toMatch(/^HTTP\/1\.1 400 [^]*This request could not be read\.$/);
    // Nobody has asked for them.
    await expect.poll(() => readdirSync(join(folder, "picture-cache")).length).toBeGreaterThan(0);
    server.child.kill("SIGTERM");
    expect(await server.ended()).toBe(0);
    expect(server.errors()).toBe("");
  });

  test("a request in flight is finished before the process ends, and what it stored is there", async () => {
    const folder = dataDir();
    const server = start({ DATA_DIR: folder });
    const address = await server.ready;
    const port = Number(new URL(address).port);
    const idle = connect(port, "127.0.0.1");
    await once(idle, "connect");
    const socket = connect(port, "127.0.0.1");
    const body = JSON.stringify({ ...sampleInquiry, message: "In flight" });
    socket.write(
      `POST /api/inquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nIdempotency-Key: flight\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
    );
    // The server has the beginning of the request once it answers a later one.
    await fetch(new URL("/healthz", address));
    server.child.kill("SIGTERM");
    await server.logged(/"stopping"/);
    socket.write(body.slice(10));
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 201 /);
    expect(await server.ended()).toBe(0);

    const next = start({ DATA_DIR: folder });
    const repeat = await fetch(new URL("/api/inquiries", await next.ready), {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": "flight" },
      body,
    });
    expect([repeat.status, repeat.headers.get("idempotency-replayed")]).toEqual([200, "true"]);
  });

  test("several starts on one empty folder make one catalogue", async () => {
    const folder = dataDir();
    const started = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const response = await fetch(new URL("/api/products", await start({ DATA_DIR: folder }).ready));
        const products: { id: string }[] = await response.json();
        return products.map(({ id }) => id);
      }),
    );
    expect(new Set(started.map((ids) => ids.join())).size).toBe(1);
    expect(new Set(started[0]).size).toBe(started[0]?.length);
  });

  test.each<[Record<string, string>, string]>([
    [{ PORT: "http" }, "PORT must be a whole number from 0 to 65535."],
    [{ DATABASE_URL: "mysql://user:secret@host/db" }, "DATABASE_URL must begin with postgres://."],
    [{ HOST: "not-a-host.invalid" }, "HOST not-a-host.invalid is not an address of this machine."],
  ])("%j stops the start with one sentence", async (settings, sentence) => {
    const server = start(settings);
    expect(await server.ended()).toBe(1);
    expect(server.errors()).toBe(`${sentence}\n`);
  });

  test("a port in use stops the start with one sentence", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const server = start({ PORT: String(port) });
    expect(await server.ended()).toBe(1);
    expect(server.errors()).toBe(`Port ${port} is already in use; set PORT to another one.\n`);
    other.close();
  });

  test("a database that can't be reached stops the start with one sentence and no password", async () => {
    const server = start({ DATABASE_URL: "postgres://user:secret@127.0.0.1:1/none" });
    expect(await server.ended()).toBe(1);
    expect(server.errors()).toMatch(/^The database .+\n$/);
    expect(server.errors()).not.toContain("secret");
  });

  test("stack traces in the log name the sources", async () => {
    const server = start({ DATABASE_URL: "postgres://user@127.0.0.1:1/none", LOG_LEVEL: "debug" });
    await server.logged(/"the start failed"/);
    await server.logged(/\bsrc\/server\/services\.ts:\d+/);
    await server.ended();
  });
});
