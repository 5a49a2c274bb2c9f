import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as after } from "node:timers/promises";

/** How long slow callers may take (ms), and how much of a header they may send (bytes). */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than the idle time of common proxies, so that they and not we close a connection.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
};

/**
 * Connections at a time. Each costs some ten kilobytes until it is let go for its silence, and what is beyond
 * these is closed at once.
 */
const MOST_CONNECTIONS = 4000;

/** How long a connection may neither take nor send anything while it is being answered (ms). */
const STALLED_AFTER = 60_000;

/** How long requests in flight may take to finish when the process is told to stop (ms). */
export const GRACE_PERIOD = 10_000;

/** How long a server that is told to stop still accepts, so that a proxy can notice (ms). */
const STILL_ACCEPTING = 250;

/** How long it goes on reading what had been sent before, at most (ms). */
const LONGEST_READING = 3000;

/** A server that listens. */
export type Listening = {
  port: number;
  server: Server;
  /**
   * Answers what was sent before the call, then accepts nothing more. Lets requests in flight finish for ten
   * seconds, and resolves when all connections are closed.
   */
  stop(): Promise<void>;
};

/** Begins to listen; rejects with the system's error, such as EADDRINUSE. */
export function listen(
  listener: RequestListener,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  let stopping = false;
  let accepted = 0;
  const sockets = new Set<Socket>();
  const server = createServer(PATIENCE, (request, response) => {
    // An idle connection would hold the end up for the whole grace period.
    response.on("close", () => {
      if (stopping) server.closeIdleConnections();
    });
    if (stopping) response.shouldKeepAlive = false;
    listener(request, response);
  });

  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = STALLED_AFTER;

  server.on("connection", (socket) => {
    accepted++;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  /** Changes with every connection and every byte that comes in. */
  const received = () => [...sockets].reduce((bytes, socket) => bytes + socket.bytesRead, accepted);

  /** Resolves once the event loop has gone round without a new connection or byte: none waits in the system. */
  const allRead = async () => {
    const deadline = performance.now() + LONGEST_READING;
    let before = -1;
    while (received() !== before && performance.now() < deadline) {
      before = received();
      // Connections are accepted, and bytes read, between two turns.
      for (let turn = 0; turn < 3; turn++) await nextTurn();
    }
  };

  const stop = async () => {
    stopping = true;
    const impatient = setTimeout(() => server.closeAllConnections(), GRACE_PERIOD);
    await after(STILL_ACCEPTING);
    await allRead();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await allRead();
    server.closeIdleConnections();
    // Browsers open connections ahead; Node counts one as idle only after its first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    await closed;
    clearTimeout(impatient);
  };

  return new Promise((resolve, reject) => {
    server.once("error", reject);
    // Waiting to be accepted, beyond Node's 511: whose knock is lost tries again only a second later.
    server.listen({ port, host, backlog: MOST_CONNECTIONS }, () => {
      server.off("error", reject);
      const address = server.address();
      resolve({ server, stop, port: typeof address === "object" && address ? address.port : port });
    });
  });
}
