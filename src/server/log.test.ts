import { execFileSync } from "node:child_process";
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openLogOutput } from "./log.ts";

/** A folder that goes after the test. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "log-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function ownDescriptor(path: string, flags: string | number): number {
  const fd = openSync(path, flags);
  onTestFinished(() => closeSync(fd));
  return fd;
}

/** Reads or writes until the pipe is empty or full. */
function untilItBlocks(step: () => number): void {
  try {
    while (step() > 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) throw error;
  }
}

test("lines arrive in order, and flushing waits for them", async () => {
  const file = join(ownFolder(), "log");
  const output = openLogOutput(ownDescriptor(file, "a"), () => undefined);
  const lines = Array.from({ length: 500 }, (_, n) => `line ${n}\n`);
  for (const line of lines) output.write(line);
  await output.flush(60_000);
  expect(readFileSync(file, "utf8")).toBe(lines.join(""));
  await output.flush(60_000);
});

test("lines that don't fit while nobody reads are dropped and counted, and the rest is written later", async () => {
  const fifo = join(ownFolder(), "pipe");
  execFileSync("mkfifo", [fifo]);
  const pipe = ownDescriptor(fifo, constants.O_RDWR | constants.O_NONBLOCK);
  untilItBlocks(() => writeSync(pipe, Buffer.alloc(1024)));
  let tell = (_lines: number) => {};
  const told = new Promise<number>((resolve) => (tell = resolve));
  const output = openLogOutput(pipe, (lines) => tell(lines), { buffer: 1000 });
  for (let n = 0; n < 50; n++) output.write(`${String(n).padStart(99, "x")}\n`);
  // Nobody reads: this ends by its limit.
  await output.flush(1);
  const bytes = Buffer.alloc(128 * 1024);
  untilItBlocks(() => readSync(pipe, bytes));
  expect(await told).toBe(40);
  const length = readSync(pipe, bytes);
  expect(bytes.toString("utf8", 0, length).match(/\d+(?=\n)/g)).toEqual([..."0123456789"]);
});

test("a disk that is full costs nobody an error", async () => {
  // Stays open: what waits is tried again, and by then a closed one's number may be that of another test's connection.
  const full = openSync("/dev/full", "w");
  const output = openLogOutput(full, () => undefined, { buffer: 1000 });
  for (let n = 0; n < 50; n++) output.write(`line ${n}\n`);
  await output.flush(1);
  output.write("one more\n");
  await output.flush(1);
});
