import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { nthInquiry } from "./post-inquiry.ts";
import { processesOf, startServer } from "../support/server-process.ts";

const POSTS = 30;

/** Sends a whole request on a connection of its own. */
async function send(port: number, text: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  await new Promise<void>((resolve) => socket.write(text, () => resolve()));
  return socket;
}

/** What comes back until the server closes the connection; how it broke, if it did. */
async function answerOn(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (bytes) => (text += String(bytes)));
  socket.on("error", (error) => (text += `broken: ${error.message}`));
  await once(socket, "close");
  return text.split("\r\n")[0] ?? "";
}

test.each(["1", "2"])("whatever was sent before SIGTERM is answered (WORKERS=%s)", async (workers) => {
  const dataDir = mkdtempSync(join(tmpdir(), "stopping-"));
  const server = startServer({ DATA_DIR: dataDir, RATE_LIMIT: "1000000", WORKERS: workers });
  onTestFinished(async () => {
    await server.kill();
    rmSync(dataDir, { recursive: true });
  });
  const port = Number(new URL(await server.ready).port);
  await server.logged(/"ready"/, Number(workers));
  const serving = processesOf(server.child);
  // A server that stands still has read nothing of what is sent to it, nor accepted the connections.
  for (const pid of serving) process.kill(pid, "SIGSTOP");
  const sent = await Promise.all(
    Array.from({ length: POSTS }, (_, n) => {
      const body = JSON.stringify(nthInquiry(n));
      const head = `POST /api/inquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
      return send(port, head + body);
    }),
  );
  const search = await send(port, "GET /products?q=pump HTTP/1.1\r\nHost: x\r\n\r\n");
  const answers = Promise.all([...sent, search].map(answerOn));
  const exit = once(server.child, "exit");
  server.child.kill("SIGTERM");
  for (const pid of serving) process.kill(pid, "SIGCONT");
  expect(await answers).toEqual([...Array(POSTS).fill("HTTP/1.1 201 Created"), "HTTP/1.1 200 OK"]);
  expect(await exit).toEqual([0, null]);
});
