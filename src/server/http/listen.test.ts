import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";

test("a reader that takes nothing is let go, and connections have a limit", async () => {
  const { server, port, stop } = await listen(
    // More than the buffers on the way hold.
    (_, response) => response.end(Buffer.alloc(32 * 1024 * 1024)),
    { port: 0, host: "127.0.0.1" },
  );
  expect(server.maxConnections).toBeGreaterThan(0);
  expect(server.timeout).toBeGreaterThan(0);
  server.timeout = 100;
  const closed = new Promise<void>((resolve) =>
    server.on("connection", (each) => each.on("close", () => resolve())),
  );
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  await once(socket, "connect");
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(20));
  await closed;
  socket.destroy();
  await stop();
});

test("a request that is too long, or none at all, is refused in words", async () => {
  const { port, stop } = await listen(
    (_, response) => response.end("read"),
    { port: 0, host: "127.0.0.1" },
    { words: { tooLong: "This is too long.", unreadable: "This is no request." } },
  );
  const refused = await fetch(`http://127.0.0.1:${port}/?${"x".repeat(20_000)}`);
  expect([refused.status, await refused.text()]).toEqual([431, "This is too long."]);
  const socket = connect(port, "127.0.0.1");
  socket.end("no request\r\n\r\n");
  const received = await text(socket);
  expect(received).toMatch(/^HTTP\/1.1 400 Bad Request\r\n[^]*\r\n\r\nThis is no request\.$/);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("read");
  await stop();
});
