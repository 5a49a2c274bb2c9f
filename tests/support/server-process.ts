import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** Whether the site has been built; the real server needs it. */
export const siteIsBuilt = existsSync(join(ROOT, "dist/server/server.js"));

/** A real server process. */
export type ServerProcess = {
  child: ChildProcess;
  /** Everything written so far. */
  output(): { stdout: string; stderr: string };
  /** Waits until standard output has this text; rejects when the process ends before. */
  says(text: string): Promise<string>;
  /** Waits for the end and answers the exit code. */
  ended(): Promise<number | null>;
};

/** Starts `src/server/main.ts` with nothing but these settings. */
export function startServer(settings: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [join(ROOT, "src/server/main.ts")], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], NODE_ENV: "production", HOST: "127.0.0.1", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk) => (stdout += String(chunk)));
  child.stderr.on("data", (chunk) => (stderr += String(chunk)));
  const exit = once(child, "close");
  return {
    child,
    output: () => ({ stdout, stderr }),
    async says(text) {
      while (!stdout.includes(text)) {
        await Promise.race([once(child.stdout, "data"), exit]);
        if (child.exitCode !== null && !stdout.includes(text))
          throw new Error(`It ended: ${stderr || stdout}`);
      }
      return stdout;
    },
    async ended() {
      await exit;
      return child.exitCode;
    },
  };
}

/** Waits until the server listens and answers its address. */
export async function addressOf(server: ServerProcess): Promise<URL> {
  const said = await server.says("Ready at ");
  const [, port = ""] = /Ready at http:\/\/localhost:(\d+)/.exec(said) ?? [];
  return new URL(`http://127.0.0.1:${port}`);
}
