import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { type DestinationStream, type Logger, pino } from "pino";
import SonicBoom from "sonic-boom";
import type { TrustedProxies } from "./env.ts";
import { createFromProxy } from "./http/client-address.ts";
import type { AppEnv } from "./services.ts";

/**
 * The fields of an error that are logged. A database's message may quote personal data of a row, so of errors with a
 * code only that and the stack are logged.
 */
function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { name, message, stack = "", cause } = error;
  const code = "code" in error ? String(error.code) : null;
  // SQLite's errors share one code; the reason is a number.
  const errcode = "errcode" in error ? Number(error.errcode) : undefined;
  const frames = stack.split("\n").filter((line) => line.startsWith("    at "));
  return {
    name,
    ...(code === null ? { message } : { code, errcode }),
    at: frames.slice(0, 12).map((frame) => frame.trim().slice(3)),
    ...(cause !== undefined && { cause: errorFields(cause) }),
  };
}

/** The log of the process: one JSON object a line on standard output, times in ISO 8601. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorFields, error: errorFields },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The log of a server, on standard output; `flush` waits until it is written, at most a second. */
export function createServerLog(level: string): { log: Logger; flush: () => Promise<void> } {
  // Accessing process.stdout makes a pipe non-blocking; errors of that stream itself are ignored.
  const { fd } = process.stdout.on("error", () => undefined);
  const output = openLogOutput(fd, (lines) =>
    log.warn({ lines }, "lines of the log were dropped, as it could not be written"),
  );
  const log = createLog(level, output);
  return { log, flush: () => output.flush(1000) };
}

/** Paths that monitors request every few seconds. */
const QUIET = new Set(["/healthz", "/readyz", "/metrics"]);

/** Host and path of the page that linked here, without its query; null when it is unknown. */
function referrerOf(header: string | undefined): string | null {
  if (header === undefined || !/^https?:/i.test(header) || !URL.canParse(header)) return null;
  const { host, pathname } = new URL(header);
  return (host + pathname).slice(0, 300);
}

/**
 * Logs one line a request: method, path without its query, status, time; for a 404 also which page linked to it.
 * Nothing of the visitor or of a body.
 */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const began = performance.now();
    await next();
    const { status } = context.res;
    const { path, method } = context.req;
    // Not an error each: whatever refuses work logs the reason once, and anyone can cause any number of 503s.
    const level = status >= 500 && status !== 503 ? "error" : QUIET.has(path) ? "debug" : "info";
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const referrer = status === 404 ? referrerOf(context.req.header("referer")) : null;
    log[level](
      {
        request: context.get("requestId"),
        method,
        path: path.slice(0, 300),
        status,
        ms,
        ...(referrer !== null && { referrer }),
      },
      "request",
    );
  };
}

/** Ids of proxies and tracing systems; anything else could break a log or a page. */
const REQUEST_ID = /^[\w.:=@+-]{1,128}$/;

/**
 * Gives each request an id, which the response carries too: the X-Request-Id of a trusted proxy, so that both logs can
 * be joined, else a new one.
 */
export function requestId(proxies: TrustedProxies): MiddlewareHandler<AppEnv> {
  const isFromProxy = createFromProxy(proxies);
  return async (context, next) => {
    const given = isFromProxy(context.env) ? context.req.header("x-request-id") : undefined;
    context.set("requestId", given !== undefined && REQUEST_ID.test(given) ? given : randomUUID());
    await next();
    context.res.headers.set("x-request-id", context.get("requestId"));
  };
}

/** Bytes that may wait to be written: some thousand lines. */
const MAX_BUFFER = 512 * 1024;

/** How long after a failed write the next attempt is made, in milliseconds. */
const WRITE_RETRY = 500;

type LogOutput = DestinationStream & {
  /** Resolves once everything is written, or after `limit` ms. Never rejects. */
  flush(limit: number): Promise<void>;
};

/**
 * Writes lines to a file descriptor without blocking: asynchronously, from a bounded buffer. While nothing can be
 * written (disk full, reader gone or slow) the lines wait in the buffer; those that don't fit are dropped, and
 * `onDropped` gets their number once the rest has been written.
 */
export function openLogOutput(
  fd: number,
  onDropped: (lines: number) => void,
  { buffer = MAX_BUFFER }: { buffer?: number } = {},
): LogOutput {
  const output = new SonicBoom({ fd, sync: false, maxLength: buffer });
  let dropped = 0;
  let waiting = false;
  let retry: NodeJS.Timeout | undefined;
  // What could not be written stays in the buffer. A new line causes a retry, unless the buffer is full.
  output.on("error", () => {
    retry ??= setTimeout(() => {
      retry = undefined;
      output.write("");
    }, WRITE_RETRY).unref();
  });
  output.on("drop", () => dropped++);
  output.on("drain", () => {
    waiting = false;
    if (dropped === 0) return;
    const lines = dropped;
    dropped = 0;
    onDropped(lines);
  });
  return {
    // pino would call `flushSync` if it were here, which retries on a full disk forever.
    write(line) {
      waiting = true;
      output.write(line);
    },
    flush: (limit) =>
      new Promise((resolve) => {
        if (!waiting) return resolve();
        const timer = setTimeout(resolve, limit);
        output.once("drain", () => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}
