import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { PROJECT } from "../src/server/env.ts";

/** Seconds of processor that a process has used so far, with all of its threads. */
export function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  // User and system time, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** A server's process, then those that it supervises. */
export function processesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return [pid, ...children.split(" ").filter(Boolean).map(Number)];
}

/** Megabytes that a process takes now, and took at most. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const of = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: of("VmRSS"), peak: of("VmHWM") };
}

/** From now on the peak is that of what follows. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/**
 * Waits until a process uses less than a twentieth of a processor for three seconds in turn: on a busy machine it may just
 * not have had its turn in one of them.
 */
export async function atRest(pid: number): Promise<void> {
  for (let quiet = 0, before = processorOf(pid); quiet < 3;) {
    await after(1000);
    const now = processorOf(pid);
    quiet = now - before > 0.05 ? 0 : quiet + 1;
    before = now;
  }
}

/** Ends a process, whatever it does. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "close");
}

/** A folder that is gone when the work in it is done. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-bench-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Widths of pictures stay from one run to the next: generating them takes minutes. */
const PICTURES = join(tmpdir(), "catalogue-bench-pictures");

/** Makes a data folder start with the pictures of earlier runs, and keep those of this one. */
export function sharePictures(dataDir: string): void {
  mkdirSync(PICTURES, { recursive: true });
  symlinkSync(PICTURES, join(dataDir, "picture-cache"));
}

/** How `npm start` runs the built server: the words after `node`, and its part of the environment. */
function startCommand(): { words: string[]; env: Record<string, string> } {
  const { scripts }: { scripts: { start: string } } = JSON.parse(
    readFileSync(join(PROJECT, "package.json"), "utf8"),
  );
  const [, env = "", words = ""] = /((?:\w+=\S+ )*)exec node (.*)$/.exec(scripts.start) ?? [];
  return {
    words: words.replace("src/run.js", "src/run.js --no-env").split(" "),
    env: Object.fromEntries(
      env
        .trim()
        .split(" ")
        .map((each) => each.split("=")),
    ),
  };
}

export type BuiltServer = { child: ChildProcess; pid: number; port: number; address: string };

/** Starts the built server with its log in the data folder; resolves when it says that it is ready. */
export async function startBuilt(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<BuiltServer> {
  const log = join(dataDir, "log");
  const { words, env } = startCommand();
  const child = spawn(process.execPath, words, {
    cwd: PROJECT,
    stdio: ["ignore", openSync(log, "w"), "inherit"],
    env: {
      PATH: process.env["PATH"],
      ...env,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDir,
      ...settings,
    },
  });
  for (;;) {
    const port = Number(/localhost:(\d+)/.exec(readFileSync(log, "utf8"))?.[1]);
    if (port && child.pid) return { child, pid: child.pid, port, address: `http://127.0.0.1:${port}` };
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    await after(2);
  }
}
