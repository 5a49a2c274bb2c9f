import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const ROOT = join(import.meta.dirname, "../..");

/** Whether the site and its server have been built. */
export const siteIsBuilt = ["dist/server/server.js", "dist/bin/server.js"].every((file) =>
  existsSync(join(ROOT, file)),
);

/** All pictures of the sample take a processor for minutes, which the tests need. */
const DEFAULTS = { NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", PREPARE_PICTURES: "0" };

/** The real server in a process of its own. */
export type ServerProcess = {
  child: ChildProcess;
  /** Resolves with its address, such as `http://127.0.0.1:4711`, once it listens; rejects when it ends before. */
  ready: Promise<string>;
  /**
   * Resolves once so many lines of its output, counted from the beginning, match, with the last of them; rejects when it
   * ends before.
   */
  logged(line: RegExp, times?: number): Promise<string>;
  /** Everything that it wrote to standard error so far. */
  errors(): string;
  /** Waits for its end and resolves with its exit code, null when a signal ended it. */
  ended(): Promise<number | null>;
  /** SIGKILL: nothing is flushed. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** SIGTERM, as a service manager stops it. Resolves with its exit code. */
  stop(): Promise<number | null>;
};

/** The processes that serve the site of a server: its own, or those that it supervises. */
export function processesOf({ pid = 0 }: ChildProcess): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return children === "" ? [pid] : children.split(" ").map(Number);
}

/**
 * Starts the built server, or another entry, with nothing but these settings, on a free port unless they name one.
 * With `stdout`, a file descriptor, its standard output goes there and `ready` and `logged` hear nothing of it.
 */
export function startServer(
  settings: Record<string, string>,
  stdout?: number,
  entry = "dist/bin/server.js",
): ServerProcess {
  const child = spawn(process.execPath, ["src/run.js", "--no-env", entry], {
    cwd: ROOT,
    stdio: ["ignore", stdout ?? "pipe", "pipe"],
    env: { PATH: process.env["PATH"], ...DEFAULTS, ...settings },
  });
  let errors = "";
  child.stderr?.on("data", (chunk) => (errors += String(chunk)));
  const lines: string[] = [];
  const events = new EventEmitter().setMaxListeners(0);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      events.emit("line");
    });
  }
  let isClosed = false;
  const closed = once(child, "close").then(() => {
    isClosed = true;
  });
  const matching = (line: RegExp) => lines.filter((each) => line.test(each));
  const logged = async (line: RegExp, times = 1) => {
    while (matching(line).length < times) {
      if (isClosed) throw new Error(`The server ended: ${lines.slice(-5).join("\n")}`);
      await Promise.race([once(events, "line"), closed]);
    }
    return matching(line)[times - 1] ?? "";
  };
  const ended = async () => {
    await closed;
    return child.exitCode;
  };
  const readyLine = /^Ready at http:\/\/localhost:(\d+)/;
  const ready = logged(readyLine).then((line) => {
    const [, port = ""] = readyLine.exec(line) ?? [];
    return `http://127.0.0.1:${port}`;
  });
  // A test that kills a server while it starts does not ask for its address.
  ready.catch(() => undefined);
  return {
    child,
    ready,
    logged,
    errors: () => errors,
    ended,
    async kill() {
      child.kill("SIGKILL");
      await closed;
    },
    stop() {
      child.kill("SIGTERM");
      return ended();
    },
  };
}
