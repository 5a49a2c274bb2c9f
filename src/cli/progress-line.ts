/** A stream as far as it is needed to show progress on it. */
type Terminal = { isTTY?: boolean; write(text: string): unknown };

/** Shows one line that the next one replaces, and clears it; silent where no terminal watches. */
export type ProgressLine = { show(line: string): void; clear(): void };

const CLEAR = "\r\u001B[K";

/** A line of progress on a terminal such as `process.stderr`. */
export function progressLine(stream: Terminal): ProgressLine {
  const write = (text: string) => void (stream.isTTY && stream.write(text));
  return { show: (line) => write(`${CLEAR}${line}`), clear: () => write(CLEAR) };
}
