import type { DestinationStream } from "pino";
import SonicBoom from "sonic-boom";

/** What waits to be written at most, in bytes: some thousand lines. */
const BUFFER = 512 * 1024;

/** How long after a failed write the next try comes by itself, in milliseconds. */
const RETRY_AFTER = 500;

/** Where log lines go. */
export type LogOutput = DestinationStream & {
  /** Resolves once everything is written, or after `limit` ms. Never rejects. */
  flush(limit: number): Promise<void>;
};

/**
 * Writes lines to a file descriptor without ever holding anybody up: asynchronously, from a bounded buffer.
 * While nothing can be written (disk full, reader gone or slow) the lines wait in the buffer; those that don't
 * fit are dropped and counted, and `onDropped` hears how many once the rest has been written.
 */
export function openLogOutput(
  fd: number,
  onDropped: (lines: number) => void,
  { buffer = BUFFER }: { buffer?: number } = {},
): LogOutput {
  const output = new SonicBoom({ fd, sync: false, maxLength: buffer });
  let dropped = 0;
  let waiting = false;
  let retry: NodeJS.Timeout | undefined;
  // What could not be written stays in the buffer. A new line tries again, unless the buffer is full.
  output.on("error", () => {
    retry ??= setTimeout(() => {
      retry = undefined;
      output.write("");
    }, RETRY_AFTER).unref();
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
    // Without `flushSync`, which pino would call and which retries on a full disk for ever.
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
