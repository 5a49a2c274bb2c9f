import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

const PROJECT = join(import.meta.dirname, "../..");

/** The real server in a process of its own. */
export type ServerProcess = {
  child: ChildProcess;
  /** Resolves with its address once it listens; rejects with what it said when it ends before. */
  ready: Promise<string>;
  /** Resolves once so many lines of its log, counted from the beginning, match. */
  said(line: RegExp, times?: number): Promise<void>;
  /** SIGKILL: no farewell, nothing flushed. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** SIGTERM, as a service manager stops it. Resolves with its exit code. */
  stop(): Promise<number | null>;
};

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

type Settings = {
  dataDir: string;
  smtpUrl?: string;
  databaseUrl?: string;
  /** A file descriptor that standard output goes to; nothing is heard of the server then. */
  stdout?: number;
};

/** Starts `node src/server/main.ts` on a free port with its data in a folder of the test's. */
export function startServer(settings: Settings): ServerProcess {
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: PROJECT,
    stdio: ["ignore", settings.stdout ?? "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: settings.dataDir,
      ...(settings.smtpUrl && { SMTP_URL: settings.smtpUrl }),
      ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
      SALES_EMAIL: "sales@company.example",
      RATE_LIMIT: "1000000",
    },
  });
  const lines: string[] = [];
  const events = new EventEmitter().setMaxListeners(0);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      events.emit("line", line);
    });
  }
  const ready = new Promise<string>((resolve, reject) => {
    events.on("line", (line: string) => {
      const port = /^Ready at http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.once("close", () => reject(new Error(`The server ended: ${lines.slice(-5).join("\n")}`)));
  });
  // A test that kills a server while it starts does not ask for its address.
  ready.catch(() => undefined);
  return {
    child,
    ready,
    async said(line, times = 1) {
      while (lines.filter((each) => line.test(each)).length < times) await once(events, "line");
    },
    async kill() {
      child.kill("SIGKILL");
      await exitOf(child);
    },
    async stop() {
      child.kill("SIGTERM");
      return exitOf(child);
    },
  };
}
