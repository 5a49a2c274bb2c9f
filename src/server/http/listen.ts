import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as after } from "node:timers/promises";

/** Timeouts of slow clients (ms), and the longest header (bytes). */
const TIMEOUTS = {
  headersTimeout: 10_000,
  // 50 MB of a document at 1 Mbit/s; a connection that transfers nothing is closed earlier.
  requestTimeout: 420_000,
  // Longer than the idle time of common proxies, so that they and not we close a connection.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
};

/** Open connections, of some ten kilobytes each; further ones are closed at once. */
const MAX_CONNECTIONS = 4000;

/** How long a connection may transfer nothing while a response is being sent (ms). */
export const SOCKET_TIMEOUT = 60_000;

/** How long requests in flight may take to finish during a shutdown (ms). */
export const GRACE_PERIOD = 10_000;

/** How long connections are still accepted during a shutdown, so that a proxy can notice (ms). */
const ACCEPT_PERIOD = 250;

/** How long what was sent before is still read during a shutdown (ms). */
const READ_PERIOD = 3000;

/** How often connections without a request are closed during a shutdown (ms). */
const CLOSE_IDLE_EVERY = 20;

export type Listening = {
  port: number;
  server: Server;
  /**
   * Responds to what was sent before the call, then accepts nothing more. Requests in flight may finish for ten
   * seconds. Resolves when all connections are closed.
   */
  stop(): Promise<void>;
};

type Address = { port: number; host: string };

/** Node's codes of requests that it can't read, as statuses; all others are a 400. */
const UNREADABLE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Rejects with the system's error, such as EADDRINUSE, where this address is not free. */
export async function requireFree({ port, host }: Address): Promise<void> {
  const server = createServer().listen({ port, host, exclusive: true });
  await once(server, "listening");
  server.close();
  await once(server, "close");
}

/**
 * Listens; rejects with the system's error, such as EADDRINUSE. Processes that all say `shared` have one address
 * together: the kernel divides the connections among them. `words` are what a client is told whose request can't be read.
 */
export function listen(
  listener: RequestListener,
  { port, host }: Address,
  { shared = false, words = { unreadable: "", tooLong: "" } } = {},
): Promise<Listening> {
  let stopping = false;
  let accepted = 0;
  const sockets = new Set<Socket>();
  const server = createServer(TIMEOUTS, (request, response) => {
    if (stopping) response.shouldKeepAlive = false;
    listener(request, response);
  });

  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = SOCKET_TIMEOUT;

  server.on("connection", (socket) => {
    accepted++;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  // As Node does by itself, but with words where a visitor may have come to it by a link.
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return void socket.destroy();
    const text = code === "HPE_HEADER_OVERFLOW" ? words.tooLong : words.unreadable;
    socket.end(
      `HTTP/1.1 ${UNREADABLE[code] ?? "400 Bad Request"}\r\nConnection: close\r\n` +
        `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    );
  });

  /** Changes with every connection and every byte that comes in. */
  const received = () => [...sockets].reduce((bytes, socket) => bytes + socket.bytesRead, accepted);

  /** Resolves after a turn of the event loop without a new connection or byte: nothing is left to read. */
  const allRead = async () => {
    const deadline = performance.now() + READ_PERIOD;
    let before = -1;
    while (received() !== before && performance.now() < deadline) {
      before = received();
      // Connections are accepted, and bytes read, between two turns.
      for (let turn = 0; turn < 3; turn++) await nextTurn();
    }
  };

  const stop = async () => {
    stopping = true;
    const forceClose = setTimeout(() => server.closeAllConnections(), GRACE_PERIOD);
    await after(ACCEPT_PERIOD);
    await allRead();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await allRead();
    server.closeIdleConnections();
    // A connection whose request has been answered would delay the shutdown for the whole grace period.
    const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY);
    // Browsers open connections ahead; Node counts one as idle only after its first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    await closed;
    clearTimeout(forceClose);
    clearInterval(closeIdle);
  };

  return new Promise((resolve, reject) => {
    server.once("error", reject);
    // More than Node's 511: a client whose connection is dropped from the backlog tries again only a second later.
    server.listen({ port, host, backlog: MAX_CONNECTIONS, reusePort: shared, exclusive: true }, () => {
      server.off("error", reject);
      const address = server.address();
      resolve({ server, stop, port: typeof address === "object" && address ? address.port : port });
    });
  });
}
