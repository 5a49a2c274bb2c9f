import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";

/** How long slow callers may take (ms), and how much of a header they may send (bytes). */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than the idle time of common proxies, so that they and not we close a connection.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
};

/** How long requests in flight may take to finish when the process is told to stop (ms). */
const FAREWELL = 10_000;

/** A server that listens. */
export type Listening = {
  port: number;
  server: Server;
  /** Takes no new connection, lets requests in flight finish for ten seconds, and resolves when all is quiet. */
  stop(): Promise<void>;
};

/** Begins to listen; rejects with the system's error, such as EADDRINUSE. */
export function listen(
  listener: RequestListener,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  let stopping = false;
  const sockets = new Set<Socket>();
  const server = createServer(PATIENCE, (request, response) => {
    // An idle connection would hold the farewell up to its end.
    response.on("close", () => {
      if (stopping) server.closeIdleConnections();
    });
    if (stopping) response.shouldKeepAlive = false;
    listener(request, response);
  });

  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  const stop = () =>
    new Promise<void>((resolve) => {
      stopping = true;
      const impatient = setTimeout(() => server.closeAllConnections(), FAREWELL);
      server.close(() => {
        clearTimeout(impatient);
        resolve();
      });
      server.closeIdleConnections();
      // Browsers open connections ahead; Node counts one as idle only after its first request.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    });

  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve({ server, stop, port: typeof address === "object" && address ? address.port : port });
    });
  });
}
