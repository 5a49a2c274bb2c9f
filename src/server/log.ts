import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { type DestinationStream, type Logger, pino } from "pino";
import SonicBoom from "sonic-boom";
import type { TrustedProxies } from "./env.ts";
import { type Bindings, createFromProxy } from "./http/client-address.ts";

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

/** The second that was logged last, in milliseconds, and its text: of a busy server's lines a thousand have the same. */
let second = 0;
let secondText = "";

/** The time as pino's own `isoTime` writes it, without making a date of each line. */
function isoTime(): string {
  const now = Date.now();
  const past = now % 1000;
  if (now - past !== second) {
    second = now - past;
    secondText = new Date(second).toISOString().slice(0, -4);
  }
  return `,"time":"${secondText}${String(past).padStart(3, "0")}Z"`;
}

/** The log of the process: one JSON object a line on standard output, times in ISO 8601. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorFields, error: errorFields },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * The log of a server, on standard output; `write` adds lines that are whole already, `flush` waits until all is
 * written, at most a second.
 */
export function createServerLog(level: string): {
  log: Logger;
  write: (lines: string) => void;
  flush: () => Promise<void>;
} {
  // Accessing process.stdout makes a pipe non-blocking; errors of that stream itself are ignored.
  const { fd } = process.stdout.on("error", () => undefined);
  const output = openLogOutput(fd, (lines) =>
    log.warn({ lines }, "lines of the log were dropped, as it could not be written"),
  );
  const log = createLog(level, output);
  return { log, write: (lines) => output.write(lines), flush: () => output.flush(1000) };
}

/** Paths that monitors request every few seconds. */
const QUIET = new Set(["/healthz", "/readyz", "/metrics"]);

/** Host and path of the page that linked here, without its query; null when it is unknown. */
function referrerOf(header: string | undefined): string | null {
  if (header === undefined || !/^https?:/i.test(header) || !URL.canParse(header)) return null;
  const { host, pathname } = new URL(header);
  return (host + pathname).slice(0, 300);
}

/** What is logged of a request: its id, and nothing of the visitor or of a body. */
export type RequestLine = {
  request: string;
  method: string;
  /** Without its query. */
  path: string;
  status: number;
  /** When it came, as `performance.now()` told. */
  began: number;
  /** The Referer header; of a 404 its host and path are logged. */
  referer: string | undefined;
};

/**
 * Logs one line a request, passed to `write`. It is put together here, as pino needs a tenth of what a cached page costs
 * more for it.
 */
export function createRequestLog(log: Logger, write: (line: string) => void): (line: RequestLine) => void {
  return ({ request, method, path, status, began, referer }) => {
    // Not an error each: whatever refuses work logs the reason once, and anyone can cause any number of 503s.
    const level = status >= 500 && status !== 503 ? "error" : QUIET.has(path) ? "debug" : "info";
    if (!log.isLevelEnabled(level)) return;
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const referrer = status === 404 ? referrerOf(referer) : null;
    write(
      `{"level":"${level}"${isoTime()},"request":"${request}","method":"${method}",` +
        `"path":${JSON.stringify(path.slice(0, 300))},"status":${status},"ms":${ms},` +
        `${referrer === null ? "" : `"referrer":${JSON.stringify(referrer)},`}"msg":"request"}\n`,
    );
  };
}

/** Ids of proxies and tracing systems; anything else could break a log or a page. */
const REQUEST_ID = /^[\w.:=@+-]{1,128}$/;

/**
 * Gives each request an id, which the response carries too: the X-Request-Id of a trusted proxy, so that both logs can
 * be joined, else a new one.
 */
export function createRequestId(proxies: TrustedProxies) {
  const isFromProxy = createFromProxy(proxies);
  return (given: string | undefined, bindings: Bindings): string =>
    given !== undefined && REQUEST_ID.test(given) && isFromProxy(bindings) ? given : randomUUID();
}

/** Bytes that may wait to be written: some thousand lines. */
const MAX_BUFFER = 512 * 1024;

/** How long after a failed write the next attempt is made, in milliseconds. */
const WRITE_RETRY = 500;

type LogOutput = DestinationStream & {
  /** Resolves once everything is written, or after `limit` ms. Never rejects. */
  flush(limit: number): Promise<void>;
};

/** How long a line waits for others to be written with, in milliseconds. */
const JOINED_FOR = 200;

/** The part of the buffer that is written at once when it is full sooner: 64 KB. Of 8 KB each write would cost more. */
const JOINED_PART = 1 / 8;

/**
 * Writes lines to a file descriptor without blocking: joined, asynchronously, from a bounded buffer. While nothing can
 * be written (disk full, reader gone or slow) the lines wait in the buffer; those that don't fit are dropped, and
 * `onDropped` gets their number once the rest has been written. What has not been passed on when the process ends by
 * an error is written then.
 */
export function openLogOutput(
  fd: number,
  onDropped: (lines: number) => void,
  { buffer = MAX_BUFFER }: { buffer?: number } = {},
): LogOutput {
  const output = new SonicBoom({ fd, sync: false, maxLength: buffer });
  // Bytes: of a text that grows the garbage collector would copy all parts, again and again.
  const joined = Buffer.allocUnsafe(Math.floor(buffer * JOINED_PART));
  let length = 0;
  let passing: NodeJS.Timeout | undefined;
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
  output.on("drop", (lines: string) => (dropped += lines.split("\n").length - 1));
  output.on("drain", () => {
    waiting = false;
    if (dropped === 0) return;
    const lines = dropped;
    dropped = 0;
    onDropped(lines);
  });
  const pass = () => {
    clearTimeout(passing);
    passing = undefined;
    if (length === 0) return;
    waiting = true;
    output.write(joined.toString("utf8", 0, length));
    length = 0;
  };
  process.once("exit", () => {
    try {
      writeSync(fd, joined, 0, length);
    } catch {
      // The disk is full, or the reader has gone.
    }
  });
  return {
    // pino would call `flushSync` if it were here, which retries on a full disk forever.
    write(line) {
      // No character takes more than three bytes; to count them takes as long as to write them.
      const bytes = line.length * 3;
      if (length + bytes > joined.byteLength) pass();
      if (bytes > joined.byteLength) {
        waiting = true;
        output.write(line);
        return;
      }
      length += joined.write(line, length);
      passing ??= setTimeout(pass, JOINED_FOR).unref();
    },
    flush: (limit) =>
      new Promise((resolve) => {
        pass();
        if (!waiting) return resolve();
        const timer = setTimeout(resolve, limit);
        output.once("drain", () => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}
