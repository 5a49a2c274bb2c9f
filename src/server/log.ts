import type { MiddlewareHandler } from "hono";
import { type DestinationStream, type Logger, pino } from "pino";
import type { AppContext } from "./deps.ts";
import { openLogOutput } from "./log-output.ts";

/**
 * What of an error is logged. A database's own message may quote the row that it stumbled on, so of those
 * (they have a code) only the code and the place are kept.
 */
function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { name, message, stack = "", cause } = error;
  const code = "code" in error ? String(error.code) : null;
  // SQLite gives all its errors one code, and the reason as a number.
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

/** The log of a server, on standard output; `flush` waits until it is written, or gives up after a second. */
export function createServerLog(level: string): { log: Logger; flush: () => Promise<void> } {
  // Standard output is asked for, as that makes writing to a pipe never wait; its own errors are not ours.
  const { fd } = process.stdout.on("error", () => undefined);
  const output = openLogOutput(fd, (lines) =>
    log.warn({ lines }, "lines of the log were dropped, as it could not be written"),
  );
  const log = createLog(level, output);
  return { log, flush: () => output.flush(1000) };
}

/** Paths that monitors ask every few seconds. */
const QUIET = new Set(["/healthz", "/readyz", "/metrics"]);

/** Host and path of the page that linked here, without its query; null when it is not told. */
function referrerOf(header: string | undefined): string | null {
  if (header === undefined || !/^https?:/i.test(header) || !URL.canParse(header)) return null;
  const { host, pathname } = new URL(header);
  return (host + pathname).slice(0, 300);
}

/** One line a request: method, path without its query, status, time; of a 404 also which page linked to it. Nothing of the visitor or of a body. */
export function requestLog(log: Logger): MiddlewareHandler<AppContext> {
  return async (context, next) => {
    const began = performance.now();
    await next();
    const { status } = context.res;
    const { path, method } = context.req;
    // A 503 is not one fault each: whatever refuses work logs once why, and anyone can ask again and again.
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
